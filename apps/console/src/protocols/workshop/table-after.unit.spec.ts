import type { RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import { tableAfter } from './table-after.js';

const log = (...events: [RecordedEvent['type'], object][]): RecordedEvent[] =>
  events.map(([type, data], index) => ({ type, data, position: index + 1 }) as RecordedEvent);

const EVENTS = log(
  ['WorkshopOpened', { previous: { entries: [{ entry_id: 'entry-1', text: 'Kept' }] } }],
  ['IssueRaised', { issue_id: 'issue-1', statement: 'Who pays?', round: 0 }],
  ['IssueRaised', { issue_id: 'issue-2', statement: 'How much?', round: 1 }],
  ['DraftEntryAdded', { entry_id: 'entry-2', text: 'The club pays', round: 1 }],
  ['IssueResolved', { issue_id: 'issue-1', entry_id: 'entry-2', round: 1 }],
  ['IssueReworded', { issue_id: 'issue-2', statement: 'How much a year?', round: 1 }],
  ['WorkshopRoundReviewed', { round: 1 }],
  ['IssueReopened', { issue_id: 'issue-1', reason: 'The club is broke', round: 2 }],
  ['DraftEntryAdded', { entry_id: 'entry-3', text: 'Members pay', round: 2 }],
  ['DraftEntrySuperseded', { entry_id: 'entry-2', superseded_by: 'entry-3', round: 2 }],
  ['WorkshopRoundReviewed', { round: 2 }],
);
const row = (id: string, text: string, position?: number, isNew = false) => ({
  id,
  text,
  isNew,
  ...(position && { position }),
});

it('issues leave the list as the draft grows, and nothing later is known yet (W4)', () => {
  expect(tableAfter(EVENTS, 7, 1)).toEqual({
    open: [row('issue-2', 'How much a year?', 3, true)],
    left: [row('issue-1', 'Who pays?', 5, true)],
    draft: [row('entry-1', 'Kept'), row('entry-2', 'The club pays', 4, true)],
  });
});

it('what is opened again is on the list again, and what is replaced is out of the draft', () => {
  expect(tableAfter(EVENTS, 11, 2)).toEqual({
    open: [row('issue-2', 'How much a year?', 3), { ...row('issue-1', 'Who pays?', 8, true), isReopened: true }],
    left: [],
    draft: [row('entry-1', 'Kept'), row('entry-3', 'Members pay', 9, true)],
  });
});
