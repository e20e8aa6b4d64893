import { expect, it } from 'vitest';
import type { ChannelOf } from '../protocol.js';
import { EMPTY_SPEECH, entryStances, isSaid, speechOf, unheardBy, type Stands } from './work-body.js';

const channel = {
  issues: [
    { issue_id: 'issue-1', status: 'open' },
    { issue_id: 'issue-2', status: 'resolved' },
  ],
  entries: [
    { entry_id: 'entry-1', status: 'in_draft', seen_by: ['kim'], objected_by_name: [] },
    { entry_id: 'entry-2', status: 'in_draft', seen_by: [], objected_by_name: ['bo'] },
    { entry_id: 'entry-3', status: 'proposed', seen_by: [], objected_by_name: [] },
    { entry_id: 'entry-4', status: 'proposed', seen_by: [], objected_by_name: ['bo'] },
    { entry_id: 'entry-5', status: 'superseded', seen_by: [], objected_by_name: [] },
  ],
} as unknown as ChannelOf<'workshop'>;

const stands = (...given: [string, string, string?][]): Stands =>
  new Map(given.map(([id, stance, reason = '']) => [id, { stance, reason }]));

it('a role is asked of what binds it and it has not heard of (W4)', () => {
  expect(unheardBy(channel, 'kim').map(({ entry_id }) => entry_id)).toEqual(['entry-2', 'entry-3']);
});

it('what nothing was said of is not objected to', () => {
  const said = stands(['entry-2', 'object', ' Too dear '], ['entry-3', ''], ['entry-9', 'agree']);
  expect(entryStances(said, unheardBy(channel, 'kim'))).toEqual([
    { entry_id: 'entry-2', stance: 'object', reason: 'Too dear' },
  ]);
});

it('an objection needs its reason', () => {
  expect(isSaid(stands(['entry-2', 'object', ' ']))).toBe(false);
  expect(isSaid(stands(['entry-2', 'object', 'Too dear'], ['entry-3', 'agree']))).toBe(true);
});

it('a speech has stances on what is open or proposed, and what it would decide (W3)', () => {
  const said = stands(['issue-1', 'agree'], ['issue-2', 'agree'], ['entry-4', 'object', 'No']);
  const draft = {
    ...EMPTY_SPEECH,
    analysis: ' It is late ',
    newIssues: 'Who signs?\n\n',
    entry: 'We start in May',
    stands: said,
  };
  expect(speechOf({ ...draft, resolves: 'issue-1' }, channel)).toEqual({
    analysis: 'It is late',
    advice: '',
    new_issues: ['Who signs?'],
    stances: [{ issue_id: 'issue-1', stance: 'agree', reason: '' }],
    entry_stances: [{ entry_id: 'entry-4', stance: 'object', reason: 'No' }],
    entries: [{ text: 'We start in May', resolves: ['issue-1'] }],
  });
});
