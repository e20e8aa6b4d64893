import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.js';
import type { SavedDecision, SavedPlan } from './versions.js';

const decision = (entry_id: string, text: string): SavedDecision => ({
  ...{ entry_id, text, reason: '', resolves: [], proposed_by: 'Ana', proposed_in: 1, added_in: 1, turn: '' },
  ...{ stances: [], unopposed: [] },
});

const plan = (version: number, more: Partial<SavedPlan>): SavedPlan => ({
  ...{
    version,
    channel_id: `channel-${version}`,
    topic: 'Offline',
    requirement: '',
    summary: '',
    decisions: [],
    issues: [],
  },
  ...{ open_points: [], standing_objections: [], rehearsal: true, line: [], replaced: [] },
  ...more,
});

const line = [1, 2].map((version) => ({ version, channel_id: `channel-${version}` }));
const v1 = plan(1, { decisions: [decision('entry-1', 'Cache a week.'), decision('entry-2', 'Notes too.')] });

describe('what changed between two versions (W9)', () => {
  it('follows an entry by its id, whatever its words, and over several replacements', () => {
    const replaced = [
      { entry_id: 'entry-1', text: 'Cache a week.', by: 'entry-4', reason: 'too much' },
      { entry_id: 'entry-4', text: 'Cache a day.', by: 'entry-6', reason: 'too little' },
    ];
    const v3 = plan(3, {
      line,
      replaced,
      decisions: [
        decision('entry-2', 'Notes too.'),
        decision('entry-6', 'Cache 3 days.'),
        decision('entry-7', 'Say so.'),
      ],
    });
    expect(differenceOf(v1, v3)).toMatchObject({
      follows: true,
      added: ['Say so.'],
      replaced: [{ before: 'Cache a week.', now: 'Cache 3 days.', reason: 'too little' }],
      dropped: [],
      kept: ['Notes too.'],
    });
  });

  it('takes two entries of equal words for two, where one is new', () => {
    const v2 = plan(2, { line: line.slice(0, 1), decisions: [...v1.decisions, decision('entry-3', 'Notes too.')] });
    expect(differenceOf(v1, v2)).toMatchObject({ added: ['Notes too.'], kept: ['Cache a week.', 'Notes too.'] });
  });

  it('is by words, and says so, where neither follows from the other: ids mean other entries there', () => {
    const sibling = plan(2, { decisions: [decision('entry-1', 'Notes too.'), decision('entry-2', 'Print it.')] });
    expect(differenceOf(v1, sibling)).toMatchObject({
      follows: false,
      added: ['Print it.'],
      dropped: ['Cache a week.'],
      kept: ['Notes too.'],
    });
  });

  it('ends where replacements go round in a circle', () => {
    const circle = ['entry-1', 'entry-9'].map((entry_id, index, all) => ({
      ...{ entry_id, text: '', reason: '', by: all[1 - index]! },
    }));
    expect(differenceOf(v1, plan(2, { line, replaced: circle })).dropped).toContain('Cache a week.');
  });
});
