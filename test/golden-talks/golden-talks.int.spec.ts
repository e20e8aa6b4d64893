import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rendered } from './render.js';
import { TALKS } from './talks.js';

/**
 * What models are asked and what they answer, over the wire, as files that a person can read and review.
 * `GOLDEN=write npx vitest run test/golden-talks` writes them anew; a change of wording is a new version of its template.
 */
describe('talks with a model are as they were last read', () => {
  it.each(Object.entries(TALKS))('%s', async (name, play) => {
    const file = new URL(`${name}.md`, import.meta.url);
    const text = rendered(name, await play());
    if (process.env['GOLDEN'] === 'write') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
