import { problem, type Command, type Problem } from '@parley/contracts';
import { teamOf, type TeamState } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import { insertDebate, notHeld } from './insert-debate.js';
import { planErrors } from './plan-errors.js';
import { answer, answeredBy, askLead, type Run } from './turns.js';

/** Plans of so many phases or fewer are not worth a debate of their own (D4). */
const UNREVIEWED = 2;

/** The lead divides the task first (D1). */
export const begin = (run: Run): void => askLead(run, 'plan');

/** Takes the plan over where it can be carried out; before work begins, it may be debated. */
export function planTask(run: Run, { data }: Extract<Command, { type: 'PlanTask' }>): Problem | undefined {
  return answer(run, 'plan', data, (turn) => {
    const errors = planErrors(run.state, data.plan);
    if (errors.length) {
      const located = errors.map(({ pointer, reason }) => ({ pointer: `/plan${pointer}`, reason }));
      return problem('invalid-request', { errors: located });
    }
    const { participant_id } = turn;
    run.emit('TaskPlanned', { participant_id, plan: data.plan, ...answeredBy(turn, data) });
    reviewPlan(run);
    return undefined;
  });
}

function reviewPlan(run: Run): void {
  const { language } = teamOf(run.state);
  const words = wordingOf(language).team;
  const { reason, topic, participants } = run.state.planned!.plan.review;
  const against = againstReview(run.state);
  const cause = 'plan_review' as const;
  if (against) return notHeld(run, { cause, reason: against, statements: [] });
  const before = run.state.phases.map(({ phase_id }) => phase_id);
  const wanted = { topic: topic || reason, participants, depends_on: [], before };
  insertDebate(run, { cause, reason: reason || topic, statements: [] }, { ...wanted, title: words.planReview });
}

/** Why the plan is not debated, or nothing where it is. */
function againstReview({ opened, planned, phases }: TeamState): string | undefined {
  const words = wordingOf(opened!.language).team;
  const { wanted, topic, reason } = planned!.plan.review;
  if (!opened!.config.automatic_debates) return words.automaticOff;
  if (phases.length <= UNREVIEWED) return words.notReviewed;
  return wanted && (topic || reason) ? undefined : reason || words.notWanted;
}
