import { type Actor, type ChannelClosed, type Command, type Problem } from '@parley/contracts';
import { conditionsOf, endingText, isWish as isWishCondition, nameOf as ruleName } from '@parley/termination';
import type { ModelFailure } from '../../shared/channel-state.js';
import { modelUnavailable } from '../../shared/model-wait.js';
import { ADMIN, MONITOR } from '../../shared/service-actors.js';
import { budgetSpent, WITHOUT_MODEL } from '../../shared/spending.js';
import { endingOf } from '../../shared/stopping/ending-rules.js';
import type { PendingEnd } from '../../shared/stopping/stopping-state.js';
import { cancelTimers } from '../../shared/timers.js';
import {
  missingIn,
  nameOf,
  openTurns,
  phaseOf,
  suspendedTurns,
  teamOf,
  type TeamPhase,
  type TeamState,
} from '../state.js';
import { stood } from '../stood.js';
import { applyAtBoundary } from './insert-debate.js';
import { wordingOf } from '../../shared/words.js';
import { closeRound } from './debates.js';
import { notAssessed } from './phases.js';
import { keepPlan } from './revise-plan.js';
import { answer, answeredBy, askLead, skip, type Run } from './turns.js';

const STOPPED = 'stopped_by_user';

/** A person's stop: the team finishes with what there is; a second one, or one before there is a plan, ends it at once (D5). */
export function stop(run: Run, actor: Actor): void {
  if (run.state.planned && !run.state.stop && run.state.phase !== 'synthesising')
    return finishWith(run, STOPPED, actor);
  if (!run.state.stop) run.emit('TeamStopping', { actor, reason: STOPPED });
  settleOpen(run, false);
  if (run.state.planned && !run.state.report) reportByTemplate(run, STOPPED);
  else close(run);
}

/** The monitor's end, or the rules': no more is begun, and the lead reports what there is (T5). */
export function end(run: Run, { condition }: PendingEnd): void {
  const { stop: stopping, phase } = run.state;
  if (!stopping && phase !== 'synthesising') return finishWith(run, condition, MONITOR);
  if (!WITHOUT_MODEL.includes(condition)) return;
  settleOpen(run, false);
  reportByTemplate(run, condition);
}

/** Nothing more is begun. A debate that was under way is ruled on as far as it went, where a model may still be asked. */
export function finishWith(run: Run, reason: string, actor: Actor): void {
  run.emit('TeamStopping', { actor, reason });
  cancelTimers(run, 'model_retry');
  settleOpen(run, reason === STOPPED);
  if (!run.state.planned) close(run);
}

/** Settles all that is under way or waits. @param rules whether a debate that was argued is still ruled on */
function settleOpen(run: Run, rules: boolean): void {
  const isRuledOn = (phaseId: string | undefined) =>
    rules && run.state.phases.some((one) => one.phase_id === phaseId && one.talk?.arguments.length);
  for (const turn of [...openTurns(run.state), ...suspendedTurns(run.state)]) {
    if (turn.work === 'rule' && rules) continue;
    skip(run, turn, 'stopped');
    if (turn.work === 'assess') notAssessed(run, turn.phase_id, 'stopped');
    if (turn.work === 'revise') keepPlan(run, turn.phase_id, 'stopped');
  }
  const reason = wordingOf(teamOf(run.state).language).team.stoppedEarly;
  for (const { phase_id, status } of run.state.phases) {
    if (status === 'running' && isRuledOn(phase_id)) ruleEarly(run, phaseOf(run.state, phase_id));
    else if (status === 'running' || status === 'waiting') {
      run.emit('PhaseSkipped', { phase_id, cause: 'stopped', reason, because_of: [] });
    }
  }
}

function ruleEarly(run: Run, phase: TeamPhase): void {
  if (openTurns(run.state).some(({ work, phase_id }) => work === 'rule' && phase_id === phase.phase_id)) return;
  closeRound(run, phase, undefined, {});
}

/** The lead joins the results; where there are none, or no model may be asked, they stand as they are (D1, D5). */
export function synthesise(run: Run): void {
  const reason = run.state.stop?.reason ?? '';
  if (!run.state.phases.some(hasResult)) return reportByTemplate(run, 'nothing_done');
  if (WITHOUT_MODEL.includes(reason)) return reportByTemplate(run, reason);
  askLead(run, 'synthesise');
}

