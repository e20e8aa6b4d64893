import { canonicalJson, callOf, commandsIn, sha256, type ModelCall, type RecordedEvent } from '@parley/contracts';
import { type Ledger } from '@parley/termination';
import type { Opened } from '../shared/channel-state.js';
import { withChanges } from '../shared/forking/changes.js';
import type { OpenDeliberation, Deliberation, Registry } from '../registry.js';

/** What one command brought into a channel from outside its rules: a model's answer, or what a person said or did. */
export interface Step {
  /** The round, whose it is, which work, and the how manieth of these: what two channels are aligned by. */
  key: string;
  round: number;
  /** A participant; absent where it is nobody's in particular. */
  seat?: string;
  /** The kind of work: a command's type, of a facilitation with its task. */
  work: string;
  by: 'person' | 'model';
  /** Where the event is that records it. */
  version: number;
  position: number;
  call?: ModelCall;
  /** SHA-256 of what was said or done: two channels are compared without holding what either says. */
  hash: string;
}

/** A channel as far as it is compared. */
export interface Course {
  /** Read again where something of it is looked at. */
  events: Iterable<RecordedEvent>;
  opening: RecordedEvent;
  /** What it was opened with; of a fork, with its changes. */
  opened: object;
  steps: Step[];
  channel: OpenDeliberation;
  ledger: Ledger;
}

/** @throws where the first event opens no channel of these protocols */
export function courseOf(registry: Registry, events: Iterable<RecordedEvent>): Course {
  const { evolve, initialState } = registry.deliberation;
  let channel: Deliberation = initialState;
  let ledger = registry.ledger.initialState;
  let opening: RecordedEvent | undefined;
  let opened: object = {};
  const steps: Step[] = [];
  const counts = new Map<string, number>();
  for (const batch of commandsIn(events)) {
    const round = ledger.round;
    opening ??= batch[0]!;
    for (const event of batch) {
      channel = evolve(channel, event);
      ledger = registry.ledger.evolve(ledger, event);
      if (event === opening) opened = event.data;
      if (event.type === 'ChannelForked') opened = withChanges(opened as Opened, event.data.changes);
    }
    const step = channel.state && batch[0]!.version > 1 && stepOf(registry, channel, batch, round);
    if (!step) continue;
    const count = (counts.get(step.key) ?? 0) + 1;
    counts.set(step.key, count);
    steps.push({ ...step, key: `${step.key}#${count}` });
  }
  if (!channel.state || !opening) throw new Error('there is no channel to compare');
  return { events, opening, opened, steps, channel, ledger };
}

/** What follows from rules and clocks is no step: it is the same where the steps are. */
function stepOf(
  registry: Registry,
  channel: OpenDeliberation,
  batch: readonly RecordedEvent[],
  round: number,
): Step | undefined {
  const called = batch.find((event) => callOf(event) !== undefined);
  const { command_type: given, actor } = batch[0]!.metadata;
  const isSpoken = given === 'ForkChannel' && batch.some(({ type }) => type === 'InterventionRecorded');
  const command_type = isSpoken ? 'Intervene' : given;
  if (!called && (actor.kind === 'service' || OWN.has(command_type))) return undefined;
  const whole = tellingOf(registry, channel, batch);
  const event = called ?? whole[0] ?? batch[0]!;
  const { task, participant_id, voter } = event.data as { task?: string; participant_id?: string; voter?: string };
  const seat = participant_id ?? voter;
  const work = task === undefined ? command_type : `${command_type}.${task}`;
  const call = callOf(event);
  return {
    key: [round, seat ?? '', work].join(' '),
    round,
    ...(seat !== undefined && { seat }),
    work,
    by: call ? 'model' : 'person',
    version: event.version,
    position: event.position,
    ...(call && { call }),
    hash: sha256(canonicalJson(whole.map(saidBy))),
  };
}

/** Those of a command's events that tell what was said or done. */
function tellingOf(
  registry: Registry,
  channel: OpenDeliberation,
  batch: readonly RecordedEvent[],
): readonly RecordedEvent[] {
  const { answers } = registry.protocolOf(channel);
  const answering = batch.filter(({ type }) => (answers as readonly string[]).includes(type));
  return answering.length ? answering : batch.filter(({ type }) => !FOLLOWS.has(type));
}

/** What was said or done in a step, without ids, times and what calls cost. */
export function saidIn(registry: Registry, { events, channel }: Course, { version }: Step): object[] {
  for (const batch of commandsIn(events))
    if (batch.at(-1)!.version >= version) return tellingOf(registry, channel, batch).map(saidBy);
  return [];
}

const saidBy = ({ type, data }: RecordedEvent): object => ({ type, ...(withoutVolatile(data) as object) });

/** Keys and links are no part of what was deliberated; that it was forked is told beside it. */
const OWN: ReadonlySet<string> = new Set([
  'ForkChannel',
  'IssueSeatToken',
  'ShareDecision',
  'EndSharing',
  'SetRehearsalPace',
]);

const FOLLOWS: ReadonlySet<string> = new Set(
  'ChannelForked TimerSet TimerCancelled TurnRequested FacilitationRequested BallotRequested CheckRequested RoundStarted RoundClosed'.split(
    ' ',
  ),
);

/** They are another channel's own, whatever was said. */
const VOLATILE = /^(?:call|request_id|intervention_id|asked_on|time|.*_at)$/u;

function withoutVolatile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVolatile);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (VOLATILE.test(name) ? [] : [[name, withoutVolatile(part)]])),
  );
}
