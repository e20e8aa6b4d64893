import { writeFileSync } from 'node:fs';
import { auditChannel, verdictOf, type AuditedCommand } from '@parley/audit';
import {
  byCommand,
  chainHash,
  CopyCheck,
  derivedId,
  GENESIS_HASH,
  sha256,
  storedInput,
  verifyExport,
  type ForkChanges,
  type RecordedEvent,
} from '@parley/contracts';
import {
  compareChannels,
  deliberation,
  decisionMadr,
  decisionMarkdown,
  decisionOf,
  deliberationRecord,
  REGISTRY,
  RULES,
  type Deliberation,
} from '@parley/protocols';
import { describe, expect, it } from 'vitest';
import { TALKS } from '../../libs/protocols/src/whole-talks.fixtures.js';
import { eventsOf, fileOf, NAMES } from './corpus.js';
import { exportedText } from './exported-text.js';
import { foldChannel } from './fold-channel.js';
import { copiesOf, forkCommand, forked, FORKED_AT } from './forked.js';
import { MADE } from './made-channels.js';
import { played } from './played.js';
import { Recorder } from './recorder.js';

/** A channel of the corpus: one that was recorded, and goes on from its second command as another. */
const NAME = 'made-fork-of-a-round-table';
const PARENT = 'made-round-table-gives-a-seat-a-key-and-switches-auto-exit';

/** Its parent keeps nobody's words sealed: what is, is copied nowhere. */
function madeFork(): AuditedCommand[] {
  const parent = new Recorder(PARENT, { rules: RULES });
  for (const command of MADE[PARENT]!.commands.slice(0, 2)) parent.send(command);
  const changes = { seats: [{ participant_id: 'ana', persona: 'A sceptic.' }] };
  return forked(parent.commands, parent.events.length, {
    ...{ channel_id: derivedId('corpus', NAME), reason: 'to see', say: 'Think of the cost.', changes },
  });
}

const madeEvents = () => madeFork().flatMap(({ events }) => events.map((one) => ({ ...one, position: one.version })));

if (process.env['GOLDEN'] === 'write' && !NAMES.includes(NAME)) {
  const events = madeEvents();
  const inputs = madeFork().flatMap(({ events: [first], data }) => {
    const own = events.filter(({ metadata }) => metadata.command_id === first!.metadata.command_id);
    const stored = storedInput(first!.metadata.command_type, data!, own);
    return stored ? [{ version: first!.version, stored }] : [];
  });
  writeFileSync(fileOf(NAME), await exportedText(events, inputs));
  writeFileSync(new URL(`expected/${NAME}.json`, import.meta.url), `${JSON.stringify(foldChannel(events))}\n`);
}

it('the corpus has a fork, without the keys of its parent', () => {
  expect(NAMES, 'GOLDEN=write npx vitest run test/corpus/forks adds it').toContain(NAME);
  expect(madeEvents().map(({ type }) => type)).toEqual(expect.arrayContaining(['SeatTokenIssued', 'ChannelForked']));
  expect(foldedAt(eventsOf(NAME)).state?.seatTokens).toBeUndefined();
});

const foldedAt = (events: readonly RecordedEvent[]): Deliberation =>
  events.reduce<Deliberation>(deliberation.evolve, deliberation.initialState);

/** The versions at which a command ends, while the channel is open. */
function placesIn(events: readonly RecordedEvent[]): number[] {
  const closed = events.find(({ type }) => type === 'ChannelClosed')?.version ?? Infinity;
  return byCommand(events)
    .map((own) => own.at(-1)!.version)
    .filter((version) => version < closed)
    .filter((_, index, all) => index % Math.ceil(all.length / 12) === 0);
}

const ASKS = new Set(['TurnRequested', 'FacilitationRequested', 'BallotRequested', 'CheckRequested', 'TimerSet']);

/** Those of protocols that can be forked. */
const isForkable = (protocol: string): boolean =>
  REGISTRY.protocols.every(({ name, noForks }) => name !== protocol || noForks === undefined);
const FORKABLE = NAMES.filter((name) => isForkable(eventsOf(name)[0]!.protocol));

it('a vote is forked nowhere: what its voters have sealed would be told by another reveal', () => {
  const events = eventsOf('made-vote-is-tied-and-settled-by-lot');
  for (const { version } of events) {
    const decision = deliberation.forked(copiesOf(events, version, 'fork'), forkCommand(events[0]!, version, 'fork'));
    expect(decision).toMatchObject({ ok: false, problem: { errors: [{ pointer: '/at' }] } });
  }
});

