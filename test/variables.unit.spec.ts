import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What an installation may set, in whatever way a program reads it. */
const VARIABLE =
  /\b(?:(?:PARLEY|DATABASE|ANTHROPIC|OPENAI|OLLAMA|CHANNEL_ADMIN|TRANSCRIPT_STORE|NATS)_[A-Z\d_]*[A-Z\d]|LOG_LEVEL)\b/gu;
/** They are not programs that an installation runs. */
const OTHERS = new Set(['libs/testing', 'libs/client', 'apps/console']);

const textIn = (folder: string, isWanted: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isWanted.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

it('every variable that a program reads is in a guide', () => {
  const sources = ['libs', 'services', 'apps']
    .flatMap((group) => readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`))
    .filter((folder) => !OTHERS.has(folder) && existsSync(join(ROOT, folder, 'src')))
    .map((folder) => textIn(join(ROOT, folder, 'src'), /^(?!.*\.(?:spec|fixtures)\.).*\.ts$/u))
    .join('\n');
  const told = new Set(textIn(join(ROOT, 'docs/guide'), /\.md$/u).match(VARIABLE));
  // Names of constants, and of streams that are one's value.
  const constants = new Set([...sources.matchAll(/\bconst (\w+)(?: = '(\w+)')?/gu)].flat());
  const read = [...new Set(sources.match(VARIABLE))].filter((name) => !constants.has(name));
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter((name) => !told.has(name))).toEqual([]);
});
