import { describe, expect, it } from 'vitest';
import type { TeamState } from '../state.js';
import { argued, asked, debate, done, phase, said, teamOf4 } from './work.fixtures.js';

const first = [argued('ana', 1), argued('bo', 1)];
const summaries = [{ summary: 'SUMMARY-1', open_points: ['STILL-OPEN'] }];
const figures = done('figures', 'bo', { findings: ['B-FINDING'] });
const needs = { depends_on: ['figures'] };
const inRound = (round: number, given = first, config = {}): TeamState =>
  teamOf4([figures, debate({ round, arguments: given, summaries: round > 1 ? summaries : [] }, needs)], { config });

const holds = (text: string, parts: string[], not: string[] = []): void => {
  for (const part of parts) expect(text).toContain(part);
  for (const part of not) expect(text).not.toContain(part);
};

describe('the lead that opens a debate (D3)', () => {
  const decision = {
    ...{
      cause: 'divergence' as const,
      held: true,
      reason: 'THE-REASON',
      before: [],
      criterion: 'contradiction' as const,
    },
    statements: [{ phase_id: 'figures', quote: 'THE-QUOTE' }],
    debate: { ...phase('where', ''), phase_type: 'debate' as const },
  };

  it('sees the question, why it was put in, the statements, the results and who will argue', () => {
    const state = { ...inRound(1, []), decisions: [decision] };
    const { text, user } = asked(state, 'lea', 'open_debate', 'where');
    holds(user, ['THE-QUESTION', '<reason>THE-REASON', 'phase_id="figures">THE-QUOTE', 'results diverge']);
    holds(user, ['participant_id="ana"', 'participant_id="bo"'], ['participant_id="cy"']);
    holds(text, ['B-FINDING']);
  });

  it('is told whether the plan has it, or the user asked for it (D5)', () => {
    expect(asked(inRound(1, []), 'lea', 'open_debate', 'where').user).toContain('part of your plan');
    const byUser = { ...inRound(1, []), decisions: [{ ...decision, cause: 'user' as const, statements: [] }] };
    expect(asked(byUser, 'lea', 'open_debate', 'where').user).toContain('The user asked for this debate');
  });

  it('of its own plan sees the plan, as do those who argue on it (D4)', () => {
    const review = debate({}, { inserted: 'plan_review' });
    const plan = { approach: 'x', phases: [phase('guide', 'cy')], review: {} as never };
    const planned = { request_id: 'plan', participant_id: 'lea', plan };
    const state = { ...teamOf4([review]), planned };
    for (const [who, work] of [
      ['lea', 'open_debate'],
      ['ana', 'argue'],
      ['lea', 'rule'],
    ] as const) {
      holds(asked(state, who, work, 'where', 1).text, [
        '<planned_phase phase_id="guide" by="CY">\n> title of guide\n> task of guide',
      ]);
    }
    expect(asked(inRound(1, []), 'lea', 'open_debate', 'where').text).not.toContain('<planned_phase');
  });
});

