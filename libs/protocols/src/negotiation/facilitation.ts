import type { FacilitationRequested } from '@parley/contracts';
import type { Unfolding } from '../decider.js';
import { hearPeople } from '../interventions.js';
import type { NegotiationState } from './state.js';

type Run = Unfolding<NegotiationState>;

/** Asks coach-judge for a piece of work. What people said meanwhile counts for it. */
export function requestFacilitation(run: Run, task: FacilitationRequested['task'], attempt = 1): void {
  const { cycle, round } = run.state;
  hearPeople(run, round + 1, cycle);
  run.emit('FacilitationRequested', {
    request_id: `${task}-${cycle}-${round}-${attempt}`,
    task,
    cycle,
    round,
    attempt,
  });
}
