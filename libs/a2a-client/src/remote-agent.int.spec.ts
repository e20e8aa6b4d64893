import { canonicalJson, sha256, type ShownCard } from '@parley/contracts';
import { egressBy } from '@parley/http/egress';
import { CallFailed, type ModelRequest } from '@parley/llm';
import { a2aAnswer, a2aTask, startA2aAgent, type A2aAgent } from '@parley/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Peers } from './peers.js';
import { remoteAgent } from './remote-agent.js';

const prompt = {
  ...{ template: 'feedback@1', language: 'en' as const, system: 'You are asked.', shared: ['## Plan'], user: 'Now.' },
  schema: {
    ...{ type: 'object', additionalProperties: false, required: ['verdict'] },
    properties: { verdict: { type: 'string', enum: ['yes', 'no'] } },
  },
  max_output_tokens: 100,
};

let agent: A2aAgent;
const shown: ShownCard[] = [];
beforeAll(async () => void (agent = await startA2aAgent(() => undefined)));
afterAll(() => agent.close());
beforeEach(() => {
  Object.assign(agent, { messages: [], authorizations: [], card: {}, serve: undefined, respond: () => undefined });
  shown.length = 0;
});

const egress = () => egressBy({ hosts: new Set(['127.0.0.1']) });

/** What comes of asking it. */
function asked(
  {
    url = agent.url,
    within = 20_000,
    peers = new Peers(egress()),
    take = (card: ShownCard) => void shown.push(card),
  } = {},
  request: Partial<ModelRequest> = {},
) {
  const model = remoteAgent({
    ...{ peers, url, message_id: 'c1.turn-1', context_id: 'c1.ana' },
    about: { topic: 'Tea', language: 'en' },
    take: (card) => Promise.resolve(take(card)),
    retry: { attempts: 2, baseMs: 1, capMs: 1 },
  });
  const due_at = new Date(Date.now() + within).toISOString();
  return model.generate({ prompt, rehearse: () => undefined, due_at, ...request });
}

const failsWith = async (code: string, told: string, given?: Parameters<typeof asked>[0]) => {
  const answered = await asked(given);
  expect(answered).toMatchObject({ ok: false, code });
  expect((answered as { message: string }).message).toContain(told);
};

it('is told what a model would be, with the form of its answer, and answers by the first data that keeps it', async () => {
  agent.respond = () => a2aAnswer({ note: 'aside' }, { verdict: 'yes' }, { verdict: 'no' });
  expect(await asked()).toMatchObject({
    ok: true,
    output: { verdict: 'yes' },
    call: { provider: 'a2a', model: new URL(agent.url).host, template: 'feedback@1', cost_micro_usd: 0, attempts: 1 },
  });
  expect(agent.messages).toEqual([
    {
      ...{ messageId: 'c1.turn-1', contextId: 'c1.ana', role: 'ROLE_USER' },
      metadata: {
        parley: { skill: 'guest-turn', topic: 'Tea', language: 'en', due_at: expect.any(String) as string },
      },
      parts: [
        { text: 'You are asked.\n\n## Plan\n\nNow.' },
        { data: prompt.schema, mediaType: 'application/schema+json' },
      ],
    },
  ]);
});

it('shows a card, which is kept by the hash of its RFC 8785 form without signatures, and the key it names', async () => {
  agent.respond = () => a2aAnswer({ verdict: 'yes' });
  await asked();
  const named = Buffer.from(JSON.stringify({ alg: 'EdDSA', kid: 'key-7', typ: 'JOSE' })).toString('base64url');
  agent.card = { signatures: [{ protected: named, signature: 'AA' }] };
  await asked();
  agent.card = { description: 'Plans otherwise.' };
  await asked({ url: `${agent.url}/.well-known/agent-card.json` });
  const [first, signed, changed] = shown;
  expect(first).toMatchObject({ name: 'Planner', version: '1.2.0', interface_url: `${agent.url}/rpc` });
  expect(signed).toEqual({ ...first, signature: 'unchecked', key_id: 'key-7' });
  expect(changed!.card_hash).not.toBe(first!.card_hash);
  const card = (await (await fetch(`${agent.url}/.well-known/agent-card.json`)).json()) as object;
  expect(changed!.card_hash).toBe(sha256(canonicalJson(card)));
});

it('works on a task until it is there; its artifacts are the answer', async () => {
  agent.respond = (_, __, method) =>
    method === 'SendMessage' ? a2aTask('SUBMITTED') : a2aTask('COMPLETED', { data: [{ verdict: 'no' }] }).task;
  expect(await asked()).toMatchObject({
    ok: true,
    output: { verdict: 'no' },
    call: { stop_reason: 'TASK_STATE_COMPLETED' },
  });
});

it('may mend an answer that cannot be used once, told why; what is no better has failed', async () => {
  agent.respond = ({ messageId }) =>
    a2aAnswer(messageId.endsWith('.repair') ? { verdict: 'no' } : { verdict: 'perhaps' });
  expect(await asked()).toMatchObject({ ok: true, output: { verdict: 'no' } });
  expect(agent.messages.map(({ messageId }) => messageId)).toEqual(['c1.turn-1', 'c1.turn-1.repair']);
  expect(agent.messages[1]!.parts[0]!.text).toContain('/verdict must be one of');
  agent.respond = () => ({ message: { messageId: 'm', role: 'ROLE_AGENT', parts: [{ text: '{"verdict":"yes"}' }] } });
  await failsWith('invalid_output', 'after one repair still');
});

