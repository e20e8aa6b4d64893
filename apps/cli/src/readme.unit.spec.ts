import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { defined } from './defined.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const commandsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\.\/parley ([a-z-]+)/gu)].map(([, name]) => name!))].toSorted();

describe.each(['README.md', 'README.zh.md', 'docs/guide/terminal.md', 'docs/guide/terminal.zh.md'])('%s', (file) => {
  it('names commands that are there', () => {
    const known = defined().commands.map((command) => command.name());
    expect(known).toEqual(expect.arrayContaining(commandsIn(textOf(file))));
  });

  it('leads to files that are there', () => {
    for (const [, path] of textOf(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/gu))
      expect(existsSync(join(ROOT, dirname(file), path!)), path).toBe(true);
  });
});

it('the Chinese README has every command of the English one', () => {
  expect(commandsIn(textOf('README.zh.md'))).toEqual(commandsIn(textOf('README.md')));
});
