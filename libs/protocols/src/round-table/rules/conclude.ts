import type { Actor, ChannelClosed } from '@parley/contracts';
import { conditionsOf, endingText, isWish, nameOf } from '@parley/termination';
import type { Run as RunOf } from '../../shared/decider.js';
import type { Language } from '../../shared/channel-state.js';
import { isShared } from '../../shared/consent/stood.js';
import { modelUnavailable } from '../../shared/model-wait.js';
import { requestFacilitation } from '../../shared/facilitation.js';
import { ADMIN, MONITOR } from '../../shared/service-actors.js';
import { budgetSpent, WITHOUT_MODEL } from '../../shared/spending.js';
import { endingOf } from '../../shared/stopping/ending-rules.js';
import type { PendingEnd } from '../../shared/stopping/stopping-state.js';
import { cancelTimers } from '../../shared/timers.js';
import { openedOf, type RoundTableState } from '../state.js';
import { stood } from '../stood.js';
import { isSaid } from '../talk.js';
import { wordingOf } from '../../shared/words.js';

type Run = RunOf<RoundTableState>;

/** Begins the graceful end (T5): a last summary of what was said, then the closing message. */
export function conclude(run: Run): void {
  cancelTimers(run, 'turn_timeout');
  cancelTimers(run, 'model_deadline');
  if (wasHeard(run.state) && !WITHOUT_MODEL.includes(reasonOf(run.state))) requestFacilitation(run, 'conclude');
  else close(run);
}

/** Closes the table for the reason that its state has. */
export function close(run: Run): void {
  const { pending } = run.state.stopping;
  const condition = reasonOf(run.state);
  const { language, members } = openedOf(run.state);
  const told = members.map((member) => member.participant_id);
  const status = statusOf(run.state, condition, pending);
  run.emit('ChannelClosed', {
    status,
    reason: condition,
    ended_by: pending ? MONITOR : ADMIN,
    message: pending ? endedText(language, pending, status) : doneText(run.state),
    ...(pending && { ending: endingOf(pending, told) }),
  });
}

/** What sounds like agreement is told as what it is where somebody does not share it, or was not heard (T2). */
const endedText = (language: Language, { condition, findings }: PendingEnd, status: ChannelClosed['status']): string =>
  condition === 'consensus' && status !== 'success'
    ? wordingOf(language).roundTable.agreedInPart
    : endingText(language, condition, findings);

function doneText(state: RoundTableState): string {
  const { language } = openedOf(state);
  if (state.outOfFunds) return budgetSpent(language);
  return wordingOf(language).roundTable[isCutShort(state) ? 'agendaCut' : 'agendaDone'];
}

/** An end that was called off had begun in the middle of the last round. */
const isCutShort = ({ speakers, turns }: RoundTableState): boolean =>
  turns.length < speakers.length || turns.some(({ status }) => status === 'open');

/** It has waited for a model as long as it may (N6): no model sums up, and the cause is named. */
export function failForWantOfModel(run: Run): void {
  const message = modelUnavailable(openedOf(run.state).language, run.state.lastFailure);
  run.emit('ChannelClosed', { status: 'failed', reason: 'model_unavailable', ended_by: ADMIN, message });
}

/** A person's stop: at once, and always (T5). */
export function stop(run: Run, actor: Actor): void {
  const message = wordingOf(openedOf(run.state).language).roundTable.stopped;
  run.emit('ChannelClosed', { status: 'stopped', reason: 'stopped_by_user', ended_by: actor, message });
}

const wasHeard = ({ talk: { before, entries } }: RoundTableState): boolean =>
  before !== undefined || entries.some(isSaid);

const reasonOf = ({ stopping, outOfFunds }: RoundTableState): string =>
  stopping.pending?.condition ?? outOfFunds ?? 'agenda_done';

/** Agreement is a success whatever else held, if everybody was heard and nobody dissents; a wish, a limit or a done agenda completes; stagnation is no agreement. */
function statusOf(state: RoundTableState, condition: string, pending: PendingEnd | undefined): ChannelClosed['status'] {
  const { stopping, outOfFunds } = state;
  const met = (pending?.findings ?? []).filter(({ status }) => status === 'met').map((finding) => finding.condition);
  if (FAILURES.includes(condition) || (outOfFunds && !wasHeard(state))) return 'failed';
  const rule = stopping.policy.stop_when.find((candidate) => nameOf(candidate) === condition);
  const names = rule ? conditionsOf(rule) : [];
  if (names.some(isWish)) return 'completed';
  if (met.some((name) => AGREEMENT.includes(name))) return isShared(stood(state)) ? 'success' : 'partial_consensus';
  return names.some((name) => STAGNATION.includes(name)) ? 'no_agreement' : 'completed';
}

const FAILURES: readonly string[] = ['failures_in_a_row', 'stalled_participant'];
const AGREEMENT: readonly string[] = ['consensus', 'settled'];
const STAGNATION: readonly string[] = ['stability', 'repetition', 'no_progress'];
