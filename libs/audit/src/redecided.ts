import { canonicalJson, eventId, type Command, type ParleyEvent, type RecordedEvent } from '@parley/contracts';
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
    const decided = { id: eventId(metadata.command_id, index), tenant, channel_id, protocol, metadata };
    const { version, ...rest } = event;
    const recorded = {
      ...{ id: rest.id, tenant: rest.tenant, channel_id: rest.channel_id, protocol: rest.protocol },
      metadata: rest.metadata,
    };
    if (!isSame(recorded, decided)) return { kind: 'envelope', version, recorded, decided };
  }
  return undefined;
}

/** What the rules make of a command otherwise than was recorded; undefined where it is the same, canonically. */
export function redecided(
  rules: Rules,
  before: Deliberation,
  recorded: readonly RecordedEvent[],
  data: Record<string, unknown>,
): Of<'events'> | Of<'refused'> | undefined {
  const [first] = recorded as [RecordedEvent];
  const decision = decided(rules, before, commandOf(first, data));
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

function decided(rules: Rules, before: Deliberation, command: Command) {
  const decision = rules.decide(before, command);
  if (decision.ok || decision.problem.code !== 'forbidden' || command.actor.kind !== 'participant') return decision;
  return rules.decide(before, { ...command, sender: WORKER });
}

const commandOf = ({ tenant, channel_id, metadata }: RecordedEvent, data: Record<string, unknown>): Command => {
  const { command_id: id, command_type: type, actor, time } = metadata;
  return { id, tenant, channel_id, actor, time, type, data } as unknown as Command;
};

const bare = ({ type, data }: RecordedEvent): ParleyEvent => ({ type, data }) as ParleyEvent;
