import { problem } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { layered } from '@parley/termination';
import { describe, expect, it } from 'vitest';
import { roundTable } from '../round-table/index.js';
import {
  command,
  everybody,
  fire,
  goes,
  monitor,
  party,
  summed,
  table,
  TIME,
} from '../round-table/round-table.fixtures.js';
import { deciderOf } from './frame.js';
import { addMilliseconds } from './timers.js';

const decider = deciderOf(roundTable);
const { given } = deciderSpecification(decider);

const MINUTE_MS = 60_000;
const after = (milliseconds: number) => addMilliseconds(TIME, milliseconds);
const say = (text: string) => command('Intervene', { text });
const stop = command('StopChannel', { reason: '' });

const summarising = [table(), ...everybody()];
const checking = [...summarising, summed('summarise-1-1-1')];

describe('the deadline of a facilitation', () => {
  it('is in its request: six minutes, or what the channel says', () => {
    given(party())
      .when(say('pay?'))
      .then(['InterventionRecorded'], ['FacilitationRequested', { due_at: after(6 * MINUTE_MS) }]);
    given(party({ settings: { facilitation_timeout_ms: 1_000 } }))
      .when(say('pay?'))
      .then(['InterventionRecorded'], ['FacilitationRequested', { due_at: after(1_000) }]);
  });

  it('counts as a failed try: it is asked for again, with a deadline of its own', () => {
    given(...summarising)
      .when(fire('summarise-1-1-1', after(6 * MINUTE_MS)))
      .then(
        ['TimerFired', { timer_id: 'summarise-1-1-1' }],
        ['FacilitationFailed', { request_id: 'summarise-1-1-1', task: 'summarise', attempt: 1, code: 'timeout' }],
        [
          'FacilitationRequested',
          { request_id: 'summarise-1-2-2', task: 'summarise', attempt: 2, due_at: after(12 * MINUTE_MS) },
        ],
      );
  });

  it('is the last one after as many tries as the channel allows: it goes on without', () => {
    given(...summarising, fire('summarise-1-1-1'))
      .when(fire('summarise-1-2-2'))
      .then(['TimerFired'], ['FacilitationFailed', { attempt: 2 }], ['CheckRequested', { check_id: 'check-1-1' }]);
    given(party(), say('pay?'), fire('select-0-1-1'))
      .when(fire('select-0-2-2'))
      .then(
        ['TimerFired'],
        ['FacilitationFailed'],
        ['SpeakersSelected'],
        ['InterventionsApplied'],
        ['RoundStarted'],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });

  it('does not come twice, nor for what was answered or belongs to a closed channel', () => {
    given(...summarising, fire('summarise-1-1-1'))
      .when(fire('summarise-1-1-1'))
      .thenRefused('unknown-request');
    given(...checking)
      .when(fire('summarise-1-1-1'))
      .thenRefused('unknown-request');
    given(...summarising, stop)
      .when(fire('summarise-1-1-1'))
      .thenRefused('unknown-request');
  });

  it('leaves the cost of an answer that comes after it', () => {
    given(...summarising, fire('summarise-1-1-1'))
      .when(summed('summarise-1-1-1'))
      .then(['AnswerDiscarded', { reason: 'late' }]);
  });
});

describe('the deadline of a check', () => {
  const askedTwice = [...checking, fire('check-1-1', after(MINUTE_MS))];

  it('is a minute, and twice as long after each try', () => {
    given(...summarising)
      .when(summed('summarise-1-1-1'))
      .then(
        ['FacilitationCompleted'],
        ['RoundSummarised'],
        ['CheckRequested', { check_id: 'check-1-1', attempt: 1, due_at: after(MINUTE_MS) }],
      );
    given(...checking)
      .when(fire('check-1-1', after(MINUTE_MS)))
      .then(
        ['TimerFired', { timer_id: 'check-1-1' }],
        ['CheckRequested', { check_id: 'check-1-2', attempt: 2, due_at: after(3 * MINUTE_MS) }],
      );
    given(...askedTwice)
      .when(fire('check-1-2', after(3 * MINUTE_MS)))
      .then(['TimerFired'], ['CheckRequested', { check_id: 'check-1-3', attempt: 3, due_at: after(7 * MINUTE_MS) }]);
  });

  it('is never more than a quarter of an hour away', () => {
    const tries = Array.from({ length: 9 }, (_, index) => fire(`check-1-${index + 1}`));
    given(...checking, ...tries)
      .when(fire('check-1-10'))
      .then(['TimerFired'], ['CheckRequested', { attempt: 11, due_at: after(15 * MINUTE_MS) }]);
  });

  it('makes a late answer to the older request count for nothing', () => {
    given(...askedTwice)
      .when(goes('check-1-1'))
      .thenNothingHappens();
    given(...askedTwice)
      .when(monitor('doubt', ['consensus'], 'check-1-1'))
      .thenNothingHappens();
    given(...askedTwice)
      .when(goes('check-1-2'))
      .then(
        ['TerminationChecked', { check_id: 'check-1-2' }],
        ['RoundStarted', { round: 2 }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
  });

  it('lets a late stop end the channel nevertheless', () => {
    given(...askedTwice)
      .when(monitor('stop', ['stability'], 'check-1-1'))
      .then(['TerminationChecked'], ['FacilitationRequested', { task: 'conclude' }]);
  });

  it('reopens no channel that was stopped while the monitor thought', () => {
    const { state } = given(...checking, stop);
    expect(state).toMatchObject({ phase: 'closed', check: undefined });
    given(...checking, stop)
      .when(fire('check-1-1'))
      .thenRefused('unknown-request');
  });

  it('disturbs no end that was announced before the check', () => {
    const graceful = table({ termination: layered({ stop_when: [{ time_limit: {} }], grace_ms: 60_000 }) });
    const announced = [graceful, monitor('stop', ['time_limit']), ...everybody(), summed('summarise-1-1-1')];
    expect(given(...announced).state).toMatchObject({ phase: 'checking', check: { check_id: 'check-1-1' } });
    const ending = [...announced, fire('grace-2026-01-01T12:01:00.000Z')];
    expect(given(...ending).state).toMatchObject({ phase: 'closing', check: undefined });
    given(...ending)
      .when(fire('check-1-1'))
      .thenRefused('unknown-request');
  });
});

describe("a protocol's own slash commands (D5)", () => {
  const refusal = (_: unknown, text: string) => (text.includes('never') ? problem('cannot-continue') : undefined);
  const dancing = deciderOf({ ...roundTable, ownCommands: { words: ['/dance'], refusal } });
  const { given } = deciderSpecification(dancing);

  it('stay what a person said, and wait like it', () => {
    const { state } = given(table())
      .when(say(' /Dance a tango '))
      .then(['InterventionRecorded', { text: '/Dance a tango' }]);
    expect(state.waiting).toMatchObject([{ text: '/Dance a tango' }]);
  });

  it('are refused where the protocol says so, and named where another one is unknown', () => {
    given(table()).when(say('/dance never')).thenRefused('cannot-continue');
    expect(dancing.decide(given(table()).state, say('/sing'))).toMatchObject({
      problem: { errors: [{ pointer: '/text', reason: expect.stringContaining('/dance') as string }] },
    });
  });

  it.each(['/extend soon', '/auto-exit perhaps', '/sing'])('%s is refused in the language of the channel', (text) => {
    const reason = (language: 'en' | 'zh') => {
      const decision = dancing.decide(given(table({ language })).state, say(text));
      return 'problem' in decision ? decision.problem.errors?.[0]?.reason : undefined;
    };
    expect(reason('en')).not.toMatch(/\p{Script=Han}/u);
    expect(reason('zh')).toMatch(/\p{Script=Han}/u);
  });

  it('are unknown to every other protocol', () => {
    deciderSpecification(decider).given(table()).when(say('/dance')).thenRefused('invalid-request');
  });
});
