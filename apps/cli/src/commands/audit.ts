import { channelsExport } from '@parley/client';
import { existsSync } from 'node:fs';
import { ExportCheck, sha256, type CheckOptions, type Found } from '@parley/contracts';
import type { Levels } from '@parley/transparency';
import { plainJson, plainLine } from '@parley/untrusted';
import { brokenBy, BrokenRecord } from '../broken-record.js';
import { command } from '../called.js';
import { causeOf } from '../causes.js';
import { CliError, EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { faultText } from '../render/fault-text.js';
import { ofFile, ofText, placesIn, type Exported } from '../exported.js';
import type { ApiClient } from '../api-client.js';
import type { GlobalOptions, Session } from '../session.js';
import { print, printRecorded, printText } from '../output.js';
import { spokenWords } from '../words.js';
import { writeText } from '../written-files.js';
import { checkpointOf, levelLines, levelsOf, type CheckedBy } from './witness-levels.js';

type Output = GlobalOptions['output'];

/** What nobody names a channel by. */
const PATH = /[/\\]|\.jsonl$/u;

/** Whether a file is meant and not a channel. @throws CliError where one is, and is not there */
export function isFile(target: string): boolean {
  if (existsSync(target)) return true;
  if (!PATH.test(target)) return false;
  const gone = Object.assign(new Error(), { code: 'ENOENT' });
  throw new CliError(spokenWords().errors.cannotRead(plainLine(target), causeOf(gone, chosenLanguage())), EXIT.usage);
}

export const exportOf = (client: ApiClient, id: string, checkpoint?: number): Promise<string> =>
  client.text((to) =>
    channelsExport({
      ...to,
      path: { id },
      ...(checkpoint !== undefined && { query: { checkpoint: String(checkpoint) } }),
    }),
  );

const sizeOf = (checkpoint: string | undefined) =>
  checkpoint === undefined ? undefined : checkpointOf(checkpoint).size;

export async function exportChannel(
  { client }: Session,
  channel: string,
  { to, checkpoint }: { to?: string; checkpoint?: string },
): Promise<number> {
  const text = await exportOf(client, channel, sizeOf(checkpoint));
  if (to === undefined) printRecorded(text);
  else writeText(to, text);
  return EXIT.done;
}

export async function verifyChannel(
  { client }: Session,
  channel: string,
  by: CheckedBy,
  { output }: GlobalOptions,
): Promise<number> {
  return verify(ofText(await exportOf(client, channel, sizeOf(by.checkpoint))), channel, by, output);
}

/** Needs no server and no database: the file holds all that the chain covers (P5). It is read line by line, however large it is. */
export const verifyFile = (file: string, by: CheckedBy, output?: Output): Promise<number> =>
  verify(ofFile(file), file, by, output);

/** @throws CliError where the chain breaks, the end is not where it should be, or it is not in what was signed */
export async function verify(
  exported: Exported,
  what: string,
  by: CheckedBy = {},
  output: Output = 'text',
): Promise<number> {
  const placed = placesIn(exported.proof());
  const found = verified(exported.lines(), what, placed.see);
  const levels = await levelsOf({ line: exported.proof(), entries: placed.entries }, what, by);
  const { channel_id, events, inputs, sealed_inputs, head } = found;
  const exit = isAsAsked(levels, by) ? EXIT.done : EXIT.unproved;
  if (output !== 'text') {
    const { isProved: is_proved, isWhole: is_whole, ...more } = levels;
    const witness = { is_proved, ...(is_whole !== undefined && { is_whole }), ...more };
    const counted = { events, inputs: inputs ?? 0, ...(sealed_inputs && { sealed_inputs }) };
    print(plainJson({ channel_id, verified: what, ...counted, head, witness }));
    return exit;
  }
  const words = spokenWords().commands;
  printText(words.verified(what, events, head));
  const checked = (inputs ?? 0) - (sealed_inputs ?? 0);
  if (checked) printText(words.inputsMatch(checked));
  if (sealed_inputs) printText(words.inputsSealed(sealed_inputs, command`audit ${plainLine(what)}`));
  for (const line of levelLines(levels, found, by)) printText(line);
  // Whoever knows that it is signed, or holds a checkpoint of their own, need not be told of hashes.
  if (levels.signed === undefined && levels.held !== 'linked') printText(words.rehashed);
  return exit;
}

/** Whether whoever named keys or a checkpoint finds them: a forger takes away what would tell, and a script sees the exit code alone. */
export const isAsAsked = ({ signed, cosigned, held }: Levels, { key, checkpoint }: CheckedBy): boolean =>
  (!key?.length || signed !== undefined || cosigned.length > 0) && (checkpoint === undefined || held === 'linked');

/** @throws BrokenRecord where the chain breaks, or the end is not where it should be */
export function verified(lines: Iterable<string>, what: string, onEvent?: CheckOptions['onEvent']): Found {
  const check = new ExportCheck({ sha256, ...(onEvent && { onEvent }) });
  for (const line of lines) if (!check.take(line)) break;
  const verdict = check.end();
  if (!verdict.ok) throw new BrokenRecord(faultText(plainLine(what), verdict.fault), brokenBy(verdict.fault));
  return verdict.export;
}
