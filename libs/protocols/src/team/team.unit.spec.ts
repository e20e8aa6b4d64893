import { describe, expect, it } from 'vitest';
import { phaseOf } from './state.js';
import {
  all,
  argues,
  askedIn,
  assesses,
  call,
  command,
  debate,
  expert,
  fails,
  fire,
  hands,
  LATER,
  opens,
  phase,
  plan,
  plans,
  play,
  reports,
  revises,
  rules,
  says,
  sums,
  teamOf4,
  typesOf,
  type Played,
} from './team.fixtures.js';
import { team } from './team.js';

const statuses = ({ state }: Played) =>
  Object.fromEntries(state.phases.map(({ phase_id, status }) => [phase_id, status]));
const diamond = plans(phase('a', 'ana'), phase('b', 'bo'), phase('c', 'cy', ['a', 'b']));

describe('a team plans, works and reports (D1)', () => {
  it('asks the lead for a plan first', () => {
    const { last, state } = play(teamOf4());
    expect(askedIn(last)).toEqual(['plan']);
    expect(state.phase).toBe('planning');
  });

  it('runs what is independent at the same time, and the rest once it has what it needs', () => {
    const planned = play(teamOf4(), diamond);
    expect(askedIn(planned.last)).toEqual(['execute.a', 'execute.b']);
    expect(askedIn(play(teamOf4(), diamond, hands('bo')).last)).toEqual([]);
    expect(askedIn(play(teamOf4(), diamond, hands('bo'), hands('ana')).last)).toEqual(['execute.c']);
  });

  it('takes the lead’s synthesis as its outcome once every phase has come to its end', () => {
    const done = play(teamOf4(), diamond, hands('ana'), hands('bo'), hands('cy'));
    expect(askedIn(done.last)).toEqual(['synthesise']);
    const { state } = play(teamOf4(), diamond, hands('ana'), hands('bo'), hands('cy'), reports());
    expect(state.closed).toMatchObject({ status: 'completed', reason: 'task_done' });
    expect(state.report).toMatchObject({ missing: [], template: false });
  });

  it('has the monitor look after each phase, before the next begins (T7)', () => {
    const { last } = play(teamOf4(), diamond, hands('bo'), hands('ana'));
    const order = typesOf(last).filter((type) =>
      ['CheckRequested', 'TerminationChecked', 'TurnRequested'].includes(type),
    );
    expect(order).toEqual(['CheckRequested', 'TerminationChecked', 'TurnRequested']);
  });

  it('one expert may have two phases open, and says which it answers', () => {
    const two = plans(phase('a', 'ana'), phase('b', 'ana'));
    expect(play(teamOf4(), two, hands('ana')).refused).toMatchObject({
      code: 'unknown-request',
      detail: 'say which: execute.a, execute.b',
    });
    expect(statuses(play(teamOf4(), two, hands('ana', 'x', 'execute.b')))).toEqual({ a: 'running', b: 'completed' });
  });

  it.each([
    ['a cycle', [phase('a', 'ana', ['b']), phase('b', 'bo', ['a'])], '/plan/phases', 'a → b → a'],
    ['a phase that needs itself', [phase('a', 'ana', ['a'])], '/plan/phases/0/depends_on/0', 'itself'],
    ['an unknown expert', [phase('a', 'zoe')], '/plan/phases/0/expert', 'there is no expert zoe'],
    ['a phase twice', [phase('a', 'ana'), phase('a', 'bo')], '/plan/phases/1/phase_id', 'twice'],
    ['an unknown dependency', [phase('a', 'ana', ['z'])], '/plan/phases/0/depends_on/0', 'there is no phase z'],
    ['a debate with one participant', [debate('a', ['ana'])], '/plan/phases/0/debate/participants', 'at least two'],
    [
      'a debate that the lead argues in',
      [debate('a', ['ana', 'lea'])],
      '/plan/phases/0/debate/participants/1',
      'rules',
    ],
    ['a debate about nothing', [phase('a', '', [], { phase_type: 'debate' })], '/plan/phases/0/debate', 'topic'],
    ['a reserved id', [phase('task', 'ana')], '/plan/phases/0/phase_id', 'reserved'],
  ])('refuses a plan with %s, says where, and still waits for one', (_, phases, pointer, reason) => {
    const { refused, state } = play(teamOf4(), plans(...phases));
    expect(refused).toMatchObject({
      code: 'invalid-request',
      errors: [{ pointer, reason: expect.stringContaining(reason) }],
    });
    expect(state.planned).toBeUndefined();
  });

  it.each([
    ['two experts of one id', { experts: [expert('lea'), expert('lea', { name: 'L' })] }, '/experts/1/participant_id'],
    ['two experts of one name', { experts: [expert('lea'), expert('ana', { name: 'LEA' })] }, '/experts/1/name'],
    ['a lead who is none of them', { lead: 'zoe' }, '/lead'],
  ])('refuses to open with %s', (_, wrong, pointer) => {
    expect(play(teamOf4(wrong)).refused).toMatchObject({ code: 'invalid-request', errors: [{ pointer }] });
  });
});

