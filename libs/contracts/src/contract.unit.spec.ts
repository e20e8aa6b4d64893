import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { v5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  cloudEventJson,
  contractErrors,
  derivedId,
  eventId,
  eventJson,
  fromCloudEvent,
  isUuid,
  keepTexts,
  toCloudEvent,
} from './index.js';
import { GENESIS_HASH } from './chain-text.js';
import { CONTRACT_SCHEMA } from './generated/schemas.js';
import { chainHash, chainHashOfTexts, firstBrokenLink } from './hash-chain.js';
import type { RecordedEvent } from './recorded-event.js';

const feedback = {
  participant_id: 'ana',
  feedback_type: 'negotiate',
  reasoning: 'too short',
  proposed_changes: [{ field: 'talk_length', new_value: '45', reason: 'a demo' }],
};

function recorded(version: number, previous: string): RecordedEvent {
  const event = {
    position: version,
    tenant: 'default',
    channel_id: '0199a5f0-0000-7000-8000-000000000001',
    protocol: 'negotiation',
    version,
    id: eventId('c', version),
    type: 'TimerFired' as const,
    data: { timer_id: `t${version}` },
    metadata: {
      command_id: 'c',
      command_type: 'FireTimer',
      command_hash: 'h',
      actor: { kind: 'service' as const, id: 'channel-admin' },
      time: '2026-01-01T00:00:00.000Z',
    },
    recorded_at: '2026-01-01T00:00:00.000Z',
  };
  return { ...event, hash: chainHash(previous, event) };
}

function chain(length: number): RecordedEvent[] {
  const events: RecordedEvent[] = [];
  for (let version = 1; version <= length; version++) {
    events.push(recorded(version, events.at(-1)?.hash ?? GENESIS_HASH));
  }
  return events;
}

describe('the contract', () => {
  it('accepts what keeps it', () => expect(contractErrors('SubmitFeedback', feedback)).toEqual([]));

  it('names the field and the reason of each breach (N2)', () => {
    const broken = {
      ...feedback,
      feedback_type: 'maybe',
      shout: true,
      proposed_changes: [{ field: '', new_value: 'x' }],
    };
    expect(contractErrors('SubmitFeedback', broken)).toEqual(
      expect.arrayContaining([
        { pointer: '/feedback_type', reason: 'must be one of accept, negotiate, withdraw' },
        { pointer: '/shout', reason: 'unknown field' },
        { pointer: '/proposed_changes/0/reason', reason: 'is missing' },
        { pointer: '/proposed_changes/0/field', reason: 'must NOT have fewer than 1 characters' },
      ]),
    );
  });

  it.each<[string, unknown, string[]]>([
    [
      'Actor',
      { kind: 'king', crown: 'x' },
      ['/kind 必须是以下之一：user、operator、participant、service', '/crown 是未知字段'],
    ],
    ['Actor', { id: '' }, ['/kind 缺失', '/id 至少需要 1 个字符']],
    ['Actor', { kind: 'user', id: 'x'.repeat(129) }, ['/id 不得超过 128 个字符']],
    ['Actor', 'ana', [' 类型必须是 object']],
    ['TerminationRule', {}, [' 至少需要 1 个字段']],
    ['TerminationRule', { all: [] }, ['/all 至少需要 1 项']],
    ['TimerSet', { due_at: 'soon' }, ['/due_at 格式必须是 date-time']],
  ])('tells a Chinese reader of a broken %s in Chinese', (message, value, told) => {
    const reasons = contractErrors(message, value, 'zh').map(({ pointer, reason }) => `${pointer} ${reason}`);
    expect(reasons).toEqual(expect.arrayContaining(told));
    expect(reasons.join(' ')).not.toMatch(/must|missing|unknown/u);
  });

  it('derives the same id for the same parts, and another for others', () => {
    expect(derivedId('a', 1)).toBe(derivedId('a', 1));
    expect(derivedId('a', 1)).not.toBe(derivedId('a', '1'));
    expect(isUuid(derivedId('a', 1))).toBe(true);
  });
});

