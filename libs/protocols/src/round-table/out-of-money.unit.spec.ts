import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { roundTable } from './round-table.js';
import { call, command, everybody, monitor, says, summed, table } from './round-table.fixtures.js';

const { given } = deciderSpecification(deciderOf(roundTable));

const live = (settings = {}) => table({ rehearsal: false, settings });
const unpaid = (request_id: string) =>
  command('FailTurn', { request_id, code: 'budget', message: '$0.0900 of $0.1000 spent' });
const fails = (request_id: string, code: string) =>
  command('FailFacilitation', { request_id, code, message: 'no answer', call });

/** Ana has spoken, bo could not be paid: the closing summary is asked for, from what is kept for it. */
const ending = [live(), says('ana'), unpaid('turn-1-1-bo')];
const SUMMARY = 'conclude-1-1-1';

describe('a table whose money is spent', () => {
  it('is summed up all the same, from what was said, and says why it ended (T5)', () => {
    given(...ending.slice(0, -1))
      .when(unpaid('turn-1-1-bo'))
      .then(
        ['TurnFailed'],
        ['TurnSkipped'],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['FacilitationRequested', { task: 'conclude', request_id: SUMMARY }],
      );
    given(...ending)
      .when(summed(SUMMARY))
      .then(
        ['FacilitationCompleted'],
        ['RoundSummarised', { final: true }],
        [
          'ChannelClosed',
          { status: 'completed', reason: 'cost_budget', message: expect.stringContaining('budget') as string },
        ],
      );
  });

  it('hears first whom it has paid already', () => {
    given(live(), says('cy'), unpaid('turn-1-1-ana'))
      .when(says('bo'))
      .then(
        ['ContributionMade', { participant_id: 'bo' }],
        ['TimerCancelled'],
        ['TimerCancelled'],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it('waits for no person once no model can be asked', () => {
    expect(given(...ending).state).toMatchObject({ phase: 'closing', outOfFunds: 'cost_budget' });
  });

  it('goes without the summary only where that cannot be paid either', () => {
    given(...ending)
      .when(fails(SUMMARY, 'budget'))
      .then(['FacilitationFailed'], ['ChannelClosed', { status: 'completed', reason: 'cost_budget' }]);
  });

  it('asks for the summary again where the model failed, as ever', () => {
    given(...ending)
      .when(fails(SUMMARY, 'overloaded'))
      .then(['FacilitationFailed'], ['FacilitationRequested', { task: 'conclude', attempt: 2 }]);
  });

  it('has not failed five times in a row: those could not be paid', () => {
    given(...ending)
      .when(monitor('stop', ['failures_in_a_row']))
      .thenNothingHappens();
  });

  it('is summed up where its own limit of cost ends it, too', () => {
    given(live({ summaries: 'at_the_end' }), ...everybody())
      .when(monitor('stop', ['cost_budget']))
      .then(['TerminationChecked'], ['FacilitationRequested', { task: 'conclude' }]);
  });
});

it('agreement stays a success, though its summary could not be paid', () => {
  given(live({ summaries: 'at_the_end' }), ...everybody(), monitor('stop', ['consensus'], 'check-1-1'))
    .when(fails(SUMMARY, 'budget'))
    .then(['FacilitationFailed'], ['ChannelClosed', { status: 'success', reason: 'consensus' }]);
});
