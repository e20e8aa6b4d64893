import { interviewDocumentsCompare, interviewDocumentsDocument } from '@parley/client';
import { plainJson } from '@parley/untrusted';
import { CliError, EXIT } from '../exit-codes.js';
import { paint } from '../render/style.js';
import type { GlobalOptions, Session } from '../session.js';
import { ofChannel, printed } from '../print-results.js';
import { documentId, documentList, documentText } from './documents.js';
import { saveDocuments, usualFolder } from './save.js';
import { stateTable } from './state-table.js';
import { interviewView } from './view.js';
import { print, printText } from '../output.js';
import { type TerminalWords, spokenWords, wordsOf } from '../words.js';

export interface DocumentOptions {
  /** --version alone is the program's own. */
  atVersion?: number;
  /** Two versions of one document, the earlier first. */
  compare?: number[];
  save?: string | true;
}

/** Lists an interview's documents, shows or compares one, or writes all as files (I6). @throws CliError for what is not there */
export function documents(
  session: Session,
  { channel, document }: { channel: string; document?: string },
  { atVersion: version, compare, save }: DocumentOptions,
  options: GlobalOptions,
): Promise<number> {
  const words = spokenWords().interviewErrors;
  const refuse = (why: string): never => {
    throw new CliError(why + words.documentsUsage(), EXIT.usage);
  };
  if (document === undefined && (version !== undefined || compare)) refuse(words.whichDocument);
  if (compare && version !== undefined) refuse(words.versionOrCompare);
  if (compare && compare.length !== 2) refuse(words.twoVersions);
  if (document !== undefined && save !== undefined) refuse(words.savesAll);
  if (document === undefined)
    return save === undefined ? list(session, channel, options) : keep(session, channel, save, options);
  const [from, to] = compare ?? [];
  if (from !== undefined && to !== undefined) return difference(session, { channel, document, from, to }, options);
  return one(session, { channel, document, ...(version !== undefined && { version }) }, options);
}

async function list({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  const { channel_id, documents: all, language, phase } = await interviewView(client, channel);
  if (
    !printed(
      all.map((one) => ofChannel(channel_id, one)),
      options,
    )
  )
    printText(documentList({ documents: all, phase }, wordsOf(options.lang ?? language).interview));
  return EXIT.done;
}

async function one(
  { client }: Session,
  { channel, document, version }: { channel: string; document: string; version?: number },
  { output }: GlobalOptions,
): Promise<number> {
  const asked = { channel, document, ...(version !== undefined && { version }) };
  if (output === 'text') print(await documentText(client, asked));
  else {
    const query = { ...(version !== undefined && { version: String(version) }) };
    const path = { id: channel, document: documentId(document) };
    print(plainJson(ofChannel(channel, (await interviewDocumentsDocument({ ...client.to, path, query })).data)));
  }
  return EXIT.done;
}

async function keep(
  { client }: Session,
  channel: string,
  save: string | true,
  options: GlobalOptions,
): Promise<number> {
  const { channel_id, topic, language, phase, documents: all } = await interviewView(client, channel);
  const words = wordsOf(options.lang ?? language).interview;
  if (!all.length) throw new CliError(words.noDocuments[phase === 'closed' ? 'closed' : 'open'], EXIT.usage);
  const version = Math.max(...all.map((document) => document.version));
  const folder = save === true ? usualFolder(topic, channel_id) : save;
  const saved = await saveDocuments(client, channel_id, folder, { version, documents: all });
  if (options.output === 'text') printText(words.saved(saved));
  else print(plainJson(ofChannel(channel_id, { folder: saved })));
  return EXIT.done;
}

interface Statement {
  text: string;
}

/** What GET …/compare answers. */
interface Difference {
  summary?: { before: string; now: string };
  parts: {
    title: string;
    added: Statement[];
    removed: Statement[];
    changed: { before: Statement; now: Statement }[];
  }[];
}

async function difference(
  { client }: Session,
  { channel, document, from, to }: Record<'channel' | 'document', string> & Record<'from' | 'to', number>,
  options: GlobalOptions,
): Promise<number> {
  const path = { id: channel, document: documentId(document) };
  const query = { from: String(from), to: String(to) };
  const { data: found } = await interviewDocumentsCompare({ ...client.to, path, query });
  const words = wordsOf(options.lang ?? (await interviewView(client, channel)).language).interview;
  if (options.output === 'text') printText(differenceLines(found, words).join('\n'));
  else print(plainJson(ofChannel(channel, found)));
  return EXIT.done;
}

export function differenceLines({ summary, parts }: Difference, words: TerminalWords['interview']): string[] {
  const lines = [
    ...(summary ? [paint.bad(`− ${summary.before}`), paint.good(`+ ${summary.now}`)] : []),
    ...parts.flatMap(({ title, added, removed, changed }) => {
      const changes = [
        ...changed.flatMap(({ before, now }) => [paint.bad(`~ ${before.text}`), paint.good(`  → ${now.text}`)]),
        ...added.map(({ text }) => paint.good(`+ ${text}`)),
        ...removed.map(({ text }) => paint.bad(`− ${text}`)),
      ];
      return changes.length ? [paint.bold(title), ...changes] : [];
    }),
  ];
  return lines.length ? lines : [words.same];
}

/** What is known of the user (I7). */
export async function state({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  const view = await interviewView(client, channel);
  const words = wordsOf(options.lang ?? view.language).interview;
  if (options.output === 'text') printText(stateTable(view, words, process.stdout.columns ?? 100));
  else print(plainJson(ofChannel(view.channel_id, view.state)));
  return EXIT.done;
}
