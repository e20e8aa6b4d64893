import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isCalled, isSentTo, self } from './called.js';
import { chosenLanguage, speak, speakUsually } from './language.js';
import { noCommandHasRun } from './setup-command.js';

it('a file of tests begins as if no command had run in its process', () => {
  isCalled('./parley');
  isSentTo('http://127.0.0.1:4790');
  speakUsually('zh');
  noCommandHasRun();
  expect(self()).toBe('parley');
  expect(chosenLanguage()).toBe('en');
  speak();
  expect(chosenLanguage()).toBe('en');
});

it('no module keeps what changes but those that are made anew for it', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.(?:spec|fixtures))\.tsx?$/u.test(name),
  );
  const keeping = sources.filter((name) => /^(?:export )?let /mu.test(readFileSync(join(folder, name), 'utf8')));
  expect(keeping.toSorted()).toEqual(['called.ts', 'language.ts']);
});
