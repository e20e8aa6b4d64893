import {
  canonicalJson,
  copyId,
  eventId,
  givenTo,
  originalOf,
  type Command,
  type ParleyEvent,
  type RecordedEvent,
} from '@parley/contracts';
import type { Deliberation, Rules } from '@parley/protocols';
import type { Divergence } from './report.js';

type Of<Kind extends Divergence['kind']> = Omit<Extract<Divergence, { kind: Kind }>, 'command_type' | 'rules_then'>;

/** Speaks on the bus for the seats that Parley asks itself: whoever vouched for a sender is not in the log. */
const WORKER = { kind: 'service', id: 'participant-agents' } as const;

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

/** What is wrong with what the events of a command say of it: undefined where all say the same, with the ids that it gives. */
export function envelopeFault(events: readonly RecordedEvent[], opening: RecordedEvent): Of<'envelope'> | undefined {
  const [{ metadata }] = events as [RecordedEvent];
  const { tenant, channel_id, protocol } = opening;
  for (const [index, event] of events.entries()) {
    const { version, ...rest } = event;
    // A copy has an id of its own, and says whose it is besides.
    const { copied } = rest.metadata;
    const id = copied ? copyId(channel_id, version) : eventId(metadata.command_id, index);
    const decided = { id, tenant, channel_id, protocol, metadata: { ...metadata, copied } };
    const recorded = {
      ...{ id: rest.id, tenant: rest.tenant, channel_id: rest.channel_id, protocol: rest.protocol },
      metadata: { ...rest.metadata, copied },
    };
    if (!isSame(recorded, decided)) return { kind: 'envelope', version, recorded, decided };
  }
  return undefined;
}

/**
 * What the rules make of a command otherwise than was recorded; undefined where it is the same, canonically.
 * @param earlier events of the channel: what a fork is decided on
 */
export function redecided(
  rules: Rules,
  before: Deliberation,
  recorded: readonly RecordedEvent[],
  { data, earlier }: { data: Record<string, unknown>; earlier: readonly RecordedEvent[] },
): Of<'events'> | Of<'refused'> | undefined {
  const [first] = recorded as [RecordedEvent];
  const command = commandOf(first, data);
  const decision =
    command.type === 'ForkChannel' ? rules.forked(asForked(first, earlier), command) : decided(rules, before, command);
  if (!decision.ok) {
    const { code, detail } = decision.problem;
    return {
      ...{ kind: 'refused', version: first.version, recorded: bare(first) },
      decided: { code, ...(detail !== undefined && { detail }) },
    };
  }
  const { events } = decision;
  const length = Math.max(events.length, recorded.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [recorded[index], events[index]];
    if (one && other && one.type === other.type && isSame(one.data, other.data)) continue;
    const version = first.version + index;
    return { kind: 'events', version, recorded: one && bare(one), decided: other };
  }
  return undefined;
}

/** What a fork began with, as it stood there: its own forks have copies of the copies. */
function asForked({ metadata }: RecordedEvent, earlier: readonly RecordedEvent[]): readonly RecordedEvent[] {
  let copies = earlier;
  for (let { copied } = metadata; copied; { copied } = copied) copies = copies.map(originalOf);
  return copies;
}

function decided(rules: Rules, before: Deliberation, command: Command) {
  const decision = rules.decide(before, command);
  if (decision.ok || decision.problem.code !== 'forbidden' || command.actor.kind !== 'participant') return decision;
  return rules.decide(before, { ...command, sender: WORKER });
}

const commandOf = (event: RecordedEvent, data: Record<string, unknown>): Command => {
  const { tenant, metadata } = event;
  const { command_id: id, command_type: type, actor, time } = metadata;
  const channel_id = givenTo(event);
  return { id, tenant, channel_id, actor, time, type, data } as unknown as Command;
};

const bare = ({ type, data }: RecordedEvent): ParleyEvent => ({ type, data }) as ParleyEvent;
