import type { DraftEntry } from '@parley/client';
import { expect, it } from 'vitest';
import type { ChannelOf } from '../protocol.js';
import { changesSince } from './changes-since.js';

const entry = (entry_id: string, status: DraftEntry['status'], superseded_by?: string) =>
  ({ entry_id, text: `text of ${entry_id}`, reason: 'why', status, superseded_by }) as DraftEntry;

it('tells what was replaced, even twice, from what is new, gone or as it was (W9)', () => {
  const carried = ['entry-1', 'entry-2', 'entry-3'].map((entry_id) => ({ entry_id, text: `text of ${entry_id}` }));
  const entries = [
    entry('entry-1', 'in_draft'),
    entry('entry-2', 'superseded', 'entry-4'),
    entry('entry-3', 'lapsed'),
    entry('entry-4', 'superseded', 'entry-5'),
    entry('entry-5', 'in_draft'),
    entry('entry-6', 'in_draft'),
    entry('entry-7', 'proposed'),
  ];
  const channel = { previous: { entries: carried }, entries } as unknown as ChannelOf<'workshop'>;
  expect(changesSince(channel)).toEqual([
    { kind: 'replaced', id: 'entry-5', before: 'text of entry-2', now: 'text of entry-5', reason: 'why' },
    { kind: 'added', id: 'entry-6', now: 'text of entry-6', reason: 'why' },
    { kind: 'dropped', id: 'entry-3', before: 'text of entry-3' },
    { kind: 'kept', id: 'entry-1', now: 'text of entry-1' },
  ]);
});

it('two that replace each other come to an end', () => {
  const entries = [entry('entry-1', 'superseded', 'entry-2'), entry('entry-2', 'superseded', 'entry-1')];
  const previous = { entries: [{ entry_id: 'entry-1', text: 'text' }] };
  expect(changesSince({ previous, entries } as unknown as ChannelOf<'workshop'>)).toEqual([
    { kind: 'dropped', id: 'entry-1', before: 'text' },
  ]);
});
