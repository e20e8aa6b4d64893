import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { COMMANDS } from './interview/own-commands.js';
import { defined } from './defined.js';
import { asks, register } from './known-protocols.js';
import { PROTOCOLS } from './protocols.js';
import { wordsOf } from './words.js';

register(PROTOCOLS);

const folder = fileURLToPath(new URL('../../../docs/guide/', import.meta.url));
const guide = (name: string): string => readFileSync(folder + name, 'utf8');
const pages = readdirSync(folder).map(guide).join('\n');

/** What a help offers that is typed with a slash. */
const slashes = (text: string): string[] => text.match(/(?<![\w/])\/[a-z][a-z-]+/gu) ?? [];

const HELPS: Record<string, () => string[]> = {
  'of every channel': () => Object.keys(wordsOf('en').channel.commands),
  'of a party': () => Object.keys(wordsOf('en').roundTable.commands),
  'of a team': () => Object.keys(wordsOf('en').team.commands),
  'of a workshop': () => Object.keys(wordsOf('en').workshop.commands),
  'of an interview': () => [wordsOf('en').interview.help],
  'of a chat': () => [...asks().map(({ word }) => word), ...Object.keys(wordsOf('en').chat.commands)],
};

it.each(Object.keys(HELPS))('every slash command %s is in the guide', (name) => {
  const words = HELPS[name]!().flatMap(slashes);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => !new RegExp(`${word}(?![a-z-])`, 'u').test(pages))).toEqual([]);
});

it('what can be typed in an interview is in its guide', () => {
  const page = guide('interviews.md');
  expect(COMMANDS.filter((word) => !page.includes(`\`${word}`))).toEqual([]);
});

it('what guides and README have somebody type is a command', () => {
  const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8');
  const typed = Array.from(`${readme}\n${pages}`.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gmu), ([, lines]) =>
    lines!.replace(/#.*$/gmu, ''),
  );
  const named = typed.flatMap((lines) =>
    Array.from(lines.matchAll(/(?:^|[|;(/]|&&|npx |=\S+) *parley ([a-z][a-z-]+)/gmu), ([, word]) => word!),
  );
  const commands = defined().commands.flatMap((one) => [one.name(), ...one.aliases()]);
  expect(new Set(named).size).toBeGreaterThan(20);
  expect([...new Set(named)].filter((word) => !commands.includes(word))).toEqual([]);
});
