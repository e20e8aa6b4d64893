import { ownProperty } from '@parley/untrusted';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';

/** Whether the channel still waits for an answer, to a turn or to a vote. */
export function isWaiting(
  protocol: Protocol,
  state: ChannelState,
  { request_id, participant_id, isBallot }: { request_id: string; participant_id: string; isBallot: boolean },
): boolean {
  const { closed, stopping } = state;
  if (closed) return false;
  if (!isBallot) return protocol.openTurn(state, request_id) !== undefined;
  return stopping.vote !== undefined && ownProperty(stopping.vote.ballots, participant_id) === undefined;
}