describe.each(FORKABLE)('%s', (name) => {
  const events = eventsOf(name);

  it('can be forked wherever a command ends: all that was waited for is, with time for it, and nothing else', () => {
    for (const at of placesIn(events)) {
      const copies = copiesOf(events, at, 'fork');
      const before = foldedAt(copies).state!;
      const decision = deliberation.forked(copies, forkCommand(events[0]!, at, 'fork'));
      if (!decision.ok) throw new Error(`${at}: ${JSON.stringify(decision.problem)}`);
      const [first, ...rest] = decision.events;
      expect(first).toMatchObject({ type: 'ChannelForked', data: { at, parent_hash: events[at - 1]!.hash } });
      expect(rest.filter(({ type }) => !ASKS.has(type))).toEqual([]);
      for (const { data } of rest)
        if ('due_at' in data) expect(Date.parse(data.due_at!)).toBeGreaterThanOrEqual(Date.parse(FORKED_AT));
      const set = rest.flatMap((event) => (event.type === 'TimerSet' ? [event.data.timer_id] : []));
      expect(set.toSorted()).toEqual(Object.keys({ ...before.timers, ...before.stopping.timers }).toSorted());
      const after = decision.state.state!;
      // Deadlines, money and keys are its own; all else is as it was.
      const { forked: _from, seatTokens: _keys, shared: _link, ...same } = after;
      expect(same).toMatchObject({ phase: before.phase, round: before.round, facilitations: before.facilitations });
      expect(after.facilitation?.request_id).toBe(before.facilitation?.request_id);
      expect([after.spentMicroUsd, after.seatTokens, after.shared]).toEqual([0, undefined, undefined]);
      expect(REGISTRY.protocolOf(decision.state as never).view(after).turns).toEqual(
        REGISTRY.protocolOf(decision.state as never).view(before).turns,
      );
    }
  });

  it('cannot be forked once it is closed', () => {
    const closed = events.findIndex(({ type }) => type === 'ChannelClosed') + 1;
    if (!closed) return;
    const decision = deliberation.forked(copiesOf(events, closed, 'fork'), forkCommand(events[0]!, closed, 'fork'));
    expect(decision).toMatchObject({ ok: false, problem: { errors: [{ pointer: '/at' }] } });
  });
});

const middleOf = (events: readonly RecordedEvent[]): number => {
  const places = placesIn(events);
  return places[Math.floor(places.length / 2)]!;
};

const FORKABLE_TALKS = Object.keys(TALKS).filter((name) => isForkable(TALKS[name]!.protocol.name));

describe.each(FORKABLE_TALKS)('a fork of %s', (name) => {
  const commands = played(name);
  const events = commands.flatMap((command) => command.events);
  const at = middleOf(events);
  const fork = forked(commands, at, { reason: 'to see', say: 'Think of the cost.' });
  const own = fork.flatMap((command) => command.events);

  it('follows by itself, with what was copied and what it begins with', () => {
    const report = auditChannel(fork, { registry: REGISTRY });
    expect(report.divergence).toBeUndefined();
    expect(verdictOf(report)).toBe('follows');
    expect(report.forked).toEqual({ channel_id: events[0]!.channel_id, version: at, hash: events[at - 1]!.hash });
  });

  it('is verified by itself, offline', () => {
    const { hash: head } = own.at(-1)!;
    const lines = [...own, { manifest: { channel_id: 'fork', events: own.length, head } }];
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    expect(verifyExport(text, { sha256 })).toMatchObject({ ok: true });
  });

  it('of a fork follows as well', () => {
    const again = forked(fork, own.length, { channel_id: 'again' });
    const report = auditChannel(again, { registry: REGISTRY });
    expect(report.divergence).toBeUndefined();
    expect(report.forked).toMatchObject({ channel_id: 'fork', version: own.length });
  });

  it('differs from its parent by what was said first of all', async () => {
    const { first } = await compareChannels(own, events);
    expect(first).toMatchObject({ work: 'Intervene', a: { version: at + 2 } });
  });

  it('is told of with its decision, in each of its files', () => {
    const decision = decisionOf(own);
    const { channel_id } = events[0]!;
    expect(decision.forked_from).toEqual({ channel_id, version: at });
    for (const text of [decisionMarkdown(decision), decisionMarkdown(decision, 'zh'), decisionMadr(decision)])
      expect(text).toMatch(new RegExp(`${at}.*${channel_id}`, 'u'));
    expect(decisionOf(events)).not.toHaveProperty('forked_from');
  });

  it('is told of in its record, whose money is its own', () => {
    const { statements } = deliberationRecord(own);
    expect(statements.filter(({ kind }) => kind === 'opening.forked')).toMatchObject([
      { cites: [at + 1], quotes: ['to see'] },
    ]);
  });
});

