import { witnessCheckpoint, witnessKey, witnessOpen, witnessShow, type WitnessStanding } from '@parley/client';
import { noteText, readCheckpoint, readVkey, vkeyOf } from '@parley/transparency';
import { plainJson, plainLine } from '@parley/untrusted';
import { CliError, EXIT } from '../exit-codes.js';
import { print, printText } from '../output.js';
import { timeText } from '../render/time.js';
import type { GlobalOptions, Session } from '../session.js';
import { sha256Bytes } from '../sha256-bytes.js';
import { spokenWords } from '../words.js';
import { writeText } from '../written-files.js';

export async function showWitness({ client }: Session, options: GlobalOptions): Promise<number> {
  const { data: standing } = await witnessShow(client.to);
  if (options.output !== 'text') print(plainJson(standing));
  else for (const line of linesOf(standing)) printText(line);
  return EXIT.done;
}

function linesOf({ signs, vkey, checkpoint, stopped, sinks, epochs }: WitnessStanding): string[] {
  const words = spokenWords().witness;
  const told = sinks.map(({ kind, name, size, error }) =>
    words.sink(kind, name, size, error === undefined ? undefined : plainLine(error)),
  );
  return [
    ...(checkpoint ? [words.signedUpTo(checkpoint.size, checkpoint.time && timeText(checkpoint.time))] : []),
    ...(checkpoint || !signs ? [] : [words.nothingSigned]),
    ...(signs ? [] : [words.signsNot]),
    ...(checkpoint?.cosigned_by.length ? [words.cosignedBy(checkpoint.cosigned_by)] : []),
    ...(vkey === undefined ? [] : [words.key(vkey)]),
    ...(stopped === undefined ? [] : [words.stopped(plainLine(stopped))]),
    ...(told.length || !signs ? told : [words.unwatched]),
    ...epochs.map(({ epoch, opened_at, opened_by, because }) =>
      words.epoch(epoch, timeText(opened_at), plainLine(opened_by), plainLine(because)),
    ),
  ];
}

/** @throws CliError where the server gives something else */
export async function checkpoint({ client }: Session, to: string | undefined): Promise<number> {
  const text = await client.text((asked) => witnessCheckpoint(asked));
  const read = readCheckpoint(text);
  return given(read && noteText(read.note), to);
}

/** @throws CliError where the server gives something else */
export async function checkpointKey({ client }: Session, to: string | undefined): Promise<number> {
  const text = await client.text((asked) => witnessKey(asked));
  const key = readVkey(sha256Bytes, text.trim());
  return given(key && `${vkeyOf(key)}\n`, to);
}

function given(text: string | undefined, to: string | undefined): number {
  if (text === undefined) throw new CliError(spokenWords().witness.noNote, EXIT.systemError);
  if (to === undefined) print(text.trimEnd());
  else writeText(to, text);
  return EXIT.done;
}

export async function newEpoch({ client }: Session, because: string, options: GlobalOptions): Promise<number> {
  const { data: opened } = await witnessOpen({ ...client.to, body: { because } });
  if (options.output === 'text') printText(spokenWords().witness.opened(opened.epoch));
  else print(plainJson(opened));
  return EXIT.done;
}