/** Takes the report over. What people said meanwhile is not in it: then it is made anew. */
export function reportTeam(run: Run, { data }: Extract<Command, { type: 'ReportTeam' }>): Problem | undefined {
  return answer(run, 'synthesise', data, (turn) => {
    if (run.state.waiting.length) {
      const { request_id } = turn;
      skip(run, turn, 'stopped');
      if (data.call) run.emit('AnswerDiscarded', { request_id, reason: 'outdated', call: data.call });
      applyAtBoundary(run);
      return undefined;
    }
    const missing = missingIn(run.state);
    run.emit('TeamReported', { report: data.report, missing, template: false, ...answeredBy(turn, data) });
    close(run);
    return undefined;
  });
}

/** The report without a model: each result as it was handed over, and marked as that. */
export function reportByTemplate(run: Run, code: string): void {
  const words = wordingOf(teamOf(run.state).language).team;
  const done = run.state.phases.filter(hasResult);
  const answerText = done.length
    ? [words.templateReport(code), ...done.map(resultText)].join('\n\n')
    : words.nothingDone;
  const decisions = done.flatMap(({ completed }) => completed?.result.decisions ?? []).slice(0, 50);
  const open_points = done.flatMap(({ completed }) => completed?.result.open_points ?? []).slice(0, 50);
  const report = { answer: answerText.slice(0, 60_000), decisions, open_points };
  run.emit('TeamReported', { report, missing: missingIn(run.state), template: true });
  close(run);
}

const resultText = ({ title, completed, talk, reason }: TeamPhase): string =>
  `## ${title}\n\n${completed?.result.summary ?? talk?.ruled?.ruling.conclusion ?? reason ?? ''}`;

const hasResult = ({ status }: TeamPhase): boolean => status === 'completed';

/** Without a plan there is nothing to do: the cause is named, and nothing is celebrated (N6). */
export function failForWantOfPlan(run: Run, { code, message }: ModelFailure): void {
  const { language } = teamOf(run.state);
  const isAway = run.state.wait !== undefined;
  run.emit('ChannelClosed', {
    status: 'failed',
    reason: isAway ? 'model_unavailable' : 'no_plan',
    ended_by: ADMIN,
    message: isAway
      ? modelUnavailable(language, { code, message })
      : wordingOf(language).team.noPlan(`${code}: ${message}`),
  });
}

function close(run: Run): void {
  const { stopping, stop: stopped } = run.state;
  const pending = stopping.pending;
  const told = teamOf(run.state).experts.map(({ participant_id }) => participant_id);
  const { status, reason, message } = outcomeOf(run.state);
  run.emit('ChannelClosed', {
    status,
    reason,
    ended_by: stopped?.actor ?? ADMIN,
    message: pending ? endingText(teamOf(run.state).language, pending.condition, pending.findings) : message,
    ...(pending && { ending: endingOf(pending, told) }),
    ...(stopped?.said && { said: stopped.said }),
  });
}

const FAILURES: readonly string[] = ['failures_in_a_row', 'stalled_participant'];

/** Somebody wanted the end: that is no failure, whatever there is by then. */
function isWish({ stopping }: TeamState, reason: string): boolean {
  const rule = stopping.policy.stop_when.find((candidate) => ruleName(candidate) === reason);
  return rule !== undefined && conditionsOf(rule).some(isWishCondition);
}

function outcomeOf(state: TeamState): Pick<ChannelClosed, 'status' | 'reason' | 'message'> {
  const { language } = teamOf(state);
  const words = wordingOf(language).team;
  const reason = state.stop?.reason;
  if (reason === STOPPED) {
    const message = state.report && state.phases.some(hasResult) ? words.stopped : words.stoppedBefore;
    return { status: 'stopped', reason, message };
  }
  const isWished = reason !== undefined && isWish(state, reason);
  if (!state.phases.some(hasResult) && !isWished) {
    return { status: 'failed', reason: reason ?? 'nothing_done', message: words.nothingDone };
  }
  if (reason !== undefined) {
    const status = FAILURES.includes(reason) && !isWished ? 'failed' : 'completed';
    return { status, reason, message: reason === 'cost_budget' ? budgetSpent(language) : words.stopped };
  }
  const missing = missingIn(state).length;
  if (missing) return { status: 'partial_consensus', reason: 'parts_missing', message: words.partsMissing(missing) };
  const unheard = stood(state).not_heard.map((id) => nameOf(state, id));
  return unheard.length
    ? { status: 'partial_consensus', reason: 'not_all_heard', message: words.notAllHeard(unheard) }
    : { status: 'completed', reason: 'task_done', message: words.done };
}
