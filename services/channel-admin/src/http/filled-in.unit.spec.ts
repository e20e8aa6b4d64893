import { contractErrors, type OpenChannel, type TeamPlan } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { filledIn } from './filled-in.js';

describe('what REST lets be left out', () => {
  it('is filled in at every depth, in the order of the contract', () => {
    const phases = [{ title: 'A', task: 'Do A.', phase_id: 'a', debate: { topic: 'Which?' } }];
    const plan = filledIn<TeamPlan>('TeamPlan', { phases, approach: 'One step.' });
    expect(contractErrors('TeamPlan', plan)).toEqual([]);
    expect(Object.keys(plan)).toEqual(['approach', 'phases', 'review']);
    expect(plan.phases[0]).toEqual({
      ...{ phase_id: 'a', title: 'A', task: 'Do A.', expert: '', depends_on: [] },
      debate: { topic: 'Which?', participants: [] },
    });
    expect(plan.review).toEqual({ reason: '', topic: '', participants: [], wanted: false });
  });

  it('is never shared: who changes one value changes no other', () => {
    const [one, other] = [filledIn<TeamPlan>('TeamPlan', {}), filledIn<TeamPlan>('TeamPlan', {})];
    one.review.participants.push('ana');
    expect(other.review.participants).toEqual([]);
  });

  it('is what was given, where something was', () => {
    const config = { max_rounds: 1, timeout_policy: 'remind', max_replacements: 0 };
    const { config: whole } = filledIn<OpenChannel>('OpenChannel', { config });
    expect(whole).toMatchObject({ ...config, max_reminders: 1, time_limit_ms: 1_800_000 });
  });

  it.each([
    ['no object', { config: 'fast', candidates: 3 }],
    ['null', { config: null, candidates: [null] }],
    [
      'an unknown field, also one that every object has',
      JSON.parse('{"colour":1,"__proto__":2,"toString":3}') as object,
    ],
  ])('%s stays as it is, for the contract to refuse', (_, given) => {
    const whole = filledIn<object>('OpenChannel', given);
    expect(JSON.parse(JSON.stringify(whole))).toMatchObject(given);
    expect(contractErrors('OpenChannel', whole)).not.toEqual([]);
  });
});
