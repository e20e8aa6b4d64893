import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { addMilliseconds } from '../shared/timers.js';
import { workshop } from './workshop.js';
import { command, fire, says, TIME, workshopOf3 } from './workshop.fixtures.js';

const { given } = deciderSpecification(deciderOf(workshop));

const live = (settings = {}) => workshopOf3({ rehearsal: false, settings });
const fails = (request_id: string, code = 'overloaded') =>
  command('FailTurn', { request_id, code, message: 'no answer' });
const allFail = (again = '') => ['ana', 'bo', 'cy'].map((id) => fails(`turn-1-1-${id}${again}`));

describe('roles whose model failed are absent (N6)', () => {
  it('where nobody spoke the workshop waits for the model, and asks the roles again in their order', () => {
    given(live(), ...allFail())
      .when(fire('model-retry-1'))
      .then(
        ['TimerFired'],
        ['ChannelResumed', { cause: 'timer' }],
        ['TimerSet', { timer_id: 'timeout-turn-1-1-ana-again-1' }],
        ['TurnRequested', { participant_id: 'ana', round: 1, work: 'speech' }],
      );
    const { state } = given(live(), ...allFail(), fire('model-retry-1'), says('ana'))
      .when(says('bo'))
      .then(['SpeechGiven'], ['TimerCancelled'], ['TimerSet'], ['TurnRequested', { participant_id: 'cy' }]);
    expect(state).toMatchObject({ phase: 'round', round: 1 });
  });

  it('ends as failed, by name, once it has waited long enough', () => {
    given(live({ model_wait_limit_ms: 0 }), ...allFail().slice(0, 2))
      .when(fails('turn-1-1-cy'))
      .then(
        ['TurnFailed'],
        ['TimerCancelled'],
        ['TurnSkipped'],
        ['WorkshopConcluded', { status: 'failed', reason: 'model_unavailable' }],
        ['ChannelClosed', { status: 'failed', message: expect.stringContaining('overloaded: no answer') }],
      );
  });

  it('what only a person can mend pauses it at once, and no other role is asked', () => {
    const { state } = given(live(), says('ana'), fails('turn-1-1-bo', 'no_credit'));
    const resume_at = addMilliseconds(TIME, 3_600_000);
    expect(state.wait?.paused).toMatchObject({ code: 'no_credit', permanent: true, resume_at });
    expect(state.turns.map(({ participant_id }) => participant_id)).toEqual(['ana', 'bo']);
  });

  it('one who failed is passed over where others spoke', () => {
    given(live(), says('ana'), fails('turn-1-1-bo'))
      .when(says('cy'))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['WorkshopRoundClosed', { spoke: ['ana', 'cy'], skipped: ['bo'] }],
        ['FacilitationRequested'],
      );
  });

  it('has a deadline above all the model calls that a speech may take', () => {
    const { events } = given()
      .when(live())
      .then(['WorkshopOpened'], ['IssueRaised'], ['RoundStarted'], ['TimerSet'], ['TurnRequested']);
    expect(events.at(-1)!.data).toMatchObject({ due_at: addMilliseconds(TIME, 4 * 360_000) });
    given(live())
      .when(fire('timeout-turn-1-1-ana'))
      .then(
        ['TimerFired'],
        ['TurnFailed', { code: 'timeout' }],
        ['TurnSkipped', { cause: 'turn_failed' }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
      );
  });
});
