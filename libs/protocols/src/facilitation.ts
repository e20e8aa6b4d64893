import { problem, type FacilitationRequested, type ModelCall } from '@parley/contracts';
import { refuse, type Decision, type Unfolding } from './decider.js';

/** Asks coach-judge for a piece of work. */
export function requestFacilitation(
  run: Unfolding<{ round: number; facilitations: number }>,
  task: FacilitationRequested['task'],
  attempt = 1,
): void {
  const { round, facilitations } = run.state;
  const request_id = `${task}-${round}-${facilitations + 1}-${attempt}`;
  run.emit('FacilitationRequested', { request_id, task, cycle: 1, round, attempt });
}

/** Asking again cannot help. */
export const FINAL_CODES: ReadonlySet<string> = new Set(['bad_key', 'bad_request']);

/** A result that nobody waits for: its cost stays in the log. */
export function discardedWork(phase: string, request_id: string, call: ModelCall | undefined): Decision {
  if (!call) return refuse(problem('unknown-request', { detail: request_id }));
  const reason = phase === 'closed' ? 'channel_closed' : 'late';
  return { ok: true, events: [{ type: 'AnswerDiscarded', data: { request_id, reason, call } }] };
}