describe('what a fork says to be a copy', () => {
  const commands = played('round table');
  const fork = forked(commands, middleOf(commands.flatMap((command) => command.events)));

  function forged(change: (event: RecordedEvent) => RecordedEvent) {
    let previous = GENESIS_HASH;
    return fork.map(({ events, data }) => ({
      data,
      events: events.map((event) => {
        const one = change(event);
        const hash = chainHash(previous, one);
        return { ...one, hash: (previous = hash) };
      }),
    }));
  }

  const isTrue = (change: (event: RecordedEvent) => RecordedEvent): boolean => {
    const check = new CopyCheck(sha256);
    return forged(change)
      .flatMap(({ events }) => events)
      .every((event) => check.take(event));
  };

  it('is known by the hash of its original', () => expect(isTrue((event) => event)).toBe(true));

  it.each<[string, (event: RecordedEvent) => RecordedEvent]>([
    [
      'that says something else',
      (event) =>
        event.type === 'RoundStarted' ? ({ ...event, data: { ...event.data, round: 7 } } as RecordedEvent) : event,
    ],
    ['of another version', (event) => withCopied(event, { version: 1 })],
    ['of another channel', (event) => withCopied(event, { channel_id: 'other' })],
    ['that is none', (event) => (event.version === 2 ? withoutCopied(event) : event)],
    [
      'of a parent with another hash',
      (event) =>
        event.type === 'ChannelForked'
          ? ({ ...event, data: { ...event.data, parent_hash: sha256('') } } as RecordedEvent)
          : event,
    ],
  ])('%s is found, whatever hashes the fork was given', (_, change) => {
    expect(isTrue(change)).toBe(false);
    expect(auditChannel(forged(change), { registry: REGISTRY }).divergence).toBeDefined();
  });
});

function withCopied(event: RecordedEvent, change: object): RecordedEvent {
  const { copied } = event.metadata;
  return copied ? { ...event, metadata: { ...event.metadata, copied: { ...copied, ...change } } } : event;
}

function withoutCopied(event: RecordedEvent): RecordedEvent {
  const { copied: _, ...metadata } = event.metadata;
  return { ...event, metadata };
}

describe('changes of a fork', () => {
  const events = eventsOf('round-table-four-days');
  const at = placesIn(events)[0]!;
  const decided = (changes: ForkChanges) =>
    deliberation.forked(copiesOf(events, at, 'fork'), forkCommand(events[0]!, at, 'fork', { changes }));
  const [member] = (events[0]!.data as { members: { participant_id: string }[] }).members;
  const { participant_id } = member!;

  it('hold from there on', () => {
    const decision = decided({
      seats: [{ participant_id, model: 'other-model', persona: 'A sceptic.' }],
      termination: { stop_when: [{ round_limit: { max: 1 } }] },
      budget_micro_usd: 5,
      models: [{ kind: 'ballot', model: 'small' }],
    });
    const { opened, stopping } = decision.ok ? decision.state.state! : ({} as never);
    const seats = (opened as unknown as { members: object[] }).members;
    expect(seats[0]).toMatchObject({ participant_id, model: 'other-model', persona: 'A sceptic.' });
    expect(seats[1]).toEqual((events[0]!.data as unknown as { members: object[] }).members[1]);
    expect(opened!.config).toMatchObject({ budget_micro_usd: 5, models: [{ kind: 'ballot', model: 'small' }] });
    expect(JSON.stringify(stopping.policy.stop_when)).toMatch(/"round_limit":\{"max":1\b/u);
  });

  it.each<[string, ForkChanges, string]>([
    [
      'a seat that is not there',
      { seats: [{ participant_id: 'nobody', model: 'x' }] },
      '/changes/seats/0/participant_id',
    ],
    [
      'a seat twice',
      {
        seats: [
          { participant_id, model: 'x' },
          { participant_id, model: 'y' },
        ],
      },
      '/changes/seats/1/participant_id',
    ],
    [
      'what its seats do not have',
      { seats: [{ participant_id, system_prompt: 'x' }] },
      '/changes/seats/0/system_prompt',
    ],
    ['work that there is not', { models: [{ kind: 'dance', model: 'x' }] }, '/changes/models/0/kind'],
  ])('are refused with the field where they name %s', (_, changes, pointer) => {
    const decision = decided(changes);
    expect(decision).toMatchObject({ ok: false, problem: { code: 'invalid-request', errors: [{ pointer }] } });
  });
});
