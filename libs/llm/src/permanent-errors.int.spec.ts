import { errors, startMessagesApi, type MessagesApi } from '@parley/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { anthropicModel } from './anthropic-model.js';
import { openAiModel } from './openai-model.js';
import { speechPrompt } from './speech-prompt.fixtures.js';

let api: MessagesApi;
afterEach(() => api.close());

const retry = { attempts: 3, baseMs: 1, capMs: 1, sleep: async () => undefined };

const PROVIDERS = {
  anthropic: (url: string, model = 'claude-haiku-5-5') =>
    anthropicModel({ apiKey: 'sk-ant-secret', model, baseURL: url, retry }),
  openai: (url: string, model = 'llama') => openAiModel({ baseURL: `${url}/v1`, apiKey: 'sk-secret', model, retry }),
};

/** As the servers of today word them. */
const REFUSED: [string, number, string, string][] = [
  ['bad_key', 401, 'authentication_error', 'invalid x-api-key'],
  ['no_credit', 400, 'invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'],
  [
    'no_credit',
    429,
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  ['no_credit', 402, 'error', 'Insufficient credits'],
  ['unknown_model', 404, 'not_found_error', 'model: claude-haiku-9'],
  ['unknown_model', 404, 'invalid_request_error', 'The model `gpt-9` does not exist or you do not have access to it.'],
  ['unknown_model', 404, 'api_error', 'model "qwen9" not found, try pulling it first'],
  [
    'context_exceeded',
    400,
    'BadRequestError',
    "This model's maximum context length is 2048 tokens. However, you requested 9000.",
  ],
  ['context_exceeded', 400, 'exceed_context_size_error', 'the request exceeds the available context size'],
  ['context_exceeded', 400, 'invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'],
];

describe.each(Object.entries(PROVIDERS))('%s: what only a person can mend', (provider, modelAt) => {
  it.each(REFUSED)('%s (%i %s) is not asked again by itself, and says at whom', async (code, status, type, message) => {
    api = await startMessagesApi(errors(status, type, message));
    const model = modelAt(api.url);
    const answer = await model.generate({ prompt: speechPrompt, rehearse: () => undefined });
    expect(answer).toMatchObject({ ok: false, code, call: { attempts: 1 } });
    const told = answer.ok ? '' : answer.message;
    expect(told).toContain(`${provider}, model ${model.model}: `);
    expect(told).not.toContain('secret');
  });

  it('names what follows a model that has ended', async () => {
    api = await startMessagesApi(errors(404, 'not_found_error', 'model: claude-opus-4-1-20250805'));
    const model = modelAt(api.url, 'claude-opus-4-1-20250805');
    const answer = await model.generate({ prompt: speechPrompt, rehearse: () => undefined });
    expect(answer).toMatchObject({ ok: false, code: 'unknown_model' });
    expect(answer.ok ? '' : answer.message).toContain(
      'claude-opus-4-1-20250805 ended on 2026-08-05, use claude-opus-5-5',
    );
  });

  it.each([
    ['rate_limited', 429, 'rate_limit_error', 'slow down'],
    ['unavailable', 500, 'api_error', 'the model crashed'],
    ['bad_request', 404, 'error', 'page not found'],
  ] as const)('is not: %s (%i)', async (code, status, type, message) => {
    api = await startMessagesApi(errors(status, type, message));
    const answer = await modelAt(api.url).generate({ prompt: speechPrompt, rehearse: () => undefined });
    expect(answer).toMatchObject({ ok: false, code });
  });
});