describe('a phase that fails (D1, N6)', () => {
  it('is tried again by policy, then failed; what needs it is skipped with that reason; the report says what is missing', () => {
    const again = play(teamOf4(), diamond, fails('execute.a'));
    expect(askedIn(again.last)).toEqual(['execute.a.2']);
    const gone = play(teamOf4(), diamond, fails('execute.a'), fails('execute.a.2'));
    expect(all(gone.last, 'PhaseFailed')).toMatchObject([{ phase_id: 'a', code: 'refusal', attempts: 2 }]);
    expect(all(gone.last, 'PhaseSkipped')).toMatchObject([{ phase_id: 'c', cause: 'dependency', because_of: ['a'] }]);
    const { state } = play(teamOf4(), diamond, fails('execute.a'), fails('execute.a.2'), hands('bo'), reports());
    expect(state.report!.missing).toMatchObject([
      { phase_id: 'a', status: 'failed', reason: 'refusal: no answer' },
      { phase_id: 'c', status: 'skipped', reason: 'it needs what has no result: a' },
    ]);
    expect(state.closed).toMatchObject({ status: 'partial_consensus', reason: 'parts_missing' });
  });

  it('is not reported on before every phase has come to its end', () => {
    const { events } = play(teamOf4(), diamond, fails('execute.a'), fails('execute.a.2'));
    expect(askedIn(events)).not.toContain('synthesise');
  });

  it('for want of a model waits until nothing else can go on, and is asked for again', () => {
    const [first, second] = ['execute.a', 'execute.a.2'].map((id) => fails(id, 'overloaded')) as [never, never];
    const going = play(teamOf4(), diamond, first, second);
    expect(going.state.phase).toBe('working');
    const waiting = play(teamOf4(), diamond, first, second, hands('bo'));
    expect(waiting.state).toMatchObject({ phase: 'waiting_for_model' });
    expect(statuses(waiting)).toEqual({ a: 'running', b: 'completed', c: 'waiting' });
    const resumed = play(teamOf4(), diamond, first, second, hands('bo'), fire('model-retry-1'));
    expect(askedIn(resumed.last)).toEqual(['execute.a.3']);
    expect(resumed.state.turns.at(-1)).toMatchObject({ attempt: 1 });
  });

  it.each(['bad_key', 'unknown_model', 'no_credit'])(
    'by what only a person can mend (%s) is tried once, and waits for that',
    (code) => {
      const { state } = play(teamOf4(), diamond, fails('execute.a', code as never), hands('bo'));
      expect(state).toMatchObject({ phase: 'waiting_for_model', wait: { paused: { code, permanent: true } } });
    },
  );

  it('past the limit of waiting is failed, and the team reports on the rest', () => {
    const live = teamOf4({ settings: { model_wait_limit_ms: 0 } });
    const [first, second] = ['execute.a', 'execute.a.2'].map((id) => fails(id, 'overloaded')) as [never, never];
    const { state, last } = play(live, diamond, first, second, hands('bo'));
    expect(statuses({ state } as Played)).toEqual({ a: 'failed', b: 'completed', c: 'skipped' });
    expect(askedIn(last)).toEqual(['synthesise']);
  });

  it('a silent person is passed over, a silent model has failed', () => {
    const experts = [expert('lea'), expert('ana', { kind: 'person' }), expert('bo'), expert('cy')];
    const person = play(teamOf4({ experts }), diamond, fire('timeout.execute.a', LATER));
    expect(all(person.last, 'TurnSkipped')).toMatchObject([{ request_id: 'execute.a', cause: 'timeout' }]);
    expect(statuses(person)).toMatchObject({ a: 'failed', c: 'skipped' });
    const model = play(teamOf4(), diamond, fire('timeout.execute.a', LATER));
    expect(typesOf(model.last)).toContain('TurnFailed');
    expect(askedIn(model.last)).toEqual(['execute.a.2']);
  });

  it('without a plan there is nothing: the cause is named', () => {
    const { state } = play(teamOf4(), fails('plan', 'invalid_output'), fails('plan.2', 'invalid_output'));
    expect(state.closed).toMatchObject({ status: 'failed', reason: 'no_plan' });
    expect(state.closed!.message).toContain('invalid_output: no answer');
  });

  it('where no phase has a result the team has failed, and says so without a model', () => {
    const one = plans(phase('a', 'ana'));
    const { state, events } = play(teamOf4(), one, fails('execute.a'), fails('execute.a.2'));
    expect(state.closed).toMatchObject({ status: 'failed', reason: 'nothing_done' });
    expect(askedIn(events)).not.toContain('synthesise');
    expect(state.report).toMatchObject({ template: true, missing: [{ phase_id: 'a' }] });
  });

  it('a report that no model writes is the results as they stand, and is marked', () => {
    const one = plans(phase('a', 'ana'));
    const { state } = play(
      teamOf4(),
      one,
      hands('ana', 'The whole of it.'),
      fails('synthesise'),
      fails('synthesise.2'),
    );
    expect(state.report).toMatchObject({ template: true });
    expect(state.report!.report.answer).toContain('The whole of it.');
    expect(state.closed).toMatchObject({ status: 'partial_consensus', reason: 'not_all_heard' });
  });

  it('out of money, nothing more is begun, and the report is paid for by the reserve', () => {
    const { last, state } = play(teamOf4(), diamond, hands('ana'), fails('execute.b', 'budget'));
    expect(all(last, 'TeamStopping')).toMatchObject([{ reason: 'cost_budget' }]);
    expect(askedIn(last)).toEqual(['synthesise']);
    expect(state.phases.map(({ status }) => status)).toEqual(['completed', 'failed', 'skipped']);
  });

  it('a late answer leaves its cost in the log, and nothing else', () => {
    const late = command('CompletePhase', {
      participant_id: 'ana',
      request_id: 'execute.a',
      result: { summary: 'x', findings: [], decisions: [], open_points: [], artefacts: [] },
      call,
    });
    const { last } = play(teamOf4(), diamond, hands('ana'), late);
    expect(last).toMatchObject([{ type: 'AnswerDiscarded', data: { reason: 'already_answered' } }]);
  });
});

