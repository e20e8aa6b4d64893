import type { Expert, PlannedPhase, PlanRevision } from '@parley/contracts';
import { type TurnSpec, checked, errorText } from '../../shared/work/turn-spec.js';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { plansOf, revisionErrors } from '../rules/revise-plan.js';
import { phaseOf, teamOf, type TeamState } from '../state.js';
import { handedOver, resultText, type HandedOver } from './handed-over.js';
import { withIds } from './plan.js';
import { type LeadTask, knownTurn, leadTask, rehearsed, teamSystem } from './team-task.js';
import { expertsText, leadText, taskText } from './text.js';

interface ReviseTask extends LeadTask {
  experts: Expert[];
  lead: string;
  /** As it was debated. */
  plan: PlannedPhase[];
  concluded: HandedOver;
}

const INSTRUCTION = {
  en: `Your plan was debated before work begins, and you have ruled. Now say what becomes of the plan; what you answer is carried out.
- reason first: what the conclusion means for the plan. Where nothing changes, why not.
- changes: only what the conclusion or an argument calls for, each with its reason. add a phase that is missing, drop one that is not
  needed any more, change one that is to be done otherwise. What you do not name stays as it is.
- phase, where one is added or changed: the whole of it as it is to be done, not only what differs. Its task says what is to be done and
  what is to be handed over; its expert sees that, the whole task, the conclusion of this debate and the results named in depends_on.
- Whoever depends on a phase that you drop needs a change too. No circles; at most 20 phases; none that merely joins what others did.`,
  zh: `你的计划在开工前经过了辩论，你已作出裁决。现在请说明计划如何修改；之后按你的回答执行。
- 先写 reason：辩论的结论对计划意味着什么；若无需修改，说明原因。
- changes：只写结论或某个论点所要求的修改，每项附理由。add 新增缺少的阶段，drop 取消不再需要的阶段，change 修改做法不同的阶段。
  没有提到的阶段维持不变。
- 新增或修改时，phase 写该阶段的完整内容，而不只是不同之处。task 写明做什么、交付什么；其专家能看到这段文字、整个任务、本次辩论的结论以及
  depends_on 中所列阶段的结果。
- 依赖于被取消阶段的阶段，也要相应修改。不得循环依赖；最多 20 个阶段；不设只做汇总的阶段。`,
};

const HEADINGS = {
  en: { plan: 'Your plan', concluded: 'What the debate on it came to' },
  zh: { plan: '你的计划', concluded: '辩论的结果' },
};

const NOW = { en: 'Revise the plan, or leave it as it is.', zh: '请修订计划，或维持不变。' };

/** After the debate on its plan the lead says what the plan is now: phases added, dropped, changed, a reason each (D4). */
export const revise: TurnSpec<TeamState, ReviseTask> = {
  kind: 'plan-revision',
  version: 1,
  schema: outputSchema('PlanRevision', [
    'reason',
    {
      changes: [
        ...['reason', 'change', 'phase_id'],
        {
          phase: [
            ...['phase_id', 'title', 'task', 'expert', 'depends_on', 'phase_type'],
            { debate: ['topic', 'participants', 'max_rounds'] },
          ],
        },
      ],
    },
  ]),
  tier: 'strong',
  max_output_tokens: 6000,
  task(state, turn) {
    const { experts, lead } = teamOf(state);
    const debated = phaseOf(state, knownTurn(state, turn).phase_id);
    return { ...leadTask(state, turn), experts, lead, plan: plansOf(state), concluded: handedOver(state, debated) };
  },
  texts: (task) => ({
    system: teamSystem('lead', task.language, INSTRUCTION),
    shared: [[taskText(task), expertsText(task.experts, 'team', task.language, task.lead)].join('\n\n')],
    user: leadText(task, [planText(task), concludedText(task)], [NOW[task.language]]),
  }),
  rehearse: (task) => rehearsed(task, task.line?.revision, () => ({ reason: nothingSaid(task.language), changes: [] })),
  /** A plan that cannot be carried out is told once; said again the plan stands as it was. */
  accept(output, { state, task, request: { participant_id, request_id }, call }) {
    const given = { participant_id, request_id, revision: output as PlanRevision, call };
    const answer = checked('RevisePlan', given, task.language);
    if ('invalid' in answer) return answer;
    const data = { ...given, revision: named(given.revision, task.experts) };
    const errors = revisionErrors(state, data.revision.changes);
    return errors.length ? { invalid: errorText(errors, task.language) } : { type: 'RevisePlan', data };
  },
};

const named = ({ changes, reason }: PlanRevision, experts: readonly Expert[]): PlanRevision => ({
  reason,
  changes: changes.map(({ phase, ...change }) => ({ ...change, ...(phase && { phase: withIds(phase, experts) }) })),
});

const planText = ({ plan, experts, language }: ReviseTask): string =>
  [`## ${HEADINGS[language].plan}`, ...plan.map((phase) => phaseText(phase, experts))].join('\n');

function phaseText({ phase_id, title, task, expert, depends_on, debate }: PlannedPhase, experts: readonly Expert[]) {
  const by = experts.find(({ participant_id }) => participant_id === expert)?.participant_id;
  return quoted('planned_phase', `${title}\n${task}`, {
    phase_id,
    ...(by !== undefined && { expert: by }),
    ...(depends_on.length && { depends_on: depends_on.join(' ') }),
    ...(debate && { phase_type: 'debate', participants: debate.participants.join(' ') }),
  });
}

const concludedText = ({ concluded, language }: ReviseTask): string =>
  `## ${HEADINGS[language].concluded}\n${resultText(concluded, language)}`;
