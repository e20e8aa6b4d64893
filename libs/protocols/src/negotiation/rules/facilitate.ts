import type { FacilitationRequested } from '@parley/contracts';
import type { Run } from '../../shared/decider.js';
import { requestFacilitation } from '../../shared/facilitation.js';
import { applyInterventions } from '../../shared/interventions.js';
import type { NegotiationState } from '../state.js';

/** Asks the facilitator for a piece of work. What people said meanwhile counts for it. */
export function facilitate(run: Run<NegotiationState>, task: FacilitationRequested['task']): void {
  const { cycle, round } = run.state;
  applyInterventions(run, round + 1, cycle);
  requestFacilitation(run, task);
}
