import type { Actor, ChannelClosed, CommandTypes } from '@parley/contracts';
import { endingText } from '@parley/termination';
import { modelUnavailable } from '../../shared/model-wait.js';
import { requestFacilitation } from '../../shared/facilitation.js';
import { ADMIN, MONITOR } from '../../shared/service-actors.js';
import { budgetSpent, WITHOUT_MODEL } from '../../shared/spending.js';
import { endingOf } from '../../shared/stopping/ending-rules.js';
import { cancelTimers } from '../../shared/timers.js';
import { type InterviewChannel, type Run, interviewOf, seatsOf } from '../state.js';
import { hasUnread } from '../stood.js';
import { isUnanswered } from '../talk.js';
import { wordingOf } from '../../shared/words.js';
import { dropAnswer, dropBackground, dropDelivery } from './drop.js';

/** Begins the graceful end (T5): what is being written is finished, and a last summary says what was learnt. */
export function conclude(run: Run): void {
  dropAnswer(run);
  dropBackground(run);
  cancelTimers(run, 'model_retry');
  if (!wasHeard(run.state)) return close(run);
  if (!isModelless(run.state)) return requestFacilitation(run, 'conclude');
  dropDelivery(run);
  concluded(run, undefined);
}

/** Takes the closing summary over; without one Parley says what is known, and marks it. */
export function concluded(
  run: Run,
  data: Pick<CommandTypes['CompleteSummary'], 'summary' | 'open_points'> | undefined,
): void {
  const { round } = run.state;
  if (data) run.emit('RoundSummarised', { round, summary: data.summary, open_points: data.open_points, final: true });
  else sumUpByTemplate(run);
  if (run.state.delivery?.turns.some(({ status }) => status === 'open')) return;
  close(run);
}

/** The last document is there, and only that was waited for. */
export function closeAfterDelivery(run: Run): void {
  if (run.state.summary?.final) close(run);
}

/** It has waited for a model as long as it may (N6): no model sums up, and the cause is named. */
export function failForWantOfModel(run: Run): void {
  dropBackground(run);
  sumUpByTemplate(run);
  const message = modelUnavailable(interviewOf(run.state).language, run.state.lastFailure);
  run.emit('ChannelClosed', { status: 'failed', reason: 'model_unavailable', ended_by: ADMIN, message });
}

/** A person's stop: at once, and always (T5). */
export function stop(run: Run, actor: Actor): void {
  const message = wordingOf(interviewOf(run.state).language).interview.stopped;
  run.emit('ChannelClosed', { status: 'stopped', reason: 'stopped_by_user', ended_by: actor, message });
}

/** The user has not come back in the time allowed. */
export function userAway(run: Run): void {
  sumUpByTemplate(run);
  const message = wordingOf(interviewOf(run.state).language).interview.userAway;
  run.emit('ChannelClosed', { status: statusOf(run.state), reason: 'user_away', ended_by: ADMIN, message });
}

function close(run: Run): void {
  const { pending } = run.state.stopping;
  const reason = reasonOf(run.state);
  const told = seatsOf(run.state).map(({ participant_id }) => participant_id);
  run.emit('ChannelClosed', {
    status: statusOf(run.state),
    reason,
    ended_by: pending ? MONITOR : ADMIN,
    message: pending ? endingText(interviewOf(run.state).language, reason, pending.findings) : doneText(run.state),
    ...(pending && { ending: endingOf(pending, told) }),
  });
}

/**
 * All documents that were asked for make it a success, whatever ended it; some of them are a part, and so is what came of
 * a talk of which turns were read by nobody; without any it is over, or has failed where nobody ever answered the user.
 */
function statusOf(state: InterviewChannel): ChannelClosed['status'] {
  const { documents, missed, stopping, talk } = state;
  if (stopping.pending && FAILURES.includes(stopping.pending.condition)) return 'failed';
  if (!documents.length && isUnanswered(talk)) return 'failed';
  if (missed.length || hasUnread(state)) return 'partial_consensus';
  return documents.length ? 'success' : 'completed';
}

const FAILURES: readonly string[] = ['failures_in_a_row', 'stalled_participant'];

const reasonOf = ({ stopping, outOfFunds }: InterviewChannel): string =>
  stopping.pending?.condition ?? outOfFunds ?? 'completed';

const isModelless = (state: InterviewChannel): boolean => WITHOUT_MODEL.includes(reasonOf(state));

const wasHeard = ({ round }: InterviewChannel): boolean => round > 0;

function doneText(state: InterviewChannel): string {
  const { language } = interviewOf(state);
  if (state.outOfFunds) return budgetSpent(language);
  const words = wordingOf(language).interview;
  if (!state.documents.length) return words.ended;
  return state.missed.length ? words.deliveredInPart(state.missed) : words.delivered;
}

/** What is known stands in the place of a summary that no model can write. */
function sumUpByTemplate(run: Run): void {
  const { round, facts, areas, status, score } = run.state;
  if (!wasHeard(run.state)) return;
  const words = wordingOf(interviewOf(run.state).language).interview;
  const known = facts.map(({ label, text }) => `${label}: ${text}`);
  const summary = words.summary(words.status[status], score, known).slice(0, 8_000);
  const open_points = areas.flatMap(({ missing }) => missing || []);
  run.emit('RoundSummarised', { round, summary, open_points, final: true, from_template: true });
}
