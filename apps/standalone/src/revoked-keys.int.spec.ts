import { SpeechClient } from '@parley/testing';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEYS, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;
beforeAll(async () => (parley = await startStack({ keys: true })));
afterAll(() => parley.close());

const as = (key: string, test: request.Test) => test.auth(key, { type: 'bearer' });
const post = (path: string, body: object = {}, key = KEYS.admin) =>
  as(key, request(parley.url).post(`/v1/${path}`)).send(body);

/** An event stream that is open: how to wait for its end. */
async function openStream(path: string, key: string): Promise<() => Promise<string>> {
  const response = await fetch(`${parley.url}/v1/${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect(response.status).toBe(200);
  return () => response.text();
}

it('what is open with a revoked key ends by itself, and nothing more is opened with it; what others have goes on', async () => {
  const { body: made } = await post('keys', { name: 'ci', scopes: ['read', 'write'], tenant: 'acme' }).expect(201);
  const { id, key } = made as { id: string; key: string };
  const { body: interview } = await post('interviews', { topic: 'A shop for bicycles' }, key).expect(201);
  const { channel_id } = interview as { channel_id: string };
  const events = await openStream(`channels/${channel_id}/events`, key);
  const changes = await openStream('changes', key);
  const voice = await SpeechClient.open(parley.url, channel_id, { headers: { authorization: `Bearer ${key}` } });
  const other = await SpeechClient.open(parley.url, channel_id, { headers: { authorization: `Bearer ${KEYS.acme}` } });
  const mcp = () =>
    as(key, request(parley.url).post('/mcp'))
      .set({ accept: 'application/json, text/event-stream' })
      .send({ jsonrpc: '2.0', id: 1, method: 'ping' });
  await mcp().expect(200);

  await post(`keys/${id}/revoke`).expect(200);
  expect(await events()).toContain('InterviewOpened');
  await changes();
  await voice.closed;
  expect(other.socket.readyState).toBe(other.socket.OPEN);
  for (const path of ['events', 'voice'])
    await as(key, request(parley.url).get(`/v1/channels/${channel_id}/${path}`)).expect(401);
  await mcp().expect(401);
  await expect(
    SpeechClient.open(parley.url, channel_id, { headers: { authorization: `Bearer ${key}` } }),
  ).rejects.toThrow('401');
  other.socket.terminate();
});

it('an admin looks after every tenant by name, and no other key looks beyond its own', async () => {
  await post('keys', { name: 'one of theirs', scopes: ['read'], tenant: 'other' }).expect(201);
  for (const path of ['quarantine', 'dead-letters']) {
    for (const key of [KEYS.operator, KEYS.otherOperator])
      await as(key, request(parley.url).get(`/v1/${path}?tenant=ops`)).expect(403);
    await as(KEYS.operator, request(parley.url).get(`/v1/${path}?tenant=acme`)).expect(200);
    await as(KEYS.admin, request(parley.url).get(`/v1/${path}?tenant=acme`)).expect(200);
    const { body } = await as(KEYS.admin, request(parley.url).get(`/v1/${path}?tenant=No%20Tenant`)).expect(400);
    expect(body).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/tenant' }] });
  }
  for (const key of [KEYS.acme, KEYS.operator, KEYS.reader])
    for (const path of ['keys', 'operations', 'keys?tenant=acme', 'operations?tenant=acme'])
      await as(key, request(parley.url).get(`/v1/${path}`)).expect(403);
  const { body } = await as(KEYS.admin, request(parley.url).get('/v1/keys?tenant=other')).expect(200);
  expect((body as { items: object[] }).items).toMatchObject([{ name: 'one of theirs', tenant: 'other' }]);
});
