import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './http-failure.js';
import { modelFromEnvironment } from './model-from-environment.js';
import { PRICES } from './models.js';
import { costMicroUsd } from './prices.js';
import { rehearsalModel } from './rehearsal.js';

describe('retry-after', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  it.each([
    ['3', 3_000],
    ['Thu, 01 Jan 2026 00:00:05 GMT', 5_000],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['soon', undefined],
  ])('%s', (value, expected) => expect(retryAfterMs(new Headers({ 'retry-after': value }), now)).toBe(expected));
});

describe('cost', () => {
  const tokens = fc.nat(1_000_000);
  const usage = fc.record({
    input_tokens: tokens,
    output_tokens: tokens,
    cache_read_tokens: tokens,
    cache_write_tokens: tokens,
  });

  it('is a whole number that never falls when more is used', () => {
    fc.assert(
      fc.property(usage, usage, fc.constantFrom(...Object.values(PRICES)), (a, b, price) => {
        const more = {
          ...a,
          input_tokens: a.input_tokens + b.input_tokens,
          output_tokens: a.output_tokens + b.output_tokens,
        };
        const cost = costMicroUsd(a, price);
        expect(Number.isInteger(cost) && cost >= 0).toBe(true);
        expect(costMicroUsd(more, price)).toBeGreaterThanOrEqual(cost);
      }),
    );
  });
});

const prompt = {
  template: 'gaps@1',
  language: 'en' as const,
  system: 's'.repeat(400),
  shared: [],
  user: 'u',
  schema: {},
  max_output_tokens: 2000,
};
const rehearse = () => ({ said: 'what the script says' });

describe('the model of the environment', () => {
  it('without a key is a rehearsal that says so', () => {
    expect(modelFromEnvironment({})).toMatchObject({
      rehearsal: true,
      notice: expect.stringContaining('REHEARSAL, scripted, not an AI') as string,
    });
  });

  it('with a key is Claude under a budget; only the end of the key is shown', () => {
    const { notice, rehearsal } = modelFromEnvironment({ ANTHROPIC_API_KEY: 'sk-ant-abcdefgh4f2a' });
    expect(rehearsal).toBe(false);
    expect(notice).toBe(
      '✓ Model: claude-sonnet-5-5, claude-haiku-5-5 for quick work (key …4f2a) · budget $1.00 per channel',
    );
  });

  it('takes a key of the environment where the file that is named is empty, as compose names one', () => {
    const rehearsalWith = (environment: NodeJS.ProcessEnv) =>
      modelFromEnvironment({ ANTHROPIC_API_KEY_FILE: '/dev/null', ...environment }).rehearsal;
    expect(rehearsalWith({ ANTHROPIC_API_KEY: 'sk-ant-abcdefgh4f2a' })).toBe(false);
    expect(rehearsalWith({ ANTHROPIC_API_KEY: '' })).toBe(true);
  });

  it('has the usual budget where the variable is empty, and not none', () => {
    expect(modelFromEnvironment({ PARLEY_BUDGET_USD: '' }).budgetMicroUsd).toBe(1_000_000);
  });

  it.each([
    [{ PARLEY_MODEL_PROVIDER: 'oracle' }, 'PARLEY_MODEL_PROVIDER'],
    [{ PARLEY_MODEL_PROVIDER: 'anthropic' }, 'ANTHROPIC_API_KEY'],
    [{ PARLEY_OPENAI_BASE_URL: 'http://127.0.0.1:1' }, 'PARLEY_MODEL'],
    [{ PARLEY_BUDGET_USD: 'lots' }, 'PARLEY_BUDGET_USD'],
    [{ ANTHROPIC_API_KEY_FILE: '/nowhere/key' }, 'ANTHROPIC_API_KEY_FILE'],
    [{ PARLEY_PRICES: '/nowhere/prices', ANTHROPIC_API_KEY: 'k' }, 'PARLEY_PRICES'],
  ])('refuses %j, naming %s', (environment, variable) => {
    expect(() => modelFromEnvironment(environment)).toThrow(variable);
  });
});

describe('the rehearsal (P4)', () => {
  it("answers as the task's own rehearsal does, and says that it is one", async () => {
    expect(await rehearsalModel().generate({ prompt, rehearse })).toMatchObject({
      ok: true,
      output: { said: 'what the script says' },
      call: { provider: 'rehearsal', template: 'gaps@1', cost_micro_usd: 0 },
    });
  });

  it('can be silent', async () => {
    const silent = { prompt, rehearse: () => undefined };
    expect(await rehearsalModel().generate(silent)).toMatchObject({ ok: false, code: 'silent' });
  });
});
