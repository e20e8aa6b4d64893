import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@parley/testing';
import type { Installation, Ran } from './installation.js';

/** What an auditor is handed, as files of a folder of their own. */
export interface Handed {
  folder: string;
  /** Runs the command there, where nothing is known of the installation and no server is reached. */
  parley(...args: string[]): Promise<Ran>;
}

/** What an auditor has kept from before: a checkpoint, and the key by which the log is signed. */
export async function keeps(installation: Installation): Promise<Handed> {
  const folder = await openFolder();
  await done(installation.parley('witness', 'checkpoint', '--to', join(folder, 'old.checkpoint')));
  await done(installation.parley('witness', 'key', '--to', join(folder, 'parley.vkey')));
  const home = join(folder, 'home');
  mkdirSync(home);
  const environment = { HOME: home, PARLEY_SERVER: 'http://127.0.0.1:1' };
  return { folder, parley: (...args) => installation.elsewhere(folder, environment, args) };
}

/** Exports of a channel that is over, and of one that is open. */
export async function hands(
  installation: Installation,
  { folder }: Handed,
  closed: string,
  open: string,
): Promise<void> {
  const since = ['--checkpoint', join(folder, 'old.checkpoint')];
  await done(installation.parley('export', closed, ...since, '--to', join(folder, 'closed.jsonl')));
  await done(installation.parley('export', open, ...since, '--to', join(folder, 'open.jsonl')));
}

async function done(running: Promise<Ran>): Promise<void> {
  const { code, err } = await running;
  if (code !== 0) throw new Error(err);
}

export const linesOf = ({ folder }: Handed, file: string): string[] =>
  readFileSync(join(folder, file), 'utf8').trim().split('\n');

export const writeLines = ({ folder }: Handed, file: string, lines: readonly string[]): void =>
  writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
