import { describe, expect, it } from 'vitest';
import { modelFromEnvironment } from './model-from-environment.js';
import type { ModelNeeds } from './language-model.js';

const KEY = { ANTHROPIC_API_KEY: 'sk-ant-abcdefgh4f2a' };
const LOCAL = { PARLEY_OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };

const needs = (given: Partial<ModelNeeds> = {}): ModelNeeds => ({
  tenant: 't',
  channel_id: 'c',
  rehearsal: false,
  budget_micro_usd: 0,
  spent_micro_usd: 0,
  kind: 'speech',
  tier: 'strong',
  choice: {},
  max_output_tokens: 1_000,
  ending: false,
  later: [],
  ...given,
});

const chosen = (environment: Record<string, string>, given: Partial<ModelNeeds> = {}) => {
  const { provider, model } = modelFromEnvironment(environment).modelFor(needs(given));
  return `${provider}/${model}`;
};

describe('the model for a piece of work', () => {
  it.each([
    ['speaking', KEY, {}, 'anthropic/claude-sonnet-5-5'],
    ['quick work', KEY, { tier: 'fast' }, 'anthropic/claude-haiku-5-5'],
    ['speaking, as configured', { ...KEY, PARLEY_MODEL: 'claude-opus-5-5' }, {}, 'anthropic/claude-opus-5-5'],
    [
      'quick work, whatever speaks',
      { ...KEY, PARLEY_MODEL: 'claude-opus-5-5' },
      { tier: 'fast' },
      'anthropic/claude-haiku-5-5',
    ],
    [
      'quick work, as configured',
      { ...KEY, PARLEY_FAST_MODEL: 'claude-haiku-4-5' },
      { tier: 'fast' },
      'anthropic/claude-haiku-4-5',
    ],
    ['all work of a server of one’s own', { ...LOCAL, PARLEY_MODEL: 'llama' }, { tier: 'fast' }, 'openai/llama'],
    ['what the channel chooses', KEY, { choice: { model: 'claude-opus-5-5' } }, 'anthropic/claude-opus-5-5'],
    [
      'what the channel chooses of another provider',
      { ...KEY, ...LOCAL },
      { choice: { provider: 'openai', model: 'llama' } },
      'openai/llama',
    ],
    ['a rehearsal, whatever it chooses', KEY, { rehearsal: true, choice: { model: 'x' } }, 'rehearsal/rehearsal'],
  ] as const)('%s', (_, environment, given, model) => expect(chosen(environment, given)).toBe(model));

  it.each([
    ['a provider that is not configured', KEY, { provider: 'openai', model: 'llama' }, 'the provider openai, which is'],
    ['a provider without a model', { ...KEY, ...LOCAL }, { provider: 'openai' }, 'names no model'],
    ['any model where there is none', {}, { model: 'claude-opus-5-5' }, 'no model is configured'],
  ] as const)('fails by name where a channel asks for %s', async (_, environment, choice, message) => {
    const model = modelFromEnvironment(environment).modelFor(needs({ choice }));
    const request = { prompt: {} as never, rehearse: () => undefined };
    expect(await model.generate(request)).toMatchObject({
      ok: false,
      code: 'bad_key',
      message: expect.stringContaining(message) as string,
    });
  });
});

describe('the notice', () => {
  it('says what a model of unknown price counts as', () => {
    expect(modelFromEnvironment({ ...KEY, PARLEY_MODEL: 'claude-haiku-9' }).notice).toContain(
      'the price of claude-haiku-9 is unknown: counted as that of claude-fable-5-1, the dearest known ($10/$50 a million tokens)',
    );
  });

  it('says that no budget bounds a model of somebody else’s server', () => {
    const remote = { PARLEY_OPENAI_BASE_URL: 'https://models.example/v1', PARLEY_MODEL: 'm' };
    expect(modelFromEnvironment(remote).notice).toContain('the price of m is unknown: counted as free');
  });

  it('of a server on this machine says nothing of money', () => {
    expect(modelFromEnvironment({ ...LOCAL, PARLEY_MODEL: 'llama' }).notice).toBe(
      '✓ Model: llama (http://127.0.0.1:11434/v1) · budget $1.00 per channel',
    );
  });

  it('knows a model by its dated name', () => {
    expect(modelFromEnvironment({ ...KEY, PARLEY_MODEL: 'claude-haiku-4-5-20251001' }).notice).not.toContain('unknown');
  });
});
