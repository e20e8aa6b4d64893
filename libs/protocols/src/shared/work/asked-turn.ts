import { type ModelCall, type TurnRequested } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import type { OutputSchema } from './output-schema.js';
import type { Given, Refused } from './turn-spec.js';

/** A turn that waits for somebody, whatever the protocol: what may be answered, and which command that is. */
export interface AskedTurn {
  participant_id: string;
  kind: string;
  schema: OutputSchema;
  /** @returns the command without its header, or why what was said is none */
  answer(output: unknown): Given | Refused;
}

/** By the same form as a model's: what it asks of one it asks of the other. */
export function askedTurn(protocol: Protocol, state: ChannelState, requestId: string): AskedTurn | undefined {
  const turn = protocol.openTurn(state, requestId);
  const spec = turn && ownProperty(protocol.turns, turn.kind);
  if (!spec) return undefined;
  const { participant_id, kind } = turn;
  return {
    participant_id,
    kind,
    schema: spec.schema,
    answer(output) {
      const request = { request_id: requestId, participant_id } as TurnRequested;
      // Nobody was called for it: its command has no call.
      const call = undefined as unknown as ModelCall;
      const given = spec.accept(output, { state, task: spec.task(state, turn), request, call });
      return 'calls' in given ? { invalid: 'is no answer' } : given;
    },
  };
}
