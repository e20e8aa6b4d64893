import type { Expert, PlannedPhase, TeamPlan } from '@parley/contracts';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { checked, errorText, type TurnSpec } from '../../shared/work/turn-spec.js';
import { planErrors } from '../rules/plan-errors.js';
import { teamOf, type TeamState } from '../state.js';
import { idIn, leadTask, rehearsed, teamSystem, type LeadTask } from './team-task.js';
import { expertsText, leadText, taskText } from './text.js';

interface PlanTask extends LeadTask {
  experts: Expert[];
  lead: string;
  debate_rounds: number;
  automatic_debates: boolean;
}

const NOW = {
  en: ({ debate_rounds, automatic_debates }: PlanTask) => [
    `Divide the task. A plan has at most 20 phases; most tasks need three to six.`,
    `A debate that does not say has ${debate_rounds === 1 ? 'one round' : `${debate_rounds} rounds`}.`,
    ...(automatic_debates ? [] : ['The user wants no debates put in by themselves: wanted in review is false.']),
    'A plan that cannot be carried out is returned to you once, with what is wrong in it.',
  ],
  zh: ({ debate_rounds, automatic_debates }: PlanTask) => [
    '请划分任务。计划最多 20 个阶段；多数任务三到六个就够。',
    `没有写明轮数的辩论为 ${debate_rounds} 轮。`,
    ...(automatic_debates ? [] : ['用户不希望自动加入辩论：review 中的 wanted 为 false。']),
    '无法执行的计划会退回一次，并说明问题所在。',
  ],
};

/** The lead divides the task (D1). */
export const plan: TurnSpec<TeamState, PlanTask> = {
  kind: 'team-plan',
  version: 2,
  schema: outputSchema('TeamPlan', [
    'approach',
    {
      phases: [
        ...['phase_id', 'title', 'task', 'expert', 'depends_on', 'phase_type'],
        { debate: ['topic', 'participants', 'max_rounds'] },
      ],
    },
    { review: ['reason', 'topic', 'participants', 'wanted'] },
  ]),
  tier: 'strong',
  max_output_tokens: 6000,
  task(state, turn) {
    const { experts, lead, config } = teamOf(state);
    const { debate_rounds, automatic_debates } = config;
    return { ...leadTask(state, turn), experts, lead, debate_rounds, automatic_debates };
  },
  texts: (task) => ({
    system: teamSystem('lead', task.language, PLAN_INSTRUCTION),
    shared: [[taskText(task), expertsText(task.experts, 'team', task.language, task.lead)].join('\n\n')],
    user: leadText(task, [], NOW[task.language](task)),
  }),
  rehearse: (task) => rehearsed(task, task.line?.plan, () => plainPlan(task)),
  /** A plan that cannot be carried out is told once; said again it is no plan. */
  accept(output, { state, task, request: { participant_id, request_id }, call }) {
    const given = { participant_id, request_id, plan: output as TeamPlan, call };
    const answer = checked('PlanTask', given, task.language);
    if ('invalid' in answer) return answer;
    const { phases, review } = given.plan;
    const plan = {
      ...given.plan,
      phases: phases.map((phase) => withIds(phase, task.experts)),
      review: { ...review, participants: idsOf(review.participants, task.experts) },
    };
    const data = { ...given, plan };
    const errors = planErrors(state, data.plan);
    return errors.length ? { invalid: errorText(errors, task.language) } : { type: 'PlanTask', data };
  },
};

const idsOf = (names: readonly string[], experts: readonly Expert[]): string[] =>
  names.map((name) => idIn(experts, name));

/** A phase with the ids of experts that were named. */
export const withIds = (phase: PlannedPhase, experts: readonly Expert[]): PlannedPhase => ({
  ...phase,
  expert: idIn(experts, phase.expert),
  ...(phase.debate && { debate: { ...phase.debate, participants: idsOf(phase.debate.participants, experts) } }),
});

/** Phases of a plan that nobody has scripted. */
const MOST_PLAIN = 3;

/** Where nothing is scripted everybody does something, at the same time, and nothing is claimed of the task (P6). */
function plainPlan({ language, experts, lead }: PlanTask): TeamPlan {
  const said = nothingSaid(language);
  const others = experts.filter(({ participant_id }) => participant_id !== lead).slice(0, MOST_PLAIN);
  const workers = others.length ? others : experts.filter(({ participant_id }) => participant_id === lead);
  return {
    approach: said,
    phases: workers.map(({ participant_id, name }, index) => ({
      phase_id: `part-${index + 1}`,
      title: language === 'zh' ? `${name}的部分` : `The part of ${name}`,
      task: said,
      expert: participant_id,
      depends_on: [],
    })),
    review: { reason: said, topic: '', participants: [], wanted: false },
  };
}

