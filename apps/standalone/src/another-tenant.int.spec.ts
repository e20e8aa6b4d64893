import { eventually } from '@parley/testing/eventually';
import type { OpenAPIObject } from '@nestjs/swagger';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEYS, OPENINGS, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;
/** The channels of acme: one of each protocol. */
let channels: string[];
/** What can be read, with values where an address takes any, and what is answered. */
let reads: { address: string; answer: 'list' | 'stream' | 'other' }[];

const VALUES: Record<string, string> = {
  ...{ name: 'ana', version: '1', folder: 'phases', document: 'DOC_01', file: 'planning_report.md' },
  ...{ collection: 'default', position: '1' },
  // Hashes of the tree tell nothing; its entries name channels of all, for auditors (docs/guide/witness.md).
  ...{ level: '0', path: '000.p/1' },
};

/** What an address needs in its query, by its end. */
const NEEDED = {
  ...{ '/search': '?q=meetup', '/diff': '?from=1&to=1', '/compare': '?from=1&to=1' },
  '/estimates': '?protocol=negotiation&seats=3&rounds=2',
  '/figures': '?protocol=negotiation&seats=3',
  '/comparison': '?with=01920000-0000-7000-8000-000000000000',
  '/what-if': `?termination=${encodeURIComponent('{"stop_when":[{"round_limit":{"max":1}}]}')}`,
};

/** What an installation says to everybody. */
const PUBLIC = /^\/(?:v1\/plan-schemas|healthz|readyz|metrics)/u;

/** What is told to whoever runs the installation alone. */
const FOR_ADMINS = /^\/v1\/(?:keys|operations|tenants|limits|spending)/u;

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

beforeAll(async () => {
  parley = await startStack({ keys: true });
  channels = await Promise.all(
    OPENINGS.map(async ([address, opening]) => {
      const sent = request(parley.url).post(`/v1/${address}`).auth(KEYS.acme, { type: 'bearer' }).send(opening);
      return ((await sent.expect(201)).body as { channel_id: string }).channel_id;
    }),
  );
  const { body } = await request(parley.url).get('/openapi.json').expect(200);
  const document = body as OpenAPIObject;
  reads = Object.entries(document.paths).flatMap(([path, { get }]) => {
    if (!get || PUBLIC.test(path)) return [];
    const address = path.replaceAll(/\{(?!id\})(\w+)\}/gu, (_, name: string) => VALUES[name]!);
    const query = Object.entries(NEEDED).find(([end]) => path.endsWith(end))?.[1] ?? '';
    return { address: address + query, answer: answerOf(get, document) };
  });
});
afterAll(() => parley.close());

function answerOf({ responses }: Operation, { components }: OpenAPIObject): (typeof reads)[number]['answer'] {
  const { content = {} } = (responses['200'] ?? {}) as { content?: Record<string, { schema: { $ref?: string } }> };
  if (content['text/event-stream']) return 'stream';
  const name = content['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
  const { properties = {} } = (components?.schemas?.[name] ?? {}) as { properties?: object };
  return 'items' in properties ? 'list' : 'other';
}

const read = (address: string, key: string) => request(parley.url).get(address).auth(key, { type: 'bearer' });

it('every view of a channel is not there for the key of another tenant', async () => {
  const views = reads
    .map(({ address }) => address)
    .filter((address) => address.includes('{id}') && !/voice|dead-letters|webhooks/u.test(address));
  expect(views.length).toBeGreaterThan(20);
  for (const view of views) {
    for (const id of channels) {
      const { status, body } = await read(view.replace('{id}', id), KEYS.other);
      expect([view, status, (body as { code: string }).code]).toEqual([view, 404, 'channel-not-found']);
    }
  }
  for (const id of channels) await read(`/v1/channels/${id}`, KEYS.acme).expect(200);
});

/** Addresses of no channel. A stream of changes goes on for ever: `changes.int.spec.ts` listens to it. */
const ofAll = (wanted: 'list' | 'other'): string[] =>
  reads.flatMap(({ address, answer }) => (answer === wanted && !address.includes('{id}') ? [address] : []));

it('every list is empty for the key of another tenant, and not for its own', async () => {
  const lists = ofAll('list');
  expect(lists.length).toBeGreaterThan(3);
  for (const list of lists) {
    // They are of all tenants: no key of a tenant has the scope that they need.
    if (FOR_ADMINS.test(list)) {
      await read(list, KEYS.otherOperator).expect(403);
      continue;
    }
    const { status, body } = await read(list, KEYS.otherOperator);
    expect([list, status, (body as { items: unknown[] }).items]).toEqual([list, 200, []]);
  }
  expect((await read('/v1/channels', KEYS.acme)).body.items).toHaveLength(channels.length);
});

it('what else is told of the installation names no channel of another tenant', async () => {
  const others = ofAll('other');
  expect(others.length).toBeGreaterThan(1);
  for (const other of others) {
    // A checkpoint is signed a moment after something was recorded.
    const { text = '' } = await eventually(async () => read(other, KEYS.otherOperator).expect(200));
    expect(channels.filter((id) => text.includes(id))).toEqual([]);
  }
});
