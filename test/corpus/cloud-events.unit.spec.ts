import {
  cloudEventJson,
  contractErrors,
  EVENT_TYPES,
  fromCloudEvent,
  SEAT_TYPES,
  seatCloudEvent,
  toCloudEvent,
  type Command,
  type RecordedEvent,
} from '@parley/contracts';
import { tellSeats, UNTOLD } from '@parley/protocols';
import { CloudEvent, HTTP } from 'cloudevents';
import { describe, expect, it } from 'vitest';
import { metadataOf } from '../../services/channel-admin/src/command-replies.js';
import { cloudEventFaults } from './cloud-event-faults.js';
import { eventsOf, NAMES } from './corpus.js';

/** One of each type. */
const CORPUS = [...new Map(NAMES.flatMap(eventsOf).map((event) => [event.type, event])).values()];
const headers = { 'content-type': 'application/cloudevents+json' };

/** Words are said there as they are read, and of a fork's copies nothing is. */
const onTheBus = ({ metadata: { sealed: _words, copied: _copy, ...metadata }, ...event }: RecordedEvent) => ({
  ...event,
  metadata,
});

/** CloudEvents 1.0.2, for readers in every language: the corpus has an event of every type. */
describe('what is on the bus', () => {
  it('is a CloudEvent for a strict reader, and of the types that attributes may have', () => {
    expect(CORPUS).toHaveLength(EVENT_TYPES.length);
    for (const event of CORPUS) {
      const body = cloudEventJson(event);
      const read = HTTP.toEvent({ headers, body }) as CloudEvent<unknown>;
      expect(read.validate()).toBe(true);
      expect(read.data).toEqual(event.data);
      expect(cloudEventFaults(JSON.parse(body) as Record<string, unknown>)).toEqual([]);
    }
  });

  it('and so is what seats are told, which says nothing of who caused it', () => {
    const types = new Set<string>();
    for (const events of NAMES.map(eventsOf)) {
      let fold = UNTOLD;
      for (const event of events) {
        const next = tellSeats(fold, event);
        fold = next.fold;
        for (const message of next.messages) {
          const body = JSON.stringify(seatCloudEvent(event, message));
          types.add(message.type);
          expect((HTTP.toEvent({ headers, body }) as CloudEvent<unknown>).validate()).toBe(true);
          expect(cloudEventFaults(JSON.parse(body) as Record<string, unknown>)).toEqual([]);
          expect(contractErrors(message.type, message.data)).toEqual([]);
          for (const secret of ['actor', 'commandid', 'hash']) expect(JSON.parse(body)).not.toHaveProperty(secret);
        }
      }
    }
    expect([...types].toSorted()).toEqual([...SEAT_TYPES].toSorted());
  });

  it('is read back as the log has it, whoever has caused it', () => {
    const [first] = CORPUS as [RecordedEvent];
    const metadata = { ...first.metadata, traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
    const odd = { ...first, metadata: { ...metadata, actor: { kind: 'user' as const, id: '库-a.b@c\u2028' } } };
    const last = { ...first, version: 9_999_999_999, position: Number.MAX_SAFE_INTEGER };
    const named = { ...first, metadata: { ...first.metadata, rules: '0123456789abcdef' } };
    for (const event of [...CORPUS, odd, last, named])
      expect(fromCloudEvent(JSON.parse(cloudEventJson(event)))).toEqual({ event: onTheBus(event) });
    expect(cloudEventFaults(toCloudEvent(odd) as never)).toEqual([]);
  });

  it.each([{}, '', 'mine', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])(
    'has no trace where %j is sent as one',
    (sent) => {
      const command = {
        id: 'c',
        type: 'StopChannel',
        actor: { kind: 'user', id: 'ula' },
        time: '2026-01-01T00:00:00Z',
      };
      const metadata = metadataOf({ ...command, traceparent: sent } as Command);
      expect(toCloudEvent({ ...CORPUS[0]!, metadata })).not.toHaveProperty('traceparent');
    },
  );

  it('is in order where it is compared as text', () => {
    const [first] = CORPUS as [RecordedEvent];
    const sequences = [1, 9, 10, 2_147_483_648].map((version) => toCloudEvent({ ...first, version }).sequence);
    expect(sequences.toSorted()).toEqual(sequences);
  });
});

it.each([
  ['an object', { metadata: {} }, 'metadata is neither'],
  ['an integer of more than 32 bits', { position: 2 ** 31 }, 'position is neither'],
  ['a name that is not lower-case', { commandId: 'a' }, 'commandId is not'],
  ['a time of one’s own', { time: 'yesterday' }, 'time is not'],
  ['a control character', { actor: 'user-\u0007' }, 'actor is empty or holds'],
  ['no source', { source: '' }, 'source is missing'],
])('%s is no attribute', (_, spoiled, fault) => {
  expect(cloudEventFaults({ ...toCloudEvent(CORPUS[0]!), ...spoiled }).join('; ')).toContain(fault);
});
