import type { Actor, EventTypes, ModelCall } from './generated/types.js';
import type { SealedWords } from './sealed-words.js';

/** An event as a decider makes it: its type and its data, nothing of storage. */
export type ParleyEvent = { [T in keyof EventTypes]: { type: T; data: EventTypes[T] } }[keyof EventTypes];

/** What is recorded about the command that caused an event. All of it is covered by the hash chain. */
export interface EventMetadata {
  command_id: string;
  command_type: string;
  /** SHA-256 (hex) of the command's canonical data: tells a repeated command from a reused id. Empty where words of it were erased. */
  command_hash: string;
  actor: Actor;
  /** When the command was issued (RFC 3339), by the clock of whoever issued it; order never uses it. */
  time: string;
  /** W3C trace context. */
  traceparent?: string;
  /** The rules that decided, by their hash: with the first event of a channel, and wherever they are others than before. */
  rules?: string;
  /** What of its events is kept so that it can be erased; absent where nobody's words are in them. */
  sealed?: SealedWords[];
  /** In a fork: whose event this is a copy of; what stands beside it is its original's (ADR 47). */
  copied?: Copied;
}

/** The event of another channel that one is a copy of. */
export interface Copied {
  channel_id: string;
  version: number;
  id: string;
  hash: string;
  /** Where that is a copy itself. */
  copied?: Copied;
}

/** What the log knows of every event, whatever its type. */
export interface EventEnvelope {
  /** Gapless, in commit order, over all channels; starts at 1. */
  position: number;
  tenant: string;
  channel_id: string;
  protocol: string;
  /** Gapless in the channel; starts at 1. */
  version: number;
  /** UUIDv5 of the command id and the event's index in its batch; of a copy, of its channel and version. */
  id: string;
  metadata: EventMetadata;
  /** Commit batch time by the database's clock, RFC 3339. Not covered by the hash. */
  recorded_at: string;
  /** Hex SHA-256 over the previous event's hash and this event's canonical JSON (RFC 8785). */
  hash: string;
}

/** An event as the log holds it. */
export type RecordedEvent = ParleyEvent & EventEnvelope;

/** The call of a model that an event records, or undefined where it records none. */
export const callOf = ({ data }: ParleyEvent): ModelCall | undefined => ('call' in data ? data.call : undefined);
