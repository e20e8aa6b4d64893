import { stripVTControlCharacters } from 'node:util';
import { CONDITIONS } from '@parley/termination';
import type { Ending, Finding } from '@parley/contracts';
import { colonOf, commaOf, semicolonOf } from '@parley/wording';
import { describe, expect, it } from 'vitest';
import type { Language } from '../language.js';
import type { Stage } from './stage.js';
import { renderEnding } from './why.js';

const stageOf = (language: Language): Stage => ({
  ...{
    width: 80,
    language,
    colon: colonOf(language),
    comma: commaOf(language),
    semicolon: semicolonOf(language),
    colourOf: () => 'cyan',
    unheardOf: (text: string) => text,
  },
  name: (id) => ({ ana: 'Ana', 'user:local': 'local' })[id] ?? id,
  speaker: (id) => id,
});

const findingOf = (condition: string, more: Partial<Finding> = {}): Finding => ({
  ...{ condition, status: 'met', measured: 3, warn_at: 2, limit: 3, unit: 'rounds', evidence: [] },
  ...more,
});

function endingText(language: Language, finding: Finding, also: string[] = []): string {
  const ending = { condition: finding.condition, also, told: [], findings: [finding] } as Ending;
  return stripVTControlCharacters(renderEnding(ending, stageOf(language)).join('\n'));
}

describe('why it ended is a sentence (T2)', () => {
  const command = findingOf('priority_command', {
    ...{ measured: 1, limit: 1, unit: 'count' },
    evidence: [{ version: 6, participant_id: 'user:local', what: 'command', value: '/end' }],
  });

  it('with who did what, and where it stands', () => {
    expect(endingText('en', command)).toBe('Why: a person asked to end it. · local gave the command “/end” (event 6)');
    expect(endingText('zh', command)).toBe('依据：有人要求结束。 · local 下达命令 “/end”（事件 6）');
  });

  it.each(Object.keys(CONDITIONS))('for %s, in both languages, without the name of a field', (condition) => {
    for (const language of ['en', 'zh'] as const) {
      const { unit } = CONDITIONS[condition as keyof typeof CONDITIONS];
      const text = endingText(language, findingOf(condition, { unit }), ['no_progress']);
      expect(text).not.toContain('_');
      expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh');
      expect(/[a-z]{3,}/u.test(text)).toBe(language === 'en');
      expect(text).not.toMatch(/this holds|以下条件成立/u);
    }
  });

  it('with lengths of time and amounts as people write them', () => {
    const time = findingOf('time_limit', { measured: 125_000, limit: 125_000, unit: 'milliseconds' });
    expect(endingText('en', time)).toBe('Why: the time allowed, 2 min 5 s, is over.');
    const cost = findingOf('cost_budget', { measured: 12_300, limit: 12_000, unit: 'micro_usd' });
    expect(endingText('zh', cost)).toBe('依据：已花费 $0.0123，上限 $0.012。');
  });

  it('names stances and whom they reject, and quotes what was said but no figure', () => {
    const evidence = [
      { version: 7, participant_id: 'ana', what: 'stance', value: 'partly, rejects ana' },
      { version: 0, participant_id: '', what: 'similarity_across', value: '0.31' },
      { version: 8, participant_id: 'ana', what: 'hand_over', value: 'ana' },
    ];
    const text = endingText('en', findingOf('consensus', { evidence }));
    expect(text).toContain('Ana stance agrees in part, rejects Ana (event 7)');
    expect(text).toContain('likeness of what everybody says 0.31');
    expect(text).toContain('Ana handed the floor over to “Ana” (event 8)');
  });

  it('names the parts of a composition, and what held besides', () => {
    const composed = findingOf('all(consensus, not(vote))', { unit: 'count', limit: 1 });
    expect(endingText('en', composed, ['stability'])).toBe(
      'Why: this holds: all of(Agreement, not(A vote to end is won)).\nAlso true: Rounds in which nobody moved',
    );
  });
});
