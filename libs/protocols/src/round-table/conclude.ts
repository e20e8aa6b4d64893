import type { Actor, ChannelClosed } from '@parley/contracts';
import { conditionsOf, endingText, isWish, nameOf } from '@parley/termination';
import type { Unfolding } from '../decider.js';
import { requestFacilitation } from '../facilitation.js';
import { WITHOUT_MODEL } from '../spending.js';
import { endingOf, type PendingEnd } from '../stopping/index.js';
import { cancelTimers } from '../timers.js';
import { tableOf, type RoundTableState } from './state.js';
import { tableWording } from './wording.js';

type Run = Unfolding<RoundTableState>;

const ADMIN: Actor = { kind: 'service', id: 'channel-admin' };
const MONITOR: Actor = { kind: 'service', id: 'termination-monitor' };

/** Begins the graceful end (T5): a last summary of what was said, then the closing message. */
export function conclude(run: Run): void {
  cancelTimers(run, 'turn_timeout');
  const said = run.state.heard.length || run.state.summaries.length;
  if (said && !WITHOUT_MODEL.includes(reasonOf(run.state))) requestFacilitation(run, 'conclude');
  else close(run);
}

/** Closes the table for the reason that its state has. */
export function close(run: Run): void {
  const { pending } = run.state.stopping;
  const condition = reasonOf(run.state);
  const { language, members } = tableOf(run.state);
  const told = members.map((member) => member.participant_id);
  run.emit('ChannelClosed', {
    status: statusOf(run.state, condition, pending),
    reason: condition,
    ended_by: pending ? MONITOR : ADMIN,
    message: pending ? endingText(language, condition, pending.findings) : tableWording(language).agendaDone,
    ...(pending && { ending: endingOf(pending, told) }),
  });
}

/** A person's stop: at once, and always (T5). */
export function stop(run: Run, actor: Actor): void {
  const message = tableWording(tableOf(run.state).language).stopped;
  run.emit('ChannelClosed', { status: 'stopped', reason: 'stopped_by_user', ended_by: actor, message });
}

const reasonOf = ({ stopping, cut }: RoundTableState): string => stopping.pending?.condition ?? cut ?? 'agenda_done';

/** Agreement is a success whatever else held; a wish, a limit or a done agenda completes; stagnation is no agreement. */
function statusOf(
  { stopping, cut }: RoundTableState,
  condition: string,
  pending: PendingEnd | undefined,
): ChannelClosed['status'] {
  const met = (pending?.findings ?? []).filter(({ status }) => status === 'met').map((finding) => finding.condition);
  if (cut || FAILURES.includes(condition)) return 'failed';
  const rule = stopping.policy.stop_when.find((candidate) => nameOf(candidate) === condition);
  const names = rule ? conditionsOf(rule) : [];
  if (names.some(isWish)) return 'completed';
  if (met.includes('consensus')) return 'success';
  return names.some((name) => STAGNATION.includes(name)) ? 'no_agreement' : 'completed';
}

const FAILURES: readonly string[] = ['failures_in_a_row', 'stalled_participant'];
const STAGNATION: readonly string[] = ['stability', 'repetition', 'no_progress'];
