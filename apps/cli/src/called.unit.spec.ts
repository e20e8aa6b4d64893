import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { command, isCalled, isSentTo, nameOf, quoted, unmarked } from './called.js';
import { legible } from './output.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));

afterEach(() => {
  isCalled('parley');
  isSentTo(undefined);
});

describe('a hint is what was called', () => {
  it.each([
    ['npx', '/clone/node_modules/.bin/parley', { npm_command: 'exec' }, 'npx @parley/cli'],
    ['the clone’s own', '/clone/parley', { PATH: '/bin' }, './parley'],
    ['the clone’s own in a script of npm', '/clone/parley', { npm_command: 'run-script' }, './parley'],
    ['the clone’s own from elsewhere', '/my clone/parley', { PATH: '/bin' }, "'/my clone/parley'"],
    ['the clone’s own on the path', '/there/parley', { PATH: '/bin:/there' }, 'parley'],
    ['a script of npm', '/clone/apps/cli/dist/main.js', { npm_command: 'run-script' }, './parley'],
    ['an installation on the path', '/usr/bin/parley', { PATH: '/bin:/usr/bin' }, 'parley'],
    ['an installation elsewhere', '/opt/parley/bin/parley', { PATH: '/bin' }, '/opt/parley/bin/parley'],
    ['one beside', '/clone/node_modules/.bin/parley', { PATH: '/bin' }, 'node_modules/.bin/parley'],
    ['the file itself', '/clone/apps/cli/bin/parley.js', { PATH: '/bin' }, 'node apps/cli/bin/parley.js'],
    ['a folder with a blank', '/my clone/bin/parley.js', { PATH: '/bin' }, "node '/my clone/bin/parley.js'"],
  ])('by %s', (_, script, environment, name) => {
    expect(nameOf(script, environment, '/clone')).toBe(name);
  });

  it('with the server that was named', () => {
    isCalled('./parley');
    isSentTo('http://127.0.0.1:4790');
    expect(unmarked(command`stop ${'0199'}`)).toBe('./parley --server http://127.0.0.1:4790 stop 0199');
  });
});

it.each(['plain', 'two words', "it's", '"quoted"', '$(rm -rf)', 'a;b|c&d', '`x`', '议题 一', '', '-f', 'x\\y', '*'])(
  'a shell takes %j as it is meant',
  (word) => {
    const out = execFileSync('sh', ['-c', `printf '[%s]' ${quoted(word)}`], { encoding: 'utf8' });
    expect(out).toBe(`[${word}]`);
  },
);

describe('a command is not broken', () => {
  const line = () =>
    `it stays open; go on: ${command`interview --resume ${'0199aaaa-bbbb'}`} | ${command`stop ${'x y'}`}, or not`;

  it.each([100, 60, 40, 20])('in a terminal of %i columns', (columns) => {
    const rows = legible(line(), columns).split('\n');
    expect(rows.join('\n')).toMatch(/parley interview --resume 0199aaaa-bbbb/u);
    expect(rows.join('\n')).toMatch(/parley stop 'x y'/u);
    expect(rows.some((row) => row.includes('\u000E') || row.includes('\u000F'))).toBe(false);
  });

  it('of others none is ours: what they write is broken as ever', () => {
    const theirs = '\u000Eparley '.concat('word '.repeat(30), '\u000F');
    for (const row of legible(theirs.replaceAll(/[\u000E\u000F]/gu, ''), 40).split('\n'))
      expect(row.length).toBeLessThanOrEqual(40);
  });
});

it('no text names a command by hand', () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:spec|fixtures)\.ts$/u.test(file))
    // A help is the same wherever it is read.
    .filter((file) => !/usage(?:-in-chinese)?\.ts$|^usage\/|^completion\//u.test(file));
  const byHand = files.flatMap((file) =>
    readFileSync(join(HERE, file), 'utf8')
      .split('\n')
      .filter((line) => /['"`：: (]parley (?:--|[a-z]+(?:-[a-z]+)*[ `'"）)])/u.test(line))
      .filter(
        (line) =>
          !/^\s*(?:\*|\/\/|\/\*\*)|import |other parley commands|version of parley|\(parley: Command\)/u.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(byHand).toEqual([]);
});
