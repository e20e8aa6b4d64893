import type { Unfolding } from '../decider.js';
import type { NegotiationState } from './state.js';

/** Interventions that may wait for a round boundary; one more is refused, none is lost (D5). */
export const MAX_WAITING_INTERVENTIONS = 64;

/** What people said since the last boundary counts from this round on (D5). */
export function applyInterventions(run: Unfolding<NegotiationState>, cycle: number, round: number): void {
  const intervention_ids = run.state.waiting.map((intervention) => intervention.intervention_id);
  if (intervention_ids.length) run.emit('InterventionsApplied', { intervention_ids, cycle, round });
}
