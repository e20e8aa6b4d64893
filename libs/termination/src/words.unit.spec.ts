import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONDITIONS } from './conditions/index.js';
import { ACTS } from './detectors/language/cue.js';
import { pageWords } from '@parley/wording/page';
import type { Finding } from '@parley/contracts';
import { endingText, warningText } from './wording.js';

/** Evidence is made where something is measured or marked; each kind of it is named there as a word in quotes. */
const MEASURING = [
  'conditions/limits.ts',
  'conditions/stagnation.ts',
  'conditions/consensus/across.ts',
  'conditions/consensus/by-stances.ts',
  'conditions/consensus/consensus.ts',
  'ledger/marks.ts',
];
const kinds = MEASURING.flatMap((file) => [
  ...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/(?:what: |evidence\()'([a-z_]+)'/gu),
]).map(([, kind]) => kind!);

describe.each(['en', 'zh'] as const)('what people read of conditions in %s (T5)', (language) => {
  it('names every condition, and what composes them', () =>
    expect(Object.keys(pageWords[language].channel.conditions).sort()).toEqual(
      [...Object.keys(CONDITIONS), 'all', 'any', 'not'].sort(),
    ));

  it('names a condition that nobody has named by no id', () => {
    const finding = { status: 'near', measured: 3, limit: 4, unit: 'count' } as Finding;
    for (const condition of [...Object.keys(CONDITIONS), 'all(consensus, not(text_mention))', 'a_new_one'])
      for (const text of [warningText(language, { ...finding, condition }), endingText(language, condition, [])])
        expect(text).not.toMatch(/_|text_mention|spoken_by/u);
  });

  it('names every kind of evidence', () => {
    expect(kinds.length).toBeGreaterThan(12);
    expect(Object.keys(pageWords[language].channel.evidence)).toEqual(expect.arrayContaining([...ACTS, ...kinds]));
  });
});
