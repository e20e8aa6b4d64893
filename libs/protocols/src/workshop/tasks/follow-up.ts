import type { FollowUpClarification, PlanRole } from '@parley/contracts';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { checked, type OpenTurn, type TurnSpec } from '../../shared/work/turn-spec.js';
import { followedUpQuestion, type Exchange, type WorkshopState } from '../state.js';
import { roleText, tableSystem } from './role.js';
import { knownRole, scriptedLine } from './task.js';
import { sharedText } from './shared-text.js';
import { listedTask, talkOf, type ListedTask } from './steps.js';
import { exchangesText, heedText } from './text.js';

interface FollowUpTask extends ListedTask {
  role: PlanRole;
  question: string;
  exchanges: Exchange[];
  /** What it asks on, when rehearsed. */
  scripted?: string;
}

const INSTRUCTION = {
  en: 'You asked the user a question, and this is the answer. satisfied is true if you can work with it; then question is empty. Otherwise ask on, in one question.',
  zh: '你向用户提出了问题，以下是回答。若足以继续工作，satisfied 为 true 且 question 为空；否则用一个问题继续追问。',
};

const NEITHER = {
  en: 'neither satisfied nor a question: where the answer does not suffice, question asks on',
  zh: '既未满足也没有追问：若回答不足，请在 question 中继续追问',
};

/** Whether the user's answer suffices for the role that asked (W6). */
export const followUp: TurnSpec<WorkshopState, FollowUpTask> = {
  kind: 'follow_up',
  version: 2,
  schema: outputSchema('FollowUpClarification', ['question', 'satisfied']),
  tier: 'strong',
  max_output_tokens: 500,
  task: followUpTask,
  texts: (task) => ({
    system: tableSystem(task.language, INSTRUCTION),
    shared: sharedText(task),
    user: [
      ...exchangesText(task.role.name, task.exchanges),
      quoted('you_asked', task.question),
      roleText(task.role, task.language),
      ...heedText(task),
    ].join('\n'),
  }),
  rehearse: ({ scripted }) => ({ satisfied: scripted === undefined, question: scripted ?? '' }),
  accept(output, { task: { language }, request: { participant_id, request_id }, call }) {
    const given = output as Pick<FollowUpClarification, 'satisfied' | 'question'>;
    const answer = checked('FollowUpClarification', { participant_id, request_id, ...given, call }, language);
    const says = 'invalid' in answer || given.satisfied || given.question.trim();
    return says ? answer : { invalid: NEITHER[language] };
  },
};

function followUpTask(state: WorkshopState, { participant_id, request_id }: OpenTurn): FollowUpTask {
  const role = knownRole(state, participant_id);
  const { text: question, exchanges } = followedUpQuestion(state, request_id);
  const scripted = scriptedLine(state, role)?.follow_ups[exchanges.length - 1];
  return {
    role,
    ...listedTask(state, talkOf(state)),
    question,
    exchanges,
    ...(scripted !== undefined && { scripted }),
  };
}
