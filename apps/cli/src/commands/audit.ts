import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { firstBrokenLink, plainJson } from '@parley/contracts';
import { complaints } from '../errors-wording.js';
import { CliError, EXIT } from '../exit-codes.js';
import type { GlobalOptions, Session } from '../session.js';
import { print, printRecorded, printText } from '../output.js';
import { exported, type Exported } from './exported.js';
import { commandWords } from './wording.js';

export interface VerifyOptions {
  /** False accepts an export that does not say where it ends. */
  manifest: boolean;
  /** For people where absent. */
  output?: GlobalOptions['output'];
}

export const isFile = (target: string): boolean => existsSync(target);

/** With its last line, which tells a whole export from one that was cut off. */
const pathOf = (channel: string): string => `/v1/channels/${encodeURIComponent(channel)}/export?manifest=true`;

export async function exportChannel({ client }: Session, channel: string, { to }: { to?: string }): Promise<number> {
  const text = await client.text(pathOf(channel));
  if (to === undefined) printRecorded(text);
  else writeFileSync(to, text);
  return EXIT.done;
}

export async function verifyChannel({ client }: Session, channel: string, { output }: GlobalOptions): Promise<number> {
  return verify(await client.text(pathOf(channel)), channel, { manifest: true, output });
}

/** Needs no server and no database: the file holds all that the chain covers (P5). */
export const verifyFile = (file: string, options: VerifyOptions): number =>
  verify(readFileSync(file, 'utf8'), file, options);

/** @throws CliError where the chain breaks, or the end is not where it should be */
export function verify(text: string, what: string, options: VerifyOptions): number {
  const { events, manifest } = exported(text, what);
  const words = complaints();
  const broken = firstBrokenLink(events);
  if (broken !== undefined) throw new CliError(what + words.colon + words.chainBreaks(broken), EXIT.verificationFailed);
  const wrong = cutOff({ events, ...(manifest && { manifest }) }, options);
  if (wrong !== undefined) throw new CliError(what + words.colon + wrong, EXIT.verificationFailed);
  const { hash: head } = events.at(-1)!;
  if ((options.output ?? 'text') !== 'text') {
    print(plainJson({ verified: what, events: events.length, head, whole: manifest !== undefined }));
    return EXIT.done;
  }
  const { verified, unsaid } = commandWords();
  printText(verified(what, events.length, head) + (manifest ? '' : unsaid));
  return EXIT.done;
}

/** Why the events may not be all; undefined where the last line says that they are. */
function cutOff({ events, manifest }: Exported, options: VerifyOptions): string | undefined {
  const last = events.at(-1);
  const words = complaints();
  if (!last) return words.noEvents;
  if (!manifest) return options.manifest ? words.lastLineMissing(events.length) : undefined;
  const { channel_id, events: count, head } = manifest;
  if (count === events.length && head === last.hash && channel_id === last.channel_id) return undefined;
  return words.otherEnd({ events: count, channel: channel_id, head }, { events: events.length, head: last.hash });
}
