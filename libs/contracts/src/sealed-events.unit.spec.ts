import { describe, expect, it } from 'vitest';
import { copiedMetadata } from './copies.js';
import { newKey, seal, unseal } from './seal.js';
import type { RecordedEvent } from './recorded-event.js';
import {
  eraseWords,
  openedEvent,
  openedInput,
  sealedEvent,
  sealedHash,
  sealedInput,
  unreadableIn,
} from './sealed-events.js';

const [ofAna, ofBo] = [newKey(), newKey()];
const keys = new Map([
  ['ka', ofAna],
  ['kb', ofBo],
]);
const keyOf = (id: string) => keys.get(id)!;
const at = { '2': ['/reason', '/items/0/text'], '3': ['/reason'] };
const words = (of: string, key_id: string, places: Record<string, string[]>) => ({
  of,
  key_id,
  instead: '[erased]',
  at: places,
});

const event = (version = 2, more: object = {}): RecordedEvent =>
  ({
    ...{
      tenant: 't',
      channel_id: 'c',
      version,
      position: 9,
      id: 'i',
      type: 'X',
      protocol: 'p',
      recorded_at: '',
      hash: 'h',
    },
    data: { id: 'r-1', reason: 'Because I say so', items: [{ text: 'a “word”', other: 1 }, { text: 'Bo’s' }] },
    metadata: { command_hash: 'abc', sealed: [words('ana', 'ka', at), words('bo', 'kb', { '2': ['/items/1/text'] })] },
    ...more,
  }) as unknown as RecordedEvent;

const stored = (version = 2): RecordedEvent => {
  const one = event(version);
  const command_hash = sealedHash('abc', { ...one, version: 2 }, [ofAna, ofBo]);
  return sealedEvent({ ...one, metadata: { ...one.metadata, command_hash } }, keyOf);
};

describe('a sealed text', () => {
  it.each(['', 'a', '没有', '👩‍👩‍👧 and \u2028', '"\\', 'x'.repeat(100_000)])('opens to what it was: %.20s', (text) => {
    const sealed = seal(text, ofAna, 'here');
    expect(unseal(sealed, ofAna, 'here')).toBe(text);
  });

  it('is another each time, and opens with no other key, at no other place, and not where a bit is another', () => {
    const sealed = seal('yes', ofAna, 'here');
    expect(seal('yes', ofAna, 'here')).not.toBe(sealed);
    expect(unseal(sealed, ofBo, 'here')).toBeUndefined();
    expect(unseal(sealed, ofAna, 'there')).toBeUndefined();
    for (let bit = 0; bit < 31 * 8; bit += 7) {
      const bytes = Buffer.from(sealed, 'base64');
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      expect(unseal(bytes.toString('base64'), ofAna, 'here')).toBeUndefined();
    }
    for (const wrong of ['', 'A', 'not base64', sealed.slice(4)]) expect(unseal(wrong, ofAna, 'here')).toBeUndefined();
  });
});

describe('an event with people’s words', () => {
  it('holds none of them where it is stored, and is read as it was', () => {
    const text = JSON.stringify(stored());
    for (const said of ['Because', 'word', 'Bo’s', 'abc']) expect(text).not.toContain(said);
    expect(text).toContain('r-1');
    expect(openedEvent(stored(), keyOf)).toEqual(event());
  });

  it('says instead what is erased where a key is gone, keeps what others say, and no longer has its command’s hash', () => {
    const read = openedEvent(stored(), (id) => (id === 'ka' ? undefined : keyOf(id)));
    expect(read.data).toEqual({
      ...{ id: 'r-1', reason: '[erased]' },
      items: [{ text: '[erased]', other: 1 }, { text: 'Bo’s' }],
    });
    expect(read.metadata.command_hash).toBe('');
  });

  it('does not open what was swapped with the words of another event, or of another field', () => {
    const [one, other] = [stored(2), stored(3)] as unknown as { data: { reason: string; items: { text: string }[] } }[];
    one!.data.reason = other!.data.reason;
    expect(openedEvent(one as unknown as RecordedEvent, keyOf).data).toMatchObject({ reason: '[erased]' });
    const [mine] = [stored(2)] as unknown as { data: { reason: string; items: { text: string }[] } }[];
    mine!.data.reason = mine!.data.items[0]!.text;
    expect(openedEvent(mine as unknown as RecordedEvent, keyOf).data).toMatchObject({ reason: '[erased]' });
  });

  it.each([
    [{ sealed: 'x' }],
    [{ sealed: [null] }],
    [{ sealed: [words('a', 'ka', { '2': 'x' as never })] }],
    [
      {
        sealed: [words('a', 'ka', { '2': ['/constructor/name', '/__proto__/x', '/reason/length', '', '/nowhere/0'] })],
      },
    ],
  ])('is read whatever a file says of it: %j', (metadata) => {
    const strange = event(2, { metadata: { command_hash: 'abc', ...metadata } });
    expect(openedEvent(strange, keyOf).data).toEqual(strange.data);
  });

  it('is read in a fork, and in a fork of that, with the keys of where it was said', () => {
    const copyOf = (one: RecordedEvent, channel_id: string) => ({ ...one, channel_id, metadata: copiedMetadata(one) });
    const again = copyOf(copyOf(stored(), 'f'), 'g');
    expect(openedEvent(again, keyOf).data).toEqual(event().data);
    expect(openedEvent(again, keyOf).metadata.command_hash).toBe('abc');
    const moved = { ...again, metadata: { ...again.metadata, copied: undefined } } as unknown as RecordedEvent;
    expect(openedEvent(moved, keyOf).data).toMatchObject({ reason: '[erased]' });
  });

  it('tells whose cannot be read: of whom a key is gone, or another', () => {
    expect(unreadableIn([stored()], keyOf)).toEqual([]);
    expect(unreadableIn([stored()], (id) => (id === 'ka' ? undefined : keyOf(id)))).toEqual(['ana']);
    expect(unreadableIn([stored()], () => newKey())).toEqual(['ana', 'bo']);
  });

  it('loses them in memory as well', () => {
    const read = openedEvent(stored(), keyOf);
    eraseWords(read, 'bo');
    expect(read.data).toMatchObject({ reason: 'Because I say so', items: [{}, { text: '[erased]' }] });
    expect(read.metadata.command_hash).toBe('');
  });
});

it('what is kept beside events opens with all keys of the command, at its place', () => {
  const place = { tenant: 't', channel_id: 'c', version: 2 };
  const sealed = sealedInput({ own: { text: 'Hm, for nobody else' } }, place, keys);
  expect(JSON.stringify(sealed)).not.toContain('Hm,');
  expect(openedInput(sealed, place, keyOf)).toEqual({ own: { text: 'Hm, for nobody else' } });
  expect(openedInput(sealed, { ...place, version: 3 }, keyOf)).toBeUndefined();
  const copied = { channel_id: 'c', version: 2, id: 'i', hash: 'h' };
  const copy = { ...place, channel_id: 'f', metadata: { copied } as RecordedEvent['metadata'] };
  expect(openedInput(sealed, copy, keyOf)).toEqual({ own: { text: 'Hm, for nobody else' } });
  expect(openedInput(sealed, place, (id) => (id === 'kb' ? undefined : keyOf(id)))).toBeUndefined();
});
