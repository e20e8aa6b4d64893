import { expect, it } from 'vitest';
import { derivedId, isUuid, keyedId, newId } from './ids.js';

it('an id of a key that is a UUIDv7 is one of the same time, the same again for the same key, and another for others', () => {
  const key = newId();
  const id = keyedId(key, 'channel', 'ana');
  expect(isUuid(id)).toBe(true);
  expect(id.slice(0, 15)).toBe(key.slice(0, 15));
  expect(id[14]).toBe('7');
  expect(keyedId(key, 'channel', 'ana')).toBe(id);
  expect(keyedId(key.toUpperCase(), 'channel', 'ana')).toBe(id);
  expect(keyedId(key, 'channel', 'bo')).not.toBe(id);
  expect(id).not.toBe(key);
});

it.each(['order-66', '3b241101-e2bb-4255-8caf-4136c566a962', ''])(
  'an id of any other key is named after its parts: %j',
  (key) => {
    expect(keyedId(key, 'channel', 'ana')).toBe(derivedId('channel', 'ana'));
  },
);
