import type { RecordedEvent, Stance } from '@parley/client';
import { pointsAfter, type NamedPoint } from '../named-points.js';

/** Where a member stands, by its latest turn that says so. */
export interface Standpoint extends Pick<Stance, 'verdict' | 'claim'> {
  round: number;
  /** Where it stood before, if that was another. */
  before?: Stance['verdict'];
}

/** How far it was after a round. */
export interface Step {
  round: number;
  /** The position of the event that ends it: the summary, where there is one. */
  position: number;
  /** The points named by then. */
  issues: readonly NamedPoint[];
  /** Members that agree, of those that have said where they stand. */
  agree: number;
  stand: number;
}

/** What a table has come to so far (R1). */
export interface TableTalk {
  standpoints: ReadonlyMap<string, Standpoint>;
  issues: readonly NamedPoint[];
  steps: readonly Step[];
  /** What stands by the moderator's latest summary. */
  draft?: { round: number; summary: string };
}

const NOTHING: TableTalk = { standpoints: new Map(), issues: [], steps: [] };

export const talkIn = (events: readonly RecordedEvent[]): TableTalk => events.reduce(after, NOTHING);

function after(talk: TableTalk, { type, data, position }: RecordedEvent): TableTalk {
  switch (type) {
    case 'ContributionMade':
      return data.stance ? withStandpoint(talk, data.participant_id, data.round, data.stance) : talk;
    case 'DiscussionRoundClosed':
      return withStep(talk, data.round, position);
    case 'RoundSummarised': {
      const { round, summary, open_points, final } = data;
      const draft = { round, summary };
      // The closing summary words points anew: it cannot be compared with those before, and counts only where there were none.
      if (final && talk.draft) return { ...talk, draft };
      const issues = pointsAfter(talk.issues, open_points, { round, position });
      return withStep({ ...talk, draft, issues }, round, position);
    }
    default:
      return talk;
  }
}

function withStandpoint(talk: TableTalk, id: string, round: number, { verdict, claim }: Stance): TableTalk {
  const before = talk.standpoints.get(id)?.verdict;
  const standpoint = { round, verdict, claim, ...(before !== undefined && before !== verdict && { before }) };
  return { ...talk, standpoints: new Map(talk.standpoints).set(id, standpoint) };
}

function withStep(talk: TableTalk, round: number, position: number): TableTalk {
  const stands = [...talk.standpoints.values()];
  const step = {
    round,
    position,
    issues: talk.issues,
    agree: stands.filter(({ verdict }) => verdict === 'agree').length,
    stand: stands.length,
  };
  return { ...talk, steps: [...talk.steps.filter((one) => one.round !== round), step] };
}
