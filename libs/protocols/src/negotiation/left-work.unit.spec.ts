import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { negotiation } from './negotiation.js';
import {
  adjustment,
  change,
  command,
  feedback,
  gaps,
  modelCall as call,
  started,
  withTalk,
  withWelcome,
  without,
} from './negotiation.fixtures.js';
import { feedbackTask } from './tasks/feedback-task.js';
import { outcome, view } from './view.js';

const { given } = deciderSpecification(deciderOf(negotiation));

/** Alice and Bob accept, Charlie leaves. */
const left = (settings: Parameters<typeof started>[0] = {}) => [
  ...started(settings),
  feedback('alice', 'accept'),
  feedback('bob', 'accept'),
  feedback('charlie', 'withdraw'),
];
const PASSED_ON = adjustment({ request_id: 'adjust-1-3-1', made: ['work.charlie'], proposal: withWelcome });

describe('the work of somebody who leaves (N5)', () => {
  it('is answered once: passed on or not, and never passed over', () => {
    given(...left())
      .when(adjustment({ request_id: 'adjust-1-3-1', proposal: withWelcome }))
      .thenRefused('invalid-facilitation');
    given(...left())
      .when(adjustment({ request_id: 'adjust-1-3-1', rejected: ['work.charlie'], proposal: without('charlie') }))
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted', { changes_rejected: [{ request: 'work.charlie', reason: 'too dear' }] }],
        ['RoundStarted'],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
  });

  it('is not passed on where no seat says so', () => {
    given(...left())
      .when(adjustment({ request_id: 'adjust-1-3-1', made: ['work.charlie'], proposal: without('charlie') }))
      .thenRefused('invalid-facilitation');
  });

  it('shows to who stays what has changed for them, and who has left', () => {
    const { state } = given(...left())
      .when(PASSED_ON)
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted'],
        ['RoundStarted'],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    const { changes, assignment } = feedbackTask(state, 'alice');
    expect(assignment.task).toBe('Give the talk and welcome the guests');
    expect(changes).toEqual(
      expect.arrayContaining([
        { path: 'assignments.alice.task', from: 'Give the talk', to: 'Give the talk and welcome the guests' },
        { path: 'assignments.charlie.role', from: 'Host' },
      ]),
    );
  });

  it('may be refused by whoever gets it: nobody is bound by what was not asked', () => {
    given(...left(), PASSED_ON, feedback('bob', 'accept'))
      .when(feedback('alice', 'negotiate', { proposed_changes: [change('task', 'Give the talk')] }))
      .then(['FeedbackRecorded'], ['TimerCancelled'], ['RoundClosed'], ['FacilitationRequested', { task: 'adjust' }]);
  });

  it('where no model can reword the plan, who stays is asked about it as it is', () => {
    const fails = (number: number) =>
      command('FailFacilitation', { request_id: `adjust-1-3-${number}`, code: 'refusal', message: 'no', call });
    const { state } = given(...left({ max_facilitation_attempts: 1, model_wait_limit_ms: 0 }))
      .when(fails(1))
      .then(
        ['FacilitationFailed'],
        ['RoundStarted', { round: 2, proposal_version: 2, recipients: ['alice', 'bob'] }],
        ['TimerSet'],
        ['TurnRequested', { proposal_version: 2 }],
        ['TurnRequested', { proposal_version: 2 }],
      );
    expect(state.left).toEqual([]);
  });
});

describe('a withdrawal in the last round (N5)', () => {
  it('gives who stays one more, which is the last', () => {
    const { state } = given(...left({ max_rounds: 1 }))
      .when(PASSED_ON)
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted'],
        ['RoundStarted', { round: 2, proposal_version: 3, last: true }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    expect(view(state).max_rounds).toBe(2);
    given(...left({ max_rounds: 1 }), PASSED_ON, feedback('alice', 'accept'))
      .when(feedback('bob', 'negotiate'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['FacilitationRequested', { task: 'compromise' }],
      );
  });

  it('without a majority adds none: the compromise is written without that part', () => {
    given(...started({ max_rounds: 1 }), feedback('alice', 'negotiate'), feedback('bob', 'negotiate'))
      .when(feedback('charlie', 'withdraw'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['ParticipantWithdrawn'],
        ['ProposalAdjusted', { cause: 'role_removed' }],
        ['FacilitationRequested', { task: 'compromise' }],
      );
  });

  it('ended early before who stays could answer, nothing was agreed on', () => {
    const stop = command('SignalTermination', { verdict: 'stop', condition: 'time_limit', measured: 3, limit: 3 });
    const { state } = given(...left())
      .when(stop)
      .then(
        ['TerminationChecked'],
        ['OutcomeReached', { status: 'negotiation_timeout', proposal_version: 2 }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
    expect(state.outcome!.risk).toContain('Nobody has accepted this version.');
  });
});

it('"Everybody accepted" names the version that everybody accepted: in message, summary, votes and outcome (N5)', () => {
  const { state } = given(
    ...left({ max_facilitation_attempts: 1 }),
    PASSED_ON,
    feedback('alice', 'accept'),
    feedback('bob', 'accept'),
  )
    .when(gaps('gaps-2-4-1'))
    .then(['FacilitationCompleted'], ['GapsIdentified'], ['ChannelClosed', { status: 'success' }]);
  expect(state.closed!.message).toContain('Everyone who stayed accepted; Charlie withdrew.');
  expect(outcome(state)).toMatchObject({
    proposal: { version: 3, ...withWelcome },
    minority: [{ participant_id: 'charlie' }],
  });
  expect(state.outcome).not.toHaveProperty('risk');
  expect(state.closed!.consent!.votes).toEqual([
    { participant_id: 'alice', stance: 'agree', version: 3 },
    { participant_id: 'bob', stance: 'agree', version: 3 },
    { participant_id: 'charlie', stance: 'withdrew', version: 1 },
  ]);
});

it('requests that were open when somebody left are answered with the work', () => {
  const asked = [
    ...started({ max_rounds: 2 }),
    feedback('alice', 'negotiate'),
    feedback('bob', 'accept'),
    feedback('charlie', 'withdraw'),
  ];
  given(...asked)
    .when(
      adjustment({
        request_id: 'adjust-1-3-1',
        made: ['alice.1.1.1', 'work.charlie'],
        proposal: withTalk('45', withWelcome),
      }),
    )
    .then(
      ['FacilitationCompleted'],
      ['ProposalAdjusted', { changes_made: [{ request: 'alice.1.1.1' }, { request: 'work.charlie' }] }],
      ['RoundStarted'],
      ['TimerSet'],
      ['TurnRequested'],
      ['TurnRequested'],
    );
});
