import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createPublicKey } from 'node:crypto';
import { AgentCard, verifyAgentCardSignature } from '@a2a-js/sdk';
import { ApiKeys, configureHttp, httpAdapter } from '@parley/http';
import request from 'supertest';
import { afterEach, expect, it, vi } from 'vitest';
import { newEd25519Pem } from '@parley/http/ed25519-pem';
import { cardKeyOf } from './card-key.js';
import { serveA2a, type A2aOptions } from './serve-a2a.js';

@Module({})
class App {}

const ADDRESS = 'https://parley.example';

let app: NestFastifyApplication;
afterEach(() => app.close());

async function served(options: Partial<A2aOptions>) {
  app = await NestFactory.create<NestFastifyApplication>(App, httpAdapter({}), { logger: false });
  const findSeat = () => Promise.resolve(undefined);
  await configureHttp(app, { keys: new ApiKeys({ host: '127.0.0.1' }), findSeat });
  const addresses = () => ({ commands: 'http://127.0.0.1:9', views: 'http://127.0.0.1:9' });
  serveA2a(app, { addresses, isKeyed: true, ...options });
  await app.listen(0, '127.0.0.1');
  return (path: string) => request(app.getHttpServer()).get(path);
}

it('the card of an installation that says where it is names that address alone, and is kept for an hour', async () => {
  const pem = newEd25519Pem();
  const get = await served({ publicAddress: ADDRESS, cardKey: cardKeyOf(pem) });
  const { body, headers } = await get('/.well-known/agent-card.json').expect(200);
  const card = AgentCard.fromJSON(body);
  expect(card.supportedInterfaces).toMatchObject([{ url: `${ADDRESS}/a2a` }]);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600' });
  const protectedHeader = Buffer.from(card.signatures[0]!.protected, 'base64url').toString();
  expect(JSON.parse(protectedHeader)).toMatchObject({ alg: 'EdDSA', jku: `${ADDRESS}/.well-known/jwks.json` });
  // As the text is, and as the official client reads it: whoever checks either finds one that is good.
  const verify = verifyAgentCardSignature(() => Promise.resolve(createPublicKey(pem)));
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  await verify(body as AgentCard);
  await verify(card);
  const { securitySchemes: _, ...stripped } = body as AgentCard;
  const [asItStands] = (body as AgentCard).signatures;
  await expect(verify({ ...stripped, signatures: [asItStands!] } as AgentCard)).rejects.toThrow();
  debug.mockRestore();
});

it('without a key there is no signature, and no public half', async () => {
  const get = await served({ publicAddress: ADDRESS });
  const { body } = await get('/.well-known/agent-card.json').expect(200);
  expect(AgentCard.fromJSON(body).signatures).toEqual([]);
  await get('/.well-known/jwks.json').expect(404);
});

it('where the API is away, a call says so, and nothing of how', async () => {
  await served({});
  const asked = { jsonrpc: '2.0', id: 'one', method: 'ListTasks', params: {} };
  const { body } = await request(app.getHttpServer()).post('/a2a').set('A2A-Version', '1.0').send(asked).expect(200);
  const { error } = body as { error: { code: number; message: string } };
  expect(error).toMatchObject({ code: -32603, message: expect.stringMatching(/server cannot be reached/u) as string });
  expect(JSON.stringify(body)).not.toContain('127.0.0.1');
});
