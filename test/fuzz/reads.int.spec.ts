import { eventually } from '@parley/testing/eventually';
import fc from 'fast-check';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack } from '../../apps/standalone/src/rest.fixtures.js';
import type { Standalone } from '../../apps/standalone/src/start-standalone.js';
import { openChannels } from './channels.js';
import { BUNDLE, inRounds, RATE_LIMIT, seed, TIMEOUT_MS } from './rounds.js';

interface Route {
  path: string;
  parameters: { name: string; in: string }[];
}

let parley: Standalone;
/** The first is a negotiation; one of each protocol. */
let channels: string[];
let routes: Route[];

beforeAll(async () => {
  parley = await startStack({ rateLimit: RATE_LIMIT });
  channels = await openChannels(parley.url);
  const { body: document } = await request(parley.url).get('/openapi.json').expect(200);
  const { paths } = document as { paths: Record<string, { get?: Pick<Route, 'parameters'> }> };
  routes = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, parameters: get.parameters }] : []));
});
afterAll(() => parley.close());

const base64 = (text: string) => Buffer.from(text).toString('base64url');

/** Values as they stand in an address. */
const hostile = fc.oneof(
  fc.constantFrom('%00', 'a%00b'),
  fc.constantFrom('%ED%A0%80', '%', '%zz', '..', '', '%20', '%2F', '%0A', 'true', 'json', 'markdown'),
  fc.constantFrom('0', '-1', '1.5', '1e9', 'NaN', '2147483647', '2147483648', '99999999999', '9007199254740993'),
  fc.constantFrom('constructor', '__proto__', 'toString', 'user', 'ana', 'phases', 'prd', 'index', 'open'),
  fc
    .oneof(fc.constantFrom('["x"]', '[1.5]', '[2147483648]', '[1e20]', '["\\u0000"]', '[null]', '[]'), fc.json())
    .map(base64),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.integer().map(String),
);

const chosen = fc.record({
  route: fc.nat(),
  /** Mostly a channel that there is: what is refused at its id says nothing of the rest. */
  channel: fc.nat(9),
  values: fc.array(hostile, { minLength: 8, maxLength: 8 }),
  sent: fc.array(fc.constantFrom('never', 'once', 'twice'), { minLength: 8, maxLength: 8 }),
});

type Chosen = typeof chosen extends fc.Arbitrary<infer T> ? T : never;

function addressOf({ path, parameters }: Route, id: string, values: string[], sent: string[]): string {
  let address = path.replace('{id}', id);
  const query: string[] = [];
  parameters.forEach(({ name, in: where }, index) => {
    // A reader waits two seconds for a position that does not come.
    if (name === 'min_position') return;
    const value = values[index % values.length]!;
    if (where === 'path') address = address.replace(`{${name}}`, value);
    const times = ['never', 'once', 'twice'].indexOf(sent[index % sent.length]!);
    if (where === 'query') query.push(...Array<string>(times).fill(`${encodeURIComponent(name)}=${value}`));
  });
  return query.length ? `${address}?${query.join('&')}` : address;
}

/** Whether it was answered, be it that whoever asks should ask again later; the status alone: an event stream has no end. */
async function isAnswered(address: string): Promise<boolean> {
  const stop = new AbortController();
  try {
    const { status, headers } = await fetch(`${parley.url}${address}`, { signal: stop.signal });
    return status < 500 || (status === 503 && headers.has('retry-after'));
  } finally {
    stop.abort();
  }
}

/** The answer, once the log can be reached: on a loaded machine whoever asks may have to ask again. */
const read = (address: string) =>
  eventually(async () => {
    const response = await request(parley.url).get(address);
    expect(response.status).not.toBe(503);
    return response;
  });

it(
  `whatever a read is asked for, nothing breaks (seed ${seed})`,
  async () => {
    expect(routes.length).toBeGreaterThan(20);
    const asked = new Set<string>();
    const ask = async ({ route, channel, values, sent }: Chosen) => {
      const one = routes[route % routes.length]!;
      const id = channel === 9 ? values[7]! : channels[channel % channels.length]!;
      const address = addressOf(one, id, values, sent);
      asked.add(one.path);
      return (await isAnswered(address)) ? [] : [address];
    };
    const bundles = fc.array(chosen, { minLength: BUNDLE, maxLength: BUNDLE });
    const property = fc.asyncProperty(bundles, async (all) => {
      expect((await Promise.all(all.map(ask))).flat()).toEqual([]);
    });
    await inRounds((bounds) => fc.assert(property, bounds));
    expect(asked.size).toBeGreaterThan(routes.length / 2);
  },
  TIMEOUT_MS,
);

it.each([
  ['/v1/inbox/%00', '/name'],
  ['/v1/channels?protocol=%00', '/protocol'],
  ['/v1/channels?limit=1&limit=2', '/limit'],
  [`/v1/channels?cursor=${base64('["x"]')}`, '/cursor'],
  [`/v1/channels?cursor=${base64('[1.5]')}`, '/cursor'],
  ['/v1/channels?min_position=1.5', '/min_position'],
  ['/v1/knowledge/notes/search?q=a&limit=1&limit=2', '/limit'],
])('%s is refused by its field', async (address, pointer) => {
  const { status, body } = await read(address);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid-request', errors: [{ pointer }] });
});

it('a version that no channel has is not found', async () => {
  expect((await read(`/v1/channels/${channels[0]}/proposals/99999999999`)).status).toBe(404);
  const timeline = `/v1/channels/${channels[0]}/timeline?cursor=${base64('[99999999999]')}`;
  expect((await read(timeline)).status).toBe(400);
});
