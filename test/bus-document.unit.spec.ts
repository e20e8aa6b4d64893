import { readFileSync } from 'node:fs';
import {
  answerSubject,
  COMMAND_TYPES,
  commandSubject,
  deadLetterSubject,
  EVENT_TYPES,
  eventSubject,
  nextForSeatSubject,
  SEAT_TYPES,
  seatSubject,
  tokenSubject,
} from '@parley/contracts';
import { expect, it } from 'vitest';
import { busPage } from '../libs/http/src/bus-page.js';
import { asyncApi as served } from '../libs/http/src/generated/async-api.js';
// @ts-expect-error a script without types
import * as asyncApi from '../tools/async-api.mjs';

interface Promises {
  operations: Record<string, string>;
  envelopes: Record<string, Record<string, string>>;
}
const { asyncApiFaults, brokenPromises, promisesOf } = asyncApi as {
  asyncApiFaults: (document: object) => Promise<string[]>;
  brokenPromises: (released: Promises, now: Promises) => string[];
  promisesOf: (document: object) => Promises;
};
const released = JSON.parse(readFileSync(new URL('../proto/released/bus.json', import.meta.url), 'utf8')) as Promises;

it('says of every subject what the code makes of it', () => {
  const { operations } = promisesOf(served());
  const said = new Set(Object.values(operations));
  const actor = { kind: '{sender}' as 'user', id: '' };
  const subjects = [
    ...EVENT_TYPES.map((type) => `receive ${eventSubject('{tenant}', '{channel}', type)}`),
    ...COMMAND_TYPES.map(
      (type) =>
        `send ${commandSubject({ tenant: '{tenant}', channel_id: '{channel}', type }, actor).replace(/-$/u, '')}`,
    ),
    ...SEAT_TYPES.map((type) => `receive ${seatSubject('{tenant}', '{channel}', '{participant}', type)}`),
    `send ${nextForSeatSubject('{tenant}', '{channel}', '{participant}')}`,
    `send ${answerSubject('{tenant}', '{channel}', '').replace('participant-', '{sender}')}`,
    `receive ${deadLetterSubject('{tenant}', '{consumer}')}`,
    `receive ${tokenSubject('{tenant}', '{channel}', '').replace(/$/u, '{request}')}`,
  ];
  expect(subjects.filter((subject) => !said.has(subject))).toEqual([]);
});

it('what was released of subjects and envelopes is kept; what is new may come', () => {
  const now = promisesOf(served());
  expect(brokenPromises(released, now)).toEqual([]);
  const { receiveTurnRequested: _gone, ...operations } = now.operations;
  const { hash: _less, ...event } = now.envelopes['ParleyCloudEvent']!;
  const later = {
    operations: { ...operations, receiveTokens: 'receive parley.v1.words.{tenant}', receiveNew: 'receive new' },
    envelopes: { ...now.envelopes, ParleyCloudEvent: { ...event, position: 'number', more: 'string' } },
  };
  expect(brokenPromises(released, later)).toEqual([
    'receiveTurnRequested was "receive parley.v1.event.{tenant}.{channel}.TurnRequested" and is gone',
    'receiveTokens was "receive parley.v1.token.{tenant}.{channel}.{request}" and is "receive parley.v1.words.{tenant}"',
    'ParleyCloudEvent.position was "string" and is "number"',
    'ParleyCloudEvent.hash was "string" and is gone',
  ]);
});

it('what is no AsyncAPI is found', async () => {
  expect(await asyncApiFaults({ asyncapi: '3.1.0', info: { title: 'x' } })).not.toEqual([]);
});

it('the page has every subject, and every way in it leads somewhere', () => {
  const page = busPage(served());
  expect(page).toContain('Receive <code>parley.v1.event.{tenant}.{channel}.TurnRequested</code>');
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
  const ways = [...page.matchAll(/href="#([^"]+)"/gu)].map(([, id]) => id);
  expect(ways.length).toBeGreaterThan(EVENT_TYPES.length + COMMAND_TYPES.length);
  expect(ways.filter((id) => !ids.has(id))).toEqual([]);
});
