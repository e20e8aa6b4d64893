import { contractErrors } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { DEFAULT_EXPERTS, DEFAULT_LEAD, EXPERTS } from './index.js';

const LANGUAGES = ['en', 'zh'] as const;

describe.each(LANGUAGES)('the ready experts in %s (D1)', (language) => {
  it.each(EXPERTS.map((expert) => [expert.id, expert]))('%s is a whole expert by the contract', (_, expert) => {
    const seat = { ...expert[language], participant_id: expert.id, kind: 'hosted', script: [] };
    expect(contractErrors('Expert', seat)).toEqual([]);
    for (const text of [seat.name, seat.persona, seat.thinking_style, seat.speaking_style]) expect(text).not.toBe('');
    expect(seat.expertise.length).toBeGreaterThanOrEqual(3);
  });

  it('have names of their own: people tell them apart by these', () => {
    expect(new Set(EXPERTS.map((expert) => expert[language].name)).size).toBe(EXPERTS.length);
  });

  it('think and speak in ways of their own: a debate of equal voices gains nothing', () => {
    expect(new Set(EXPERTS.map((expert) => expert[language].thinking_style)).size).toBe(EXPERTS.length);
    expect(new Set(EXPERTS.map((expert) => expert[language].speaking_style)).size).toBe(EXPERTS.length);
  });
});

describe('the ready experts', () => {
  it('are ten, each with an id of its own', () => {
    expect(new Set(EXPERTS.map(({ id }) => id)).size).toBe(10);
  });

  it('speak their language and no other', () => {
    const chinese = /\p{Script=Han}/u;
    for (const { en, zh } of EXPERTS) {
      expect(JSON.stringify(en)).not.toMatch(chinese);
      for (const text of [zh.name, zh.persona, zh.thinking_style, zh.speaking_style]) expect(text).toMatch(chinese);
    }
  });

  it('hold the default team: a lead and three others, as many as debates do well with', () => {
    const ids = EXPERTS.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([DEFAULT_LEAD, ...DEFAULT_EXPERTS]));
    expect(DEFAULT_EXPERTS).toHaveLength(3);
    expect(DEFAULT_EXPERTS).not.toContain(DEFAULT_LEAD);
  });
});
