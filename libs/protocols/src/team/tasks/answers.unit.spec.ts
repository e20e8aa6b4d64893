import type { DebateRuling, DivergenceAssessment, PlanRevision, TeamPlan } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { call } from '../../shared/command.fixtures.js';
import type { TeamWork } from '../state.js';
import { argued, asked, debate, done, phase, result, ruling, teamOf4 } from './work.fixtures.js';

const by = (participant_id: string) => ({ participant_id, request_id: 'asked', call });

describe('an answer', () => {
  const state = teamOf4([phase('guide', 'cy'), debate({ arguments: [argued('ana', 1)] })]);

  it.each([
    ['CompletePhase', 'cy', 'execute', 'guide', 'result', result()],
    ['OpenDebate', 'lea', 'open_debate', 'where', 'opening', { point: 'P', disagreement: true }],
    ['Argue', 'ana', 'argue', 'where', 'argument', { argument: 'A', position: 'P', changed: false }],
    ['SumUpDebate', 'lea', 'sum_up', 'where', 'summary', { summary: 'S', open_points: [] }],
    ['RuleDebate', 'lea', 'rule', 'where', 'ruling', ruling()],
    ['ReportTeam', 'lea', 'synthesise', undefined, 'report', { answer: 'A', decisions: [], open_points: [] }],
  ] as const)('is the command %s, or is refused with what is wrong', (type, who, work, phase_id, field, output) => {
    const { accept } = asked(state, who, work, phase_id, 1);
    expect(accept(output)).toEqual({ type, data: { ...by(who), [field]: output } });
    expect(accept({})).toEqual({ invalid: expect.stringContaining(`/${field}/`) });
    expect(accept({})).not.toHaveProperty('asSaid');
  });
});

describe('a plan (D1)', () => {
  const plan = (more: Partial<TeamPlan> = {}): TeamPlan => ({
    approach: 'APPROACH',
    phases: [
      { phase_id: 'a', title: 'A', task: 'T', expert: 'ana', depends_on: [] },
      {
        ...{ phase_id: 'b', title: 'B', task: 'T', expert: '', depends_on: ['a'], phase_type: 'debate' },
        debate: { topic: 'Q', participants: ['ana', 'bo'] },
      },
    ],
    review: { reason: 'R', topic: '', participants: [], wanted: false },
    ...more,
  });
  const accept = (output: TeamPlan, language: 'en' | 'zh' = 'en') =>
    asked(teamOf4([], { language }), 'lea', 'plan').accept(output);

  it('is taken as it is', () => {
    expect(accept(plan())).toEqual({ type: 'PlanTask', data: { ...by('lea'), plan: plan() } });
  });

  it('may call experts by their names', () => {
    const [a, b] = plan().phases as [TeamPlan['phases'][0], TeamPlan['phases'][0]];
    const named = [
      { ...a, expert: 'ANA' },
      { ...b, debate: { ...b.debate!, participants: ['ANA', 'BO'] } },
    ];
    expect(accept(plan({ phases: named }))).toMatchObject({ data: { plan: plan() } });
  });

  it('that cannot be carried out is no plan, however often it is said', () => {
    const [a] = plan().phases;
    const refused = accept(plan({ phases: [{ ...a!, depends_on: ['nowhere'] }] }));
    expect(refused).toEqual({ invalid: expect.stringContaining('/phases/0/depends_on/0') });
    const chinese = accept(plan({ phases: [{ ...a!, expert: 'mallory' }] }), 'zh');
    expect(chinese).toEqual({ invalid: expect.stringMatching(/mallory.*ana/u) });
    expect(chinese).toMatchObject({ invalid: expect.stringMatching(/\p{Script=Han}/u) });
  });
});

describe('a revision of the plan (D4)', () => {
  const review = debate({ ruling: ruling() }, { phase_id: 'plan-review', inserted: 'plan_review', depends_on: [] });
  const state = teamOf4([phase('a', 'ana', { depends_on: ['plan-review'] }), phase('b', 'bo'), review]);
  const accept = (...changes: PlanRevision['changes']) =>
    asked(state, 'lea', 'revise', 'plan-review').accept({ reason: 'R', changes });
  const c = { phase_id: 'c', title: 'C', task: 'T', expert: 'CY', depends_on: ['a'] };

  it('may call experts by their names', () => {
    expect(accept({ change: 'add', phase_id: 'c', reason: 'R', phase: c })).toMatchObject({
      type: 'RevisePlan',
      data: { ...by('lea'), revision: { reason: 'R', changes: [{ phase: { ...c, expert: 'cy' } }] } },
    });
  });

  it('that makes a plan which cannot be carried out is none, however often it is said', () => {
    const refused = accept({ change: 'add', phase_id: 'c', reason: 'R', phase: { ...c, depends_on: ['nowhere'] } });
    expect(refused).toEqual({ invalid: expect.stringContaining('nowhere') });
  });

  it('that names the debate itself as what a phase depends on is taken: all phases see its conclusion', () => {
    const given = { ...c, depends_on: ['plan-review'] };
    expect(accept({ change: 'add', phase_id: 'c', reason: 'R', phase: given })).toHaveProperty('type', 'RevisePlan');
  });
});

