import type { ModelFailure } from '../../shared/channel-state.js';
import { isPermanent, isRefusedToAll } from '../../shared/model-wait.js';
import { outOfFundsBy } from '../../shared/spending.js';
import { phaseOf, teamOf, type TeamTurn } from '../state.js';
import { failForWantOfPlan, reportByTemplate } from './conclude.js';
import { afterArgument, begin, closeRound, ruleByTemplate } from './debates.js';
import { notAssessed } from './phases.js';
import { keepPlan } from './revise-plan.js';
import { ask, skip, type Run } from './turns.js';

/** The provider is what fails: once it answers again, the same may succeed. */
const OUTAGES: ReadonlySet<string> = new Set(['overloaded', 'rate_limited', 'unavailable', 'timeout', 'stalled']);

/** What the team cannot do without: it waits for a model rather than go on without (N6). */
const NEEDED: readonly TeamTurn['work'][] = ['plan', 'revise', 'execute', 'synthesise'];

/** Another try where that may help; what an outage keeps from being done waits for its end; the rest is given up. */
export function failed(run: Run, turn: TeamTurn, failure: ModelFailure): void {
  const { work, attempt, participant_id, phase_id, round } = turn;
  const isSpent = outOfFundsBy(failure.code) !== undefined;
  const mayTryAgain = !isSpent && !isPermanent(failure.code);
  if (mayTryAgain && attempt < teamOf(run.state).config.max_facilitation_attempts) {
    return ask(run, { participant_id, work, round, ...(phase_id !== undefined && { phase_id }) });
  }
  const mayEnd = OUTAGES.has(failure.code) || isRefusedToAll(failure.code);
  if (!isSpent && mayEnd && NEEDED.includes(work)) return;
  giveUp(run, turn, failure);
}

/** The team goes on without the answer, and the log says so; nothing is made up in its place. */
export function giveUp(
  run: Run,
  turn: TeamTurn,
  { code, message }: ModelFailure,
  cause: 'timeout' | 'turn_failed' = 'turn_failed',
): void {
  skip(run, turn, cause);
  switch (turn.work) {
    case 'plan':
      return failForWantOfPlan(run, { code, message });
    case 'revise':
      return keepPlan(run, turn.phase_id, code);
    case 'execute': {
      const { phase_id } = phaseOf(run.state, turn.phase_id);
      return run.emit('PhaseFailed', { phase_id, code, message, attempts: turn.attempt });
    }
    case 'assess':
      return notAssessed(run, turn.phase_id, code);
    case 'open_debate': {
      const phase = phaseOf(run.state, turn.phase_id);
      return begin(run, phase, phase.debate?.topic ?? phase.task, { template: true });
    }
    case 'argue':
      return afterArgument(run, turn);
    case 'sum_up':
      return closeRound(run, phaseOf(run.state, turn.phase_id), undefined, {});
    case 'rule':
      return ruleByTemplate(run, phaseOf(run.state, turn.phase_id), code);
    case 'synthesise':
      return reportByTemplate(run, code);
  }
}