describe('a debate (D2, D3)', () => {
  const planned = plans(phase('a', 'ana'), debate('d', ['ana', 'bo'], ['a']), phase('c', 'cy', ['d']));
  const begun = [teamOf4(), planned, hands('ana'), opens()];
  const firstRound = [...begun, argues('ana', 'one'), argues('bo', 'two'), sums('the price')];

  it('opens with the lead’s point; then all argue at once, blind', () => {
    expect(askedIn(play(teamOf4(), planned, hands('ana')).last)).toEqual(['open_debate.d']);
    const { last } = play(...begun);
    expect(all(last, 'DebateOpened')).toMatchObject([{ point: 'Ana says one, Bo says two.', max_rounds: 2 }]);
    expect(all(last, 'DebateRoundStarted')).toEqual([{ phase_id: 'd', round: 1, blind: true }]);
    expect(askedIn(last)).toEqual(['argue.d.1.ana', 'argue.d.1.bo']);
  });

  it('each round is summed up; after the last the lead rules, and the phases that wait go on', () => {
    expect(askedIn(play(...begun, argues('ana', 'one'), argues('bo', 'two')).last)).toEqual(['sum_up.d.1']);
    expect(askedIn(play(...firstRound).last)).toEqual(['argue.d.2.ana', 'argue.d.2.bo']);
    const second = [...firstRound, argues('ana', 'one'), argues('bo', 'three', true), sums('the price')];
    expect(askedIn(play(...second).last)).toEqual(['rule.d']);
    const ruled = play(...second, rules({ overrules: [{ participant_id: 'bo', reason: 'It costs more.' }] }));
    expect(askedIn(ruled.last)).toEqual(['execute.c']);
    expect(all(ruled.last, 'DebateRuled')[0]).toMatchObject({
      template: false,
      minority: [{ participant_id: 'bo', position: 'three', request_ids: ['argue.d.1.bo', 'argue.d.2.bo'] }],
    });
    expect(phaseOf(ruled.state, 'd').status).toBe('completed');
  });

  it('ends early where nobody changed position, and where nothing is in dispute any more', () => {
    const four = plans(debate('d', ['ana', 'bo'], [], { max_rounds: 4 }));
    const first = [teamOf4(), four, opens(), argues('ana', 'one'), argues('bo', 'two'), sums('x')];
    const stable = play(...first, argues('ana', 'one'), argues('bo', 'two'), sums('x'));
    expect(all(stable.last, 'DebateRoundClosed')).toMatchObject([{ round: 2, stable: true }]);
    expect(askedIn(stable.last)).toEqual(['rule.d']);
    const agreed = play(teamOf4(), four, opens(), argues('ana', 'one'), argues('bo', 'one'), sums());
    expect(askedIn(agreed.last)).toEqual(['rule.d']);
  });

  it('is done without being held where nobody disagrees, and where the plan says so', () => {
    const agreed = play(teamOf4(), planned, hands('ana'), opens(false));
    expect(all(agreed.last, 'DebateWaived')).toMatchObject([{ phase_id: 'd', cause: 'no_disagreement' }]);
    expect(askedIn(agreed.last)).toEqual(['execute.c']);
    const skipped = play(teamOf4(), plans(debate('d', ['ana', 'bo'], [], { skip: true })));
    expect(all(skipped.last, 'DebateWaived')).toMatchObject([{ cause: 'planned', reason: 'No debate needed.' }]);
  });

  it('among nobody is the lead’s alone to conclude', () => {
    const { last } = play(teamOf4(), plans(debate('d', [])));
    expect(askedIn(last)).toEqual(['rule.d']);
    expect(play(teamOf4(), plans(debate('d', [])), rules({ follows: [] })).state.phases[0]!.status).toBe('completed');
  });

  it('goes on with who was heard; with nobody it is shelved by a template, marked as such', () => {
    const one = play(...begun, argues('ana', 'one'), fails('argue.d.1.bo'), fails('argue.d.1.bo.2'));
    expect(askedIn(one.last)).toEqual(['sum_up.d.1']);
    const gone = ['argue.d.1.ana', 'argue.d.1.ana.2', 'argue.d.1.bo', 'argue.d.1.bo.2'].map((id) => fails(id));
    const none = play(...begun, ...gone);
    expect(all(none.last, 'DebateRuled')).toMatchObject([{ template: true, ruling: { decision: 'shelve' } }]);
    expect(askedIn(none.last)).toEqual(['execute.c']);
  });

  it('survives a lead whose model is down: opening and ruling are templates, every position stands', () => {
    const down = (work: string) => [fails(`${work}.d`, 'overloaded'), fails(`${work}.d.2`, 'overloaded')];
    const opened = play(teamOf4(), planned, hands('ana'), ...down('open_debate'));
    expect(all(opened.last, 'DebateOpened')).toMatchObject([{ template: true, point: 'Which d?' }]);
    const rounds = [...firstRound, argues('ana', 'one'), argues('bo', 'two'), sums('x')];
    const ruled = play(...rounds, ...down('rule'));
    expect(all(ruled.last, 'DebateRuled')[0]).toMatchObject({
      template: true,
      minority: [{ participant_id: 'ana' }, { participant_id: 'bo' }],
    });
  });

  it('a person who rules may only weigh those who argued', () => {
    const wrong = rules({ follows: [{ participant_id: 'cy', reason: 'x' }] });
    const { refused } = play(...firstRound, argues('ana', 'one'), argues('bo', 'two'), sums('x'), wrong);
    expect(refused).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/ruling/follows' }] });
  });
});

