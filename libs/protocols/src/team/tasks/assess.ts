import type { DivergenceAssessment, Expert } from '@parley/contracts';
import { type OpenTurn, type TurnSpec, checked, together } from '../../shared/work/turn-spec.js';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { phaseOf, type TeamPhase, type TeamState } from '../state.js';
import { completedOf, handedOver, resultText, shortText, type HandedOver } from './handed-over.js';
import { asNone, misquotes } from './quotes.js';
import {
  type LeadTask,
  debaters,
  idIn,
  knownTurn,
  leadTask,
  rehearsed,
  strangersAmong,
  teamSystem,
} from './team-task.js';
import { expertsText, leadText, taskText } from './text.js';
import { TOLD } from './told.js';

interface AssessTask extends LeadTask {
  /** Those who may argue. */
  experts: Expert[];
  /** What the other phases came to, in short. */
  others: HandedOver[];
  result: HandedOver;
  /** What is still to be done. */
  ahead: Pick<TeamPhase, 'phase_id' | 'title' | 'depends_on'>[];
}

const INSTRUCTION = {
  en: `A phase has handed over its result. Say whether experts are to debate it before others build on it. A debate is dear: the answer is
none, unless one of these three clearly holds.
- contradiction: this result and another one say what cannot both be true, or cannot both be carried out.
- constraint: this result breaks what the task demands or rules out.
- options: this result leaves a choice open between reasonable options, and a phase still to come would be done otherwise by the one or
  the other.
It is none where only wording, style, order or emphasis differ; where one result has more detail; where something is missing, uncertain, or
called an assumption; where a phase still to come is there to settle it; and where a debate has concluded it already.
- reason first: what you compared, and what you found.
- statements: the two that cannot both stand, or the two options, quoted word for word as they stand here: nothing shortened, joined or put
  right. phase_id says where each stands; for what the task demands it is task. A quote that is not found there makes the answer none.
- topic: one question, with the answers that are possible. participants: two to five whose work it concerns and who think differently; not
  you, since you rule.`,
  zh: `一个阶段交付了结果。请判断：在其他人以它为基础继续工作之前，是否要由专家辩论。辩论代价很高：除非以下三种情况之一明确成立，否则回答 none。
- contradiction：这个结果与另一个结果的说法不能同时为真，或不能同时执行。
- constraint：这个结果违反任务的要求或限制。
- options：这个结果在几个合理方案之间未作选择，而某个尚未开始的阶段会因选择不同而做法不同。
以下情况是 none：仅措辞、风格、顺序或侧重不同；某个结果更详细；有内容缺失、不确定或已标明为假设；有尚未开始的阶段专门解决它；已有辩论得出结论。
- 先写 reason：比较了什么，发现了什么。
- statements：不能同时成立的两句话，或两个方案，按此处原文照抄：不要缩短、拼接或改正。phase_id 写明各自出处；任务的要求写 task。
  在该处找不到的引文，视为 none。
- topic：一个问题，并写出可能的答案。participants：两到五位与此相关且想法不同的专家；不包括你自己，因为由你裁决。`,
};

const AHEAD = { en: 'Still to be done', zh: '尚未完成的阶段' };
const NEW = { en: 'The new result', zh: '新的结果' };

const NOW = {
  en: (id: string) => [`Compare the result of ${id} with the task and with what the others have handed over.`],
  zh: (id: string) => [`请把 ${id} 的结果与任务以及其他阶段的结果作比较。`],
};

/** The lead looks for divergence (D4): nothing is held to be one without the words that show it. */
export const assess: TurnSpec<TeamState, AssessTask> = {
  kind: 'divergence',
  version: 2,
  schema: outputSchema('DivergenceAssessment', [
    'reason',
    { statements: ['phase_id', 'quote'] },
    'criterion',
    'topic',
    'participants',
  ]),
  tier: 'fast',
  max_output_tokens: 1500,
  task: assessTask,
  texts: (task) => ({
    system: teamSystem('lead', task.language, INSTRUCTION),
    shared: [
      [taskText(task), expertsText(task.experts, 'mayArgue', task.language)].join('\n\n'),
      ...task.others.map(shortText),
    ],
    user: leadText(task, [aheadText(task), resultOf(task)], NOW[task.language](task.result.phase_id)),
  }),
  rehearse: (task) =>
    rehearsed(task, task.line?.assessment, () => ({
      reason: nothingSaid(task.language),
      statements: [],
      criterion: 'none',
      topic: '',
      participants: [],
    })),
  /** A quote that is not there is told once; said again it is no divergence. The rest is recorded as said. */
  accept(output, { state, task, request: { participant_id, request_id }, call }) {
    const { language, experts } = task;
    const given = { participant_id, request_id, assessment: output as DivergenceAssessment, call };
    const answer = checked('AssessDivergence', given, language);
    if ('invalid' in answer || given.assessment.criterion === 'none') return answer;
    const participants = given.assessment.participants.map((name) => idIn(experts, name));
    const assessment = { ...given.assessment, participants };
    const misquoted = misquotes(state, assessment);
    const doubts = [...misquoted, ...doubtsOn(assessment, task)];
    const recorded = misquoted.length ? asNone(assessment, language) : assessment;
    const asSaid = { type: 'AssessDivergence' as const, data: { ...given, assessment: recorded } };
    return doubts.length ? { invalid: together(doubts, language), asSaid } : asSaid;
  },
};

/** What a debate would need and does not have. */
function doubtsOn(
  { statements, criterion, topic, participants }: DivergenceAssessment,
  { experts, language }: AssessTask,
): string[] {
  const told = TOLD[language];
  const strangers = strangersAmong(experts, participants);
  const there = experts.map(({ participant_id }) => participant_id);
  return [
    ...(statements.length < 2 ? [told.tooFew(criterion)] : []),
    ...(topic.trim() ? [] : [told.noTopic]),
    ...(strangers.length ? [told.notThere('participants', strangers, there)] : []),
  ];
}

function assessTask(state: TeamState, turn: OpenTurn): AssessTask {
  const assessed = phaseOf(state, knownTurn(state, turn).phase_id);
  const others = completedOf(state.phases).filter(({ phase_id }) => phase_id !== assessed.phase_id);
  return {
    ...leadTask(state, turn),
    experts: debaters(state),
    others: others.toSorted(byTime).map((phase) => handedOver(state, phase)),
    result: handedOver(state, assessed),
    ahead: state.phases
      .filter(({ status }) => status === 'waiting' || status === 'running')
      .map(({ phase_id, title, depends_on }) => ({ phase_id, title, depends_on })),
  };
}

/** In the order in which they were handed over: what the assessment before was shown, stands in front. */
const byTime = (a: TeamPhase, b: TeamPhase): number => doneAt(a).localeCompare(doneAt(b));

const doneAt = ({ completed, talk }: TeamPhase): string =>
  completed?.submitted_at ?? talk?.arguments.at(-1)?.submitted_at ?? '';

const aheadText = ({ ahead, language }: AssessTask): string =>
  ahead.length
    ? [
        `## ${AHEAD[language]}`,
        ...ahead.map(({ phase_id, title, depends_on }) =>
          quoted('phase', title, { phase_id, depends_on: depends_on.join(' ') }),
        ),
      ].join('\n')
    : '';

const resultOf = ({ result, language }: AssessTask): string => `## ${NEW[language]}\n${resultText(result, language)}`;
