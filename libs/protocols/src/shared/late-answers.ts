import { problem, type ModelCall, type Problem, type ProblemCode } from '@parley/contracts';
import type { Run } from './decider.js';

const REASONS: Partial<Record<ProblemCode, string>> = {
  'already-answered': 'already_answered',
  'late-feedback': 'late',
  'wrong-round': 'late',
  'no-open-turn': 'late',
  'participant-withdrawn': 'late',
  'unknown-request': 'late',
  'channel-closed': 'channel_closed',
};

/** Too late to count: a person is told; a model's answer leaves its cost in the log, and nothing else. */
export function lateAnswer(
  run: Run<unknown>,
  call: ModelCall | undefined,
  request_id: string,
  code: ProblemCode,
  detail?: string,
): Problem | undefined {
  const reason = REASONS[code];
  if (!call || !reason) return problem(code, { detail });
  run.emit('AnswerDiscarded', { request_id, reason, call });
  return undefined;
}
