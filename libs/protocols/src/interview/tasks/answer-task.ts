import type { AreaScore, InterviewSeat, NoticeIssued } from '@parley/contracts';
import { focusOf, interviewOf, type InterviewChannel } from '../state.js';
import { interviewTask, type InterviewTask } from './interview-task.js';

export interface AnswerTask extends InterviewTask {
  self: Pick<InterviewSeat, 'name' | 'persona'>;
  /** What the user says now: the messages, in their order. Before it, `talk` ends. */
  said: string[];
  /** What is least known, and known too little. */
  focus?: AreaScore;
  notice?: Pick<NoticeIssued, 'text' | 'corrects'>;
  /** Where it stood, where the user was away for long. */
  resumed?: string;
  /** The turn before got no answer. */
  unanswered: boolean;
  /** The user broke into the answer before. */
  broke_in: boolean;
  /** Documents that are being written. */
  writing: string[];
}

/** What the Interviewer is asked, from the state at its TurnRequested (I2). */
export function answerTask(state: InterviewChannel): AnswerTask {
  const { interviewer } = interviewOf(state);
  const task = interviewTask(state, 'interviewer');
  const { exchanges } = state.talk;
  const before = exchanges.filter(({ turn }) => turn < task.turn);
  const focus = focusOf(state);
  const { notice, resumed, delivery } = state;
  return {
    ...task,
    talk: { ...task.talk, exchanges: before },
    self: { name: interviewer.name, persona: interviewer.persona },
    said: exchanges.find(({ turn }) => turn === task.turn)?.user ?? [],
    ...(focus && { focus }),
    ...(notice && { notice: { text: notice.text, corrects: notice.corrects } }),
    ...(resumed !== undefined && { resumed }),
    unanswered: before.at(-1)?.answer === undefined && task.turn > 1,
    broke_in: before.at(-1)?.interrupted !== undefined,
    writing: delivery?.documents ?? [],
  };
}
