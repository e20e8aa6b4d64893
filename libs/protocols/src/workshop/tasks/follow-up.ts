import type { AnswerLine, FollowUpClarification, PlanRole } from '@parley/contracts';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nowSection, section, spokenWords } from '../../shared/work/sections.js';
import {
  type Answer,
  type Asked,
  type OpenTurn,
  type TurnSpec,
  checked,
  together,
} from '../../shared/work/turn-spec.js';
import { followUpsLeft } from '../rules/clarifications.js';
import { entriesWithoutUnknown, unknownNames } from '../rules/speech-errors.js';
import { followedUpQuestion, type Exchange, type WorkshopState } from '../state.js';
import { exchangesText, heedText, roleText, tableSystem } from './text.js';
import { sharedText } from './shared-text.js';
import { listedTask, talkOf, type ListedTask } from './steps.js';
import { tableTask, tableTexts, type TableTask } from './table.js';
import { knownRole, scriptedLine } from './task.js';

interface FollowUpTask extends ListedTask, TableTask {
  role: PlanRole;
  question: string;
  exchanges: Exchange[];
  /** How often it may still ask on. */
  left: number;
  /** What it asks on, when rehearsed; else what it makes of the answer. */
  scripted?: string;
  answered?: AnswerLine;
}

const INSTRUCTION = {
  en: `You asked the user a question, and this is the answer.
- entries: what the answer decides, each with the issue_ids of the open issues that it settles, and why. An entry enters the
  draft, and its issues leave the list, only if nobody objects. Say no more than the user did; what is proposed already,
  do not propose again.
- new_issues: finer issues that the answer raises, beyond the list and what was found in this round.
- satisfied is true if you can work with the answer; then question is empty. Otherwise ask on, in one question.
Leave empty what you have nothing for.`,
  zh: `你向用户提出了问题，以下是回答。
- entries：该回答所作的决定，各附它解决的未决问题的 issue_id 与理由。无人反对时，条目才会进入草案，相应问题才会离开清单。
  不要超出用户所说的内容；已有的提议不要重复。
- new_issues：该回答引出的更具体的问题，不要重复清单中和本轮新发现的问题。
- 若足以继续工作，satisfied 为 true 且 question 为空；否则用一个问题继续追问。
没有内容的字段留空。`,
};

const ASKED = { en: 'What you asked', zh: '你提出的问题' };

const NOW = {
  en: (left: number) =>
    left
      ? `Say whether you can work with it. You may ask on ${left === 1 ? 'once more' : `${left} more times`}: only for what changes the plan.`
      : 'You may not ask on any more: satisfied is true and question empty. What is still unclear becomes a new issue, or an entry that says what you assume.',
  zh: (left: number) =>
    left
      ? `请说明能否据此继续工作。最多还可追问 ${left} 次：只追问会改变规划的内容。`
      : '不能再追问：satisfied 为 true，question 留空。仍不清楚的，写成新问题，或写成注明假设的条目。',
};

const NEITHER = {
  en: 'neither satisfied nor a question: where the answer does not suffice, question asks on',
  zh: '既未满足也没有追问：若回答不足，请在 question 中继续追问',
};

type Said = Required<Pick<FollowUpClarification, 'satisfied' | 'question' | 'entries' | 'new_issues'>>;

/** Whether the user's answer suffices for the role that asked, what it settles, and what it raises (W5, W6). */
export const followUp: TurnSpec<WorkshopState, FollowUpTask> = {
  kind: 'follow_up',
  version: 4,
  schema: outputSchema('FollowUpClarification', [
    { entries: ['text', 'resolves', 'supersedes', 'reason'] },
    'new_issues',
    'question',
    'satisfied',
  ]),
  tier: 'strong',
  max_output_tokens: 1500,
  task: followUpTask,
  texts: (task) => ({
    system: tableSystem(task.language, INSTRUCTION),
    shared: sharedText(task),
    user: [
      ...tableTexts(task),
      ...exchangesText(task.role.name, task.exchanges),
      section(ASKED[task.language], spokenWords(task.question)),
      roleText(task.role, task.language),
      ...heedText(task),
      nowSection(task.language, NOW[task.language](task.left)),
    ].join('\n'),
  }),
  rehearse: ({ scripted, answered }) => ({
    entries: [],
    new_issues: [],
    ...answered,
    satisfied: scripted === undefined,
    question: scripted ?? '',
  }),
  accept,
};

function followUpTask(state: WorkshopState, { participant_id, request_id }: OpenTurn): FollowUpTask {
  const role = knownRole(state, participant_id);
  const asked = followedUpQuestion(state, request_id);
  const { text: question, exchanges } = asked;
  const line = scriptedLine(state, role);
  const scripted = line?.follow_ups[exchanges.length - 1];
  const ofSpeech = state.clarifications.filter((one) => one.request_id === asked.request_id);
  const answered = scripted === undefined ? line?.answers?.[ofSpeech.indexOf(asked)] : undefined;
  return {
    role,
    ...listedTask(state, talkOf(state)),
    ...tableTask(state),
    question,
    exchanges,
    left: followUpsLeft(state, asked),
    ...(scripted !== undefined && { scripted }),
    ...(answered && { answered }),
  };
}

function accept(output: unknown, { state, task, request, call }: Asked<WorkshopState, FollowUpTask>): Answer {
  const { language } = task;
  const { participant_id, request_id } = request;
  const said = output as Said;
  const data: FollowUpClarification = { participant_id, request_id, ...said, call };
  const answer = checked('FollowUpClarification', data, language);
  if ('invalid' in answer) return answer;
  if (!said.satisfied && !said.question.trim()) return { invalid: NEITHER[language] };
  const { entries = [] } = said;
  const unknown = unknownNames(state, { entries });
  const doubts = [...(said.satisfied || task.left ? [] : [NOW[language](0)]), ...(unknown ? [unknown.told] : [])];
  if (!doubts.length) return answer;
  const known = unknown && { entries: entriesWithoutUnknown(state, entries), unknown: unknown.ids };
  return {
    invalid: together(doubts, language),
    asSaid: { type: 'FollowUpClarification', data: { ...data, ...known } },
  };
}
