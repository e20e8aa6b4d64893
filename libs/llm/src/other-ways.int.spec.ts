import { startLocalServer, type LocalServer, type ReceivedRequest } from '@parley/testing';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { modelFromEnvironment } from './model-from-environment.js';
import type { ModelNeeds } from './language-model.js';
import { speechPrompt } from './speech-prompt.fixtures.js';

let server: LocalServer;
let asked: ReceivedRequest[];
afterEach(() => server.close());

/** A server that answers only who sends these headers. */
async function demanding(
  headers: Record<string, string>,
  answer: (request: ReceivedRequest, response: ServerResponse) => void,
) {
  asked = [];
  server = await startLocalServer((request, response) => {
    asked.push(request);
    const missing = Object.entries(headers).find(([name, value]) => request.headers[name] !== value);
    if (missing) return void response.writeHead(401).end(JSON.stringify({ error: { message: `no ${missing[0]}` } }));
    answer(request, response);
  });
}

const stream = (response: ServerResponse, ...lines: string[]) =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(lines.join(''));
const completes = (response: ServerResponse) =>
  stream(
    response,
    ...[{ delta: { content: '{}' } }, { delta: {}, finish_reason: 'stop' }].map(
      (choice) =>
        `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`,
    ),
    'data: [DONE]\n\n',
  );
const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const speaks = (response: ServerResponse) =>
  stream(
    response,
    event('message_start', { message: { usage: {} } }),
    event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: '{}' } }),
    event('message_delta', { delta: { stop_reason: 'end_turn' }, usage: {} }),
    event('message_stop', {}),
  );

const needs: ModelNeeds = {
  channel_id: 'c',
  rehearsal: false,
  budget_micro_usd: 0,
  spent_micro_usd: 0,
  kind: 'speech',
  tier: 'strong',
  ending: false,
  choice: {},
} as ModelNeeds;
const ask = (environment: NodeJS.ProcessEnv) =>
  modelFromEnvironment(environment)
    .modelFor(needs)
    .generate({ prompt: speechPrompt, rehearse: () => undefined });
const chats = () => asked.filter(({ path }) => path.endsWith('/chat/completions'));

describe('a server that is reached in its own way', () => {
  it.each<[string, Record<string, string>, NodeJS.ProcessEnv]>([
    [
      'OpenRouter',
      { authorization: 'Bearer sk-or-1', 'http-referer': 'https://example.org', 'x-title': 'Parley' },
      {
        PARLEY_OPENAI_API_KEY: 'sk-or-1',
        PARLEY_OPENAI_HEADERS: '{"HTTP-Referer":"https://example.org","X-Title":"Parley"}',
      },
    ],
    ['Bedrock', { authorization: 'Bearer bedrock-api-key-1' }, { PARLEY_OPENAI_API_KEY: 'bedrock-api-key-1' }],
    [
      'Vertex AI',
      { authorization: 'Bearer ya29.token', 'x-goog-user-project': 'plans' },
      { PARLEY_OPENAI_API_KEY: 'ya29.token', PARLEY_OPENAI_HEADERS: '{"x-goog-user-project":"plans"}' },
    ],
  ])('%s, by chat completions', async (_, headers, environment) => {
    await demanding(headers, (request, response) =>
      request.path.endsWith('/models') ? void response.end('{"data":[{"id":"m"}]}') : completes(response),
    );
    const at = { PARLEY_OPENAI_BASE_URL: `${server.url}/v1`, PARLEY_MODEL: 'm' };
    expect(await ask({ ...at, ...environment })).toMatchObject({ ok: true });
    expect(await ask({ ...at })).toMatchObject({ ok: false, code: 'bad_key' });
  });

  it('a gateway to Claude, by a bearer token and headers of its own', async () => {
    await demanding({ authorization: 'Bearer gate-1', 'x-team': 'planning' }, (_, response) => speaks(response));
    const at = { ANTHROPIC_BASE_URL: server.url };
    const token = { ANTHROPIC_AUTH_TOKEN: 'gate-1', PARLEY_ANTHROPIC_HEADERS: '{"X-Team":"planning"}' };
    expect(await ask({ ...at, ...token })).toMatchObject({ ok: true });
    expect(asked[0]!.headers).not.toHaveProperty('x-api-key');
    expect(await ask({ ...at, ANTHROPIC_AUTH_TOKEN: 'gate-1' })).toMatchObject({ ok: false, code: 'bad_key' });
  });

  it.each(['x', '[]', '"a"', '{"a":1}', '{"bad name":"x"}'])(
    'headers that are none (%s) are named at the start',
    async (given) => {
      await demanding({}, () => undefined);
      const environment = { PARLEY_OPENAI_BASE_URL: server.url, PARLEY_MODEL: 'm', PARLEY_OPENAI_HEADERS: given };
      expect(() => modelFromEnvironment(environment)).toThrow('PARLEY_OPENAI_HEADERS');
    },
  );

  it('a reasoning model that wants max_completion_tokens gets it, from then on at once', async () => {
    await demanding({}, ({ path, body }, response) => {
      if (!path.endsWith('/chat/completions')) return void response.writeHead(404).end();
      const message =
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
      if ('max_tokens' in body) return void response.writeHead(400).end(JSON.stringify({ error: { message } }));
      completes(response);
    });
    const { modelFor } = modelFromEnvironment({ PARLEY_OPENAI_BASE_URL: server.url, PARLEY_MODEL: 'gpt-x' });
    const once = () => modelFor(needs).generate({ prompt: speechPrompt, rehearse: () => undefined });
    expect([(await once()).ok, (await once()).ok]).toEqual([true, true]);
    const rooms = chats().map(({ body }) => [body['max_tokens'], body['max_completion_tokens']]);
    expect(rooms).toEqual([
      [10_050, undefined],
      [undefined, 10_050],
      [undefined, 10_050],
    ]);
  });
});