it('is checked by a schema that is one', () => {
  const ajv = new Ajv2020();
  expect([ajv.validateSchema(CONTRACT_SCHEMA), ajv.errors]).toEqual([true, null]);
  expect(ajv.validateSchema({ ...CONTRACT_SCHEMA, $defs: { x: { type: 'nothing' } } })).toBe(false);
});

describe('the bus envelope', () => {
  const [event] = chain(1) as [RecordedEvent];

  it('brings back the event it was made of', () => {
    expect(fromCloudEvent(JSON.parse(JSON.stringify(toCloudEvent(event))))).toEqual({ event });
  });

  it.each([
    ['no envelope at all', 'hello', 'malformed'],
    ['an unknown event type', { ...toCloudEvent(event), type: 'parley.v1.Nonsense' }, 'unknown-type'],
    ['a newer contract', { ...toCloudEvent(event), type: 'parley.v2.TimerFired' }, 'newer-schema'],
    ['data that breaks the contract', { ...toCloudEvent(event), data: { timer: 1 } }, 'malformed'],
    ['a version without its zeros', { ...toCloudEvent(event), sequence: '1' }, 'malformed'],
    ['a position that is a number', { ...toCloudEvent(event), position: 1 }, 'malformed'],
    ['an actor that is nobody', { ...toCloudEvent(event), actor: 'ana' }, 'malformed'],
    ['what was said of the command as an object', { ...toCloudEvent(event), commandid: event.metadata }, 'malformed'],
  ])('says what is wrong with %s', (_, message, kind) => {
    expect(fromCloudEvent(message)).toMatchObject({ error: { kind } });
  });
});

describe('the hash chain (P5)', () => {
  it('holds over an untouched channel', () => expect(firstBrokenLink(chain(5))).toBeUndefined());

  it.each([
    ['changed data', (events: RecordedEvent[]) => ((events[2]!.data as { timer_id: string }).timer_id = 'forged'), 3],
    ['a changed author', (events: RecordedEvent[]) => (events[1]!.metadata.actor.id = 'mallory'), 2],
    ['a dropped event', (events: RecordedEvent[]) => events.splice(3, 1), 4],
    ['swapped events', (events: RecordedEvent[]) => events.splice(0, 2, events[1]!, events[0]!), 1],
  ])('names the first event that does not follow after %s', (_, tamper, version) => {
    const events = chain(5);
    tamper(events);
    expect(firstBrokenLink(events)).toBe(version);
  });
});

describe('what an event is written as', () => {
  const event: RecordedEvent = {
    ...recorded(3, GENESIS_HASH),
    tenant: 'a-tenant',
    type: 'InterventionRecorded',
    data: { text: '“quoted” \\ \u2028 😀', actor: { id: 'ü', kind: 'user' } },
  } as RecordedEvent;

  it('is hashed as the canonical JSON of the whole, as every export so far was', () => {
    const { tenant, channel_id, protocol, version, id, type, data, metadata } = event;
    const whole = (canonicalize as unknown as (value: unknown) => string)({
      tenant,
      channel_id,
      protocol,
      version,
      id,
      type,
      data,
      metadata,
    });
    const expected = createHash('sha256').update(`${GENESIS_HASH}${whole}`).digest('hex');
    expect(chainHash(GENESIS_HASH, event)).toBe(expected);
    const texts = [canonicalJson(data), canonicalJson(metadata)] as const;
    expect(chainHashOfTexts(GENESIS_HASH, event, ...texts)).toBe(expected);
  });

  it('reads back the same, from texts that were kept and without', () => {
    const kept = { ...event };
    keepTexts(kept, canonicalJson(kept.data), canonicalJson(kept.metadata));
    for (const one of [event, kept]) {
      expect(JSON.parse(eventJson(one))).toEqual(event);
      expect(JSON.parse(cloudEventJson(one))).toEqual(toCloudEvent(event));
    }
    const changed = { ...kept, data: { text: 'other' } } as RecordedEvent;
    expect(JSON.parse(eventJson(changed))).toEqual(changed);
  });

  it('has an id of version 5, as the uuid package derives it', () => {
    const namespace = '5f0c1f2e-6f6b-5b53-9d0a-5a1c3f6b7d11';
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, number) => {
        expect(derivedId(text, number)).toBe(v5(JSON.stringify([text, number]), namespace));
      }),
    );
  });
});
