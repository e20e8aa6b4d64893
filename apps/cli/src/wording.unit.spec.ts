import { readdirSync } from 'node:fs';
import { PROBLEMS } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { ENGLISH, withoutCommands } from './english.fixtures.js';
import { errorWordingOf } from './errors-wording.js';
import type { Language } from './language.js';

/** Every catalogue of the command, by its file; each exports a function that gives it in a language. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('wording.ts'),
);
const catalogues = await Promise.all(
  files.map(async (file) => {
    const module = (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>;
    const [, of] = Object.entries(module).find(([name]) => name.endsWith('Of'))!;
    return { file, of: of as (language: Language) => object };
  }),
);

/** Texts and functions by their path. What people type has other names in another language. */
function leavesOf(value: object, path = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null && key !== 'commands'
      ? leavesOf(part, `${path}/${key}`)
      : [[`${path}/${key}`, part] as [string, unknown]],
  );
}

describe.each(catalogues)('$file', ({ of }) => {
  const [english, chinese] = [new Map(leavesOf(of('en'))), new Map(leavesOf(of('zh')))];

  it('says everything in both languages', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of [...english, ...chinese]) expect(text, path).toBeDefined();
  });

  it('is Chinese in Chinese', () => {
    for (const [path, text] of chinese)
      if (typeof text === 'string' && path !== '/language') expect(withoutCommands(text), path).not.toMatch(ENGLISH);
  });
});

it('there are catalogues for all that is said', () => expect(files.length).toBeGreaterThan(8));

it.each(Object.entries(PROBLEMS))(
  'the problem %s is told in Chinese; in English as the server says it',
  (code, { title }) => {
    const problem = { code, title } as Parameters<ReturnType<typeof errorWordingOf>['problem']>[0];
    expect(errorWordingOf('zh').problem(problem)).toMatch(/\p{Script=Han}/u);
    expect(errorWordingOf('en').problem(problem)).toBe(title);
  },
);

it('a problem that is not known here keeps the words of the server', () => {
  const problem = { code: 'of-tomorrow' as 'internal', title: 'Something new' };
  expect(errorWordingOf('zh').problem(problem)).toBe('Something new');
});
