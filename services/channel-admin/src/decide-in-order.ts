import {
  problem,
  storedInput,
  type Command,
  type CommandReply,
  type CommandWords,
  type EventMetadata,
  type ParleyEvent,
  type Problem,
  type StoredInput,
} from '@parley/contracts';
import { RULES, type Decision, type Deliberation, type Rules } from '@parley/protocols';
import type { Channel } from './channel-states.js';
import { metadataOf, unchanged } from './command-replies.js';

/** Commands of one commit, and events: what bounds it. One command may lead to more. */
const MOST_COMMANDS = 100;
const MOST_EVENTS = 500;

/** Bytes of an event's data: with what stands around it, it fits into a message of a bus that takes a megabyte. */
const MOST_BYTES = 900_000;

/** A command with what it leads to where it stands in the order. */
export interface Step {
  command: Command;
  metadata: EventMetadata;
  events: readonly ParleyEvent[];
  /** What of the command its events do not say. */
  input?: StoredInput | undefined;
  /** What of its events people said. */
  words?: CommandWords | undefined;
  /** The answer to a command without events; it rests on the steps before, and is given once they are committed. */
  reply: CommandReply | undefined;
}

export interface Plan {
  steps: Step[];
  /** The channel after all of them; its hash only the commit tells. */
  after: Omit<Channel, 'hash'>;
}

/**
 * Decides commands of one channel one after another, each on what those before it lead to. Takes as many from the front
 * as one commit may hold; a command whose id stands there twice waits for the first one's commit.
 * @throws what the first command's decider throws; a later command that does is left for another time
 */
export function decideInOrder(rules: Rules, channel: Channel, commands: Iterable<Command>, time: string): Plan {
  const steps: Step[] = [];
  const ids = new Set<string>();
  let after: Plan['after'] = channel;
  let events = 0;
  for (const received of commands) {
    if (steps.length >= MOST_COMMANDS || events >= MOST_EVENTS || ids.has(received.id)) break;
    const command = { ...received, time };
    try {
      const { step, state } = decided(rules, after, command);
      const named = step.events.length ? RULES : after.rules;
      after = { state, version: after.version + step.events.length, rules: named };
      events += step.events.length;
      steps.push(step);
    } catch (error) {
      if (steps.length) break;
      throw error;
    }
    ids.add(command.id);
  }
  return { steps, after };
}

function decided(rules: Rules, channel: Plan['after'], command: Command): { step: Step; state: Deliberation } {
  const metadata = metadataOf(command, channel.rules === RULES ? undefined : RULES);
  const decision = decide(rules, channel, command);
  if (!decision.ok) return { step: { command, metadata, events: [], reply: decision }, state: channel.state };
  const { events, state } = decision;
  const reply = events.length ? undefined : unchanged(command, channel.version);
  const input = events.length ? storedInput(command.type, command.data, events) : undefined;
  const words = events.length ? rules.wordsSaid(channel.state, command, events, state) : undefined;
  return { step: { command, metadata, events, input, words, reply }, state };
}

function decide(rules: Rules, { state, version }: Plan['after'], command: Command): Decision<Deliberation> {
  const { expected_version } = command;
  if (expected_version !== undefined && expected_version !== version) {
    return { ok: false, problem: problem('version-mismatch', { params: { version } }) };
  }
  const decision = rules.decide(state, command);
  const refusal = decision.ok ? tooLarge(decision.events) : undefined;
  return refusal ? { ok: false, problem: refusal } : decision;
}

/** Why no event of these can be recorded, where one is too large. */
export function tooLarge(events: readonly ParleyEvent[]): Problem | undefined {
  const large = events.find(isTooLarge);
  if (!large) return undefined;
  const detail = `${large.type} would take more than ${MOST_BYTES} bytes`;
  return problem('event-too-large', { detail, params: { most: MOST_BYTES } });
}

/** No reader could be sent it: refused while whoever asks can still say less. */
function isTooLarge({ data }: ParleyEvent): boolean {
  const { length } = JSON.stringify(data);
  return length > MOST_BYTES || (length > MOST_BYTES / 3 && Buffer.byteLength(JSON.stringify(data)) > MOST_BYTES);
}
