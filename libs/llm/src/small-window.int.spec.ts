import { fittedPrompt, promptHash, type Prompt } from '@parley/protocols';
import { startLocalServer, type LocalServer, type ReceivedRequest } from '@parley/testing';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { ModelWindow } from './model-window.js';
import { openAiModel } from './openai-model.js';
import { estimatedTokens } from './tokens.js';
import { withinWindow } from './within-window.js';

const prompt: Prompt = {
  template: 'contribute@2',
  language: 'en',
  system: 'You take part in a round table.',
  shared: [
    '## Topic\nA meetup',
    ...Array.from(
      { length: 40 },
      (_, n) => `<contribution>Word ${n}. ${'Why not at home? '.repeat(40)}</contribution>`,
    ),
  ],
  user: '## Now\nSpeak.',
  schema: { type: 'object', additionalProperties: false, required: ['text'], properties: { text: { type: 'string' } } },
  max_output_tokens: 500,
};

/** What a server says of its model, by path; whatever it does not know is not there. */
type Pages = Record<string, unknown>;
type Says = (tokens: number) => { read: number } | { refuses: string };

let server: LocalServer;
let asked: ReceivedRequest[];
afterEach(() => server.close());

const chunk = (data: object) => `data: ${JSON.stringify({ object: 'chat.completion.chunk', ...data })}\n\n`;

function answer(response: ServerResponse, read: number): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ choices: [{ index: 0, delta: { content: '{"text":"At home."}' }, finish_reason: 'stop' }] }));
  response.end(chunk({ choices: [], usage: { prompt_tokens: read, completion_tokens: 5 } }) + 'data: [DONE]\n\n');
}

async function modelOf(pages: Pages, says: Says, told?: number) {
  asked = [];
  server = await startLocalServer((request, response) => {
    const page = pages[request.path];
    if (page !== undefined) return void response.end(JSON.stringify(page));
    if (request.path !== '/v1/chat/completions') return void response.writeHead(404).end('404 page not found');
    asked.push(request);
    const said = says(sentIn(request));
    if ('read' in said) return answer(response, said.read);
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message: said.refuses } }));
  });
  const at = { baseURL: `${server.url}/v1` };
  const retry = { attempts: 2, baseMs: 1, capMs: 1, sleep: async () => undefined };
  const window = new ModelWindow(at, 'qwen3', told);
  const model = withinWindow(openAiModel({ ...at, model: 'qwen3', retry }), window);
  return { window, generate: (asked = prompt) => model.generate({ prompt: asked, rehearse: () => undefined }) };
}

const sentIn = ({ body }: ReceivedRequest): number =>
  estimatedTokens((body['messages'] as { content: string }[]).map(({ content }) => content).join('\n'));
const text = (request: ReceivedRequest) => JSON.stringify(request.body['messages']);

/** As Ollama does: what is too much it does not read, and says nothing of it. */
const readsOnly =
  (window: number): Says =>
  (tokens) => ({ read: Math.min(tokens, window) });

const OLLAMA = { '/v1/models': { data: [{ id: 'qwen3:latest', owned_by: 'library' }] } };

describe('the window of a model', () => {
  it.each<[string, Pages, number]>([
    ['vLLM', { '/v1/models': { data: [{ id: 'qwen3', max_model_len: 2_048 }] } }, 2_048],
    ['OpenRouter', { '/v1/models': { data: [{ id: 'qwen3', context_length: 8_192 }] } }, 8_192],
    ['llama.cpp', { '/v1/models': { data: [{ id: 'qwen3', meta: { n_ctx: 6_000 } }] } }, 6_000],
    [
      'Ollama, of a model that runs',
      { ...OLLAMA, '/api/ps': { models: [{ name: 'qwen3:latest', context_length: 5_000 }] } },
      5_000,
    ],
    [
      'Ollama, of a model with a setting of its own',
      { ...OLLAMA, '/api/ps': { models: [] }, '/api/show': { parameters: 'stop "x"\nnum_ctx 9000' } },
      9_000,
    ],
    ['Ollama, of any other', { ...OLLAMA, '/api/ps': { models: [] }, '/api/show': { model_info: {} } }, 4_096],
  ])('is told by %s', async (_, pages, tokens) => {
    const { window } = await modelOf(pages, readsOnly(1e6));
    expect((await window.now())?.tokens).toBe(tokens);
  });

  it('is unknown where nobody tells it, and then all is sent', async () => {
    const { window, generate } = await modelOf({}, readsOnly(1e6));
    expect(await window.now()).toBeUndefined();
    expect((await generate()).call).not.toHaveProperty('fitted_to');
    expect(text(asked[0]!)).toContain('Word 0.');
  });

  it('is what PARLEY_CONTEXT_TOKENS says before what anybody tells', async () => {
    const { window } = await modelOf(
      { '/v1/models': { data: [{ id: 'qwen3', max_model_len: 2_048 }] } },
      readsOnly(1e6),
      3_000,
    );
    expect(await window.now()).toEqual({ tokens: 3_000, setting: 'PARLEY_CONTEXT_TOKENS' });
  });
});

