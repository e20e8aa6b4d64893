import { chainHash, GENESIS_HASH, type RecordedEvent } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { eventsOf } from '../../corpus/corpus.js';
import { groupedBy, type Attempt } from '../history.js';
import { check, type Seen } from './check.js';
import { foldedRows } from './projections.js';

const isClient = ({ metadata }: RecordedEvent): boolean => metadata.actor.kind === 'operator';

/** Recorded channels as one log, with a client who knows of all that was acknowledged to it. */
const CHANNELS = [
  'negotiation-person',
  'round-table-party-vote',
  'workshop-offline-reading-v2',
  'interview-library-zh',
];
const LOG = inOrder(CHANNELS.flatMap((name) => chained(eventsOf(name).map(plain))));
const ATTEMPTS = [...groupedBy(LOG.filter(isClient), ({ metadata }) => metadata.command_id)].map(
  ([command_id, events]): Attempt => {
    const { channel_id, position } = events.at(-1)!;
    return { command_id, what: events[0]!.metadata.command_type, channel_id, outcome: 'ok', position };
  },
);

/** As a log has it that names no rules and seals no words: what follows, and what is sealed, has tests of its own. */
function plain(event: RecordedEvent): RecordedEvent {
  const { sealed: _words, rules: _rules, ...metadata } = event.metadata;
  return { ...event, metadata } as RecordedEvent;
}

function chained(events: readonly RecordedEvent[]): RecordedEvent[] {
  let hash = GENESIS_HASH;
  return events.map((event, index) => {
    const linked = { ...event, version: index + 1 };
    return { ...linked, hash: (hash = chainHash(hash, linked)) };
  });
}

function inOrder(events: readonly RecordedEvent[]): RecordedEvent[] {
  return events.map((event, index) => ({ ...event, position: index + 1 }));
}

const seen = (more: Partial<Seen> = {}): Seen => {
  const { events = LOG } = more;
  return {
    events,
    head: events.length,
    inputs: [],
    rows: foldedRows(events),
    deadLetters: [],
    poison: [],
    lagSeconds: 1,
    crashes: [],
    brokenAnswers: [],
    ...more,
  };
};

const rulesBroken = (attempts: readonly Attempt[], more: Partial<Seen> = {}): string[] => [
  ...new Set(check(attempts, seen(more), isClient).map(({ rule }) => rule)),
];

/** The log with this channel's events as they were changed, on a chain and at positions that fit them again. */
function changed(channel: string, change: (events: RecordedEvent[]) => RecordedEvent[]): RecordedEvent[] {
  const chain = chained(change(LOG.filter(({ channel_id }) => channel_id === channel)));
  const last = LOG.findLastIndex(({ channel_id }) => channel_id === channel);
  return inOrder(LOG.flatMap((event, index) => (event.channel_id !== channel ? [event] : index === last ? chain : [])));
}

const oneOf = (type: RecordedEvent['type']): RecordedEvent => LOG.find((event) => event.type === type)!;

/** What acknowledges nothing: positions differ where the log was changed. */
const UNKNOWN = ATTEMPTS.map(({ position: _position, ...attempt }): Attempt => ({ ...attempt, outcome: 'unknown' }));

