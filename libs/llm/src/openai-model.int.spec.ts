import { startMessagesApi, type Behaviour, type MessagesApi } from '@parley/testing';
import { afterEach, expect, it } from 'vitest';
import { openAiModel } from './openai-model.js';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['gaps'],
  properties: { gaps: { type: 'array', items: { type: 'string' } } },
};

let api: MessagesApi;
afterEach(() => api.close());

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const usage = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: 30, completion_tokens: 5, total_tokens: 35 } })}\n\n`;

const completes =
  (text: string, finish: string | null = 'stop'): Behaviour =>
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(
        chunk({ role: 'assistant', content: text }) + (finish ? chunk({}, finish) + usage + 'data: [DONE]\n\n' : ''),
      );

async function ask(...behaviours: Behaviour[]) {
  api = await startMessagesApi(...behaviours);
  const model = openAiModel({
    baseURL: `${api.url}/v1`,
    model: 'llama',
    idleMs: 150,
    retry: { attempts: 2, baseMs: 1, capMs: 1, sleep: async () => undefined },
  });
  return model.generate({
    rehearse: () => undefined,
    prompt: { template: 'gaps@1', system: 's', shared: [], user: 'u', schema, max_output_tokens: 50, language: 'en' },
  });
}

it('speaks to an OpenAI-compatible server, at no price where none is given', async () => {
  expect(await ask(completes('{"gaps":["a"]}'))).toMatchObject({
    ok: true,
    output: { gaps: ['a'] },
    call: { provider: 'openai', input_tokens: 30, output_tokens: 5, cost_micro_usd: 0 },
  });
  expect(api.requests[0]).toMatchObject({
    path: '/v1/chat/completions',
    body: { response_format: { type: 'json_schema' } },
  });
});

it('takes JSON in a code fence, as small models write it', async () => {
  expect(await ask(completes('```json\n{"gaps":[]}\n```'))).toMatchObject({ ok: true, output: { gaps: [] } });
});

it.each([
  ['a cut stream', completes('{"ga', null), 'cut_stream', 2],
  ['an answer that is too long, twice', completes('{"ga', 'length'), 'max_tokens', 2],
  ['a filtered answer', completes('', 'content_filter'), 'refusal', 1],
  ['nonsense', completes('la la'), 'invalid_output', 2],
] as const)('fails by name for %s', async (_, behaviour, code, requests) => {
  expect(await ask(behaviour)).toMatchObject({ ok: false, code });
  expect(api.requests).toHaveLength(requests);
});
