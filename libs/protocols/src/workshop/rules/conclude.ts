import { type Actor, type ChannelClosed, type WorkshopConcluded } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { conditionsOf, endingText, isWish, nameOf } from '@parley/termination';
import { requestFacilitation } from '../../shared/facilitation.js';
import { modelUnavailable } from '../../shared/model-wait.js';
import { ADMIN, MONITOR } from '../../shared/service-actors.js';
import { budgetSpent, WITHOUT_MODEL } from '../../shared/spending.js';
import { endingOf } from '../../shared/stopping/ending-rules.js';
import type { PendingEnd } from '../../shared/stopping/stopping-state.js';
import { isShared } from '../../shared/consent/stood.js';
import { standingObjections } from '../dissent.js';
import { stood } from '../stood.js';
import {
  draftOf,
  nameOf as roleName,
  openIssues,
  proposedEntries,
  unheardIn,
  workshopOf,
  type WorkshopState,
} from '../state.js';
import { wordingOf } from '../../shared/words.js';
import { applyStances } from './consensus.js';
import { startRatification } from './ratification.js';
import { ask, cancelTimeout, type Run } from './turns.js';

/** Ends the discussion and says what stays open (W5); then each role writes its document, and the coach the report (W9). */
export function conclude(run: Run, reason: string): void {
  endDiscussion(run, reason, statusOf(run.state, reason));
  const nobodyWrites = WITHOUT_MODEL.includes(reason) || reason === 'model_unavailable';
  if (nobodyWrites || !run.state.round || (reason === 'cost_budget' && !wasHeard(run.state))) return close(run);
  for (const { participant_id } of workshopOf(run.state).roles) {
    ask(run, { request_id: `document-${participant_id}`, participant_id, work: 'document' });
  }
}

/** Once every document is written or given up, for want of money too: the report, for which there may still be some. */
export function afterDocument(run: Run): void {
  const open = run.state.turns.some(({ work, status }) => work === 'document' && status === 'open');
  if (!open) requestFacilitation(run, 'report');
}

/** The monitor's end. Once documents are under way they are finished, unless no model may be asked any more. */
export function end(run: Run, { condition }: PendingEnd): void {
  const { concluded, phase } = run.state;
  if (concluded) {
    if (WITHOUT_MODEL.includes(condition)) close(run);
    return;
  }
  const isBetweenRounds = phase === 'checking' || phase === 'between_rounds';
  // The reserve is for the ending alone: who asks for stances would spend it on the discussion.
  const maySpeak = condition !== 'cost_budget' && !WITHOUT_MODEL.includes(condition);
  if (isBetweenRounds && maySpeak && startRatification(run, condition)) return;
  if (phase === 'ratifying') applyStances(run);
  conclude(run, condition);
}

/** The closing message (T5). */
export function close(run: Run): void {
  cancelTurns(run);
  const { concluded, stopping, lastFailure } = run.state;
  const { language, roles } = workshopOf(run.state);
  const pending = stopping.pending?.condition === concluded?.reason ? stopping.pending : undefined;
  const byReason: Record<string, () => string> = {
    model_unavailable: () => modelUnavailable(language, lastFailure),
    cost_budget: () => budgetSpent(language),
  };
  const done =
    ownProperty(byReason, concluded?.reason ?? '')?.() ??
    wordingOf(language).workshop.done({
      open: concluded?.open_issues.length ?? 0,
      objections: concluded?.standing_objections?.length ?? 0,
      unheard: (concluded?.not_heard ?? []).map((id) => roleName(run.state, id)),
    });
  const told = roles.map((role) => role.participant_id);
  run.emit('ChannelClosed', {
    status: concluded?.status ?? 'completed',
    reason: concluded?.reason ?? 'completed',
    ended_by: pending ? MONITOR : ADMIN,
    message: pending ? endingText(language, pending.condition, pending.findings) : done,
    ...(pending && { ending: endingOf(pending, told) }),
  });
}

/** A person's stop: at once, and always (T5); what was open stays said. */
export function stop(run: Run, actor: Actor): void {
  const reason = 'stopped_by_user';
  if (!run.state.concluded) endDiscussion(run, reason, 'stopped');
  cancelTurns(run);
  const message = wordingOf(workshopOf(run.state).language).workshop.stopped;
  run.emit('ChannelClosed', { status: 'stopped', reason, ended_by: actor, message });
}

/** The form of the output files that a workshop which ends now has: what is published once stays as it is (W9). */
const FILES_VERSION = 3;

/** Nothing that was on the table or asked is dropped silently. */
function endDiscussion(run: Run, reason: string, status: WorkshopConcluded['status']): void {
  cancelTurns(run);
  const { round } = run.state;
  for (const { entry_id } of proposedEntries(run.state)) {
    run.emit('DraftEntryLapsed', { entry_id, cause: 'workshop_ended', round });
  }
  for (const { question_id, status: settled } of run.state.clarifications) {
    if (settled === 'asked' || settled === 'relayed' || settled === 'answered') {
      run.emit('ClarificationSettled', { question_id, cause: 'workshop_ended' });
    }
  }
  const open_issues = openIssues(run.state).map(({ issue_id }) => issue_id);
  const standing = standingObjections(run.state);
  const not_heard = unheardIn(run.state);
  run.emit('WorkshopConcluded', {
    status,
    reason,
    round,
    open_issues,
    files_version: FILES_VERSION,
    ...(standing.length && { standing_objections: standing }),
    ...(not_heard.length && { not_heard }),
  });
}

function cancelTurns(run: Run): void {
  for (const { request_id, status } of run.state.turns) if (status === 'open') cancelTimeout(run, request_id);
}

const wasHeard = ({ round, speeches }: WorkshopState): boolean => round > 1 || speeches.length > 0;

const FAILURES: readonly string[] = ['failures_in_a_row', 'stalled_participant', 'model_unavailable'];

/**
 * An empty list that nobody objects to, with every role heard in the last round, is a success whatever ended it; what is
 * agreed on by then is a partial consensus (W4).
 */
function statusOf(state: WorkshopState, reason: string): ChannelClosed['status'] & WorkshopConcluded['status'] {
  const isSettled = !openIssues(state).length && state.round > 0;
  if (isSettled) return isShared(stood(state)) ? 'success' : 'partial_consensus';
  if (FAILURES.includes(reason) || (reason === 'cost_budget' && !draftOf(state).length)) return 'failed';
  const rule = state.stopping.policy.stop_when.find((candidate) => nameOf(candidate) === reason);
  if (rule && conditionsOf(rule).some(isWish)) return 'completed';
  return draftOf(state).length ? 'partial_consensus' : 'no_agreement';
}
