import type { RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import { draftChanges, draftsIn } from './draft-changes.js';

const eventsOf = (...rows: [type: string, data: object][]) =>
  rows.map(([type, data], index) => ({ type, data, position: index + 1 }) as unknown as RecordedEvent);
const added = (entry_id: string, round: number): [string, object] => [
  'DraftEntryAdded',
  { entry_id, text: `text of ${entry_id}`, round },
];
const superseded = (entry_id: string, superseded_by: string): [string, object] => [
  'DraftEntrySuperseded',
  { entry_id, superseded_by, round: 1 },
];
const carried = ['entry-1', 'entry-2', 'entry-3'].map((entry_id) => ({ entry_id, text: `text of ${entry_id}` }));
const EVENTS = eventsOf(
  ['WorkshopOpened', { previous: { entries: carried } }],
  added('entry-4', 1),
  superseded('entry-2', 'entry-4'),
  ['WorkshopRoundReviewed', { round: 1 }],
  added('entry-5', 2),
  superseded('entry-4', 'entry-5'),
  added('entry-6', 2),
  ['DraftEntryLapsed', { entry_id: 'entry-3', round: 2 }],
  ['WorkshopRoundReviewed', { round: 2 }],
);

it('knows the draft that a workshop began with, those of its rounds, and the one that stands (W4, W9)', () => {
  expect(draftsIn(EVENTS)).toEqual([
    { kind: 'carried', round: 0, position: 1 },
    { kind: 'round', round: 1, position: 4 },
    { kind: 'round', round: 2, position: 9 },
  ]);
  expect(draftsIn(EVENTS.slice(0, 7)).at(-1)).toEqual({ kind: 'now', round: 0, position: 7 });
  expect(draftsIn([])).toEqual([]);
});

it('tells what was replaced, even twice, from what is new, gone or as it was (W9)', () => {
  expect(draftChanges(EVENTS, 1, 9)).toEqual([
    { kind: 'replaced', id: 'entry-5', before: 'text of entry-2', now: 'text of entry-5' },
    { kind: 'added', id: 'entry-6', now: 'text of entry-6' },
    { kind: 'dropped', id: 'entry-3', before: 'text of entry-3' },
    { kind: 'kept', id: 'entry-1', now: 'text of entry-1' },
  ]);
});

it('of a round knows nothing that came later', () =>
  expect(draftChanges(EVENTS, 1, 4).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'replaced entry-4',
    'kept entry-1',
    'kept entry-3',
  ]));

it('two that replace each other come to an end', () => {
  const circle = eventsOf(
    ['WorkshopOpened', { previous: { entries: carried.slice(0, 2) } }],
    superseded('entry-1', 'entry-2'),
    superseded('entry-2', 'entry-1'),
  );
  expect(draftChanges(circle, 1, 3).map(({ kind }) => kind)).toEqual(['dropped', 'dropped']);
});
