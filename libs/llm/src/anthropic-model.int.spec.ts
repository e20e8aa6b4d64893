import {
  errors,
  isCut,
  isHtml,
  overloadsMidway,
  says,
  saysJson,
  stalls,
  startMessagesApi,
  type Behaviour,
  type MessagesApi,
} from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import { anthropicModel } from './anthropic-model.js';
import type { ModelRequest } from './language-model.js';

const KEY = 'sk-ant-secret-0123456789';
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['feedback_type', 'reasoning'],
  properties: {
    feedback_type: { type: 'string', enum: ['accept', 'negotiate', 'withdraw'] },
    reasoning: { type: 'string', minLength: 1, maxLength: 20 },
  },
};
const good = { feedback_type: 'accept', reasoning: 'fine' };

let api: MessagesApi;
afterEach(() => api.close());

const waits: number[] = [];

/** How long nothing may come where a server falls silent in every try: a busy machine only makes it more silent. */
const SILENT_MS = 150;
/** The same where it then answers: a busy machine answers in that time too. */
const SILENT_ONCE_MS = 1_500;

/** Asks the real SDK against a server with these behaviours. */
async function ask(behaviours: Behaviour[], more: Partial<ModelRequest> = {}, options: { idleMs?: number } = {}) {
  api = await startMessagesApi(...behaviours);
  waits.length = 0;
  const model = anthropicModel({
    apiKey: KEY,
    model: 'claude-sonnet-4-6',
    baseURL: api.url,
    ...options,
    retry: { attempts: 3, baseMs: 100, capMs: 60_000, random: () => 0.5, sleep: async (ms) => void waits.push(ms) },
  });
  return model.generate({
    rehearse: () => undefined,
    prompt: {
      template: 'feedback@1',
      language: 'en',
      system: 'You are Ana.',
      shared: [],
      user: 'What do you say?',
      schema,
      max_output_tokens: 500,
    },
    ...more,
  });
}

describe('a good answer', () => {
  it('is streamed, checked and accounted for', async () => {
    const pieces: string[] = [];
    const answer = await ask([saysJson(good)], { onText: (text) => pieces.push(text) });
    expect(answer).toMatchObject({
      ok: true,
      output: good,
      call: {
        provider: 'anthropic',
        model: 'claude-sonnet-4-6',
        template: 'feedback@1',
        input_tokens: 100,
        cache_read_tokens: 40,
        cache_write_tokens: 10,
        output_tokens: 20,
        // 100 × 3 + 20 × 15 + 40 × 0.3 + 10 × 3.75, rounded up
        cost_micro_usd: 650,
        attempts: 1,
        stop_reason: 'end_turn',
      },
    });
    expect(pieces.join('')).toBe(JSON.stringify(good));
    expect(pieces.length).toBeGreaterThan(1);
  });

  it('was asked for with a cached prefix and a schema of the kind that providers take', async () => {
    await ask([saysJson(good)]);
    expect(api.requests[0]!.body).toMatchObject({
      system: [{ text: 'You are Ana.', cache_control: { type: 'ephemeral' } }],
      stream: true,
      max_tokens: 500,
      output_config: {
        format: {
          type: 'json_schema',
          schema: { properties: { reasoning: { type: 'string', description: 'minLength 1, maxLength 20' } } },
        },
      },
    });
    expect(JSON.stringify(api.requests[0]!.body)).not.toContain('"maxLength"');
  });
});

describe('an answer that breaks the schema', () => {
  it('gets one repair attempt, which shows the model its own words and what is wrong', async () => {
    const answer = await ask([saysJson({ feedback_type: 'maybe', reasoning: 'x' }), saysJson(good)]);
    expect(answer).toMatchObject({ ok: true, output: good, call: { attempts: 2, input_tokens: 200 } });
    const messages = api.requests[1]!.body['messages'] as { role: string; content: string }[];
    expect(messages.map((message) => message.role)).toEqual(['user', 'assistant', 'user']);
    expect(messages[2]!.content).toContain('/feedback_type must be one of accept, negotiate, withdraw');
  });

  it.each([
    ['nonsense', says('I would rather sing')],
    ['a bound that providers do not know', saysJson({ ...good, reasoning: 'far too long to be allowed' })],
    ['an empty answer', says('')],
  ])('fails by name after that: %s', async (_, behaviour) => {
    expect(await ask([behaviour])).toMatchObject({ ok: false, code: 'invalid_output', call: { attempts: 2 } });
    expect(api.requests).toHaveLength(2);
  });
});

describe('a server in trouble', () => {
  it.each([
    ['429', errors(429, 'rate_limit_error', 'slow down', { 'retry-after': '7' }), [7000]],
    ['429 with milliseconds', errors(429, 'rate_limit_error', 'slow down', { 'retry-after-ms': '120' }), [120]],
    ['529', errors(529, 'overloaded_error', 'Overloaded'), [100]],
    ['500', errors(500, 'api_error', 'oops'), [100]],
    ['a cut stream', isCut('{"feedback'), [100]],
    ['a stalled stream', stalls('{"feedback'), [100]],
    ['an overload in the middle of a stream', overloadsMidway('{"feed'), [100]],
    ['a page of a proxy', isHtml, [100]],
  ])('is asked again after %s, as long as it says or by backoff', async (_, trouble, expected) => {
    const answer = await ask([trouble, saysJson(good)], {}, { idleMs: SILENT_ONCE_MS });
    expect(answer).toMatchObject({ ok: true, output: good, call: { attempts: 2 } });
    expect(waits).toEqual(expected);
  });

  it.each<[string, Behaviour, string, { idleMs: number }?]>([
    ['429', errors(429, 'rate_limit_error', 'slow down'), 'rate_limited'],
    ['529', errors(529, 'overloaded_error', 'Overloaded'), 'overloaded'],
    ['cut streams', isCut('{"feedback_type":"accept","reasoning":"f'), 'cut_stream'],
    ['stalled streams', stalls('{'), 'stalled', { idleMs: SILENT_MS }],
  ])(
    'is given up on by name after three times %s; partial text is never an answer',
    async (_, trouble, code, options) => {
      expect(await ask([trouble], {}, options)).toMatchObject({ ok: false, code, call: { attempts: 3 } });
    },
  );

  it('counts the tokens of an attempt that failed', async () => {
    expect(await ask([isCut('{'), saysJson(good)])).toMatchObject({ call: { input_tokens: 200 } });
  });
});

describe('what no retry can help', () => {
  it.each([
    ['a refusal', says('', 'refusal'), 'refusal'],
    ['a prompt that is too long', says('', 'model_context_window_exceeded'), 'context_exceeded'],
    ['a spend limit', errors(429, 'rate_limit_error', 'enforced_spend_limit_reached'), 'spend_limit'],
    ['a bad key', errors(401, 'authentication_error', `invalid x-api-key ${KEY}`), 'bad_key'],
    ['a bad request', errors(400, 'invalid_request_error', 'max_tokens: too large'), 'bad_request'],
  ])('is asked once: %s', async (_, behaviour, code) => {
    const answer = await ask([behaviour]);
    expect(answer).toMatchObject({ ok: false, code });
    expect(api.requests).toHaveLength(1);
    expect(JSON.stringify(answer)).not.toContain(KEY);
  });

  it('a call that is called off ends at once', async () => {
    const off = new AbortController();
    const asking = ask([stalls('{')], { signal: off.signal });
    await eventually(() => expect(api.requests).toHaveLength(1));
    off.abort();
    expect(await asking).toMatchObject({ ok: false, code: 'aborted' });
  });
});
