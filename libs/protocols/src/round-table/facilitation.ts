import type { FacilitationRequested } from '@parley/contracts';
import type { Unfolding } from '../decider.js';
import type { RoundTableState } from './state.js';

/** Asks coach-judge for a piece of work. */
export function requestFacilitation(
  run: Unfolding<RoundTableState>,
  task: FacilitationRequested['task'],
  attempt = 1,
): void {
  const { round, facilitations } = run.state;
  const request_id = `${task}-${round}-${facilitations + 1}-${attempt}`;
  run.emit('FacilitationRequested', { request_id, task, cycle: 1, round, attempt });
}
