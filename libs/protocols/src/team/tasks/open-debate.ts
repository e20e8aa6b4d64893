import type { DebateDecided, DebateOpening, Expert } from '@parley/contracts';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { checked, type OpenTurn, type TurnSpec } from '../../shared/work/turn-spec.js';
import { teamOf, type TeamState } from '../state.js';
import { debateHead, debateShown, type DebateShown } from './debate.js';
import { buildsOn, resultTexts, type HandedOver } from './handed-over.js';
import { type LeadTask, debaters, knownTurn, leadTask, rehearsed, teamSystem } from './team-task.js';
import { expertsText, leadText, taskText } from './text.js';

interface OpenDebateTask extends LeadTask {
  results: HandedOver[];
  debate: DebateShown;
  /** Those who will argue. */
  experts: Expert[];
  /** Why it was put in; absent where the plan has it. */
  decision?: Pick<DebateDecided, 'cause' | 'reason' | 'statements'>;
  anonymous: boolean;
}

const INSTRUCTION = {
  en: `A debate is about to begin. The experts argue, and you open it; later you sum up and rule, so take no side now.
- point: say exactly what is in dispute, so that one can be for it or against it; what each answer has on its side so far, from the
  results; and what will be done otherwise by the one or the other. At most 150 words.
- disagreement is false only where a closer look shows that there is nothing to argue about: both statements can stand, the task or a
  result already decides it, or nothing later depends on it. Then say in point why; no debate is held. A debate that the user asked for
  is held all the same: it is never called off without an argument.`,
  zh: `一场辩论即将开始。由专家论证，由你开场；之后你要做小结并裁决，因此现在不要偏向任何一方。
- point：准确说明争的是什么，使人可以赞成或反对；各个答案目前在结果中有什么依据；采用不同答案，后续会有什么不同。不超过 250 字。
- 只有细看之下确实无可争论时，disagreement 才为 false：两种说法可以同时成立，任务或某个结果已经给出答案，或者没有后续工作依赖它。
  此时在 point 中说明原因，不举行辩论。用户要求的辩论则无论如何都会举行：不经论证不得取消。`,
};

const CAUSE = {
  en: {
    divergence: 'You put this debate in, since results diverge.',
    plan_review: 'You wanted the plan itself debated before work begins.',
    user: 'The user asked for this debate.',
  },
  zh: {
    divergence: '因结果出现分歧，你加入了这场辩论。',
    plan_review: '你希望在开始工作之前先就计划本身辩论。',
    user: '这场辩论是用户要求的。',
  },
};

const NOW = {
  en: ({ debate: { max_rounds }, decision, anonymous }: OpenDebateTask) => [
    decision ? CAUSE.en[decision.cause as keyof typeof CAUSE.en] : 'This debate is part of your plan.',
    `Open it. It has at most ${max_rounds === 1 ? 'one round' : `${max_rounds} rounds`}.`,
    ...(anonymous ? ['Name no expert: those who argue are not told who holds what.'] : []),
  ],
  zh: ({ debate: { max_rounds }, decision, anonymous }: OpenDebateTask) => [
    decision ? CAUSE.zh[decision.cause as keyof typeof CAUSE.zh] : '这场辩论是你计划中的一部分。',
    `请开场。最多 ${max_rounds} 轮。`,
    ...(anonymous ? ['不要提及任何专家的名字：参加辩论的人不知道观点出自谁。'] : []),
  ],
};

/** The lead says what is in dispute, or that nothing is (D3). */
export const openDebate: TurnSpec<TeamState, OpenDebateTask> = {
  kind: 'debate-opening',
  version: 2,
  schema: outputSchema('DebateOpening', ['point', 'disagreement']),
  tier: 'fast',
  max_output_tokens: 1500,
  task: openDebateTask,
  texts: (task) => ({
    system: teamSystem('lead', task.language, INSTRUCTION),
    shared: [taskText(task), ...resultTexts(task.results, task.language)],
    user: leadText(
      task,
      [
        debateHead(task.debate, task.language),
        task.decision ? decisionText(task.decision) : '',
        task.experts.length ? expertsText(task.experts, 'argues', task.language) : '',
      ],
      NOW[task.language](task),
    ),
  }),
  rehearse: (task) =>
    rehearsed(task, task.line?.opening, () => ({ point: nothingSaid(task.language), disagreement: false })),
  accept(output, { task: { language }, request: { participant_id, request_id }, call }) {
    return checked('OpenDebate', { participant_id, request_id, opening: output as DebateOpening, call }, language);
  },
};

function openDebateTask(state: TeamState, turn: OpenTurn): OpenDebateTask {
  const { phase_id } = knownTurn(state, turn);
  const debate = debateShown(state, phase_id, 0);
  const decision = state.decisions.find((one) => one.debate?.phase_id === phase_id);
  const argues = debate.voices.map(({ participant_id }) => participant_id);
  return {
    ...leadTask(state, turn),
    results: buildsOn(state, phase_id),
    debate,
    experts: debaters(state).filter(({ participant_id }) => argues.includes(participant_id)),
    ...(decision && { decision }),
    anonymous: teamOf(state).config.anonymous_peers,
  };
}

const decisionText = ({ reason, statements }: NonNullable<OpenDebateTask['decision']>): string =>
  [
    ...(reason ? [quoted('reason', reason)] : []),
    ...statements.map(({ phase_id, quote }) => quoted('statement', quote, { phase_id })),
  ].join('\n');