describe('the history checker', () => {
  it('finds nothing in what was recorded', () => {
    expect(ATTEMPTS.length).toBeGreaterThan(4);
    expect(check(ATTEMPTS, seen(), isClient)).toEqual([]);
    expect(check(UNKNOWN, seen(), isClient)).toEqual([]);
  });

  it('an acknowledged command that is not in the log', () => {
    const lost: Attempt = { command_id: 'lost', what: 'Intervene', channel_id: 'c', outcome: 'ok', position: 7 };
    expect(rulesBroken([...ATTEMPTS, lost])).toEqual(['acknowledged and lost']);
  });

  it('an acknowledged command that is in the log at another place', () => {
    const [first, ...rest] = ATTEMPTS;
    expect(rulesBroken([{ ...first!, position: first!.position! + 1 }, ...rest])).toEqual([
      'acknowledged at another place',
    ]);
  });

  it('a command that was refused and is in the log', () => {
    const [first, ...rest] = ATTEMPTS;
    expect(rulesBroken([{ ...first!, outcome: 'fail', position: undefined }, ...rest])).toEqual([
      'refused, and yet in the log',
    ]);
    expect(rulesBroken([{ ...first!, outcome: 'fail' }, ...ATTEMPTS])).toEqual([]);
  });

  it('a command that nobody may accept, and one that nobody has sent', () => {
    const [first, ...rest] = ATTEMPTS;
    expect(rulesBroken([{ ...first!, forbidden: true }, ...rest])).toEqual(['accepted though nobody may']);
    expect(rulesBroken(rest)).toEqual(['nobody has sent it']);
  });

  it('an event that is there twice, at a position of its own or at the same', () => {
    const event = oneOf('ContributionMade');
    const doubled = changed(event.channel_id, (own) =>
      own.flatMap((one) => (one.id === event.id ? [one, one] : [one])),
    );
    expect(rulesBroken(UNKNOWN, { events: doubled })).toEqual(['one accepted turn a round and participant']);
    const same = [...LOG.slice(0, event.position), event, ...LOG.slice(event.position)];
    expect(rulesBroken(UNKNOWN, { events: same })).toEqual(
      expect.arrayContaining(['positions', 'chain', 'one accepted turn a round and participant']),
    );
  });

  it('a position that nothing has, and an end that the log does not reach', () => {
    const gap = LOG.map((event) => ({ ...event, position: event.position + Number(event.position > 9) }));
    expect(rulesBroken(UNKNOWN, { events: gap })).toEqual(['positions']);
    expect(rulesBroken(ATTEMPTS, { head: LOG.length + 1 })).toEqual(['positions']);
  });

  it('an event that was changed afterwards', () => {
    const event = oneOf('ContributionMade');
    const events = LOG.map((one) =>
      one.id === event.id ? ({ ...one, data: { ...one.data, text: 'No.' } } as typeof one) : one,
    );
    expect(rulesBroken(ATTEMPTS, { events })).toEqual(['chain']);
  });

  it.each(['RoundClosed', 'DiscussionRoundClosed', 'WorkshopRoundClosed', 'OutcomeReached'] as const)(
    'a second %s in a round',
    (type) => {
      const event = oneOf(type);
      const events = changed(event.channel_id, (own) =>
        own.flatMap((one) => (one.id === event.id ? [one, { ...one, id: 'another' }] : [one])),
      );
      expect(rulesBroken(UNKNOWN, { events })).toEqual(['one decision a round']);
    },
  );

  it('a facilitation that is completed twice', () => {
    const event = oneOf('FacilitationCompleted');
    const events = changed(event.channel_id, (own) => own.flatMap((one) => (one.id === event.id ? [one, one] : [one])));
    expect(rulesBroken(UNKNOWN, { events })).toEqual(['once by its name']);
  });

  it('a channel that never ends', () => {
    const { channel_id } = oneOf('ChannelClosed');
    const events = changed(channel_id, (own) => own.filter(({ type }) => type !== 'ChannelClosed'));
    expect(rulesBroken(UNKNOWN, { events })).toEqual(['nothing stuck']);
  });

  it('views that miss a row, have one too many, or say something else', () => {
    const rows = foldedRows(LOG);
    const turn = rows.find(({ table }) => table === 'turns')!;
    const rule = ['projections are a fold of the log'];
    expect(rulesBroken(ATTEMPTS, { rows: rows.slice(1) })).toEqual(rule);
    const more = { ...turn, row: { ...turn.row, request_id: 'of nobody' } };
    expect(rulesBroken(ATTEMPTS, { rows: [...rows, more] })).toEqual(rule);
    const open = { ...turn, row: { ...turn.row, open: !turn.row['open'] } };
    expect(rulesBroken(ATTEMPTS, { rows: rows.map((row) => (row === turn ? open : row)) })).toEqual(rule);
  });

  it('views that stay behind, a process that ended, an answer that no contract has', () => {
    const late = 'the views are up to date 30 s after the last fault';
    expect(rulesBroken(ATTEMPTS, { lagSeconds: 31 })).toEqual([late]);
    expect(rulesBroken(ATTEMPTS, { lagSeconds: undefined })).toEqual([late]);
    expect(rulesBroken(ATTEMPTS, { crashes: ['channel-admin ended'] })).toEqual(['no process ends by itself']);
    expect(rulesBroken(ATTEMPTS, { brokenAnswers: ['stop: 500'] })).toEqual(['no 5xx but 503']);
  });

  it('a dead letter that is no poison, and poison that is in none', () => {
    const letter = {
      consumer: 'coach-judge.FacilitationRequested',
      channel_id: 'c',
      cause: 'Error',
      message: 'poison 1',
    };
    expect(rulesBroken(ATTEMPTS, { deadLetters: [letter] })).toEqual(['dead letters only for poison']);
    expect(rulesBroken(ATTEMPTS, { deadLetters: [letter], poison: ['poison 1'] })).toEqual([]);
    expect(rulesBroken(ATTEMPTS, { poison: ['poison 1'] })).toEqual(['poison is kept as a dead letter']);
  });
});