describe('an assessment (D4)', () => {
  const plan = [
    done('figures', 'ana', { findings: ['It grows by 40 GB\na month & more.'] }),
    done('ways', 'bo', { artefacts: [{ name: 'ways.md', content: 'The database has room for a year.' }] }),
    debate({ ruling: ruling() }),
    phase('guide', 'cy'),
  ];
  const found = (more: Partial<DivergenceAssessment> = {}): DivergenceAssessment => ({
    reason: 'They contradict each other.',
    statements: [
      { phase_id: 'figures', quote: 'It grows by 40 GB a month &amp; more.' },
      { phase_id: 'ways', quote: 'room for a year' },
    ],
    criterion: 'contradiction',
    topic: 'Is there room?',
    participants: ['ana', 'bo'],
    ...more,
  });
  const accept = (output: DivergenceAssessment, language: 'en' | 'zh' = 'en') =>
    asked(teamOf4(plan, { language }), 'lea', 'assess', 'ways').accept(output);
  const taken = (assessment: DivergenceAssessment) => ({
    type: 'AssessDivergence',
    data: { ...by('lea'), assessment },
  });
  const quote = (phase_id: string, words: string) => ({
    statements: [found().statements[0]!, { phase_id, quote: words }],
  });

  it('may quote any result, a conclusion or the task; a line break makes no difference', () => {
    for (const said of [found(), found(quote('where', 'THE-CONCLUSION')), found(quote('task', 'THE-TASK'))]) {
      expect(accept(said)).toEqual(taken(said));
    }
  });

  it('with words that nobody said is told so once, and is no divergence if it says them again', () => {
    const made = found(quote('ways', 'room for two years'));
    expect(accept(made)).toEqual({
      invalid: expect.stringContaining('/statements/1/quote does not stand in ways word for word'),
      asSaid: taken({ ...made, criterion: 'none', reason: 'They contradict each other. (the quote was not found)' }),
    });
    expect(accept(made, 'zh')).toMatchObject({
      invalid: expect.stringContaining('原文照抄'),
      asSaid: { data: { assessment: { reason: 'They contradict each other. （未找到所引原文）' } } },
    });
  });

  it('keeps within the length of a reason with the note', () => {
    const made = found({ ...quote('ways', 'never said'), reason: 'r'.repeat(4000) });
    const { asSaid } = accept(made) as { asSaid: { data: { assessment: DivergenceAssessment } } };
    expect(asSaid.data.assessment.reason).toHaveLength(4000);
  });

  it('may not quote what has no result', () => {
    const told = '/statements/1/phase_id guide has no result; what can be quoted: task, figures, ways, where';
    expect(accept(found(quote('guide', 'task of guide')))).toMatchObject({ invalid: told });
  });

  it('is told once of who cannot argue, of a statement too few, and of a question that is missing', () => {
    const said = found({ participants: ['ANA', 'mallory', 'lea'] });
    expect(accept(said)).toEqual({
      invalid: '/participants names mallory, lea, who cannot argue here; who can: ana, bo, cy',
      asSaid: taken({ ...said, participants: ['ana', 'mallory', 'lea'] }),
    });
    const few = found({ statements: found().statements.slice(1) });
    expect(accept(few)).toEqual({ invalid: expect.stringContaining('two statements'), asSaid: taken(few) });
    expect(accept(found({ topic: ' ' }))).toMatchObject({ invalid: expect.stringContaining('/topic is empty') });
  });

  it('of none needs nothing', () => {
    const none = found({ criterion: 'none', statements: [], topic: '', participants: [] });
    expect(accept(none)).toEqual(taken(none));
  });
});

describe('a ruling (D3)', () => {
  const given = [argued('ana', 1), argued('bo', 1)];
  const accept = (output: DebateRuling, talk = debate({ arguments: given }), config = {}) =>
    asked(teamOf4([talk], { config }), 'lea', 'rule', 'where').accept(output);
  const taken = (said: DebateRuling) => ({ type: 'RuleDebate', data: { ...by('lea'), ruling: said } });
  const weighed = (...ids: string[]) => ids.map((participant_id) => ({ participant_id, reason: 'it is so' }));

  it('may name who argued by name or number', () => {
    const said = ruling({ follows: weighed('ANA'), overrules: weighed('participant 2') });
    const meant = ruling({ follows: weighed('ana'), overrules: weighed('bo') });
    expect(accept(said, debate({ arguments: given }), { anonymous_peers: true })).toEqual(taken(meant));
  });

  it('that names who did not argue is told who did, and recorded as said', () => {
    const said = ruling({ overrules: weighed('cy') });
    expect(accept(said)).toEqual({
      invalid: '/overrules names cy, who did not argue; who did: ana, bo',
      asSaid: taken(said),
    });
  });

  it.each(['adopt', 'compromise'] as const)('to %s follows somebody, or is told so once', (decision) => {
    const said = ruling({ decision, follows: [] });
    expect(accept(said)).toEqual({ invalid: expect.stringContaining('/follows is empty'), asSaid: taken(said) });
    expect(accept(ruling({ decision: 'shelve', follows: [] }))).toHaveProperty('type');
  });

  it('of a lead that is alone follows nobody', () => {
    const alone = debate({}, { talk: undefined as never, debate: { topic: 'Q', participants: [] } });
    expect(accept(ruling({ follows: [] }), alone)).toEqual(taken(ruling({ follows: [] })));
  });
});

describe('every kind of work', () => {
  it('has a work of its own', () => {
    const works: TeamWork[] = ['plan', 'execute', 'assess', 'open_debate', 'argue', 'sum_up', 'rule', 'synthesise'];
    const plan = [done('where', 'ana')];
    for (const work of works) expect(() => asked(teamOf4(plan), 'lea', work, 'where')).not.toThrow();
    expect(() => asked(teamOf4(plan), 'mallory', 'plan')).toThrow('mallory is not in the team');
  });
});
