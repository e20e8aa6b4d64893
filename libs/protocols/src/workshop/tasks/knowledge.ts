import { lookupsOf } from '../rules/lookups.js';
import type { WorkshopState } from '../state.js';

/** What a role found (W7). */
export interface Knowledge {
  source: string;
  text: string;
}

/** What was found for one turn, each with where it stands. */
export const foundFor = (state: WorkshopState, requestId: string): Knowledge[] =>
  lookupsOf(state, requestId).flatMap(({ uses }) =>
    uses.map(({ tool, arguments: given, sources, content }) => ({
      source: sources.join('; ') || `${tool} ${given}`,
      text: content,
    })),
  );
