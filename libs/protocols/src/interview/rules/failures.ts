import type { Command, Problem } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { answerFailed } from './answers.js';
import { writeFailed } from './delivery.js';
import type { Run } from './run.js';

/** A turn whose model gave nothing usable: the Interviewer's, or a document of the Architect's. */
export function failTurn(run: Run, { data }: Extract<Command, { type: 'FailTurn' }>): Problem | undefined {
  const { request_id, code, message, call } = data;
  const { answer, delivery, phase } = run.state;
  if (phase === 'closed') return lateAnswer(run, call, request_id, 'channel-closed');
  const why = { code, message, ...(call && { call }) };
  const writes = delivery?.turns.find((one) => one.request_id === request_id);
  if (writes?.status === 'open') writeFailed(run, writes, why);
  else if (answer?.request_id === request_id && (answer.status === 'open' || answer.status === 'interrupted'))
    answerFailed(run, answer, why);
  else
    return lateAnswer(
      run,
      call,
      request_id,
      writes || answer?.request_id === request_id ? 'late-feedback' : 'unknown-request',
    );
  return undefined;
}
