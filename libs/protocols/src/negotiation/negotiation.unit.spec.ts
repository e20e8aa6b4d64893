import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { negotiation as protocol } from './negotiation.js';
import {
  adjustment,
  change,
  command,
  drafted,
  feedback,
  fire,
  gaps,
  modelCall,
  open,
  screening,
  seatOf,
  started,
  withTalk,
  withWelcome,
  without,
} from './negotiation.fixtures.js';

const negotiation = deciderOf(protocol);

const { given } = deciderSpecification(negotiation);

const signal = (verdict: 'warn' | 'stop', condition: string) =>
  command('SignalTermination', { verdict, condition, measured: 3, limit: 3 });

describe('opening and selective distribution (N1)', () => {
  it('opens, sets the clocks of its time limit and asks for the screening', () => {
    given()
      .when(open())
      .then(
        ['ChannelOpened', { topic: 'AI meetup' }],
        ['TimerSet', { timer_id: 'elapsed-1500000', due_at: '2026-01-01T12:25:00.000Z' }],
        ['TimerSet', { timer_id: 'elapsed-1800000', due_at: '2026-01-01T12:30:00.000Z' }],
        ['FacilitationRequested', { task: 'screen', request_id: 'screen-0-1-1' }],
      );
  });

  it('keeps who is selected, who could stand in and who is not needed apart', () => {
    given(open())
      .when(screening(['alice', 'bob'], ['dora']))
      .then(
        ['FacilitationCompleted'],
        [
          'CandidatesScreened',
          {
            selected: [
              { participant_id: 'alice', reason: '' },
              { participant_id: 'bob', reason: '' },
            ],
            possibly_related: [{ participant_id: 'dora', reason: '' }],
            not_selected: [
              { participant_id: 'charlie', reason: '' },
              { participant_id: 'erik', reason: '' },
            ],
          },
        ],
        ['FacilitationRequested', { task: 'draft' }],
      );
  });

  it('sends the proposal to the selected only', () => {
    given(open(), screening())
      .when(drafted())
      .then(
        ['FacilitationCompleted'],
        ['ProposalDrafted'],
        ['RoundStarted', { round: 1, recipients: ['alice', 'bob', 'charlie'], last: false }],
        ['TimerSet', { timer_id: 'feedback-1-1-0', due_at: '2026-01-01T12:00:30.000Z' }],
        ['TurnRequested', { participant_id: 'alice', request_id: 'turn-1-1-alice' }],
        ['TurnRequested', { participant_id: 'bob' }],
        ['TurnRequested', { participant_id: 'charlie' }],
      );
  });

  it('fails where nobody fits the demand', () => {
    given(open())
      .when(screening([], []))
      .then(
        ['FacilitationCompleted'],
        ['CandidatesScreened'],
        ['OutcomeReached', { status: 'failed', reason: 'nobody_fits' }],
        ['RoundSummarised', { outcome: 'failed', from_template: true }],
        ['ChannelClosed', { status: 'failed' }],
      );
  });

  it.each([
    ['a stranger is screened', screening(['mallory'])],
    ['one candidate is in two lists', screening(['alice'], ['alice'])],
  ])('refuses a screening where %s', (_, wrong) => given(open()).when(wrong).thenRefused('invalid-facilitation'));

  it.each([
    ['somebody unselected has a seat', seatOf('charlie', 'dora')],
    ['somebody selected has none', without('charlie')],
    ['a term is there twice', { ...withTalk('30'), terms: [...withTalk('30').terms, ...withTalk('45').terms] }],
  ])('refuses a draft where %s', (_, wrong) =>
    given(open(), screening()).when(drafted(wrong)).thenRefused('invalid-facilitation'),
  );

  it('refuses two candidates of one name, and an empty demand', () => {
    const twice = open(
      {},
      {
        candidates: [1, 2].map(() => ({
          participant_id: 'a',
          name: 'A',
          kind: 'hosted' as const,
          persona: '',
          skills: [],
          script: [],
        })),
      },
    );
    given().when(twice).thenRefused('invalid-request');
    given()
      .when(open({}, { demand: { text: '  ', constraints: [] } }))
      .thenRefused('invalid-request');
  });

  it('refuses to open a channel twice', () => given(open()).when(open()).thenRefused('channel-exists'));
});

