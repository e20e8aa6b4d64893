import type { LookupMade } from '@parley/contracts';
import { lookupsOf } from '../rules/lookups.js';
import { nameOf, type WorkshopState } from '../state.js';

/** What a role found (W7). */
export interface Found {
  by: string;
  /** Where it stands. */
  source: string;
  text: string;
  /** Why there is nothing. */
  failure?: string;
}

/** What was found for one turn. */
export const foundFor = (state: WorkshopState, requestId: string): Found[] =>
  lookupsOf(state, requestId).flatMap((made) => foundIn(state, made));

const foundIn = (state: WorkshopState, { participant_id, uses }: LookupMade): Found[] =>
  uses.map(({ tool, arguments: given, sources, content, failure }) => ({
    by: nameOf(state, participant_id),
    source: sources.join('; ') || `${tool} ${given}`,
    text: content,
    ...(failure !== undefined && { failure }),
  }));
