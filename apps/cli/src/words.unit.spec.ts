import { PROBLEMS } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { ENGLISH, withoutCommands } from './english.fixtures.js';
import { wordsOf, type TerminalWords } from './words.js';

/** Texts by their path. What people type has other names in another language. */
function textsOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, string][] => {
    if (typeof part === 'string') return [[`${path}/${key}`, part]];
    return typeof part === 'object' && part !== null && key !== 'commands' ? textsOf(part, `${path}/${key}`) : [];
  });
}

describe.each(Object.entries(wordsOf('zh')))('what the terminal says of %s', (_, words) => {
  it('is Chinese in Chinese', () => {
    for (const [path, text] of textsOf(words))
      if (path !== '/language') expect(withoutCommands(text), path).not.toMatch(ENGLISH);
  });
});

it.each(Object.entries(PROBLEMS))(
  'the problem %s is told in Chinese; in English as the server says it',
  (code, { title }) => {
    const problem = { code, title } as Parameters<TerminalWords['errors']['problem']>[0];
    expect(wordsOf('zh').errors.problem(problem)).toMatch(/\p{Script=Han}/u);
    expect(wordsOf('en').errors.problem(problem)).toBe(title);
  },
);

it('a problem that is not known here keeps the words of the server', () => {
  const problem = { code: 'of-tomorrow' as 'internal', title: 'Something new' };
  expect(wordsOf('zh').errors.problem(problem)).toBe('Something new');
});
