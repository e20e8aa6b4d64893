import type { ParleyEvent } from '@parley/contracts';
import { isToMonitor } from '@parley/termination';
import type { Unfolding } from './decider.js';
import type { Intervention } from './negotiation/state.js';
import type { Stoppable } from './stopping/index.js';

/** What people said and what does not count yet, and what they said lately and what counts. */
export interface Hearing extends Stoppable {
  round: number;
  waiting: Intervention[];
  applied: Intervention[];
}

/** Interventions that a prompt shows; older ones are in the log. */
const REMEMBERED = 10;

/** Folds what people said into a protocol whose speakers hear it before their turns (R2). */
export function evolveHearing<S extends Hearing>(state: S, event: ParleyEvent): S {
  switch (event.type) {
    case 'InterventionRecorded':
      // Words to the monitor, as `/end` or `goodbye`, are no words to the participants.
      return isToMonitor(state.stopping.policy, event.data.text)
        ? state
        : { ...state, waiting: [...state.waiting, event.data] };
    case 'InterventionsApplied':
      return { ...state, waiting: [], applied: [...state.applied, ...state.waiting].slice(-REMEMBERED) };
    default:
      return state;
  }
}

/** From here on what people said counts. */
export function hearPeople(run: Unfolding<Hearing>, round: number): void {
  const intervention_ids = run.state.waiting.map((intervention) => intervention.intervention_id);
  if (intervention_ids.length) run.emit('InterventionsApplied', { intervention_ids, cycle: 1, round });
}
