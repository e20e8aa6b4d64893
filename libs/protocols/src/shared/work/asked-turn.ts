import { type BallotRequested, type TurnRequested } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import { isBallotSettled } from '../stopping/stopping-state.js';
import { ballotRequestId } from '../stopping/votes.js';
import { acceptBallot, BALLOT } from './ballot.js';
import type { OutputSchema } from './output-schema.js';
import type { Given, OpenTurn, Refused } from './turn-spec.js';

/** A turn that waits for somebody, whatever the protocol: what may be answered, and which command that is. */
export interface AskedTurn {
  participant_id: string;
  kind: string;
  schema: OutputSchema;
  /** Nobody else may see what is answered (N1). */
  sealed?: true;
  /** @returns the command without its header, or why what was said is none */
  answer(output: unknown): Given | Refused;
}

/** By the same form as a model's: what it asks of one it asks of the other. */
export function askedTurn(protocol: Protocol, state: ChannelState, requestId: string): AskedTurn | undefined {
  const turn = protocol.openTurn(state, requestId);
  const spec = turn && ownProperty(protocol.turns, turn.kind);
  if (!spec) return askedBallot(state, requestId);
  const { participant_id } = turn;
  const form = spec.form?.(spec.task(state, turn));
  return {
    participant_id,
    kind: askedKind(protocol, turn),
    schema: form ? { en: form, zh: form } : spec.schema,
    ...(spec.sealed && { sealed: true }),
    answer(output) {
      const request = { request_id: requestId, participant_id } as TurnRequested;
      const given = spec.accept(output, { state, task: spec.task(state, turn), request, call: undefined });
      return 'calls' in given ? { invalid: 'is no answer' } : given;
    },
  };
}

/** As which kind of turn whoever is no model of ours is asked for it. */
export const askedKind = ({ turns }: Protocol, { kind }: OpenTurn): string => ownProperty(turns, kind)?.askedAs ?? kind;

/** A vote that waits for somebody (T1). */
function askedBallot({ opened, stopping: { vote } }: ChannelState, requestId: string): AskedTurn | undefined {
  const participant_id = vote?.voters.find((id) => ballotRequestId(vote.vote_id, id) === requestId);
  if (!opened || !vote || participant_id === undefined || isBallotSettled(vote, participant_id)) return undefined;
  const request = { participant_id, vote_id: vote.vote_id } as BallotRequested;
  return {
    ...{ participant_id, kind: BALLOT.kind, schema: BALLOT.schema },
    answer: (output) => acceptBallot(output, request, opened.language, undefined) as Given | Refused,
  };
}
