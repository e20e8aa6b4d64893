import { describe, expect, it } from 'vitest';
import { mirrorIn as roundTable } from '../../protocols/round-table/mirror.js';
import { mirrorIn as team } from '../../protocols/team/mirror.js';
import { mirrorIn as workshop } from '../../protocols/workshop/mirror.js';
import { log, recorded } from '../../recorded.fixtures.js';
import { coursesOf, halvesOf, movedIn, type MirrorPoint, type MirrorStep } from './mirror.js';

const named = (points: readonly MirrorPoint[]): string =>
  points.map(({ id, mark }) => (mark ? `${id} (${mark})` : id)).join(' ');

/** A line for each step: what stands on the line, and what hangs from it. */
const drawn = (steps: readonly MirrorStep[]): string[] =>
  steps.map((step) => {
    const { settled, open } = halvesOf(step);
    return `${step.key}: ${named(settled)} | ${named(open)}`;
  });

describe('a workshop (W4)', () => {
  it('the draft grows above the line as the issue list shrinks below it', () => {
    const steps = workshop(recorded('workshop-offline-reading'));
    expect(drawn(steps)).toEqual([
      'start:  | issue-1',
      '1: entry-1 | issue-2 issue-3 issue-4 issue-5',
      '2: entry-1 | issue-2 issue-3 issue-4 issue-5',
      '3: entry-1 entry-2 entry-4 entry-5 entry-6 | ',
    ]);
    expect([...movedIn(steps, 2)]).toEqual([]);
    expect([...movedIn(steps, 3)]).toEqual(['entry-2', 'entry-4', 'entry-5', 'entry-6']);
  });

  it('an issue that comes back is marked, and its way can be told', () => {
    const events = recorded('made-workshop-a-later-objection-opens-the-issue-again-with-the-reason-the');
    const steps = workshop(events);
    expect(drawn(steps)).toEqual([
      'start:  | issue-1',
      '1: entry-1 | issue-2',
      '2: entry-1 | issue-2 issue-1 (reopened)',
    ]);
    const { moves } = coursesOf(steps).find(({ id }) => id === 'issue-1')!;
    expect(moves.map(({ step, point }) => [step.key, point ? (point.mark ?? 'open') : 'left'])).toEqual([
      ['start', 'open'],
      ['1', 'left'],
      ['2', 'reopened'],
    ]);
    const back = events.find(({ position }) => position === moves[2]!.point!.position);
    expect(back?.type).toBe('IssueReopened');
  });

  it('what a version before has decided stands from the start (W9)', () => {
    const previous = { entries: [{ entry_id: 'entry-1', text: 'Kept' }] };
    const raised = { issue_id: 'issue-1', statement: 'Cheaper', round: 0 };
    expect(drawn(workshop(log(['WorkshopOpened', { previous }], ['IssueRaised', raised])))).toEqual([
      'start: entry-1 | issue-1',
    ]);
  });
});

it('a round table has the points that its moderator names (R1)', () => {
  expect(drawn(roundTable(recorded('round-table-four-days')))).toEqual(['1:  | #1 #2 #3', '2: #1 #2 #3 | ']);
});

describe('a team’s debates (D3)', () => {
  const debateOpened = (phase_id: string) =>
    ['DebateOpened', { phase_id, topic: `${phase_id}?`, participants: [] }] as const;
  const round = (phase_id: string, number: number, open_points?: string[]) =>
    ['DebateRoundClosed', { phase_id, round: number, ...(open_points && { summary: { open_points } }) }] as const;
  const ruling = (phase_id: string, decision: string) => ['DebateRuled', { phase_id, ruling: { decision } }] as const;

  it('a ruling settles the topic with all that is open of it; one that shelves it parks them', () => {
    const events = log(
      [...debateOpened('d1')],
      [...round('d1', 1, ['cost', 'law'])],
      [...round('d1', 2, ['cost'])],
      [...ruling('d1', 'adopt')],
      [...debateOpened('d2')],
      [...round('d2', 1, ['when'])],
      [...ruling('d2', 'shelve')],
    );
    expect(drawn(team(events))).toEqual([
      'd1.1:  | ⚖1 1.1 1.2',
      'd1.2: 1.2 | ⚖1 1.1',
      'd1.ruling: ⚖1 1.1 1.2 | ',
      'd2.1: ⚖1 1.1 1.2 | ⚖2 2.1',
      'd2.ruling: ⚖1 1.1 1.2 | ⚖2 (parked) 2.1 (parked)',
    ]);
  });

  it('a round that nobody summed up settles nothing, and a point may come back', () => {
    const events = log(
      [...debateOpened('d1')],
      [...round('d1', 1, ['cost'])],
      [...round('d1', 2)],
      [...round('d1', 3, [])],
      [...round('d1', 4, ['cost'])],
    );
    expect(drawn(team(events)).slice(1)).toEqual(['d1.2:  | ⚖1 1.1', 'd1.3: 1.1 | ⚖1', 'd1.4:  | ⚖1 1.1 (reopened)']);
  });
});
