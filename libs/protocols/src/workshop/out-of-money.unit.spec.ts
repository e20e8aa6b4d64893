import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { workshop } from './workshop.js';
import { call, command, entry, goes, monitor, reviewed, says, workshopOf3, writes } from './workshop.fixtures.js';

const { given } = deciderSpecification(deciderOf(workshop));

const unpaid = (request_id: string) =>
  command('FailTurn', { request_id, code: 'budget', message: '$1.8000 of $2.0000 spent' });

/** Ana has spoken, bo could not be paid. */
const spoken = [workshopOf3(), says('ana', { entries: [entry('It works offline.', ['issue-1'])] })];
const ending = [...spoken, unpaid('turn-1-1-bo')];
const documents = ['ana', 'bo', 'cy'].map((id) => `document-${id}`);

describe('a workshop whose money is spent', () => {
  it('still asks for its documents, and nobody for anything else', () => {
    given(...spoken)
      .when(unpaid('turn-1-1-bo'))
      .then(
        ['TurnFailed'],
        ['TimerCancelled'],
        ['TurnSkipped'],
        ['DraftEntryLapsed'],
        ['WorkshopConcluded', { status: 'failed', reason: 'cost_budget', open_issues: ['issue-1'] }],
        ...documents.flatMap((request_id): [['TimerSet'], ['TurnRequested', object]] => [
          ['TimerSet'],
          ['TurnRequested', { request_id, work: 'document' }],
        ]),
      );
  });

  it('writes the report from those it could pay, and says why it ended', () => {
    given(...ending, writes('ana'), unpaid('document-bo'))
      .when(unpaid('document-cy'))
      .then(['TurnFailed'], ['TimerCancelled'], ['TurnSkipped'], ['FacilitationRequested', { task: 'report' }]);
    given(...ending, ...['ana', 'bo', 'cy'].map(writes))
      .when(command('CompleteReport', { request_id: 'report-1-1-1', summary: 'Where it stands.', call }))
      .then(
        ['FacilitationCompleted'],
        ['PlanReported'],
        [
          'ChannelClosed',
          { status: 'failed', reason: 'cost_budget', message: expect.stringContaining('budget') as string },
        ],
      );
  });

  it('goes without the report only where that cannot be paid either', () => {
    given(...ending, ...documents.map(unpaid))
      .when(command('FailFacilitation', { request_id: 'report-1-1-1', code: 'budget', message: '' }))
      .then(['FacilitationFailed'], ['ChannelClosed', { reason: 'cost_budget' }]);
  });

  it('keeps what is agreed on as a partial consensus, and asks nobody for stances any more', () => {
    const first = [...spoken, says('bo', { new_issues: ['How big is the cache?'] }), says('cy')];
    const agreed = [...first, reviewed('review-1-1-1')];
    const concluded = { status: 'partial_consensus', reason: 'cost_budget', open_issues: ['issue-2'] } as const;
    const asked = documents.flatMap((request_id): [['TimerSet'], ['TurnRequested', object]] => [
      ['TimerSet'],
      ['TurnRequested', { request_id }],
    ]);
    given(...agreed, goes('check-1-1'))
      .when(unpaid('turn-1-2-ana'))
      .then(['TurnFailed'], ['TimerCancelled'], ['TurnSkipped'], ['WorkshopConcluded', concluded], ...asked);
    given(...agreed)
      .when(monitor('stop', 'cost_budget', 'check-1-1'))
      .then(['TerminationChecked'], ['WorkshopConcluded', concluded], ...asked);
  });

  it('finishes its documents where its own limit of cost is reached meanwhile', () => {
    given(...ending)
      .when(monitor('stop', 'cost_budget'))
      .then(['TerminationChecked']);
  });
});
