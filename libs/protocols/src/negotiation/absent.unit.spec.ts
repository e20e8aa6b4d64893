import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { addMilliseconds } from '../shared/timers.js';
import { negotiation } from './negotiation.js';
import { command, drafted, feedback, fire, open, screening } from './negotiation.fixtures.js';

const { given } = deciderSpecification(deciderOf(negotiation));

const TIME = '2026-01-01T12:00:00.000Z';
const after = (milliseconds: number) => addMilliseconds(TIME, milliseconds);
const live = (more: Parameters<typeof open>[0] = {}) => [open(more, { rehearsal: false }), screening(), drafted()];
const fails = (request_id: string, code = 'overloaded') =>
  command('FailTurn', { request_id, code, message: 'no answer' });
const goOn = command('ContinueChannel', {});

describe('a hosted seat whose model failed is absent (N6)', () => {
  it('it does not accept: with a core seat absent the negotiation waits for the model', () => {
    given(...live(), feedback('alice', 'accept'), feedback('charlie', 'accept'))
      .when(fails('turn-1-1-bob'))
      .then(
        ['TurnFailed', { participant_id: 'bob' }],
        ['TurnSkipped', { participant_id: 'bob', cause: 'turn_failed' }],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['ChannelPaused', { reason: 'waiting_for_model', code: 'overloaded', attempt: 1, resume_at: after(15_000) }],
        ['TimerSet', { timer_id: 'model-retry-1', purpose: 'model_retry', due_at: after(15_000) }],
      );
  });

  it.each(['overloaded', 'refusal', 'cut_stream', 'bad_key', 'invalid_output', 'spend_limit'])(
    'nobody was heard (%s): nothing is decided',
    (code) => {
      const { state } = given(...live(), fails('turn-1-1-alice', code), fails('turn-1-1-bob', code))
        .when(fails('turn-1-1-charlie', code))
        .then(
          ['TurnFailed'],
          ['TurnSkipped'],
          ['TimerCancelled'],
          ['TimerCancelled'],
          ['TimerCancelled'],
          ['ChannelPaused', { code }],
          ['TimerSet'],
        );
      expect(state.phase).toBe('waiting_for_model');
      expect(state.outcome).toBeUndefined();
    },
  );

  it.each(['bad_key', 'unknown_model', 'no_credit', 'spend_limit'])(
    'what only a person can mend (%s) pauses it, whoever else was heard, and is not asked again by itself',
    (code) => {
      const heard = [feedback('alice', 'accept'), feedback('bob', 'accept')];
      const { state } = given(...live(), ...heard, fails('turn-1-1-charlie', code));
      expect(state.wait?.paused).toMatchObject({ code, permanent: true, resume_at: after(3_600_000) });
    },
  );

  it('only the absent are asked again, by the timer or by a person, and the round goes on', () => {
    const waiting = [...live(), feedback('alice', 'accept'), feedback('charlie', 'accept'), fails('turn-1-1-bob')];
    given(...waiting)
      .when(fire('model-retry-1'))
      .then(
        ['TimerFired'],
        ['ChannelResumed', { cause: 'timer' }],
        ['TimerSet', { purpose: 'elapsed' }],
        ['TimerSet', { purpose: 'elapsed' }],
        ['TimerSet', { purpose: 'model_deadline' }],
        ['TurnRequested', { participant_id: 'bob', request_id: 'turn-1-1-bob-again-1', round: 1 }],
      );
    given(...waiting, goOn)
      .when(feedback('bob', 'accept', { request_id: 'turn-1-1-bob-again-1' }))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed', { accepted: ['alice', 'charlie', 'bob'] }],
        ['OutcomeReached', { status: 'success' }],
        ['FacilitationRequested', { task: 'gaps' }],
      );
  });

  it('waits twice as long after each failure, and after the limit it has failed, by name', () => {
    const limited = live({ model_wait_limit_ms: 60_000 });
    const all = (again: string) => ['alice', 'bob', 'charlie'].map((id) => fails(`turn-1-1-${id}${again}`));
    const { state } = given(...limited, ...all(''), fire('model-retry-1'), ...all('-again-1').slice(0, 2))
      .when(fails('turn-1-1-charlie-again-1'))
      .then(
        ['TurnFailed'],
        ['TurnSkipped'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['ChannelPaused', { attempt: 2, since: TIME, resume_at: after(30_000) }],
        ['TimerSet'],
      );
    expect(state.wait?.attempts).toBe(2);
    given(...live({ model_wait_limit_ms: 0 }), ...all('').slice(0, 2))
      .when(fails('turn-1-1-charlie'))
      .then(
        ['TurnFailed'],
        ['TurnSkipped'],
        ['TimerCancelled'],
        ['OutcomeReached', { status: 'failed', reason: 'model_unavailable' }],
        ['RoundSummarised', { from_template: true }],
        ['ChannelClosed', { status: 'failed', message: expect.stringContaining('overloaded: no answer') }],
      );
  });

  it('one seat that is not core gets one more chance; then what the others agree on is a partial consensus', () => {
    const waiting = [...live(), feedback('alice', 'accept'), feedback('bob', 'accept'), fails('turn-1-1-charlie')];
    given(...waiting, goOn)
      .when(fails('turn-1-1-charlie-again-1'))
      .then(
        ['TurnFailed'],
        ['TurnSkipped'],
        ['TimerCancelled'],
        ['RoundClosed', { accepted: ['alice', 'bob'], absent: ['charlie'], assumed: [] }],
        [
          'OutcomeReached',
          { status: 'partial_consensus', reason: 'some_absent', risk: expect.stringContaining('Charlie') },
        ],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it('does not hold up those who ask for changes: it is asked again with the next version', () => {
    given(...live(), feedback('alice', 'negotiate'), feedback('bob', 'accept'))
      .when(fails('turn-1-1-charlie'))
      .then(
        ['TurnFailed'],
        ['TurnSkipped'],
        ['TimerCancelled'],
        ['RoundClosed', { absent: ['charlie'] }],
        ['FacilitationRequested', { task: 'adjust' }],
      );
  });

  it("has a deadline above the model call's own, whatever a person's feedback timeout is", () => {
    given(open({}, { rehearsal: false }), screening())
      .when(drafted())
      .then(
        ['FacilitationCompleted'],
        ['ProposalDrafted'],
        ['RoundStarted'],
        ['TimerSet', { timer_id: 'model-1-1-0', purpose: 'model_deadline', due_at: after(360_000) }],
        ['TurnRequested', { due_at: after(360_000) }],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    const { state } = given(...live(), feedback('alice', 'accept'), feedback('charlie', 'accept'))
      .when(fire('model-1-1-0'))
      .then(
        ['TimerFired'],
        ['TurnFailed', { participant_id: 'bob', code: 'timeout' }],
        ['TurnSkipped'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['ChannelPaused', { code: 'timeout' }],
        ['TimerSet'],
      );
    expect(state.phase).toBe('waiting_for_model');
  });
});

describe('work that a negotiation cannot go on without waits for the model (N6)', () => {
  const fail = (request_id: string, code = 'overloaded') =>
    command('FailFacilitation', { request_id, code, message: '' });
  const failed = [open(), fail('screen-0-1-1'), fail('screen-0-2-2')];

  it('after its tries, and is asked for again', () => {
    given(...failed)
      .when(fail('screen-0-3-3'))
      .then(
        ['FacilitationFailed'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['ChannelPaused', { task: 'screen' }],
        ['TimerSet'],
      );
    given(...failed, fail('screen-0-3-3'))
      .when(goOn)
      .then(
        ['TimerCancelled'],
        ['ChannelResumed', { cause: 'user', actor: { kind: 'user', id: 'ula' } }],
        ['TimerSet'],
        ['TimerSet'],
        ['FacilitationRequested', { task: 'screen', attempt: 1 }],
      );
  });

  it('at once where somebody has to mend something first', () => {
    given(open())
      .when(fail('screen-0-1-1', 'spend_limit'))
      .then(
        ['FacilitationFailed'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['ChannelPaused', { code: 'spend_limit' }],
        ['TimerSet'],
      );
  });

  it('a person may stop it meanwhile', () => {
    given(...failed, fail('screen-0-3-3'))
      .when(command('StopChannel', { reason: '' }))
      .then(['ChannelClosed', { status: 'stopped' }]);
  });
});