it.each([
  ['INPUT_REQUIRED', 'input_required'],
  ['AUTH_REQUIRED', 'auth_required'],
  ['REJECTED', 'refusal'],
  ['FAILED', 'refusal'],
  ['CANCELED', 'refusal'],
  ['UNSPECIFIED', 'invalid_output'],
])('a task in state %s is no answer, whatever data is in it (%s)', async (state, code) => {
  agent.respond = () => a2aTask(state, { text: 'Which day?', data: [{ verdict: 'yes' }] });
  await failsWith(code, code === 'invalid_output' ? 'neither a message nor a task' : 'Which day?');
  expect(agent.messages).toHaveLength(1);
});

it('sends the same message again where the server fails, and no other', async () => {
  agent.respond = (_, response) =>
    agent.messages.length > 1 ? a2aAnswer({ verdict: 'yes' }) : void response.writeHead(503).end();
  expect(await asked()).toMatchObject({ ok: true, call: { attempts: 2 } });
  expect(new Set(agent.messages.map(({ messageId }) => messageId))).toEqual(new Set(['c1.turn-1']));
});

it('is absent where it is too slow, says 10 MB, hangs up, or is not there', async () => {
  await failsWith('timeout', 'time', { within: 150 });
  agent.respond = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"jsonrpc":"2.0","id":1,"result":{"message":{"parts":[{"data":{"verdict":"yes"}},{"text":"');
    response.end('x'.repeat(10 * 1024 * 1024) + '"}]}}}');
  };
  await failsWith('invalid_output', 'more than 1048576 bytes');
  expect(agent.messages).toHaveLength(2);
  agent.respond = (_, response) => void response.destroy();
  await failsWith('unavailable', 'cannot be reached');
  await failsWith('unavailable', 'ECONNREFUSED', { url: 'http://127.0.0.1:9' });
});

it('goes nowhere that webhooks would not: its card, where that leads, and redirects are all looked at', async () => {
  agent.serve = (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
  await failsWith('address_refused', 'leads on to http://169.254.169.254/latest');
  agent.serve = undefined;
  for (const url of ['http://169.254.169.254/rpc', 'http://10.0.0.1/rpc', 'https://[::1]/rpc']) {
    agent.card = { supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }] };
    await failsWith('address_refused', 'PARLEY_EGRESS_HOSTS');
  }
  await failsWith('address_refused', 'leads to 127.0.0.1', {
    url: 'https://rebound.example',
    peers: new Peers(egressBy({ resolve: () => Promise.resolve(['127.0.0.1']) })),
  });
  expect(agent.messages).toEqual([]);
});

it.each([
  ['no interface', { supportedInterfaces: [] }],
  [
    'another binding',
    { supportedInterfaces: [{ url: 'https://a.example', protocolBinding: 'GRPC', protocolVersion: '1.0' }] },
  ],
  [
    'version 0.3',
    { supportedInterfaces: [{ url: 'https://a.example', protocolBinding: 'JSONRPC', protocolVersion: '0.3' }] },
  ],
  ['nonsense', { supportedInterfaces: [null, 7, { url: 7, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }] }],
])('a card with %s is none', async (_, card) => {
  agent.card = card;
  await failsWith('card_unusable', 'names no interface');
});

it('a card that is no JSON, no object, not there or nests without end is none', async () => {
  for (const [status, body] of [
    [200, '<html>'],
    [200, '[]'],
    [404, ''],
    [
      200,
      `{"supportedInterfaces":[{"url":"https://a.example","protocolBinding":"JSONRPC","protocolVersion":"1.0"}],"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    ],
  ] as const) {
    agent.serve = (_request, response) => void response.writeHead(status).end(body);
    await failsWith('card_unusable', 'card cannot be used');
  }
});

it('its token goes to the origin that it is for and nowhere else, and is in no message', async () => {
  const other = await startA2aAgent(() => a2aAnswer({ verdict: 'yes' }));
  const peers = new Peers(egress(), new Map([[agent.url, 'secret-1']]));
  agent.card = {
    supportedInterfaces: [{ url: `${other.url}/rpc`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  };
  expect(await asked({ peers })).toMatchObject({ ok: true });
  expect(agent.authorizations).toEqual(['Bearer secret-1']);
  expect(other.authorizations).toEqual([undefined]);
  await other.close();
  agent.serve = (_, response) => void response.writeHead(401).end('{"error":{"message":"secret-1 is no token"}}');
  const told = JSON.stringify(await asked({ peers }));
  expect(told).toContain('auth_required');
  expect(told).toContain('401 … is no token');
  agent.serve = undefined;
  agent.card = {};
  agent.respond = () => a2aTask('FAILED', { text: 'You are secret-1.' });
  await failsWith('refusal', 'You are ….', { peers });
  agent.serve = (_, response) => void response.writeHead(401).end();
  await failsWith('auth_required', `has no token for ${agent.url}`);
});

it('is not asked where its card is not taken, and is called off where nobody waits', async () => {
  agent.respond = () => a2aAnswer({ verdict: 'yes' });
  const refuse = () => {
    throw new CallFailed('card_changed', 'another card');
  };
  await failsWith('card_changed', 'another card', { take: refuse });
  expect(agent.messages).toEqual([]);
  agent.respond = () => undefined;
  const off = new AbortController();
  const answered = asked({}, { signal: off.signal });
  setTimeout(() => off.abort(), 50);
  expect(await answered).toMatchObject({ ok: false, code: 'aborted' });
});
