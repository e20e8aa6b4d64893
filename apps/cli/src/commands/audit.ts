import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sha256, verifyExport, type ExportFault } from '@parley/contracts';
import { CliError, EXIT } from '../exit-codes.js';
import type { Session } from '../session.js';
import { print, printRecorded } from '../output.js';

export interface VerifyOptions {
  /** False accepts an export that does not say where it ends. */
  manifest: boolean;
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

export async function verifyChannel({ client }: Session, channel: string): Promise<number> {
  return verify(await client.text(pathOf(channel)), channel, { manifest: true });
}

/** Needs no server and no database: the file holds all that the chain covers (P5). */
export const verifyFile = (file: string, options: VerifyOptions): number =>
  verify(readFileSync(file, 'utf8'), file, options);

/** @throws CliError where the chain breaks, or the end is not where it should be */
export function verify(text: string, what: string, { manifest }: VerifyOptions): number {
  const verdict = verifyExport(text, { sha256, manifest });
  if (!verdict.ok) throw new CliError(`${what}${wordsOf(verdict.fault)}`, EXIT.verificationFailed);
  const { events, head, whole } = verdict.export;
  const unsaid = whole ? '' : ' (nothing says that this is all of it)';
  print(`${what}: ${events} events, the hash chain holds, head ${head}${unsaid}`);
  return EXIT.done;
}

/** What is wrong, after the name of what was checked. */
function wordsOf(fault: ExportFault): string {
  switch (fault.kind) {
    case 'not_an_export':
      return ` is not a whole export: one JSON event a line (line ${fault.line}${fault.cut ? ', which was cut off' : ''})`;
    case 'no_events':
      return ': there are no events';
    case 'missing':
      return `: the hash chain breaks at version ${fault.from}: ${missing(fault)}`;
    case 'misplaced':
      return `: the hash chain breaks at version ${fault.expected}: in its place is version ${fault.version}`;
    case 'changed':
      return `: the hash chain breaks at version ${fault.version}: this ${fault.type} is not as it was recorded`;
    case 'no_manifest':
      return `: the hash chain holds for ${fault.events} events, but the last line is missing, which says that these are all: it may have been cut off. Exports of older versions have none: --no-manifest accepts that`;
    case 'not_whole': {
      const { said, found } = fault;
      return `: it should have ${said.events} events of ${said.channel_id} up to ${said.head}, and has ${found.events} up to ${found.head}`;
    }
  }
}

const missing = ({ from, to }: { from: number; to: number }): string =>
  from === to ? 'it is missing' : `versions ${from} to ${to} are missing`;
