import { lookupsOf } from '../../shared/lookups.js';
import { foundIn, type Found } from '../../shared/work/looking-up.js';
import { nameOf, type WorkshopState } from '../state.js';

/** What was found for one turn. */
export const foundFor = (state: WorkshopState, requestId: string): Found[] =>
  lookupsOf(state, requestId).flatMap((made) => foundIn(made, nameOf(state, made.participant_id)));
