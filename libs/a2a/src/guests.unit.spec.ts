import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { guestOf, guestsOf } from './guests.js';

const folder = mkdtempSync(join(tmpdir(), 'guests-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'guests.json');
const read = (text: string) => {
  writeFileSync(file, text);
  return guestsOf(file);
};

it('says who of a tenant answers; where nobody does, a model as itself', () => {
  const guests = read('{"acme": {"name": "Ula", "kind": "person"}}');
  expect(guestOf(guests, 'acme')).toMatchObject({ participant_id: 'guest', name: 'Ula', kind: 'person', script: [] });
  for (const known of [guests, guestsOf(undefined)])
    expect(guestOf(known, 'constructor')).toMatchObject({ name: 'Parley', kind: 'hosted', persona: '' });
});

it.each([
  ['{"acme": {"name": ""}}', '/acme/name'],
  ['{"acme": {"name": "Ula", "kind": "a2a", "url": "https://agents.example"}}', '/acme/kind'],
  ['{"acme": {"name": "Ula", "age": 7}}', '/acme/age'],
  ['{"acme": "Ula"}', '/acme'],
  ['["Ula"]', 'no JSON object'],
  ['{"acme": ', 'JSON'],
])('what is wrong in %s is named by its place', (text, place) => {
  expect(() => read(text)).toThrow(place);
  expect(() => read(text)).toThrow(/^PARLEY_GUEST_FILE: .*guests\.json/u);
});

it('a file that is not there is named', () => {
  expect(() => guestsOf(join(folder, 'none.json'))).toThrow('none.json');
});
