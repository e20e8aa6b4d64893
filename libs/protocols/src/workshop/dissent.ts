import type { RecordedStance, StandingObjection } from '@parley/contracts';
import { draftOf, type DraftEntry, type WorkshopState } from './state.js';

export const objectionsTo = ({ stances }: DraftEntry): RecordedStance[] =>
  Object.values(stances).filter(({ stance }) => stance === 'object');

/** Objections to what is decided: each stands until its role withdraws it or the entry is replaced (W4). */
export const standingObjections = (state: WorkshopState): StandingObjection[] => objectionsIn(draftOf(state));

/** Every objection to these entries, with the entry it is to. */
export const objectionsIn = (entries: readonly DraftEntry[]): StandingObjection[] =>
  entries.flatMap((entry) =>
    objectionsTo(entry).map(({ participant_id, reason, round, request_id }) => ({
      entry_id: entry.entry_id,
      participant_id,
      reason,
      round,
      request_id,
    })),
  );
