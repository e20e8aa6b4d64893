import { ownProperty } from '@parley/untrusted';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import { isBallotSettled } from '../stopping/stopping-state.js';
import { ballotRequestId } from '../stopping/votes.js';

/** Where a message stands in a rehearsal that says one after the other. */
export interface Place {
  /** How many are said before it. */
  before: number;
  /** How many are still to be said, with it. */
  left: number;
}

/**
 * Where the answer to a request stands, the same for every replica: agents speak in the order in which they were asked, then they
 * vote, and what a facilitator says comes after them.
 * @returns undefined where the channel is played at once
 */
export function placeOf(protocol: Protocol, state: ChannelState, requestId: string): Place | undefined {
  if (state.opened?.rehearsal_pace !== 'readable') return undefined;
  const speakers = [...turnsToCome(protocol, state), ...ballotsToCome(protocol, state)];
  const before = speakers.indexOf(requestId);
  return before < 0 ? { before: speakers.length, left: speakers.length + 1 } : { before, left: speakers.length };
}

const isHosted = ({ kind }: { kind: string }): boolean => kind === 'hosted';

/** Nobody waits for whom the script leaves silent, nor for an answer that waits for nobody. */
const turnsToCome = (protocol: Protocol, state: ChannelState): string[] =>
  protocol
    .view(state)
    .turns.filter(isHosted)
    .flatMap(({ request_id }) => {
      const turn = protocol.openTurn(state, request_id);
      const spec = turn && ownProperty(protocol.turns, turn.kind);
      return spec && !spec.atOnce && spec.rehearse(spec.task(state, turn)) ? [request_id] : [];
    });

function ballotsToCome(protocol: Protocol, state: ChannelState): string[] {
  const { vote } = state.stopping;
  if (!vote) return [];
  return protocol
    .voters(state)
    .filter((voter) => isHosted(voter) && vote.voters.includes(voter.participant_id))
    .filter(({ participant_id }) => !isBallotSettled(vote, participant_id))
    .map(({ participant_id }) => ballotRequestId(vote.vote_id, participant_id));
}
