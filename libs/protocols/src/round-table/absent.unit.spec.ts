import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { addMilliseconds } from '../shared/timers.js';
import { roundTable } from './round-table.js';
import { call, command, fire, goes, monitor, party, says, summed, table, TIME } from './round-table.fixtures.js';

const { given } = deciderSpecification(deciderOf(roundTable));

const live = (settings = {}) => table({ rehearsal: false, settings });
const fails = (request_id: string, code = 'overloaded') =>
  command('FailTurn', { request_id, code, message: 'no answer' });
const silence = fire('turn-1-0');

describe('members whose model failed are absent (N6)', () => {
  it('where nobody spoke the table waits for the model, and asks those again who failed', () => {
    const waiting = [live(), fails('turn-1-1-ana'), fails('turn-1-1-bo'), silence];
    const { state } = given(...waiting)
      .when(fire('model-retry-1'))
      .then(
        ['TimerFired'],
        ['ChannelResumed'],
        ['TimerSet', { purpose: 'elapsed' }],
        ['TimerSet', { purpose: 'elapsed' }],
        ['TimerSet', { purpose: 'model_deadline' }],
        ['TurnRequested', { request_id: 'turn-1-1-ana-again-1' }],
        ['TurnRequested', { request_id: 'turn-1-1-bo-again-1' }],
      );
    expect(state).toMatchObject({ phase: 'round', round: 1 });
  });

  it('a model that votes while the table waits for it does not end the wait: the timer does', () => {
    const vote = command('CallVote', { question: 'End?' });
    const ballot = command('CastBallot', { participant_id: 'cy', choice: 'continue', reasoning: 'Wait.', call });
    given(live(), fails('turn-1-1-ana'), fails('turn-1-1-bo'), silence, vote, ballot)
      .when(fire('model-retry-1'))
      .then(
        ['TimerFired'],
        ['ChannelResumed'],
        ['TimerSet'],
        ['TimerSet'],
        ['TimerSet', { purpose: 'model_deadline' }],
        ['TurnRequested', { request_id: 'turn-1-1-ana-again-1' }],
        ['TurnRequested', { request_id: 'turn-1-1-bo-again-1' }],
      );
  });

  it('a rehearsal of silence is silence, and no failure', () => {
    given(table(), says('cy'))
      .when(silence)
      .then(
        ['TimerFired'],
        ['TurnSkipped', { cause: 'timeout' }],
        ['TurnSkipped', { cause: 'timeout' }],
        ['DiscussionRoundClosed', { spoke: ['cy'] }],
        ['FacilitationRequested'],
      );
  });

  it('one who failed is passed over where others spoke', () => {
    given(live(), says('ana'), says('cy'))
      .when(fails('turn-1-1-bo'))
      .then(
        ['TurnFailed'],
        ['TurnSkipped'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['DiscussionRoundClosed', { spoke: ['ana', 'cy'], skipped: ['bo'] }],
        ['FacilitationRequested'],
      );
  });

  it('ends as failed, with the cause and no celebration, once it has waited long enough', () => {
    given(live({ model_wait_limit_ms: 0 }), fails('turn-1-1-ana'), fails('turn-1-1-bo'))
      .when(silence)
      .then(
        ['TimerFired'],
        ['TurnSkipped'],
        ['TimerCancelled'],
        [
          'ChannelClosed',
          { status: 'failed', reason: 'model_unavailable', message: expect.stringContaining('overloaded') },
        ],
      );
  });

  it('failures in a row end nothing while the round runs or the model is waited for', () => {
    given(live(), fails('turn-1-1-ana'))
      .when(monitor('stop', ['failures_in_a_row']))
      .thenNothingHappens();
    given(live(), fails('turn-1-1-ana'), fails('turn-1-1-bo'), silence)
      .when(monitor('stop', ['failures_in_a_row']))
      .thenNothingHappens();
  });

  it('in turn, each is asked again in the order of the table', () => {
    const asked = [party({ rehearsal: false }), command('Intervene', { text: 'pay?' })];
    const picked = command('CompleteSelection', {
      request_id: 'select-0-1-1',
      picked: [
        { participant_id: 'bo', reason: '' },
        { participant_id: 'ana', reason: '' },
      ],
      call,
    });
    given(...asked, picked, fails('turn-1-1-bo'), fails('turn-1-1-ana'), fire('model-retry-1'))
      .when(says('bo', 'Yes.', { request_id: 'turn-1-1-bo-again-1' }))
      .then(
        ['ContributionMade'],
        ['TimerCancelled'],
        ['TimerSet'],
        ['TurnRequested', { request_id: 'turn-1-1-ana-again-1' }],
      );
  });

  it("an account's spend limit pauses the table even where somebody spoke, and in a summary", () => {
    const { state } = given(live(), says('ana'), says('cy'))
      .when(fails('turn-1-1-bo', 'spend_limit'))
      .then(
        ['TurnFailed'],
        ['TurnSkipped'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['ChannelPaused', { code: 'spend_limit' }],
        ['TimerSet'],
      );
    expect(state.phase).toBe('waiting_for_model');
    const spent = { request_id: 'summarise-1-1-1', code: 'spend_limit', message: '' };
    const summing = [live(), says('ana'), says('bo'), says('cy'), command('FailFacilitation', spent)];
    given(...summing)
      .when(command('ContinueChannel', {}))
      .then(
        ['TimerCancelled'],
        ['ChannelResumed'],
        ['TimerSet'],
        ['TimerSet'],
        ['FacilitationRequested', { task: 'summarise' }],
      );
  });

  it('what only a person can mend pauses the table at once, asks no further speaker, and is not asked again by itself', () => {
    const asked = [party({ rehearsal: false }), command('Intervene', { text: 'pay?' })];
    const picked = command('CompleteSelection', {
      request_id: 'select-0-1-1',
      picked: ['bo', 'ana'].map((participant_id) => ({ participant_id, reason: '' })),
      call,
    });
    const { state } = given(...asked, picked, fails('turn-1-1-bo', 'bad_key'));
    const resume_at = addMilliseconds(TIME, 3_600_000);
    expect(state.wait).toMatchObject({ attempts: 1, paused: { code: 'bad_key', permanent: true, resume_at } });
    expect(state.turns).toHaveLength(1);
    const { state: again } = given(...asked, picked, fails('turn-1-1-bo', 'bad_key'), command('ContinueChannel', {}));
    expect(again.turns).toMatchObject([{ participant_id: 'bo', status: 'open' }]);
  });

  it('a key that is refused is what is named, though another model beside it is only busy', () => {
    const { state } = given(live(), fails('turn-1-1-ana', 'bad_key'), says('cy'), fails('turn-1-1-bo'));
    expect(state.wait?.paused).toMatchObject({ code: 'bad_key', permanent: true });
  });

  it.each(['bad_request', 'context_exceeded'])(
    'one prompt that is refused (%s) passes over its member alone',
    (code) => {
      const { state } = given(live(), says('ana'), says('cy'), fails('turn-1-1-bo', code));
      expect(state.wait).toBeUndefined();
      const ids = ['ana', 'bo', 'cy'].map((id) => fails(`turn-1-1-${id}`, code));
      expect(given(live(), ...ids).state.wait?.paused).toMatchObject({ code, permanent: true });
    },
  );

  it("a model's answer ends the count of pauses", () => {
    const twice = [live(), fails('turn-1-1-ana'), fails('turn-1-1-bo'), silence, fire('model-retry-1')];
    const { state } = given(
      ...twice,
      says('ana', 'x', { request_id: 'turn-1-1-ana-again-1', call }),
      says('bo', 'x', { request_id: 'turn-1-1-bo-again-1', call }),
      summed('summarise-1-1-1'),
    )
      .when(goes('check-1-1'))
      .then(
        ['TerminationChecked'],
        ['RoundStarted'],
        ['TimerSet'],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    expect(state.wait).toBeUndefined();
  });
});

describe('a vote whose voter failed (T1, N6)', () => {
  const called = [live(), command('CallVote', { question: 'Enough?' })];
  const missed = (participant_id: string) =>
    command('FailBallot', { vote_id: 'vote-1', participant_id, code: 'refusal', message: '' });
  const cast = (participant_id: string) =>
    command('CastBallot', { participant_id, vote_id: 'vote-1', choice: 'end', reasoning: '' });

  it('is no abstention: it counts for no quorum, and holds nobody up', () => {
    given(...called, missed('ana'), missed('bo'))
      .when(cast('cy'))
      .then(['BallotCast'], ['TimerCancelled'], ['VoteClosed', { end: 1, quorum_met: false, passed: false }]);
  });

  it('is taken once; later it is only a bill', () => {
    given(...called, missed('ana'))
      .when(missed('ana'))
      .thenRefused('unknown-request');
    given(...called, missed('ana'))
      .when(missed('mallory'))
      .thenRefused('not-a-participant');
    given(...called, cast('ana'))
      .when(missed('ana'))
      .thenRefused('unknown-request');
  });
});
