import type { AreaScore, DocumentVersion, InterviewFact, InterviewLine } from '@parley/contracts';
import type { Task } from '../../shared/work/prompt.js';
import { interviewOf, NO_NAME, type InterviewChannel, type Status } from '../state.js';
import type { Talk } from '../talk.js';

/** What every task of an interview is asked with. No time and no id of a request is in it: a prompt is what was said. */
export interface InterviewTask extends Task {
  topic: string;
  goal: string;
  /** The user's name, where one was given. */
  user?: string;
  talk: Talk;
  /** The user's turn that it is about; 0 before the user has spoken. */
  turn: number;
  status: Status;
  facts: InterviewFact[];
  areas: AreaScore[];
  complete_at: number;
  /** What stands of the documents. */
  documents: DocumentVersion[];
  /** What a rehearsed agent does now, where that is said. */
  line?: InterviewLine;
}

export function interviewTask(state: InterviewChannel, agent: InterviewLine['agent']): InterviewTask {
  const { language, topic, goal, user, config, script } = interviewOf(state);
  const { talk, round, status, facts, areas } = state;
  const line = script.find((one) => one.turn === round && one.agent === agent);
  return {
    language,
    topic,
    goal,
    ...(user.name !== NO_NAME[language] && { user: user.name }),
    talk,
    turn: round,
    status,
    facts,
    areas,
    complete_at: config.complete_at,
    documents: state.documents.map(({ document, version }) => ({ document, version })),
    ...(line && { line }),
  };
}

/** What is answered when rehearsed: silence, what breaks the schema, or what the script leads to (P4). */
export function rehearsed(
  { line }: Pick<InterviewTask, 'line'>,
  said: (line: InterviewLine | undefined) => object,
): Record<string, unknown> | undefined {
  if (line?.act === 'silent') return undefined;
  return line?.act === 'fails' ? {} : { ...said(line) };
}
