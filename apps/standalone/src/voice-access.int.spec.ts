import { SpeechClient } from '@parley/testing';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KEYS, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;
let id: string;
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const open = async (path: string, body: object): Promise<string> => {
  const { authorization } = bearer(KEYS.acme).headers;
  const answer = await request(parley.url).post(path).set('authorization', authorization).send(body).expect(201);
  return (answer.body as { channel_id: string }).channel_id;
};
beforeAll(async () => {
  parley = await startStack({ keys: true });
  id = await open('/v1/interviews', { topic: 'How our club plans its evenings' });
});
afterAll(() => parley.close());

const refused = (options: Parameters<typeof SpeechClient.open>[2], channel = id) =>
  expect(SpeechClient.open(parley.url, channel, options)).rejects;

describe('who may open a voice connection (I8)', () => {
  it('takes a key of the tenant that may write, in the header or as a subprotocol', async () => {
    await refused({}).toThrow('401');
    await refused(bearer('wrong')).toThrow('401');
    await refused(bearer(KEYS.expired)).toThrow('401');
    await refused(bearer(KEYS.reader)).toThrow('403');
    const key = (text: string) => `parley.key.${Buffer.from(text).toString('base64url')}`;
    await refused({ protocols: ['parley.voice.v1', key('wrong')] }).toThrow('401');
    for (const options of [bearer(KEYS.acme), { protocols: ['parley.voice.v1', key(KEYS.acme)] }]) {
      const { socket } = await SpeechClient.open(parley.url, id, options);
      expect(socket.protocol).toBe('protocols' in options ? 'parley.voice.v1' : '');
      socket.close();
    }
  });

  it('says nothing any more by a key that has expired since', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2019-12-31T23:59:00Z') });
    const client = await SpeechClient.open(parley.url, id, bearer(KEYS.expired)).finally(() => vi.useRealTimers());
    client.say('We are nine people');
    expect(await client.closed).toEqual({ code: 1008, reason: 'unauthenticated' });
    expect(client.of('problem')).toMatchObject([{ problem: { code: 'unauthenticated' } }]);
    const { body } = await request(parley.url)
      .get(`/v1/interviews/${id}/messages`)
      .set('authorization', bearer(KEYS.acme).headers.authorization)
      .expect(200);
    expect(JSON.stringify(body)).not.toContain('We are nine people');
  });

  it("knows no interview of another tenant, and no other channel's voice", async () => {
    await refused(bearer(KEYS.other)).toThrow('404');
    await refused(bearer(KEYS.acme), 'no-uuid').toThrow('400');
    await refused(
      bearer(KEYS.acme),
      await open('/v1/round-tables', { question: 'Tabs?', members: [{ name: 'Ana' }, { name: 'Bo' }] }),
    ).toThrow('404');
  });

  it('lets in a page of its own origin, and no other', async () => {
    const from = (origin: string) => ({ ...bearer(KEYS.acme), origin });
    for (const origin of ['http://evil.example', 'null', 'http://127.0.0.1:1'])
      await refused(from(origin)).toThrow('403');
    (await SpeechClient.open(parley.url, id, from(parley.url))).close();
  });

  it('says to a plain request what it takes', async () => {
    const { authorization } = bearer(KEYS.acme).headers;
    const answer = await request(parley.url).get(`/v1/interviews/${id}/voice`).set('authorization', authorization);
    expect([answer.status, answer.body.code]).toEqual([426, 'upgrade-required']);
  });

  it.each([
    ['key', { 'sec-websocket-key': 'short', 'sec-websocket-version': '13' }],
    ['version', { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '1' }],
  ])('says what of a handshake cannot be read: its %s', async (what, fields) => {
    const headers = { ...bearer(KEYS.acme).headers, connection: 'Upgrade', upgrade: 'websocket', ...fields };
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      plainRequest(`${parley.url}/v1/interviews/${id}/voice`, { headers }, resolve).on('error', reject).end(),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    const detail = expect.stringMatching(new RegExp(`Sec-WebSocket-${what}`, 'iu')) as string;
    expect(await json(answer)).toMatchObject({ status: 400, code: 'invalid-request', detail });
  });

  it('a request that offers HTTP/2 is answered as if it did not, with its body', async () => {
    const { authorization } = bearer(KEYS.acme).headers;
    const offer = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
    const text = JSON.stringify({ text: 'We are nine people' });
    const headers = { ...offer, authorization, 'content-type': 'application/json', 'content-length': text.length };
    const status = await new Promise((resolve, reject) => {
      const url = `${parley.url}/v1/channels/${id}/interventions`;
      plainRequest(url, { method: 'POST', headers }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end(text);
    });
    expect(status).toBe(200);
  });
});
