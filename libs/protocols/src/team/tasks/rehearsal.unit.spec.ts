import type { TeamLine, TeamPlan } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { BALLOT } from '../../shared/work/ballot.js';
import { notUnderstood } from '../../shared/work/not-understood.js';
import { promptOf } from '../../shared/work/prompt.js';
import { ballotTask } from './ballot.js';
import { argued, asked, debate, done, expert, phase, result, ruling, said, teamOf4 } from './work.fixtures.js';

const plan = [
  done('figures', 'ana', { decisions: ['A-DECISION'] }),
  phase('guide', 'cy'),
  debate({ arguments: [argued('ana', 1)] }),
];

const works = [
  ['cy', 'execute', 'guide'],
  ['lea', 'assess', 'figures'],
  ['lea', 'open_debate', 'where'],
  ['ana', 'argue', 'where'],
  ['lea', 'sum_up', 'where'],
  ['lea', 'rule', 'where'],
  ['lea', 'synthesise', undefined],
  ['lea', 'plan', undefined],
  ['lea', 'revise', 'where'],
] as const;

describe('rehearsed without a script (P6)', () => {
  it.each(works)('%s can be asked to %s in both languages, claims nothing, and is accepted', (who, work, phase_id) => {
    for (const language of ['en', 'zh'] as const) {
      const { rehearse, accept } = asked(teamOf4(plan, { language }), who, work, phase_id, 1);
      const said = rehearse()!;
      expect(JSON.stringify(said)).toContain(notUnderstood(language));
      expect(accept(said)).toHaveProperty('type');
    }
  });

  it('sees no divergence, no disagreement, and shelves what it is to rule on', () => {
    const state = teamOf4(plan);
    expect(asked(state, 'lea', 'assess', 'figures').rehearse()).toMatchObject({ criterion: 'none', statements: [] });
    expect(asked(state, 'lea', 'open_debate', 'where').rehearse()).toMatchObject({ disagreement: false });
    expect(asked(state, 'lea', 'rule', 'where').rehearse()).toMatchObject({ decision: 'shelve', follows: [] });
    expect(asked(state, 'ana', 'argue', 'where', 1).rehearse()).toMatchObject({ changed: false });
  });

  it('a plan has a phase for everybody but the lead, three at most, all at once', () => {
    const phasesOf = (...ids: string[]) => {
      const experts = ids.map((id) => expert(id));
      return (asked(teamOf4([], { experts }), 'lea', 'plan').rehearse() as unknown as TeamPlan).phases;
    };
    expect(phasesOf('ana', 'lea', 'bo', 'cy', 'di').map((one) => [one.phase_id, one.expert, one.depends_on])).toEqual([
      ['part-1', 'ana', []],
      ['part-2', 'bo', []],
      ['part-3', 'cy', []],
    ]);
    expect(phasesOf('lea').map((one) => one.expert)).toEqual(['lea']);
  });

  it('the report has what was handed over word for word, and says what is missing', () => {
    const failed = phase('guide', 'cy', { status: 'failed', reason: 'WHY' });
    const said = asked(teamOf4([plan[0]!, failed]), 'lea', 'synthesise').rehearse();
    expect(said).toEqual({
      answer: `${notUnderstood('en')}\n\n## title of figures\n\nsummary of figures`,
      decisions: ['A-DECISION'],
      open_points: ['title of guide: WHY'],
    });
  });
});

describe('rehearsed by a script', () => {
  const rehearsed = (script: TeamLine[], phase_id = 'where', round = 1) => {
    const experts = [expert('lea'), expert('ana', { script }), expert('bo')];
    return asked(teamOf4(plan, { experts }), 'ana', 'argue', phase_id, round).rehearse();
  };
  const argument = (text: string) => ({ argument: { argument: text, position: 'p', changed: false } });

  it('is the first line that fits the work, the phase and the round', () => {
    const script: TeamLine[] = [
      { work: 'execute', result: result() },
      { work: 'argue', phase_id: 'elsewhere', ...argument('elsewhere') },
      { work: 'argue', round: 2, ...argument('second') },
      { work: 'argue', ...argument('any') },
    ];
    expect(rehearsed(script)).toEqual(argument('any').argument);
    expect(rehearsed(script, 'where', 2)).toEqual(argument('second').argument);
  });

  it('is silence, or nonsense that nobody accepts', () => {
    expect(rehearsed([{ work: 'argue', act: 'silent' }])).toBeUndefined();
    const failing = asked(
      teamOf4(plan, { experts: [expert('lea', { script: [{ work: 'rule', act: 'fail', ruling: ruling() }] })] }),
      ...(['lea', 'rule', 'where'] as const),
    );
    expect(failing.accept(failing.rehearse())).toHaveProperty('invalid');
  });
});

describe('a vote on ending (T1)', () => {
  it('is asked with the task, what was handed over in short, what is still to be done, and what the user said', () => {
    const state = said(teamOf4(plan, { experts: [expert('ana', { ballot: 'continue' })] }), 'Hurry.');
    const task = ballotTask(state, 'ana');
    const { shared, user } = promptOf(BALLOT, task);
    const text = shared.join('\n');
    for (const part of ['THE-TASK', 'summary of figures', 'status="waiting">title of guide', '> Hurry.']) {
      expect(text).toContain(part);
    }
    expect(user).toContain('persona of ana');
    expect(BALLOT.rehearse(task)).toMatchObject({ choice: 'continue' });
    expect(() => ballotTask(state, 'mallory')).toThrow('mallory');
  });
});
