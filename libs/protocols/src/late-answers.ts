import { problem, type ModelCall, type ProblemCode } from '@parley/contracts';
import { refuse, type Decision } from './decider.js';

const REASONS: Partial<Record<ProblemCode, string>> = {
  'already-answered': 'already_answered',
  'late-feedback': 'late',
  'no-open-turn': 'late',
  'unknown-request': 'late',
  'channel-closed': 'channel_closed',
};

/** Too late to count: a person is told; a model's answer leaves its cost in the log, and nothing else. */
export function lateAnswer(call: ModelCall | undefined, request_id: string, code: ProblemCode): Decision {
  const reason = REASONS[code];
  if (!call || !reason) return refuse(problem(code));
  return { ok: true, events: [{ type: 'AnswerDiscarded', data: { request_id, reason, call } }] };
}
