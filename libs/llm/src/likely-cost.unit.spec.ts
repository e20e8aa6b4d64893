import { REGISTRY } from '@parley/protocols';
import { describe, expect, it } from 'vitest';
import { modelFromEnvironment } from './model-from-environment.js';

const claude = modelFromEnvironment({ ANTHROPIC_API_KEY: 'sk-test-4f2a' });
const likely = (protocol: string, seats: number, rounds: number, by = claude) =>
  by.likely(REGISTRY.likelyOf(protocol, { seats, rounds })!);

describe('what a deliberation is likely to cost', () => {
  // bench/RESULTS.md, `tokens`: short answers that nobody thinks about, so that they are near the least.
  it.each([
    ['round-table', 5, 6, 0.21],
    ['round-table', 5, 30, 1.01],
    ['workshop', 5, 3, 0.4],
  ])('the least of a %s of %i in %i rounds is near what was measured', (protocol, seats, rounds, measured) => {
    const { least, most } = likely(protocol, seats, rounds)!;
    expect(least.cost_micro_usd / 1e6 / measured).toBeGreaterThan(0.5);
    expect(least.cost_micro_usd / 1e6 / measured).toBeLessThan(1.2);
    expect(most.cost_micro_usd / 1e6).toBeGreaterThan(measured);
  });

  it.each([
    ['negotiation', 5, 3, 0.12],
    ['team', 4, 1, 0.078],
    ['workshop', 5, 3, 0.4],
  ])('what was measured of a %s of %i lies between least and most', (protocol, seats, rounds, measured) => {
    const { least, most } = likely(protocol, seats, rounds)!;
    expect(least.cost_micro_usd / 1e6).toBeLessThan(measured);
    expect(most.cost_micro_usd / 1e6).toBeGreaterThan(measured);
  });

  // A guest's turn is opened by a program, which asks for no estimate.
  const estimated = REGISTRY.protocols.filter(({ likely }) => likely).map(({ name }) => name);

  it.each(estimated)('more of a %s never costs or takes less', (protocol) => {
    for (const seats of [1, 3, 8])
      for (const rounds of [1, 3, 8]) {
        const { least, most } = likely(protocol, seats, rounds)!;
        expect(least.cost_micro_usd).toBeLessThanOrEqual(most.cost_micro_usd);
        expect(least.seconds).toBeLessThanOrEqual(most.seconds!);
        const larger = likely(protocol, seats + 1, rounds + 1)!;
        expect(larger.most.cost_micro_usd).toBeGreaterThanOrEqual(most.cost_micro_usd);
        expect(larger.most.seconds).toBeGreaterThanOrEqual(most.seconds!);
      }
  });

  it('of a model here costs nothing, and takes nobody knows how long; of one without a price nothing is said', () => {
    const of = (baseURL: string) =>
      modelFromEnvironment({ PARLEY_OPENAI_BASE_URL: baseURL, PARLEY_MODEL: 'llama', PARLEY_MODEL_PROVIDER: 'openai' });
    const least = { cost_micro_usd: 0 };
    expect(likely('negotiation', 3, 3, of('http://127.0.0.1:11434/v1'))).toEqual({ least, most: least });
    expect(likely('negotiation', 3, 3, of('https://models.example/v1'))).toBeUndefined();
    expect(likely('negotiation', 3, 3, modelFromEnvironment({}))).toBeUndefined();
  });
});
