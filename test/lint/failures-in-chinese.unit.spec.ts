import { failureText } from '@parley/wording';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Failures that Parley itself words, as they are made: what a provider or a server says of one stands as it came. */
const MADE = /code: '(\w+)', message: (?:'([^']+)'|`([^`]+)`)/gu;

const files = ['libs', 'services'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\/src\/.*\.ts$/u.test(name) && !/(?:\.spec|\.fixtures)\.ts$|node_modules|\/generated\//u.test(name),
    )
    .filter((name) => !/^(?:testing|wording)\//u.test(name))
    .map((name) => join(folder, name)),
);

const made = files.flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(MADE), ([, code = '', plain, filled = '']) => ({
    code,
    message: plain ?? filled.replaceAll(/\$\{[^}]*\}/gu, '7'),
  })),
);

it('there are some', () => expect(made.length).toBeGreaterThan(4));

it.each(made)('$code: $message is Chinese in Chinese', ({ code, message }) => {
  expect(failureText('zh', { code, message })).not.toMatch(/[a-z]{3}/iu);
  expect(failureText('en', { code, message })).toBe(message);
});