describe('who argues (D3)', () => {
  it('hears nobody in the first round, even if others were faster', () => {
    const { text, user } = asked(inRound(1, [argued('bo', 1)]), 'ana', 'argue', 'where', 1);
    holds(text, ['THE-QUESTION', 'THE-POINT', 'B-FINDING'], ['argument 1 of']);
    holds(user, ['round 1 of at most 2', 'It is blind', 'persona of ana']);
  });

  it('hears all earlier rounds then, with the summaries, and where it stood itself; nothing of the same round', () => {
    const { shared, user } = asked(inRound(2, [...first, argued('bo', 2)]), 'ana', 'argue', 'where', 2);
    holds(
      shared.join('\n'),
      ['by="ANA">argument 1 of', 'by="BO">argument 1 of', 'SUMMARY-1', 'STILL-OPEN'],
      ['argument 2'],
    );
    holds(user, ['In round 1:\n> position 1 of &lt;ana>', 'It is the last round'], ['of &lt;bo&gt;']);
  });

  it('shares everything but itself with whoever argues beside it, and the earlier rounds with the next', () => {
    const state = inRound(2);
    const [ana, bo] = ['ana', 'bo'].map((id) => asked(state, id, 'argue', 'where', 2));
    expect([ana!.system, ana!.shared, ana!.schema]).toEqual([bo!.system, bo!.shared, bo!.schema]);
    const before = asked(inRound(1), 'ana', 'argue', 'where', 1).shared;
    expect(ana!.shared.slice(0, before.length)).toEqual(before);
  });

  it('is told to yield to better arguments only', () => {
    const { system } = asked(inRound(1), 'ana', 'argue', 'where', 1);
    holds(system, ['only for an argument that is better than yours', 'that all agree does not make it correct']);
  });

  it('hears nothing that the user said to the lead', () => {
    const state = said(inRound(2), 'TO-THE-LEAD');
    expect(asked(state, 'ana', 'argue', 'where', 2).text).not.toContain('TO-THE-LEAD');
    expect(asked(state, 'lea', 'rule', 'where').text).toContain('TO-THE-LEAD');
  });
});

describe('peers without names', () => {
  const anonymous = { anonymous_peers: true };
  const talk = [
    { ...argued('ana', 1), argument: { argument: 'As I said', position: 'p', changed: false } },
    { ...argued('bo', 1), argument: { argument: 'ANA is wrong, BOB is right', position: 'q', changed: false } },
  ];

  it('are numbers throughout, whatever those who wrote of them called them', () => {
    const { text, user } = asked(inRound(2, talk, anonymous), 'ana', 'argue', 'where', 2);
    holds(text, ['by="participant 1">As I said', 'by="participant 2">participant 1 is wrong, BOB is right']);
    expect(text).not.toMatch(/\bBO\b|"bo"|persona of bo/u);
    expect(user).toContain('you are participant 1');
  });

  it('keep their numbers for the lead that sums up; the ruling has the names to them', () => {
    const state = inRound(1, talk, anonymous);
    holds(asked(state, 'lea', 'sum_up', 'where', 1).user, ['by="participant 2">']);
    expect(asked(state, 'lea', 'rule', 'where').user).toContain('participant_id="bo" name="BO" as="participant 2">q');
  });

  it('have no names for those who open, either', () => {
    expect(asked(inRound(1, [], anonymous), 'lea', 'open_debate', 'where').user).toContain('Name no expert');
  });
});

describe('the lead that sums a round up (D3)', () => {
  it('sees the arguments of this round, and of earlier ones its summaries', () => {
    const { user, shared } = asked(inRound(2, [...first, argued('bo', 2, true)]), 'lea', 'sum_up', 'where', 2);
    holds(user, ['argument 2 of', 'changed="yes"', 'after this you rule'], ['argument 1 of']);
    holds(shared.join('\n'), ['THE-POINT', 'SUMMARY-1'], ['argument 1 of']);
  });
});

describe('the lead that rules (D3)', () => {
  it('sees every argument and summary, and by id who argued and where each stood last', () => {
    const { user, shared } = asked(inRound(2, [...first, argued('bo', 2)]), 'lea', 'rule', 'where');
    holds(shared.join('\n'), ['argument 1 of', 'argument 2 of', 'SUMMARY-1', 'B-FINDING']);
    holds(user, ['participant_id="ana" name="ANA">position 1', 'participant_id="bo" name="BO">position 2']);
  });

  it('rules alone where nobody argues', () => {
    const alone = debate(
      {},
      { ...needs, talk: undefined as never, debate: { topic: 'THE-QUESTION', participants: [] } },
    );
    const { text, user } = asked(teamOf4([figures, alone]), 'lea', 'rule', 'where');
    holds(text, ['THE-QUESTION', 'B-FINDING']);
    expect(user).toContain('Nobody argues here');
  });
});
