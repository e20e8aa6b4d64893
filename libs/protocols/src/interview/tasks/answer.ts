import type { AnswerUser } from '@parley/contracts';
import { outputSchema } from '../../shared/work/output-schema.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import type { InterviewChannel } from '../state.js';
import { answerTask, type AnswerTask } from './answer-task.js';
import { answerTexts } from './answer-text.js';
import { rehearseAnswer } from './rehearse-answer.js';
import { TOLD } from './told.js';

/** The contract's bound: what had been said when the user broke in is never refused for its length. */
const MOST = 8_000;

/** What the Interviewer says to the user (I2). It is quick: somebody waits for its first word. */
export const answer = {
  kind: 'answer',
  version: 2,
  schema: outputSchema('AnswerUser', ['text']),
  tier: 'strong',
  effort: 'low',
  atOnce: true,
  max_output_tokens: 800,
  task: answerTask,
  texts: answerTexts,
  rehearse: rehearseAnswer,
  accept(output, { task, request: { participant_id, request_id }, call }) {
    const { text } = output as Pick<AnswerUser, 'text'>;
    if (!text?.trim()) return { invalid: TOLD[task.language].emptyAnswer };
    return checked('AnswerUser', { participant_id, request_id, text, call }, task.language);
  },
  /** What had been said when the user broke in (I8): it stays, however little it is. */
  partial(said, { task, request: { participant_id, request_id }, call }) {
    const text = said.trim().slice(0, MOST);
    const data = { participant_id, request_id, text, interrupted: true, ...(call && { call }) };
    return checked('AnswerUser', data, task.language);
  },
} satisfies TurnSpec<InterviewChannel, AnswerTask>;
