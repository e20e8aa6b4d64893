import { contractErrors, type ModelCall } from '@parley/contracts';
import { startMessagesApi, type Behaviour, type MessagesApi } from '@parley/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { anthropicModel } from './anthropic-model.js';
import type { LanguageModel } from './language-model.js';
import { openAiModel } from './openai-model.js';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: { type: 'string' } },
};
const prompt = {
  template: 'speech@1',
  system: 'You are one of those who plan.',
  shared: ['The topic is a meetup. '.repeat(20)],
  user: 'What do you say?',
  schema,
  max_output_tokens: 500,
  language: 'en' as const,
};
const good = JSON.stringify({ text: 'We meet at home, as we always did, and nobody has to pay for it. '.repeat(4) });

let api: MessagesApi;
afterEach(() => api.close());

const retry = { attempts: 2, baseMs: 1, capMs: 1, sleep: async () => undefined };
const PRICE = { input: 2, output: 10, cache_read: 1, cache_write: 1 };

/** Says pieces as the server of a provider frames them, with these figures of what they have used. */
interface Provider {
  model(baseURL: string): LanguageModel;
  says(pieces: string[], usage: unknown, word?: unknown): string[];
}

const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const chunk = (data: object) => `data: ${JSON.stringify({ object: 'chat.completion.chunk', ...data })}\n\n`;

const PROVIDERS: Record<string, Provider> = {
  anthropic: {
    model: (baseURL) =>
      anthropicModel({ apiKey: 'sk-ant-test', model: 'claude-haiku-4-5', baseURL, price: PRICE, retry }),
    says: (pieces, usage, word = 'end_turn') => [
      event('message_start', { message: { content: [], usage } }),
      ...pieces.map((text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
      event('message_delta', { delta: { stop_reason: word }, usage }),
      event('message_stop', {}),
    ],
  },
  openai: {
    model: (baseURL) => openAiModel({ baseURL: `${baseURL}/v1`, model: 'llama', price: PRICE, retry }),
    says: (pieces, usage, word = 'stop') => [
      ...pieces.map((content) => chunk({ choices: [{ index: 0, delta: { content } }] })),
      chunk({ choices: [{ index: 0, delta: {}, finish_reason: word }] }),
      chunk({ usage }),
      'data: [DONE]\n\n',
    ],
  },
};

const streams =
  (lines: string[]): Behaviour =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(lines.join(''));

async function ask(provider: Provider, ...behaviours: Behaviour[]) {
  api = await startMessagesApi(...behaviours);
  return provider.model(api.url).generate({ prompt, rehearse: () => undefined });
}

/** The same figure wherever a count is expected, in the words of both providers. */
const everywhere = (value: unknown) => ({
  input_tokens: value,
  output_tokens: value,
  cache_read_input_tokens: value,
  prompt_tokens: value,
  completion_tokens: value,
  prompt_tokens_details: { cached_tokens: 0 },
});

/** As its command is checked before it may stand in the log. */
const errorsOf = (call: ModelCall | undefined) =>
  contractErrors('FailTurn', { request_id: 'a', code: 'b', message: 'c', call });

describe.each(Object.entries(PROVIDERS))('%s: what a server says of its own work', (_, provider) => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['no figures', {}],
    ['less than nothing', everywhere(-7)],
    ['parts of a token', everywhere(12.5)],
    ['text', everywhere('many')],
    ['more than was sent and asked for', everywhere(3_000_000_000)],
    ['more than any number', everywhere(1e300)],
  ])('%s, costs an estimate and never the answer', async (_said, usage) => {
    const answer = await ask(provider, streams(provider.says([good], usage)));
    expect(answer).toMatchObject({ ok: true, call: { attempts: 1 } });
    expect(errorsOf(answer.call)).toEqual([]);
    const { input_tokens, output_tokens, cost_micro_usd } = answer.call!;
    expect(input_tokens).toBeGreaterThan(100);
    expect(input_tokens).toBeLessThan(400);
    expect(output_tokens).toBeGreaterThan(40);
    expect(output_tokens).toBeLessThan(150);
    expect(cost_micro_usd).toBe(2 * input_tokens + 10 * output_tokens);
  });

  it('is believed where it can be', async () => {
    const answer = await ask(provider, streams(provider.says([good], everywhere(90))));
    expect(answer.call).toMatchObject({ output_tokens: 90 });
  });

  it.each([['x'.repeat(10_000)], [{ a: 1 }], ['a\0b']])(
    'a strange word for its end is kept as far as the log can',
    async (word) => {
      const answer = await ask(provider, streams(provider.says([good], everywhere(90), word)));
      expect(answer).toMatchObject({ ok: false });
      expect(errorsOf(answer.call)).toEqual([]);
      expect(answer.call!.stop_reason.length).toBeLessThan(100);
    },
  );
});

describe.each(Object.entries(PROVIDERS))('%s: an answer that', (_, provider) => {
  it('does not end is ended by its size, once, and the connection with it', async () => {
    let hungUp = false;
    const without = provider.says([], everywhere(5));
    const [piece] = provider.says(['la '.repeat(2_000)], everywhere(5)).filter((line) => !without.includes(line));
    const endless: Behaviour = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(() => response.write(piece!), 1);
      response.on('close', () => ((hungUp = true), clearInterval(timer)));
    };
    const answer = await ask(provider, endless);
    expect(answer).toMatchObject({
      ok: false,
      code: 'invalid_output',
      message: expect.stringContaining('does not end') as string,
      call: { attempts: 1 },
    });
    await expect.poll(() => hungUp).toBe(true);
  });

  it('is one line without an end is ended by its size', async () => {
    const endless: Behaviour = (response) => {
      let hungUp = false;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.on('close', () => (hungUp = true));
      const line = 'x'.repeat(1024 * 1024);
      const go = (): unknown => hungUp || (response.write(line) ? setImmediate(go) : response.once('drain', go));
      go();
    };
    const answer = await ask(provider, endless);
    expect(answer).toMatchObject({ ok: false, code: 'unavailable' });
    expect(answer.ok === false && answer.message).toContain('more than any answer is long');
  });

  it('is nested without an end is no answer, and is asked for once more', async () => {
    const nested = `{"text":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    const answer = await ask(
      provider,
      streams(provider.says([nested], everywhere(90))),
      streams(provider.says([good], everywhere(90))),
    );
    expect(answer).toMatchObject({ ok: true, call: { attempts: 2 } });
    expect(JSON.stringify(api.requests[1]!.body['messages'])).toContain('is not JSON');
  });
});
