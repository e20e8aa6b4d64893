import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;
let address: string;

beforeAll(async () => {
  parley = await startStack({ streams: { most: 2 } });
  const { body } = await request(parley.url).post('/v1/channels').send(meetup).expect(201);
  address = `${parley.url}/v1/channels/${(body as { channel_id: string }).channel_id}/events`;
});
afterAll(() => parley.close());

it('ends with its server, so that its client comes again', async () => {
  const other = await startStack();
  const { body } = await request(other.url).post('/v1/channels').send(meetup).expect(201);
  const { channel_id } = body as { channel_id: string };
  const stream = (await fetch(`${other.url}/v1/channels/${channel_id}/events`)).text();
  await other.close();
  expect(await stream).toContain('event: ChannelOpened');
});

const open = async () => {
  const stop = new AbortController();
  return { stop, response: await fetch(address, { signal: stop.signal }) };
};

it('a caller has so many event streams, and is told when to come again', async () => {
  const streams = [await open(), await open()];
  expect(streams.map(({ response }) => response.status)).toEqual([200, 200]);
  const { response } = await open();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ code: 'rate-limited', detail: 'at most 2 event streams at once' });
  streams[0]!.stop.abort();
  await eventually(async () => {
    const again = await open();
    expect(again.response.status).toBe(200);
    again.stop.abort();
  });
  streams[1]!.stop.abort();
});

it('is answered at once, though there is nothing to say yet', async () => {
  // Those before may still count.
  const response = await eventually(async () => {
    const one = await fetch(`${address}?after=999999`, { signal: AbortSignal.timeout(5_000) });
    expect(one.status).toBe(200);
    return one;
  });
  await response.body!.cancel();
});

it('a page that is larger than what is sent at once comes whole and in order', async () => {
  const table = { question: 'Four days?', members: [{ name: 'Ana' }, { name: 'Pia', kind: 'person' }] };
  const { body } = await request(parley.url).post('/v1/round-tables').send(table).expect(201);
  const { channel_id } = body as { channel_id: string };
  const texts = Array.from({ length: 60 }, (_, index) => `${index} ${'a'.repeat(3_900)}`);
  for (const text of texts)
    await request(parley.url).post(`/v1/channels/${channel_id}/interventions`).send({ text }).expect(200);
  await request(parley.url).post(`/v1/channels/${channel_id}/stop`).send({}).expect(200);
  const response = await fetch(`${parley.url}/v1/channels/${channel_id}/events`);
  let said = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    said += chunk;
    if (said.includes('event: end\n')) break;
  }
  const ids = [...said.matchAll(/^id: (\d+)$/gmu)].map(([, id]) => Number(id));
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  expect(said.match(/event: InterventionRecorded\n/gu)).toHaveLength(texts.length);
});
