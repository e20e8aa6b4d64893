import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import { modelChoice, type ModelChoice } from './model-choice.js';
import type { Tier, Weight } from './prompt.js';

/** A piece of model work that an ending takes, and whose it is; nobody's in particular where absent. */
export interface EndingWork {
  spec: Weight;
  participantId?: string | undefined;
}

/** A piece of model work, as far as it is known before there is a prompt. */
export interface PlannedWork {
  /** What kind of work it is, as `feedback`, and what it asks of a model. */
  kind: string;
  tier: Tier;
  /** Which model the channel wants for it; how much it thinks, the kind of work says where the channel does not. */
  choice: ModelChoice;
  /** Most tokens of the answer itself. */
  max_output_tokens: number;
}

export function plannedWork(protocol: Protocol, state: ChannelState, { spec, participantId }: EndingWork): PlannedWork {
  const { kind, tier, effort, max_output_tokens } = spec;
  const choice = { ...(effort && { effort }), ...modelChoice(protocol, state, kind, participantId) };
  return { kind, tier, choice, max_output_tokens };
}

/**
 * What the ending takes after a piece of work: all of it after what is no part of it, and what comes after its own kind
 * where it is. Several of one kind, as documents, are written side by side.
 */
export function laterWork(
  protocol: Protocol,
  state: ChannelState,
  { kind, ending }: { kind: string; ending?: boolean },
): PlannedWork[] {
  const all = protocol.ending.work(state);
  const own = all.findLastIndex(({ spec }) => spec.kind === kind);
  const later = ending ? all.slice(own < 0 ? all.length : own + 1) : all;
  return later.map((one) => plannedWork(protocol, state, one));
}
