import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rendered } from './render.js';
import { TALKS } from './talks.js';

/**
 * What models are asked, as files that a person can read and review. `GOLDEN=write npx vitest run test/golden-prompts`
 * writes them anew; a change of wording is a new version of its template.
 */
describe('the prompts are as they were last read', () => {
  it.each(Object.entries(TALKS))('%s', (name, play) => {
    const file = new URL(`${name}.md`, import.meta.url);
    const text = rendered(name, play());
    if (process.env['GOLDEN'] === 'write') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
