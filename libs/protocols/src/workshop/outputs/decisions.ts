import type { RecordedEvent, RecordedStance } from '@parley/contracts';
import { standingObjections } from '../dissent.js';
import { draftOf, nameOf, type DraftEntry, type WorkshopState } from '../state.js';

/** A stance of a decision, traced to the turn it was taken in. */
export interface TracedStance {
  role: string;
  stance: RecordedStance['stance'];
  reason: string;
  round: number;
  turn: string;
}

/** One decision of the plan, with where it came from (W4). */
export interface Decision {
  entry_id: string;
  text: string;
  reason: string;
  resolves: string[];
  proposed_by: string;
  proposed_in: number;
  added_in: number;
  /** The turn it was proposed in. */
  turn: string;
  stances: TracedStance[];
  /** Whoever had seen it and said nothing of it. */
  unopposed: string[];
  supersedes?: string;
  /** The question to the user whose answer it rests on (W6). */
  question_id?: string;
  /** The version that decided it, where that is one before: its stances are there. */
  carried_from?: number;
}

/** The decisions of the plan, each with what the log says of how it entered the draft. */
export const decisionsOf = (state: WorkshopState, events: readonly RecordedEvent[]): Decision[] =>
  draftOf(state).map((entry) => decision(state, entry, addedAs(events, entry.entry_id)));

/** Objections to decisions, each with the turn it was made in (W4). */
export const standing = (state: WorkshopState) =>
  standingObjections(state).map(({ entry_id, participant_id, reason, round, request_id }) => ({
    entry_id,
    role: nameOf(state, participant_id),
    stance: 'object' as const,
    reason,
    round,
    turn: request_id,
  }));

/** What the log says of how an entry entered the draft. */
const addedAs = (events: readonly RecordedEvent[], entryId: string) =>
  events.flatMap((event) =>
    event.type === 'DraftEntryAdded' && event.data.entry_id === entryId ? [event.data] : [],
  )[0];

function decision(state: WorkshopState, entry: DraftEntry, added: ReturnType<typeof addedAs>): Decision {
  const { entry_id, text, reason, resolves, proposed_by, proposed_in, request_id } = entry;
  const { supersedes, question_id, carried_from } = entry;
  return {
    entry_id,
    text,
    reason,
    resolves,
    proposed_by: nameOf(state, proposed_by),
    proposed_in,
    added_in: added?.round ?? 0,
    turn: request_id,
    stances: traced(state, added?.stances ?? []),
    unopposed: (added?.unopposed ?? []).map((id) => nameOf(state, id)),
    ...(supersedes !== undefined && { supersedes }),
    ...(question_id !== undefined && { question_id }),
    ...(carried_from !== undefined && { carried_from }),
  };
}

export const traced = (state: WorkshopState, stances: RecordedStance[]): TracedStance[] =>
  stances.map(({ participant_id, stance, reason, round, request_id }) => ({
    role: nameOf(state, participant_id),
    stance,
    reason,
    round,
    turn: request_id,
  }));
