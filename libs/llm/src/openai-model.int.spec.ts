import { errors, startMessagesApi, type Behaviour, type MessagesApi } from '@parley/testing';
import { afterEach, describe, expect, it } from 'vitest';
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

const ask = (...behaviours: Behaviour[]) => askUntil(undefined, ...behaviours);

/** @param off aborted with the first words that are heard */
async function askUntil(off: AbortController | undefined, ...behaviours: Behaviour[]) {
  api = await startMessagesApi(...behaviours);
  const model = openAiModel({
    baseURL: `${api.url}/v1`,
    model: 'llama',
    retry: { attempts: 2, baseMs: 1, capMs: 1, sleep: async () => undefined },
  });
  const heard = { text: '', thoughts: '' };
  const generate = () =>
    model.generate({
      rehearse: () => undefined,
      ...(off && { signal: off.signal }),
      onText(piece) {
        heard.text += piece;
        off?.abort();
      },
      onThought: (piece) => (heard.thoughts += piece),
      prompt: {
        template: 'gaps@1',
        system: 's',
        shared: [],
        user: 'u',
        schema,
        max_output_tokens: 50,
        language: 'en',
      },
    });
  return { answer: await generate(), generate, heard };
}

const good = '{"gaps":["a"]}';

it('speaks to an OpenAI-compatible server, at no price where none is given', async () => {
  expect((await ask(completes(good))).answer).toMatchObject({
    ok: true,
    output: { gaps: ['a'] },
    call: { provider: 'openai', input_tokens: 30, output_tokens: 5, cost_micro_usd: 0 },
  });
  expect(api.requests[0]).toMatchObject({
    path: '/v1/chat/completions',
    body: { response_format: { type: 'json_schema' } },
  });
});

describe('room to think (P6)', () => {
  const rooms = () => api.requests.map(({ body }) => body['max_tokens']);

  it('is given besides the answer, and twice where that was not enough', async () => {
    const { answer } = await ask(completes('{"ga', 'length'), completes(good));
    expect(answer.ok).toBe(true);
    expect(rooms()).toEqual([10_050, 20_100]);
  });

  it('is done without where the server has no such room for this prompt', async () => {
    const tooLarge = errors(400, 'BadRequestError', 'max_tokens is too large: 10050. Maximum context length is 8192');
    const { answer, generate } = await ask(tooLarge, completes(good), completes(good));
    expect(answer.ok).toBe(true);
    await generate();
    expect(rooms()).toEqual([10_050, 50, 10_050]);
  });
});

describe('a server that knows no schemas', () => {
  const refuses = (what: string) => errors(400, 'invalid_request_error', `${what} is not supported by this model`);
  const asked = () =>
    api.requests.map(({ body }) => (body['response_format'] as { type: string } | undefined)?.type ?? 'prose');
  const messages = (index: number) => JSON.stringify(api.requests[index]!.body['messages']);

  it('is asked for any JSON, with the schema in the prompt, and then so from the start', async () => {
    const { answer, generate } = await ask(refuses('response_format json_schema'), completes(good));
    expect(answer).toMatchObject({ ok: true, output: { gaps: ['a'] } });
    await generate();
    expect(asked()).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(messages(0)).not.toContain('JSON Schema');
    expect(messages(1)).toContain('one JSON object that keeps this JSON Schema');
  });

  it('and no JSON mode either is asked in words', async () => {
    const { answer } = await ask(refuses('json_schema'), refuses('response_format'), completes(`Here: ${good}`));
    expect(answer).toMatchObject({ ok: true, output: { gaps: ['a'] } });
    expect(asked()).toEqual(['json_schema', 'json_object', 'prose']);
  });

  it('and says so of something else fails by name at once', async () => {
    const { answer } = await ask(errors(400, 'invalid_request_error', 'the context is 2048 tokens'));
    expect(answer).toMatchObject({ ok: false, code: 'bad_request' });
    expect(asked()).toEqual(['json_schema']);
  });

  it('and takes one without keeping it is told in the repair', async () => {
    await ask(completes('La la.'), completes(good));
    expect(messages(1)).toContain('one JSON object that keeps this JSON Schema');
  });
});

it.each([
  ['a code fence', `\`\`\`json\n${good}\n\`\`\``],
  ['thoughts spoken aloud', `<think>Is {this} "a gap"?</think>\n${good}`],
  ['prose around it', `Let me see. {Hm.} Here it is:\n${good}\nHope that helps!`],
])('finds the answer within %s', async (_, said) => {
  const { answer } = await ask(completes(said));
  expect(answer).toMatchObject({ ok: true, output: { gaps: ['a'] }, call: { attempts: 1 } });
});

it('shows thoughts as thoughts, and never as the answer', async () => {
  const { heard } = await ask(completes(`<think>Is it so?</think>${good}`));
  expect(heard).toEqual({ text: good, thoughts: 'Is it so?' });
});

it.each([
  ['a cut stream', completes('{"ga', null), 'cut_stream', 2],
  ['an answer that is too long, twice', completes('{"ga', 'length'), 'max_tokens', 2],
  ['a filtered answer', completes('', 'content_filter'), 'refusal', 1],
  ['nonsense', completes('la la'), 'invalid_output', 2],
] as const)('fails by name for %s', async (_, behaviour, code, requests) => {
  expect((await ask(behaviour)).answer).toMatchObject({ ok: false, code });
  expect(api.requests).toHaveLength(requests);
});

it('counts what was heard where a server does not say what it used', async () => {
  const { answer } = await ask(completes(`{"gaps":["${'x'.repeat(400)}`, null));
  expect(answer).toMatchObject({
    ok: false,
    call: { attempts: 2, output_tokens: expect.toSatisfy((n: number) => n > 200) as number },
  });
});

it('counts what was heard of an answer that was called off', async () => {
  const begins: Behaviour = (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .write(chunk({ role: 'assistant', content: `{"gaps":["${'x'.repeat(400)}` }));
  const { answer } = await askUntil(new AbortController(), begins);
  expect(answer).toMatchObject({
    ok: false,
    code: 'aborted',
    call: { attempts: 1, output_tokens: expect.toSatisfy((n: number) => n > 100) as number },
  });
});
