import type { RecordedEvent } from '@parley/contracts';
import { deciderOf } from '../../shared/frame.js';
import { upcast } from '../../shared/upcast.js';
import type { WorkshopState } from '../state.js';
import { workshop } from '../workshop.js';

const { initialState, evolve } = deciderOf(workshop);

/** The state of a workshop before its first event. */
export const UNOPENED: WorkshopState = initialState;

/** Folds one event of the log, of whatever age. */
export const afterEvent = (state: WorkshopState, event: RecordedEvent): WorkshopState => evolve(state, upcast(event));

export const foldOf = (events: readonly RecordedEvent[]): WorkshopState => events.reduce(afterEvent, UNOPENED);
