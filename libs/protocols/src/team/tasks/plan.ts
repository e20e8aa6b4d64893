import type { Expert, PlannedPhase, TeamPlan } from '@parley/contracts';
import { type TurnSpec, checked, errorText } from '../../shared/work/turn-spec.js';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { planErrors } from '../rules/plan-errors.js';
import { teamOf, type TeamState } from '../state.js';
import { PLAN_INSTRUCTION } from './plan-instruction.js';
import { type LeadTask, idIn, leadTask, rehearsed, teamSystem } from './team-task.js';
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
