import { isCalled, keepUntil, problem, type Actor, type EraseWords, type Problem } from '@parley/contracts';
import type { ChannelState } from './channel-state.js';
import type { Run } from './decider.js';
import type { Participant } from './participant.js';

/**
 * Makes what somebody said unreadable. Only of a channel that is over: rules, models and people still go by what is said in one that
 * is open. A second time nothing happens, unless something is kept again.
 */
export function eraseWords(
  run: Run<ChannelState>,
  { subject, because, despite_retention, opened_at, still_kept }: EraseWords,
  actor: Actor,
  participants: readonly Participant[],
): Problem | undefined {
  const { opened, closed, erased = [] } = run.state;
  if (!closed) return problem('channel-open', { detail: 'what is said in a channel that goes on is still needed' });
  const refusal = subjectProblem(subject, participants);
  if (refusal) return refusal;
  if (erased.includes(subject) && !still_kept) return undefined;
  const until = opened_at && opened?.retention_days && keepUntil(opened_at, opened.retention_days);
  if (until && run.time.slice(0, 10) < until && !despite_retention)
    return problem('kept-for-longer', { params: { until } });
  run.emit('WordsErased', { subject, because, actor, ...(despite_retention && { despite_retention }) });
  return undefined;
}

/** Whose words there are to erase: a person's, an agent's of somebody else, or those of whoever has a key. */
function subjectProblem(subject: string, participants: readonly Participant[]): Problem | undefined {
  if (subject.startsWith('user:')) return undefined;
  const seat = participants.find(({ participant_id }) => participant_id === subject);
  if (!seat) return wrong('is no seat of this channel, and no key’s holder: user:ID');
  if (isCalled(seat.kind)) return wrong('is a seat that Parley asks itself: nobody’s words are kept for it');
  return undefined;
}

const wrong = (reason: string): Problem => problem('invalid-request', { errors: [{ pointer: '/subject', reason }] });
