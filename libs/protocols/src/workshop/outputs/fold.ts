import type { RecordedEvent } from '@parley/contracts';
import { deciderOf } from '../../shared/frame.js';
import type { WorkshopState } from '../state.js';
import { workshop } from '../workshop.js';

const { initialState, evolve } = deciderOf(workshop);

/** The state of a workshop before its first event. */
export const UNOPENED: WorkshopState = initialState;

export const afterEvent = (state: WorkshopState, event: RecordedEvent): WorkshopState => evolve(state, event);

export const foldOf = (events: readonly RecordedEvent[]): WorkshopState => events.reduce(afterEvent, UNOPENED);
