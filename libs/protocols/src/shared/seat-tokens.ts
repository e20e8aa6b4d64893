import { isOwn, problem, type Problem, type SeatTokenIssued } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { ChannelState, SeatKeys } from './channel-state.js';
import type { Run } from './decider.js';
import type { Participant } from './participant.js';
import type { Projection } from '../protocol.js';

/** Gives a seat a key of its own, which replaces the one before. */
export function issueSeatToken(
  run: Run<ChannelState>,
  data: SeatTokenIssued,
  participants: readonly Participant[],
): Problem | undefined {
  const seat = participants.find(({ participant_id }) => participant_id === data.participant_id);
  if (!seat) return problem('not-a-participant', { detail: data.participant_id });
  if (seat.kind === 'hosted') return wrong('/participant_id', 'is a hosted seat: its words are its model’s');
  if (seat.kind === 'a2a')
    return wrong('/participant_id', 'is an a2a seat: its words are its agent’s, which Parley asks');
  const until = Date.parse(data.expires_at);
  if (!(until > Date.parse(run.time))) return wrong('/expires_at', 'is not a time to come');
  run.emit('SeatTokenIssued', data);
  return undefined;
}

/** Links whose keys a seat keeps: an older one is good no longer. */
const MOST_LINKS = 20;

/** A seat's own key replaces all before it; that of a link stands beside. */
export function withSeatToken(
  seats: ChannelState['seatTokens'] = {},
  issued: SeatTokenIssued,
): Record<string, SeatKeys> {
  const { participant_id, made_for } = issued;
  if (made_for === undefined) return { ...seats, [participant_id]: issued };
  const seat = ownProperty(seats, participant_id);
  return { ...seats, [participant_id]: { ...seat, links: [...(seat?.links ?? []), issued].slice(-MOST_LINKS) } };
}

/** Whose key that is in the channel; undefined where it is nobody's, was replaced, or is good no longer. */
export function seatOfToken(seats: readonly SeatKeys[], hash: string, now: Date): string | undefined {
  const token = seats.flatMap((seat) => [seat, ...(seat.links ?? [])]).find(({ token_hash }) => token_hash === hash);
  return Date.parse(token?.expires_at ?? '') > now.getTime() ? token!.participant_id : undefined;
}

/** The keys of a channel's seats. */
export const seatTokens: Projection = {
  name: 'seat_tokens',
  project: (event, { seatTokens = {} }) => {
    // A fork has none of its parent's.
    if (event.type !== 'SeatTokenIssued' || !isOwn(event)) return [];
    const { participant_id } = event.data;
    return [{ key: participant_id, data: ownProperty(seatTokens, participant_id)! }];
  },
};

const wrong = (pointer: string, reason: string): Problem =>
  problem('invalid-request', { errors: [{ pointer, reason }] });