describe('a prompt that is too long', () => {
  const ofOllama = { ...OLLAMA, '/api/ps': { models: [] }, '/api/show': {} };

  it('is sent without its oldest part, and the call says so, so that it can be made again', async () => {
    const { generate } = await modelOf(ofOllama, readsOnly(4_096));
    const answered = await generate();
    expect(answered).toMatchObject({ ok: true, output: { text: 'At home.' }, call: { attempts: 1 } });
    expect(asked).toHaveLength(1);
    expect(sentIn(asked[0]!)).toBeLessThan(4_096);
    expect(asked[0]!.body['max_tokens']).toBeLessThan(4_096 - sentIn(asked[0]!));
    for (const part of ['A meetup', 'Word 39.', 'Speak.']) expect(text(asked[0]!)).toContain(part);
    expect(text(asked[0]!)).not.toContain('Word 0.');
    const { fitted_to, tokens_left_out, prompt_hash } = answered.call!;
    expect(tokens_left_out).toBeGreaterThan(2_000);
    expect(promptHash(fittedPrompt(prompt, fitted_to!)!.prompt, 'qwen3')).toBe(prompt_hash);
  });

  it('that was read by half without a word is no answer: it is asked again with what the server can read', async () => {
    const { generate } = await modelOf({}, readsOnly(3_000));
    const answered = await generate();
    expect(answered).toMatchObject({ ok: true, call: { attempts: 2 } });
    expect(answered.call!.tokens_left_out).toBeGreaterThan(2_000);
    expect(sentIn(asked[1]!)).toBeLessThan(3_000);
    // What the first one read was paid for, too.
    expect(answered.call!.input_tokens).toBeGreaterThan(3_000);
  });

  it('that the server refuses for its length is asked again with what it says that it can read', async () => {
    const refuses: Says = (tokens) =>
      tokens > 2_048
        ? { refuses: `This model's maximum context length is 2048 tokens. However, you requested ${tokens} tokens.` }
        : { read: tokens };
    const { generate } = await modelOf({}, refuses);
    expect(await generate()).toMatchObject({ ok: true, call: { fitted_to: expect.any(Number) as number } });
    expect(sentIn(asked.at(-1)!)).toBeLessThan(2_048);
  });

  it('whatever is left out, fails at once, by name and with the setting', async () => {
    const { generate } = await modelOf(
      { ...OLLAMA, '/api/ps': { models: [{ name: 'qwen3:latest', context_length: 120 }] } },
      readsOnly(120),
    );
    expect(await generate()).toMatchObject({
      ok: false,
      code: 'context_exceeded',
      message: expect.stringMatching(/openai, model qwen3: .*window of 120; OLLAMA_CONTEXT_LENGTH=/u) as string,
    });
    expect(asked).toEqual([]);
  });
});

it('is not taken for half read because a tokenizer makes little of Chinese', async () => {
  const { generate } = await modelOf({}, (tokens) => ({ read: Math.ceil(tokens * 0.55) }));
  const chinese = {
    ...prompt,
    shared: ['## 议题\n聚会', `<contribution>${'我们可以在家里见面。'.repeat(300)}</contribution>`],
  };
  expect(await generate(chinese)).toMatchObject({ ok: true, call: { attempts: 1 } });
});