/** What the lead is told of dividing a task, and of when a debate is worth its price (D1, D2, D4). */
export const PLAN_INSTRUCTION = {
  en: `Divide the task into phases. A phase is one piece of work by one expert, or a debate. Phases that do not depend on each other run at
the same time; when all are done, you join their results yourself.

A good plan:
- has as few phases as the task needs. Where one expert can do it all, one phase is enough: every further one costs time, and
  something is lost whenever work is passed on.
- gives each phase to the expert whose field it is. One expert may have several.
- says in each task what is to be done and what is to be handed over, so that somebody else could check whether it is there. The
  expert sees that, the whole task and the results named in depends_on, nothing else, and cannot ask anybody.
- names in depends_on only what a phase really uses; what is independent stays so. No circles.
- has no phase that merely joins, sums up or checks what others did.

Debates. In a debate experts argue a question, the first time without having heard each other, and you rule; you do not argue yourself. It
costs several times what a phase costs. Plan one only where all of this holds:
- the question has at least two reasonable answers, and later phases would be done otherwise by the other answer;
- no figure, no look-up and no rule settles it;
- at least two experts, best three to five, see it differently, from different fields. Among those who think alike it brings nothing.
Never plan one to make sure, or on wording and details: that all agree does not make it right. Most plans need none. What builds on the
conclusion has the debate in depends_on. Two rounds suffice.

review is for this plan itself: whether a debate on it is to come before any work.

An example. The task: "Decide where we keep attachments, and write the guide for moving them." The experts: mia (software), tom
(operations), kai (documentation).
- figures, by tom, depends on nothing: "Work out from the task how much is stored, how it grows, and how often it is read. Hand over
  the three figures, each with its source or marked as an estimate."
- ways, by mia, depends on nothing: "List the two or three ways of keeping attachments that fit our software. Hand over for each what it
  costs to build and what it rules out."
- where, a debate between mia and tom, depends on figures and ways: "Database or object storage?" The guide would be another one.
- guide, by kai, depends on where: "Write the guide for moving. Hand over guide.md: steps, a check after each, and the way back."
figures and ways run at the same time; guide sees what was concluded, not the figures.`,
  zh: `请把任务划分为若干阶段。一个阶段是一位专家的一项工作，或一场辩论。互不依赖的阶段同时进行；全部完成后，由你自己综合各项结果。

好的计划：
- 阶段数够用即可。一位专家能全部完成的，一个阶段就够：每多一个阶段都要花时间，每次转交都会丢失信息。
- 每个阶段交给对口的专家。一位专家可以承担多个阶段。
- 在每个阶段的 task 中写明做什么、交付什么，使他人能够检查是否已交付。专家只能看到这段文字、整个任务以及 depends_on 中所列阶段的结果，
  也无法向任何人提问。
- depends_on 只列真正要用到的阶段，互不相关的保持独立。不得循环依赖。
- 不设只做汇总、总结或检查他人工作的阶段。

辩论。辩论中，专家就一个问题展开论证，第一轮互不知晓对方观点，最后由你裁决；你自己不参加辩论。一场辩论的代价是普通阶段的数倍。
只有同时满足以下条件才安排：
- 该问题至少有两个合理的答案，且答案不同，后续阶段的做法就不同；
- 没有数字、资料或规则可以直接给出答案；
- 有至少两位（最好三到五位）来自不同领域、看法不同的专家。想法相同的人辩论没有意义。
不要为求稳妥而辩论，也不要辩论措辞和细节：众人一致并不等于正确。多数计划不需要辩论。依据其结论的阶段，要在 depends_on 中列出该辩论。
两轮足够。

review 针对计划本身：是否在开始工作之前先就计划进行辩论。

示例。任务：“决定附件存放在哪里，并编写迁移指南。”专家：mia（软件）、tom（运维）、kai（文档）。
- figures，由 tom 完成，无依赖：“根据任务算出存储量、增长速度和读取频率。交付这三个数字，各注明出处或标明为估计。”
- ways，由 mia 完成，无依赖：“列出适合我们软件的两三种附件存放方式。交付每种方式的开发代价以及它所排除的可能。”
- where，mia 与 tom 辩论，依赖 figures 和 ways：“数据库还是对象存储？”结论不同，指南就不同。
- guide，由 kai 完成，依赖 where：“编写迁移指南。交付 guide.md：步骤、每步之后的检查以及回退办法。”
figures 与 ways 同时进行；guide 看到的是辩论的结论，而不是那些数字。`,
};