describe('automatic debates (D4)', () => {
  const automatic = teamOf4({ settings: { automatic_debates: true } });
  const contradiction = {
    criterion: 'contradiction' as const,
    reason: 'They cannot both stand.',
    statements: [
      { phase_id: 'a', quote: 'ana is done.' },
      { phase_id: 'b', quote: 'bo is done.' },
    ],
    topic: 'Ana or Bo?',
  };

  it('each result is looked at before others build on it, and each decision is an event with its reason', () => {
    const looked = play(automatic, diamond, hands('ana'));
    expect(askedIn(looked.last)).toEqual(['assess.a']);
    const { last } = play(automatic, diamond, hands('ana'), assesses());
    expect(all(last, 'DebateDecided')).toMatchObject([
      { held: false, phase_id: 'a', reason: 'Compared.', cause: 'divergence' },
    ]);
  });

  it('two statements that cannot both stand put a debate in, and what depends on them waits for it', () => {
    const found = [automatic, diamond, hands('ana'), assesses(), hands('bo'), assesses(contradiction)];
    const { last, state } = play(...found);
    expect(all(last, 'DebateDecided')[0]).toMatchObject({
      held: true,
      statements: contradiction.statements,
      before: ['c'],
      debate: { phase_id: 'debate-1', depends_on: ['a', 'b'], debate: { participants: ['ana', 'bo'] } },
    });
    expect(phaseOf(state, 'c').depends_on).toEqual(['a', 'b', 'debate-1']);
    expect(askedIn(last)).toEqual(['open_debate.debate-1']);
  });

  it('a finding without two statements, and an assessment that failed, hold no debate', () => {
    const one = play(automatic, diamond, hands('ana'), assesses({ ...contradiction, statements: [] }));
    expect(all(one.last, 'DebateDecided')[0]).toMatchObject({ held: false });
    const failed = play(
      automatic,
      diamond,
      hands('ana'),
      fails('assess.a', 'overloaded'),
      fails('assess.a.2', 'overloaded'),
    );
    expect(all(failed.last, 'DebateDecided')[0]).toMatchObject({ held: false, criterion: 'none' });
    expect(failed.state.phase).toBe('working');
  });

  it('no more are put in than there may be', () => {
    const none = teamOf4({ settings: { automatic_debates: true, max_inserted_debates: 0 } });
    const { last } = play(none, diamond, hands('ana'), assesses(contradiction));
    expect(all(last, 'DebateDecided')[0]).toMatchObject({ held: false, reason: expect.stringContaining('0 debates') });
  });

  it('the plan is debated where the lead wants it, and never one of two phases', () => {
    const review = { wanted: true, topic: 'Build or buy?', reason: 'It changes all.', participants: ['ana', 'cy'] };
    const three = command('PlanTask', {
      participant_id: 'lea',
      plan: plan([phase('a', 'ana'), phase('b', 'bo'), phase('c', 'cy')], review),
    });
    const { last, state } = play(automatic, three);
    expect(all(last, 'DebateDecided')).toMatchObject([{ cause: 'plan_review', held: true, before: ['a', 'b', 'c'] }]);
    expect(askedIn(last)).toEqual(['open_debate.plan-review']);
    expect(state.phases.map(({ depends_on }) => depends_on)).toEqual([
      ['plan-review'],
      ['plan-review'],
      ['plan-review'],
      [],
    ]);
    const two = command('PlanTask', {
      participant_id: 'lea',
      plan: plan([phase('a', 'ana'), phase('b', 'bo')], review),
    });
    expect(all(play(automatic, two).last, 'DebateDecided')).toMatchObject([{ held: false }]);
  });

  describe('after the debate on the plan the lead revises it, and the confirmed plan runs', () => {
    const three = command('PlanTask', {
      participant_id: 'lea',
      plan: plan([phase('a', 'ana'), phase('b', 'bo', ['a']), phase('c', 'cy', ['b'])], {
        ...{ wanted: true, topic: 'Build or buy?', reason: 'It changes all.', participants: ['ana', 'cy'] },
      }),
    });
    const debated = [automatic, three, opens(), argues('ana', 'buy'), argues('cy', 'build'), sums()];
    const dropB = { change: 'drop' as const, phase_id: 'b', reason: 'Nothing is built.' };
    const changeC = {
      ...{ change: 'change' as const, phase_id: 'c', reason: 'It starts from a.' },
      phase: phase('c', 'bo', ['a']),
    };
    const addD = {
      change: 'add' as const,
      phase_id: 'd',
      reason: 'Offers are compared.',
      phase: phase('d', 'cy', ['a']),
    };

    it('nothing begins before: who revises is asked once the debate is ruled on', () => {
      const { last, state } = play(...debated, rules());
      expect(askedIn(last)).toEqual(['revise.plan-review']);
      expect(state.phases.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting', 'completed']);
    });

    it('phases are added, dropped and changed, a reason each; all of them see the conclusion', () => {
      const { last, state } = play(...debated, rules(), revises(dropB, changeC, addD));
      expect(all(last, 'PlanRevised')).toMatchObject([{ phase_id: 'plan-review', template: false }]);
      expect(askedIn(last)).toEqual(['execute.a']);
      expect(
        state.phases.map(({ phase_id, status, expert, depends_on }) => [phase_id, status, expert, depends_on]),
      ).toEqual([
        ['a', 'running', 'ana', ['plan-review']],
        ['c', 'waiting', 'bo', ['a', 'plan-review']],
        ['d', 'waiting', 'cy', ['a', 'plan-review']],
        ['b', 'dropped', 'bo', ['a', 'plan-review']],
        ['plan-review', 'completed', '', []],
      ]);
      expect(phaseOf(state, 'b').reason).toBe('Nothing is built.');
    });

    it('what was dropped is not missing from the report', () => {
      const settings = { automatic_debates: true, max_inserted_debates: 1 };
      const [, ...rest] = debated;
      const { state } = play(
        ...[teamOf4({ settings }), ...rest, rules(), revises(dropB, changeC)],
        ...[hands('ana'), assesses(), hands('bo'), assesses(), reports()],
      );
      expect(state.closed).toMatchObject({ status: 'completed' });
      expect(state.report!.missing).toEqual([]);
    });

    it.each([
      ['a phase that is not there', [{ ...dropB, phase_id: 'x' }], '/revision/changes/0/phase_id'],
      ['the debate itself', [{ ...dropB, phase_id: 'plan-review' }], '/revision/changes/0/phase_id'],
      ['one phase twice', [dropB, { ...dropB, change: 'change' as const }], '/revision/changes/1/phase_id'],
      ['a new phase by an id that is taken', [{ ...addD, phase_id: 'a' }], '/revision/changes/0/phase_id'],
      ['a change without the phase', [{ ...dropB, change: 'change' as const }], '/revision/changes/0/phase'],
      ['a phase by another id', [{ ...addD, phase_id: 'e' }], '/revision/changes/0/phase/phase_id'],
      ['a phase on which another rests', [dropB], '/revision/changes'],
      ['all phases', ['a', 'b', 'c'].map((phase_id) => ({ ...dropB, phase_id })), '/revision/changes'],
      ['an expert who is not there', [{ ...changeC, phase: phase('c', 'mallory') }], '/revision/changes'],
      [
        'phases that wait for each other',
        [{ ...changeC, phase_id: 'a', phase: phase('a', 'ana', ['c']) }],
        '/revision/changes',
      ],
    ])('a revision of %s is refused whole', (_, changes, pointer) => {
      const { refused, last } = play(...debated, rules(), revises(...changes));
      expect(refused).toMatchObject({ code: 'invalid-request', errors: [{ pointer }] });
      expect(last).toEqual([]);
    });

    it('without an answer the plan stands as it was, and the log says so', () => {
      const { last, state } = play(...debated, rules(), fails('revise.plan-review'), fails('revise.plan-review.2'));
      expect(all(last, 'PlanRevised')).toMatchObject([{ template: true, revision: { changes: [] } }]);
      expect(askedIn(last)).toEqual(['execute.a']);
      expect(state.phases.map(({ phase_id }) => phase_id)).toEqual(['a', 'b', 'c', 'plan-review']);
    });

    it('an outage is waited for, as for the plan itself', () => {
      const { last, state } = play(
        ...[
          ...debated,
          rules(),
          fails('revise.plan-review', 'overloaded'),
          fails('revise.plan-review.2', 'overloaded'),
        ],
      );
      expect(state.phase).toBe('waiting_for_model');
      expect(askedIn(last)).toEqual([]);
    });

    it('a stop meanwhile leaves nothing open', () => {
      const { last, state } = play(...debated, rules(), says('/stop'));
      expect(all(last, 'PlanRevised')).toMatchObject([{ template: true }]);
      expect(state.phases.filter(({ status }) => status === 'skipped').map(({ phase_id }) => phase_id)).toEqual([
        'a',
        'b',
        'c',
      ]);
    });

    it('what a waived debate or a template ruling leaves is the plan as it was', () => {
      expect(askedIn(play(automatic, three, opens(false)).last)).toEqual(['execute.a']);
      const template = play(...debated, fails('rule.plan-review'), fails('rule.plan-review.2'));
      expect(all(template.last, 'DebateRuled')).toMatchObject([{ template: true }]);
      expect(askedIn(template.last)).toEqual(['execute.a']);
    });
  });

  it('switched off, nothing is assessed, and the log says so once', () => {
    const { events } = play(teamOf4(), diamond, hands('ana'));
    expect(askedIn(events)).not.toContain('assess.a');
    expect(all(events, 'DebateDecided')).toMatchObject([{ cause: 'plan_review', held: false }]);
  });
});

describe('what people say meanwhile (D5)', () => {
  it('a debate that the user asks for is put in at the next boundary, once; who has not begun waits for it', () => {
    const asked = play(teamOf4(), diamond, says('/debate Which database?'));
    expect(typesOf(asked.last)).toContain('InterventionRecorded');
    expect(all(asked.last, 'DebateDecided')).toEqual([]);
    const { last, state } = play(teamOf4(), diamond, says('/debate Which database?'), hands('ana'));
    expect(all(last, 'DebateDecided')).toMatchObject([
      { cause: 'user', held: true, actor: { kind: 'user', id: 'ula' }, before: ['c'], debate: { depends_on: ['a'] } },
    ]);
    expect(askedIn(last)).toEqual(['open_debate.user-debate-1']);
    expect(state.waiting).toEqual([]);
    expect(phaseOf(state, 'user-debate-1').debate!.participants).toEqual(['ana', 'bo', 'cy']);
  });

  it('a debate that the user asked for is not called off without an argument, whatever the lead thinks of it', () => {
    const { last } = play(teamOf4(), diamond, says('/debate Which database?'), hands('ana'), opens(false));
    expect(all(last, 'DebateWaived')).toEqual([]);
    expect(all(last, 'DebateOpened')).toMatchObject([{ phase_id: 'user-debate-1', template: false }]);
    expect(askedIn(last)).toEqual(['ana', 'bo', 'cy'].map((id) => `argue.user-debate-1.1.${id}`));
  });

  it('a script does not argue about what it does not know (P6)', () => {
    const scripted = teamOf4({ rehearsal: true });
    const { last } = play(scripted, diamond, says('/debate Which database?'), hands('ana'), opens(false));
    expect(all(last, 'DebateWaived')).toMatchObject([{ cause: 'no_disagreement' }]);
  });

  it('plain text counts for the lead from the next boundary on', () => {
    const { state } = play(teamOf4(), diamond, says('Keep it small.'), hands('ana'));
    expect(state.applied).toMatchObject([{ text: 'Keep it small.' }]);
  });

  it('what is said while the report is written has it written anew', () => {
    const one = plans(phase('a', 'ana'));
    const { last, state } = play(teamOf4(), one, hands('ana'), says('In French, please.'), reports());
    expect(state.closed).toBeUndefined();
    expect(askedIn(last)).toEqual(['synthesise.2']);
    expect(
      play(teamOf4(), one, hands('ana'), says('In French, please.'), reports(), reports('Voilà.')).state.report,
    ).toMatchObject({ report: { answer: 'Voilà.' } });
  });

  it('a stop finishes with what there is: nothing more is begun, and the lead reports', () => {
    const { last, state } = play(teamOf4(), diamond, hands('ana'), says('/stop'));
    expect(all(last, 'TeamStopping')).toMatchObject([{ actor: { id: 'ula' }, reason: 'stopped_by_user' }]);
    expect(all(last, 'TurnSkipped')).toMatchObject([{ request_id: 'execute.b', cause: 'stopped' }]);
    expect(askedIn(last)).toEqual(['synthesise']);
    expect(state.closed).toBeUndefined();
    const closed = play(teamOf4(), diamond, hands('ana'), says('/stop'), reports());
    expect(closed.state.closed).toMatchObject({ status: 'stopped', ended_by: { id: 'ula' } });
    expect(closed.state.report!.missing.map(({ phase_id }) => phase_id)).toEqual(['b', 'c']);
  });

  it('a stop in a debate has it ruled on as far as it went', () => {
    const inDebate = [teamOf4(), plans(debate('d', ['ana', 'bo'])), opens(), argues('ana', 'one')];
    const { last } = play(...inDebate, says('/stop'));
    expect(askedIn(last)).toEqual(['rule.d']);
    expect(askedIn(play(...inDebate, says('/stop'), rules()).last)).toEqual(['synthesise']);
  });

  it('a second stop ends at once, with the results as they stand', () => {
    const { state } = play(teamOf4(), diamond, hands('ana', 'Half of it.'), says('/stop'), says('/stop'));
    expect(state.closed).toMatchObject({ status: 'stopped' });
    expect(state.report).toMatchObject({ template: true });
    expect(state.report!.report.answer).toContain('Half of it.');
  });

  it('a stop before there is a plan ends at once', () => {
    expect(play(teamOf4(), says('/stop')).state.closed).toMatchObject({ status: 'stopped' });
  });

  it('a stop while the team waits for a model reports what there is', () => {
    const gone = ['execute.a', 'execute.a.2'].map((id) => fails(id, 'overloaded'));
    const { state, last } = play(teamOf4(), diamond, ...gone, hands('bo'), says('/stop'));
    expect(askedIn(last)).toEqual(['synthesise']);
    expect(state.phase).toBe('synthesising');
  });
});

describe('what a person who is asked is told (D1, D3)', () => {
  const planned = plans(phase('a', 'ana'), phase('b', 'bo', ['a']), debate('d', ['ana', 'bo'], ['a']));
  const inDebate = [
    planned,
    hands('ana', 'The whole of it.'),
    opens(),
    argues('ana', 'one'),
    argues('bo', 'two'),
    sums('x'),
  ];
  const inboxText = (played: Played, request_id: string, participant_id: string) =>
    JSON.stringify(team.inboxItem(played.state, { request_id, participant_id }));

  it('of a phase: the task, its own part and what that builds on', () => {
    const played = play(teamOf4(), planned, hands('ana', 'The whole of it.'));
    expect(team.inboxItem(played.state, { request_id: 'execute.b', participant_id: 'bo' })).toMatchObject({
      work: 'execute',
      task: 'Design a login for the library app. Nobody may need a second device.',
      phase_task: 'Do b.',
      told: expect.stringContaining('The whole of it.') as string,
    });
  });

  it('of a debate: what was argued in earlier rounds, without names where peers are anonymous', () => {
    const shown = inboxText(play(teamOf4(), ...inDebate), 'argue.d.2.bo', 'bo');
    expect(shown).toContain('ANA');
    expect(shown).toContain('Because of one.');
    const hidden = inboxText(play(teamOf4({ settings: { anonymous_peers: true } }), ...inDebate), 'argue.d.2.bo', 'bo');
    expect(hidden).toContain('participant 1');
    expect(hidden).not.toContain('ANA');
  });

  it('of the plan: who is there, without their scripts', () => {
    const plan = inboxText(play(teamOf4()), 'plan', 'lea');
    expect(plan).toContain('name=\\"CY\\"');
    expect(plan).not.toContain('script');
  });
});
