import { isFarewell } from '@parley/termination';
import type { ApiClient } from '../api-client.js';
import { nearest } from '../nearest.js';
import { documentList, documentText } from './documents.js';
import { stateTable } from './state-table.js';
import { interviewView } from './view.js';
import { type TerminalWords, wordsOf } from '../words.js';

/** What the terminal itself answers. */
const OWN = ['/help', '/state', '/documents', '/doc'];
/** What is for the interview, which knows best what it takes. */
const THEIRS = ['/deliver', '/end', '/stop', '/vote', '/extend', '/auto-exit', '/continue'];

/** All that can be typed in an interview with a slash. */
export const COMMANDS: readonly string[] = [...OWN, ...THEIRS];

export interface Asked {
  client: ApiClient;
  channelId: string;
  words: TerminalWords['interview'];
}

/** What the terminal says to one of its own commands, or to a slip of the finger; undefined for what is to be said. */
export async function ownCommand(text: string, { client, channelId, words }: Asked): Promise<string | undefined> {
  const [word = '', document = ''] = text.split(/\s+/u);
  if (!word.startsWith('/')) return undefined;
  switch (word.toLowerCase()) {
    case '/help':
      return words.help;
    case '/state':
      return stateTable(await interviewView(client, channelId), words, process.stdout.columns ?? 100);
    case '/documents':
      return documentList(await interviewView(client, channelId), words);
    case '/doc':
      return documentText(client, { channel: channelId, document });
    default: {
      const isTheirs = THEIRS.includes(word.toLowerCase()) || isFarewell(text);
      const near = isTheirs ? undefined : nearest(word, COMMANDS);
      return near && wordsOf(words.language).channel.unknownCommand(word, near);
    }
  }
}
