import fc from 'fast-check';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack } from '../../apps/standalone/src/rest.fixtures.js';
import type { Standalone } from '../../apps/standalone/src/start-standalone.js';
import { openChannels, wordsOf } from './channels.js';
import { fromSchema, type Definitions, type Schema } from './from-schema.js';
import { rawBody, spoiled } from './hostile.js';
import { BUNDLE, inRounds, RATE_LIMIT, seed, TIMEOUT_MS } from './rounds.js';

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Definitions };
}

interface Write {
  method: string;
  path: string;
  body: Schema | undefined;
}

let parley: Standalone;
let document: Document;
let writes: Write[];

beforeAll(async () => {
  parley = await startStack({
    limits: { openChannels: 0, commandsPerMinute: 0, microUsdPerDay: 0 },
    rateLimit: RATE_LIMIT,
  });
  document = (await request(parley.url).get('/openapi.json').expect(200)).body as Document;
  writes = Object.entries(document.paths).flatMap(([path, operations]) =>
    ['post', 'put', 'patch', 'delete'].flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ method, path, body: operation.requestBody?.content['application/json']?.schema }] : [];
    }),
  );
});
afterAll(() => parley.close());

/** A request as it goes out; the body as bytes. */
interface Sent {
  write: Write;
  address: string;
  body: string;
  headers: Record<string, string>;
}

function sent(channels: readonly string[], words: readonly string[]): fc.Arbitrary<Sent> {
  const vocabulary = { definitions: document.components.schemas, words, made: new Map() };
  const bodies = new Map(writes.map((write) => [write, fromSchema(write.body ?? {}, vocabulary)]));
  const part = fc.oneof(fc.constantFrom(...words), fc.constantFrom('%00', '..', '', '%', '__proto__', '99999999999'));
  const headers = fc.record(
    {
      'idempotency-key': fc.constantFrom('a', 'x'.repeat(300), '0', 'b c', '{}'),
      'if-match': fc.constantFrom('"1"', '1', '*', 'W/"3"', '"99999999999"', 'x'),
      'content-type': fc.constantFrom(
        'text/plain',
        'application/json; charset=utf-16',
        'application/x-www-form-urlencoded',
        'x',
      ),
    },
    { requiredKeys: [] },
  );
  return fc.constantFrom(...writes).chain((write) =>
    fc.record({
      write: fc.constant(write),
      address: fc
        .tuple(fc.constantFrom(...channels, ...channels, 'x'), fc.array(part, { minLength: 4, maxLength: 4 }))
        .map(([id, parts]) => {
          let next = 0;
          return write.path.replace('{id}', id).replaceAll(/\{\w+\}/gu, () => encodeURI(parts[next++ % 4]!));
        }),
      body: fc.oneof(
        { weight: 9, arbitrary: spoiled(bodies.get(write)!).map((value) => JSON.stringify(value) ?? '') },
        { weight: 1, arbitrary: rawBody },
      ),
      headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
    }),
  );
}

/** How long a request may take on a machine that does much else: none waits for anybody. */
const PATIENCE_MS = 30_000;
const NO_ANSWER = 599;

async function answerOf({ write, address, body, headers }: Sent): Promise<number> {
  try {
    const answer = await fetch(`${parley.url}${address}`, {
      method: write.method.toUpperCase(),
      body,
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return NO_ANSWER;
  }
}

it(
  `whatever is sent, it is taken or refused, and nothing breaks (seed ${seed})`,
  async ({ annotate }) => {
    expect(writes.length).toBeGreaterThan(25);
    const statuses = new Map<number, number>();
    const send = async (one: Sent) => {
      const status = await answerOf(one);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      return status >= 500 && status !== 503 ? [{ status, ...one }] : [];
    };
    const cases = await inRounds(async (bounds) => {
      const channels = await openChannels(parley.url);
      const one = sent(channels, await wordsOf(parley.url, channels));
      const property = fc.asyncProperty(fc.array(one, { minLength: BUNDLE, maxLength: BUNDLE }), async (all) => {
        expect((await Promise.all(all.map(send))).flat()).toEqual([]);
      });
      await fc.assert(property, bounds);
      await request(parley.url).get('/readyz').expect(200);
      for (const channel of channels) await request(parley.url).get(`/v1/channels/${channel}`).expect(200);
    });
    await annotate(`${cases} requests: ${JSON.stringify(Object.fromEntries(statuses))}`);
    // What is taken shows that the cases reach the deciders, and are not all stopped at the door.
    expect([...statuses.keys()].filter((status) => status < 300)).not.toEqual([]);
    expect(statuses.get(409) ?? 0).toBeGreaterThan(0);
    expect(statuses.get(429)).toBeUndefined();
  },
  TIMEOUT_MS,
);
