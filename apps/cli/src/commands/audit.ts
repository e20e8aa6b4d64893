import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { firstBrokenLink, type RecordedEvent } from '@parley/contracts';
import { CliError, EXIT } from '../exit-codes.js';
import type { Session } from '../session.js';
import { print, printRecorded } from '../output.js';

export const isFile = (target: string): boolean => existsSync(target);

export async function exportChannel({ client }: Session, channel: string, { to }: { to?: string }): Promise<number> {
  const text = await client.text(`/v1/channels/${encodeURIComponent(channel)}/export`);
  if (to === undefined) printRecorded(text);
  else writeFileSync(to, text);
  return EXIT.done;
}

export async function verifyChannel({ client }: Session, channel: string): Promise<number> {
  return verify(await client.text(`/v1/channels/${encodeURIComponent(channel)}/export`), channel);
}

/** Needs no server and no database: the file holds all that the chain covers (P5). */
export const verifyFile = (file: string): number => verify(readFileSync(file, 'utf8'), file);

function verify(text: string, what: string): number {
  let events: RecordedEvent[];
  try {
    events = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as RecordedEvent);
  } catch {
    throw new CliError(`${what} is not an export: one JSON event a line`, EXIT.verificationFailed);
  }
  const broken = firstBrokenLink(events);
  if (broken !== undefined)
    throw new CliError(`${what}: the hash chain breaks at version ${broken}`, EXIT.verificationFailed);
  print(`${what}: ${events.length} events, the hash chain holds, head ${events.at(-1)!.hash}`);
  return EXIT.done;
}
