import { isCalled } from '@parley/contracts';
import { stripVTControlCharacters } from 'node:util';
import { allItems, channelsShow, inboxInbox } from '@parley/client';
import type { ApiClient } from '../api-client.js';
import { unmarked } from '../called.js';
import { findParticipant } from '../channel/find-participant.js';
import { CliError, EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { printable } from '../output.js';
import { terminalOf } from '../known-protocols.js';
import type { InboxItem } from '../protocol.js';
import type { Form } from './form.js';
import { templateOf } from './template.js';
import { spokenWords } from '../words.js';

/** A turn that is to be written, as the inbox has it. */
export interface Turn extends InboxItem {
  participant_id: string;
  request_id: string;
  name: string;
  form: Form;
  /** The form, blank, below what one has to know. */
  template: string;
}

/** The open turn of a channel; of somebody where several are asked. @throws CliError where there is none, or a line says it all */
export async function openTurn(client: ApiClient, channel: string, given?: string): Promise<Turn> {
  const words = spokenWords().writing;
  const who = given === undefined ? await whoIsAsked(client, channel) : await findParticipant(client, channel, given);
  const items: InboxItem[] = await allItems((cursor) =>
    inboxInbox({ ...client.to, path: { name: who }, query: { limit: '200', ...cursor } }),
  );
  const item = items.find((one) => one.channel_id === channel && 'request_id' in one && !('vote' in one));
  if (!item) throw new CliError(words.nobodyAsked(channel), EXIT.usage);
  const turn = item as Omit<Turn, 'form' | 'template'>;
  const terminal = await terminalOf(item.protocol);
  const form = await terminal.form?.(item, chosenLanguage(), client);
  // What it waits for stands in its last line.
  const lines = terminal.inboxLines(item, chosenLanguage()).flatMap((line) => plain(line).split('\n'));
  if (!form) throw new CliError(words.noForm(lines.at(-1)!.trim()), EXIT.usage);
  return { ...turn, form, template: templateOf(form.schema, [...lines.slice(0, -1), '', ...words.howTo]) };
}

const plain = (line: string): string => stripVTControlCharacters(unmarked(printable(line)));

async function whoIsAsked(client: ApiClient, channel: string): Promise<string> {
  const { turns } = (await channelsShow({ ...client.to, path: { id: channel } })).data as unknown as {
    turns: { participant_id: string; kind: string; status: string }[];
  };
  const open = turns.filter(({ status, kind }) => status === 'open' && !isCalled(kind));
  const [first, ...others] = [...new Set(open.map(({ participant_id }) => participant_id))];
  if (first === undefined) throw new CliError(spokenWords().writing.nobodyAsked(channel), EXIT.usage);
  if (others.length) throw new CliError(spokenWords().writing.severalAsked([first, ...others], channel), EXIT.usage);
  return first;
}