describe("the source's scenario table (seed 001)", () => {
  it('全员接受（第1轮）: everyone accepts in round 1 → success, on to the gaps (N4, N7)', () => {
    given(...started(), feedback('alice', 'accept'), feedback('bob', 'accept'))
      .when(feedback('charlie', 'accept'))
      .then(
        ['FeedbackRecorded', { assumed: false }],
        ['TimerCancelled', { timer_id: 'feedback-1-1-0' }],
        ['RoundClosed', { accepted: ['alice', 'bob', 'charlie'], negotiating: [], withdrawn: [] }],
        ['OutcomeReached', { status: 'success', proposal_version: 1, open_points: [] }],
        ['FacilitationRequested', { task: 'gaps' }],
      );
  });

  it('部分协商（第1轮）: two accept, one negotiates → adjust, round 2 (N3)', () => {
    const negotiating = [
      ...started(),
      feedback('bob', 'accept'),
      feedback('charlie', 'accept'),
      feedback('alice', 'negotiate'),
    ];
    given(...negotiating)
      .when(adjustment({ request_id: 'adjust-1-3-1', made: ['alice.1.1.1'], proposal: withTalk('45') }))
      .then(
        ['FacilitationCompleted'],
        [
          'ProposalAdjusted',
          {
            cause: 'adjustment',
            diff: [{ path: 'terms.talk_length', from: '30', to: '45', unit: 'minutes' }],
            changes_made: [{ request: 'alice.1.1.1', change: 'done' }],
          },
        ],
        ['RoundStarted', { cycle: 1, round: 2, proposal_version: 2 }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
  });

  const threeRounds = (last: 'bob' | 'nobody') => [
    ...started(),
    ...[1, 2].flatMap((round) => [
      feedback('alice', 'negotiate'),
      feedback('bob', 'accept'),
      feedback('charlie', 'accept'),
      adjustment({ request_id: `adjust-${round}-${round + 2}-1`, rejected: [`alice.1.${round}.1`] }),
    ]),
    feedback('alice', 'negotiate'),
    feedback('charlie', last === 'bob' ? 'accept' : 'negotiate'),
  ];

  it('3轮后仍有分歧: still apart after 3 rounds, a majority accepts → partial consensus with risk and open points (N4)', () => {
    given(...threeRounds('bob'))
      .when(feedback('bob', 'accept'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed', { round: 3 }],
        [
          'OutcomeReached',
          {
            status: 'partial_consensus',
            proposal_version: 3,
            risk: '2 of 3 accepted; 1 still asks for changes.',
            open_points: [{ request: 'alice.1.3.1', participant_id: 'alice', change: change() }],
          },
        ],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it('no majority after 3 rounds → a compromise is asked for, then negotiation_timeout (N4)', () => {
    given(...threeRounds('nobody'))
      .when(feedback('bob', 'accept'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['FacilitationRequested', { task: 'compromise' }],
      );
    given(...threeRounds('nobody'), feedback('bob', 'accept'))
      .when(
        adjustment({
          request_id: 'compromise-3-5-1',
          partly: ['alice.1.3.1'],
          rejected: ['charlie.1.3.1'],
          proposal: withTalk('40'),
        }),
      )
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted', { cause: 'compromise' }],
        [
          'OutcomeReached',
          {
            status: 'negotiation_timeout',
            proposal_version: 4,
            open_points: [expect.objectContaining({ request: 'charlie.1.3.1' })],
          },
        ],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it('核心角色退出: a core participant withdraws → a stand-in is invited and the round count starts again (N4)', () => {
    const withdrawn = [...started(), feedback('alice', 'negotiate'), feedback('charlie', 'accept')];
    given(...withdrawn)
      .when(feedback('bob', 'withdraw'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed', { withdrawn: ['bob'] }],
        ['ParticipantWithdrawn', { participant_id: 'bob', core: true, consequence: 'replaced' }],
        ['ReplacementInvited', { withdrawn_id: 'bob', replacement_id: 'dora', role: 'Venue', cycle: 2 }],
        ['FacilitationRequested', { task: 'adjust' }],
      );
    given(...withdrawn, feedback('bob', 'withdraw'))
      .when(
        adjustment({
          request_id: 'adjust-1-3-1',
          made: ['alice.1.1.1'],
          proposal: withTalk('45', seatOf('bob', 'dora')),
        }),
      )
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted', { cause: 'replacement' }],
        ['RoundStarted', { cycle: 2, round: 1, recipients: ['alice', 'dora', 'charlie'] }],
        ['TimerSet', { timer_id: 'feedback-2-1-0' }],
        ['TurnRequested'],
        ['TurnRequested', { participant_id: 'dora', request_id: 'turn-2-1-dora' }],
        ['TurnRequested'],
      );
  });

  it('a core withdrawal without a stand-in → failed (N4)', () => {
    given(
      open(),
      screening(['alice', 'bob', 'charlie'], []),
      drafted(),
      feedback('alice', 'accept'),
      feedback('charlie', 'accept'),
    )
      .when(feedback('bob', 'withdraw'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['ParticipantWithdrawn', { consequence: 'negotiation_failed' }],
        ['OutcomeReached', { status: 'failed', reason: 'core_withdrew', proposal_version: 0 }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it('非核心角色退出: a non-core withdrawal removes the role; who stays is asked about the plan in its new words → success (N5)', () => {
    const left = [
      ...started(),
      feedback('alice', 'accept'),
      feedback('bob', 'accept'),
      feedback('charlie', 'withdraw', { reasoning: 'a project' }),
    ];
    given(...left.slice(0, -1))
      .when(left.at(-1)!)
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['ParticipantWithdrawn', { core: false, consequence: 'role_removed' }],
        [
          'ProposalAdjusted',
          { cause: 'role_removed', changes_made: [{ request: '', change: 'Charlie withdrew: Host removed' }] },
        ],
        ['FacilitationRequested', { task: 'adjust' }],
      );
    const passedOn = adjustment({ request_id: 'adjust-1-3-1', made: ['work.charlie'], proposal: withWelcome });
    given(...left)
      .when(passedOn)
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted', { cause: 'adjustment', changes_made: [{ request: 'work.charlie', change: 'done' }] }],
        ['RoundStarted', { cycle: 1, round: 2, proposal_version: 3, recipients: ['alice', 'bob'] }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'alice', proposal_version: 3 }],
        ['TurnRequested', { participant_id: 'bob', proposal_version: 3 }],
      );
    given(...left, passedOn, feedback('alice', 'accept'))
      .when(feedback('bob', 'accept'))
      .then(
        ['FeedbackRecorded', { proposal_version: 3 }],
        ['TimerCancelled'],
        ['RoundClosed', { accepted: ['alice', 'bob'] }],
        ['OutcomeReached', { status: 'success', proposal_version: 3 }],
        ['FacilitationRequested', { task: 'gaps' }],
      );
  });

  it('a non-core withdrawal while others negotiate: the role goes, the round goes on without them (N5)', () => {
    const { state } = given(
      ...started(),
      feedback('alice', 'negotiate'),
      feedback('bob', 'accept'),
      feedback('charlie', 'withdraw'),
    )
      .when(
        adjustment({
          request_id: 'adjust-1-3-1',
          made: ['alice.1.1.1'],
          rejected: ['work.charlie'],
          proposal: withTalk('45', without('charlie')),
        }),
      )
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted'],
        ['RoundStarted', { proposal_version: 3, recipients: ['alice', 'bob'] }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    expect(negotiation.decide(state, feedback('charlie', 'accept'))).toMatchObject({
      ok: false,
      problem: { code: 'participant-withdrawn' },
    });
  });
});

describe('the order of the decision tree (N4)', () => {
  it('a core withdrawal in the last round is no partial consensus: withdrawal is checked first', () => {
    given(
      open({ max_rounds: 1 }),
      screening(['alice', 'bob', 'charlie'], []),
      drafted(),
      feedback('alice', 'accept'),
      feedback('charlie', 'accept'),
    )
      .when(feedback('bob', 'withdraw'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['ParticipantWithdrawn'],
        ['OutcomeReached', { status: 'failed' }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it('after the allowed replacements a core withdrawal is failed', () => {
    given(
      ...started({ max_replacements: 1 }),
      feedback('alice', 'accept'),
      feedback('charlie', 'accept'),
      feedback('bob', 'withdraw'),
      adjustment({ request_id: 'adjust-1-3-1', proposal: seatOf('bob', 'dora') }),
      feedback('alice', 'accept'),
      feedback('charlie', 'accept'),
    )
      .when(feedback('dora', 'withdraw'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['ParticipantWithdrawn', { consequence: 'negotiation_failed' }],
        ['OutcomeReached', { status: 'failed' }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it('everybody withdrawing from a plan without core roles is failed', () => {
    const nobodyCore = {
      ...withTalk('30'),
      assignments: withTalk('30').assignments.map((seat) => ({ ...seat, core: false })),
    };
    given(open(), screening(), drafted(nobodyCore), feedback('alice', 'withdraw'), feedback('bob', 'withdraw'))
      .when(feedback('charlie', 'withdraw'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['ParticipantWithdrawn'],
        ['ParticipantWithdrawn'],
        ['ParticipantWithdrawn'],
        ['OutcomeReached', { status: 'failed', reason: 'nobody_left' }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it('partial consensus names the version with the most acceptances, not merely the last', () => {
    const { state } = given(
      ...started({ max_rounds: 2 }),
      feedback('alice', 'negotiate'),
      feedback('bob', 'accept'),
      feedback('charlie', 'accept'),
      adjustment({ request_id: 'adjust-1-3-1', made: ['alice.1.1.1'], proposal: withTalk('45') }),
      feedback('alice', 'accept'),
      feedback('bob', 'accept'),
    )
      .when(feedback('charlie', 'negotiate', { proposed_changes: [change('date', '2026-12-10')] }))
      .then(['FeedbackRecorded'], ['TimerCancelled'], ['RoundClosed'], ['OutcomeReached'], ['FacilitationRequested']);
    expect(state.outcome).toMatchObject({ status: 'partial_consensus', proposal_version: 2 });
  });

  it('the facilitator advising against more rounds makes the next one the last, and skips none (N3)', () => {
    const { state } = given(
      ...started(),
      feedback('alice', 'negotiate'),
      feedback('bob', 'accept'),
      feedback('charlie', 'accept'),
    )
      .when(adjustment({ request_id: 'adjust-1-3-1', rejected: ['alice.1.1.1'], should_continue: false }))
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted'],
        ['RoundStarted', { round: 2, last: true }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    expect(state.round).toBe(2);
  });
});

describe('adjustments are checked (N3)', () => {
  const negotiating = [
    ...started(),
    feedback('alice', 'negotiate'),
    feedback('bob', 'accept'),
    feedback('charlie', 'accept'),
  ];
  const request_id = 'adjust-1-3-1';

  it.each([
    ['a request is passed over', adjustment({ request_id })],
    [
      'a request is answered twice',
      adjustment({ request_id, made: ['alice.1.1.1'], rejected: ['alice.1.1.1'], proposal: withTalk('45') }),
    ],
    ['a request nobody made is answered', adjustment({ request_id, rejected: ['alice.1.1.1', 'bob.1.1.1'] })],
    ['a change is claimed that the diff does not show', adjustment({ request_id, made: ['alice.1.1.1'] })],
    ['somebody loses the seat', adjustment({ request_id, rejected: ['alice.1.1.1'], proposal: without('charlie') })],
    [
      'an unselected candidate is slipped in',
      adjustment({ request_id, rejected: ['alice.1.1.1'], proposal: seatOf('charlie', 'erik') }),
    ],
    [
      'a core role is called dispensable',
      adjustment({
        request_id,
        rejected: ['alice.1.1.1'],
        proposal: {
          ...withTalk('30'),
          assignments: withTalk('30').assignments.map((seat) => ({ ...seat, core: false })),
        },
      }),
    ],
  ])('refused where %s', (_, wrong) =>
    given(...negotiating)
      .when(wrong)
      .thenRefused('invalid-facilitation'),
  );

  it('a change of the own assignment is visible in the diff too', () => {
    const own = [
      ...started(),
      feedback('alice', 'negotiate', { proposed_changes: [change('task', 'Give a demo')] }),
      feedback('bob', 'accept'),
      feedback('charlie', 'accept'),
    ];
    const proposal = {
      ...withTalk('30'),
      assignments: withTalk('30').assignments.map((seat) =>
        seat.participant_id === 'alice' ? { ...seat, task: 'Give a demo' } : seat,
      ),
    };
    const { events } = given(...own)
      .when(adjustment({ request_id, made: ['alice.1.1.1'], proposal }))
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted'],
        ['RoundStarted'],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    expect(events[1]!.data).toMatchObject({
      diff: [{ path: 'assignments.alice.task', from: 'Give the talk', to: 'Give a demo' }],
    });
  });
});

describe('feedback (N2)', () => {
  it.each(['I object', 'Under no circumstances.', '我坚决反对这个方案。'])(
    'that accepts and says no is refused by field and reason, and leaves the turn open: %s',
    (reasoning) => {
      const { decide, evolve, initialState } = negotiation;
      const state = started().reduce((before, one) => {
        const decision = decide(before, one);
        return decision.ok ? decision.events.reduce(evolve, before) : before;
      }, initialState);
      expect(decide(state, feedback('alice', 'accept', { reasoning }))).toMatchObject({
        ok: false,
        problem: {
          code: 'invalid-request',
          errors: [{ pointer: '/reasoning', reason: expect.stringContaining('says no') as string }],
        },
      });
      for (const fine of [
        feedback('alice', 'withdraw', { reasoning }),
        feedback('alice', 'negotiate', { reasoning, proposed_changes: [change()] }),
        // A model's reasons say no to what was before.
        feedback('alice', 'accept', { reasoning, call: modelCall }),
        feedback('alice', 'accept', { reasoning: 'I have no objection.' }),
      ])
        expect(decide(state, fine)).toMatchObject({ ok: true });
    },
  );

  it.each([
    ['from a stranger', feedback('mallory', 'accept'), 'not-a-participant'],
    ['from somebody not selected', feedback('dora', 'accept'), 'not-a-participant'],
    ['for a wrong round', feedback('alice', 'accept', { round: 2 }), 'wrong-round'],
    [
      'for a request that was never made',
      feedback('alice', 'accept', { request_id: 'turn-9-9-alice' }),
      'unknown-request',
    ],
    ['that negotiates nothing', feedback('alice', 'negotiate', { proposed_changes: [] }), 'changes-missing'],
    ['that accepts with changes', feedback('alice', 'accept', { proposed_changes: [change()] }), 'changes-not-allowed'],
  ])('%s is refused', (_, wrong, code) =>
    given(...started())
      .when(wrong)
      .thenRefused(code),
  );

  it('a second answer to a turn changes nothing', () => {
    given(...started(), feedback('alice', 'accept'))
      .when(feedback('alice', 'withdraw'))
      .thenRefused('already-answered');
  });

  it('after the channel has closed it is refused', () => {
    const stopped = command('StopChannel', { reason: '' });
    given(...started(), stopped)
      .when(feedback('alice', 'accept'))
      .thenRefused('channel-closed');
  });

  it("a model's late answer leaves its cost in the log and nothing else", () => {
    const { state } = given(...started(), feedback('alice', 'accept'))
      .when(feedback('alice', 'withdraw', { request_id: 'turn-1-1-alice', call: modelCall }))
      .then(['AnswerDiscarded', { reason: 'already_answered', request_id: 'turn-1-1-alice' }]);
    expect(state.spentMicroUsd).toBe(21);
  });
});

describe('silence (N6)', () => {
  const timeout = fire('feedback-1-1-0');

  it('counts as accept by default, marked as assumed, and the risk says so', () => {
    given(...started(), feedback('alice', 'accept'), feedback('bob', 'accept'))
      .when(timeout)
      .then(
        ['TimerFired'],
        [
          'FeedbackRecorded',
          { participant_id: 'charlie', feedback_type: 'accept', assumed: true, assumed_cause: 'timeout' },
        ],
        ['RoundClosed', { assumed: ['charlie'] }],
        ['OutcomeReached', { status: 'success', risk: 'Assumed, not said: Charlie.' }],
        ['FacilitationRequested', { task: 'gaps' }],
      );
  });

  it('counts as withdrawal where the channel says so', () => {
    given(...started({ timeout_policy: 'withdraw' }), feedback('alice', 'accept'), feedback('bob', 'accept'))
      .when(timeout)
      .then(
        ['TimerFired'],
        ['FeedbackRecorded', { feedback_type: 'withdraw', assumed: true }],
        ['RoundClosed'],
        ['ParticipantWithdrawn'],
        ['ProposalAdjusted'],
        ['FacilitationRequested', { task: 'adjust' }],
      );
  });

  it('is reminded of where the channel says so, then assumed to accept', () => {
    const asked = [...started({ timeout_policy: 'remind' }), feedback('alice', 'accept'), feedback('bob', 'accept')];
    given(...asked)
      .when(timeout)
      .then(
        ['TimerFired'],
        ['ReminderSent', { participant_id: 'charlie', number: 1 }],
        ['TimerSet', { timer_id: 'feedback-1-1-1' }],
      );
    given(...asked, timeout)
      .when(fire('feedback-1-1-1'))
      .then(
        ['TimerFired'],
        ['FeedbackRecorded', { feedback_type: 'accept', assumed: true }],
        ['RoundClosed'],
        ['OutcomeReached'],
        ['FacilitationRequested'],
      );
  });

  it('late feedback gets a clear answer and changes nothing', () => {
    given(...started(), feedback('alice', 'accept'), feedback('bob', 'negotiate'), timeout)
      .when(feedback('charlie', 'withdraw', { request_id: 'turn-1-1-charlie' }))
      .thenRefused('late-feedback');
  });

  it('a timer that fires a second time, or was never set, does nothing', () => {
    given(...started(), timeout)
      .when(timeout)
      .thenRefused('unknown-request');
    given(...started())
      .when(fire('feedback-9-9-0'))
      .thenRefused('unknown-request');
  });
});

describe('facilitation that fails', () => {
  const fail = (request_id: string, code = 'invalid_output') =>
    command('FailFacilitation', { request_id, code, message: 'nonsense' });

  it('is asked for again, and after three tries and every wait ends the channel with a named reason', () => {
    given(open({ model_wait_limit_ms: 0 }), fail('screen-0-1-1'), fail('screen-0-2-2'))
      .when(fail('screen-0-3-3'))
      .then(
        ['FacilitationFailed', { attempt: 3 }],
        ['OutcomeReached', { status: 'failed', reason: 'facilitation_failed' }],
        ['RoundSummarised', { from_template: true }],
        ['ChannelClosed', { status: 'failed', message: expect.stringContaining('invalid_output: nonsense') }],
      );
    given(open())
      .when(fail('screen-0-1-1'))
      .then(['FacilitationFailed'], ['FacilitationRequested', { request_id: 'screen-0-2-2', attempt: 2 }]);
  });

  it('leaves a success a success where only the gaps cannot be told (N7)', () => {
    const agreed = [
      ...started({ max_facilitation_attempts: 1 }),
      feedback('alice', 'accept'),
      feedback('bob', 'accept'),
      feedback('charlie', 'accept'),
    ];
    given(...agreed)
      .when(fail('gaps-1-3-1'))
      .then(
        ['FacilitationFailed'],
        ['RoundSummarised', { outcome: 'success', from_template: true }],
        ['ChannelClosed', { status: 'success', reason: 'gaps_unknown' }],
      );
  });

  it('of a compromise falls back on the version with the most acceptances', () => {
    const apart = [
      open({ max_rounds: 1, max_facilitation_attempts: 1 }),
      screening(),
      drafted(),
      feedback('alice', 'negotiate'),
      feedback('bob', 'negotiate'),
      feedback('charlie', 'accept'),
    ];
    given(...apart)
      .when(fail('compromise-1-3-1'))
      .then(
        ['FacilitationFailed'],
        ['OutcomeReached', { status: 'negotiation_timeout', reason: 'no_compromise', proposal_version: 1 }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it('that cannot be paid ends the channel, told without a model where there is nothing else to tell', () => {
    given(open())
      .when(fail('screen-0-1-1', 'budget'))
      .then(
        ['FacilitationFailed'],
        ['OutcomeReached', { status: 'failed', reason: 'cost_budget' }],
        ['RoundSummarised', { from_template: true }],
        ['ChannelClosed', { status: 'failed', message: expect.stringContaining('budget') as string }],
      );
  });

  it('a result for another request is refused, or its cost kept', () => {
    given(...started())
      .when(fail('screen-0-1-1'))
      .thenRefused('unknown-request');
    given(...started())
      .when(screening())
      .then(['AnswerDiscarded', { reason: 'late' }]);
  });
});

describe('after success (N7)', () => {
  it('names what the demand still lacks, and closes', () => {
    given(...started(), feedback('alice', 'accept'), feedback('bob', 'accept'), feedback('charlie', 'accept'))
      .when(gaps('gaps-1-3-1'))
      .then(
        ['FacilitationCompleted'],
        ['GapsIdentified', { follow_up: { suggested: true, demand: 'Find somebody who records' } }],
        ['ChannelClosed', { status: 'success', ended_by: { kind: 'service', id: 'channel-admin' } }],
      );
  });
});

describe('people and limits (D5, T1, T5)', () => {
  it('what a person says counts from the next round on', () => {
    const said = command('Intervene', { text: 'Keep it free of charge' });
    const { state } = given(...started(), said, feedback('alice', 'negotiate'), feedback('bob', 'accept'))
      .when(feedback('charlie', 'accept'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['InterventionsApplied', { round: 2, intervention_ids: [said.id] }],
        ['FacilitationRequested'],
      );
    expect(state.applied).toEqual([
      { intervention_id: said.id, actor: { kind: 'user', id: 'ula' }, text: 'Keep it free of charge' },
    ]);
  });

  it('the 65th waiting intervention is refused, none is lost', () => {
    const many = Array.from({ length: 64 }, () => command('Intervene', { text: 'x' }));
    given(...started(), ...many)
      .when(command('Intervene', { text: 'y' }))
      .thenRefused('interventions-full');
  });

  it.each([
    ['', 'invalid-request'],
    ['/dance now', 'invalid-request'],
  ])('refuses to hear %j', (text, code) => {
    given(...started())
      .when(command('Intervene', { text }))
      .thenRefused(code);
  });

  it('a person stops it at any time, and the log says who', () => {
    given(...started())
      .when(command('StopChannel', { reason: '' }))
      .then(['ChannelClosed', { status: 'stopped', reason: 'stopped_by_user', ended_by: { kind: 'user', id: 'ula' } }]);
    given(...started())
      .when(command('Intervene', { text: ' /stop ' }))
      .then(['ChannelClosed', { status: 'stopped' }]);
  });

  it('the time limit ends it with what there is: a majority so far stands', () => {
    const adjusting = [
      ...started(),
      feedback('alice', 'negotiate'),
      feedback('bob', 'accept'),
      feedback('charlie', 'accept'),
    ];
    given(...adjusting, fire('elapsed-1800000'))
      .when(signal('stop', 'time_limit'))
      .then(
        ['TerminationChecked', { assessment: { reason: 'time_limit' } }],
        ['OutcomeReached', { status: 'partial_consensus', reason: 'time_limit', proposal_version: 1 }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
    given(open())
      .when(signal('stop', 'time_limit'))
      .then(
        ['TerminationChecked'],
        ['OutcomeReached', { status: 'failed' }],
        ['RoundSummarised', { from_template: true }],
        ['ChannelClosed', { ended_by: { kind: 'service', id: 'termination-monitor' } }],
      );
  });

  it('the monitor warns once for each condition, and may stop', () => {
    const warn = signal('warn', 'round_limit');
    given(...started())
      .when(warn)
      .then(['TerminationWarned', { condition: 'round_limit', status: 'near' }]);
    given(...started(), warn)
      .when(warn)
      .thenNothingHappens();
    given(...started())
      .when(signal('stop', 'cost_budget'))
      .then(
        ['TerminationChecked'],
        ['TimerCancelled'],
        ['OutcomeReached', { reason: 'cost_budget' }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it('its last round is its own: a stop for the round limit changes nothing (N4)', () => {
    given(...started())
      .when(signal('stop', 'round_limit'))
      .thenNothingHappens();
  });

  it('more rounds make the last round one of several (T5)', () => {
    const { state } = given(...started({ max_rounds: 1 }))
      .when(command('ExtendLimits', { rounds: 1, time_ms: 0 }))
      .then(['LimitsExtended', { rounds: 1 }]);
    expect(state).toMatchObject({ last: false, extraRounds: 1 });
  });

  it('a command of another protocol is refused by name', () => {
    given(...started())
      .when(command('CompleteJudgement', { request_id: 'x', agreed: true, reason: '', call: modelCall }))
      .thenRefused('wrong-protocol');
  });
});
