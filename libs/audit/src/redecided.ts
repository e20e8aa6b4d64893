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
import type { Decision, Deliberation, Rules } from '@parley/protocols';
import type { UnreadWords } from './audited-record.js';
import type { ErasedWords } from './erased-words.js';
import type { Divergence } from './report.js';

type Of<Kind extends Divergence['kind']> = Omit<
  Extract<Divergence, { kind: Kind }>,
  'position' | 'command_type' | 'rules_then'
>;

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

/** What a command is decided on. */
interface Given {
  before: Deliberation;
  data: Record<string, unknown>;
  /** Events of the channel: what a fork is decided on. */
  earlier?: readonly RecordedEvent[];
}

/**
 * What the rules make of a command otherwise than was recorded; undefined where it is the same, canonically. `erased` where that may
 * come of words that are missing: with others in their places it is something else again, or what was asked for may have quoted them.
 */
export function redecided(
  rules: Rules,
  given: Given,
  recorded: readonly RecordedEvent[],
  erased: ErasedWords,
): Of<'events'> | Of<'refused'> | 'erased' | undefined {
  const [first] = recorded as [RecordedEvent];
  const decide = (one: Given) => decisionOf(rules, first, one);
  const decision = decide(given);
  if (!decision.ok) {
    const { code, detail } = decision.problem;
    if (erased.areMissing && code === 'invalid-request') return 'erased';
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
    if (erased.matterTo(given, (varied) => made(decide(varied)))) return 'erased';
    const version = first.version + index;
    return { kind: 'events', version, recorded: one && bare(one), decided: other };
  }
  return undefined;
}

/** What hangs on the state and the time of a command, and on nothing that is kept of it alone. */
const FRAME: ReadonlySet<RecordedEvent['type']> = new Set<RecordedEvent['type']>([
  ...(['TimerSet', 'TimerCancelled', 'TurnRequested', 'FacilitationRequested', 'BallotRequested'] as const),
  ...(['CheckRequested', 'RoundStarted'] as const),
]);

/**
 * What follows of a command of which words are erased, otherwise than was recorded: those of its events that have none of them. It is
 * decided on what its events tell; where the rules go by what is missing, or lead elsewhere without it, nobody can tell.
 */
export function besideErased(
  rules: Rules,
  before: Deliberation,
  { events: recorded, unread: { told, isWhole } }: { events: readonly RecordedEvent[]; unread: UnreadWords },
  erased: ErasedWords,
): Of<'events'> | undefined {
  const [first] = recorded as [RecordedEvent];
  if (first.metadata.command_type === 'ForkChannel') return undefined;
  const given = { before, data: told };
  const decide = (one: Given) => made(decisionOf(rules, first, one));
  const events = found(() => decide(given));
  if (events?.length !== recorded.length) return undefined;
  const pairs = recorded.map((event, index) => ({ event, other: events[index]! }));
  if (pairs.some(({ event, other }) => event.type !== other.type)) return undefined;
  const wrong = pairs.find(
    ({ event, other }) =>
      (isWhole || FRAME.has(event.type)) && !isSame(event.data, other.data) && !erased.areIn(event.data),
  );
  if (!wrong || erased.matterTo(given, decide)) return undefined;
  const { event, other } = wrong;
  return { kind: 'events', version: event.version, recorded: bare(event), decided: other };
}

/** Rules are made for whole commands: what they break down over may be what is not known. */
function found<Found>(decide: () => Found): Found | undefined {
  try {
    return decide();
  } catch {
    return undefined;
  }
}

function decisionOf(rules: Rules, first: RecordedEvent, { before, data, earlier = [] }: Given) {
  const command = commandOf(first, data);
  if (command.type === 'ForkChannel') return rules.forked(asForked(first, earlier), command);
  return decided(rules, before, command);
}

const made = (decision: Decision<Deliberation>): readonly ParleyEvent[] | undefined =>
  decision.ok ? decision.events : undefined;

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
