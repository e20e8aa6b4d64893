import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budgets } from './budget.js';
import type { LanguageModel, ModelAnswer } from './language-model.js';
import type { ModelNeeds } from './model-for.js';

/** A dollar a token: what is counted is easy to see. */
const PRICE = { input: 0, output: 1, cache_read: 0, cache_write: 0 };
const NEEDS: ModelNeeds = {
  channel_id: 'c',
  rehearsal: false,
  budget_micro_usd: 10_000,
  spent_micro_usd: 0,
  kind: 'speech',
  tier: 'fast',
  ending: false,
  choice: {},
};
const request = {
  rehearse: () => undefined,
  prompt: {
    template: 'speech@1',
    system: 's',
    shared: [],
    user: 'u',
    schema: {},
    max_output_tokens: 4_000,
    language: 'en' as const,
  },
};

/** A model that takes its time and says so much each time. A model that nobody knows likely uses half of what it may. */
function model(tokens: number) {
  const seen = { underWay: 0, most: 0, asked: 0 };
  const speaks: LanguageModel = {
    provider: 'p',
    model: 'm',
    async generate() {
      seen.asked += 1;
      seen.most = Math.max(seen.most, (seen.underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
      seen.underWay -= 1;
      return { ok: true, output: {}, call: { cost_micro_usd: tokens, output_tokens: tokens } } as ModelAnswer;
    },
  };
  return { speaks, seen };
}

const askAll = (count: number, speaks: LanguageModel, needs: ModelNeeds, budgets = new Budgets()) =>
  Promise.all(Array.from({ length: count }, () => budgets.within(speaks, PRICE, needs).generate(request)));

const codes = (answers: ModelAnswer[]) => answers.map((answer) => (answer.ok ? 'ok' : answer.code));

describe('a budget', () => {
  it('has calls wait for what others leave, and not fail for what they might have cost', async () => {
    const { speaks, seen } = model(300);
    // Likely 2,000 each: four fit into the 9,000 that are no reserve, and twenty cost 6,000 in the end.
    expect(codes(await askAll(20, speaks, NEEDS))).toEqual(Array.from({ length: 20 }, () => 'ok'));
    expect(seen.asked).toBe(20);
  });

  it('reserves before parallel calls: they never promise more than there is', async () => {
    const { speaks, seen } = model(300);
    await askAll(4, speaks, { ...NEEDS, budget_micro_usd: 5_000 });
    expect(seen.most).toBe(2);
  });

  it('fails by name only where nothing is under way and what is left cannot pay', async () => {
    const { speaks, seen } = model(2_000);
    const answers = codes(await askAll(10, speaks, NEEDS));
    expect(answers.filter((code) => code === 'ok')).toHaveLength(4);
    expect(answers.filter((code) => code === 'budget')).toHaveLength(6);
    expect(seen.asked).toBe(4);
  });

  it('keeps a tenth for the ending', async () => {
    const { speaks } = model(1_000);
    const budgets = new Budgets();
    const spent = { ...NEEDS, spent_micro_usd: 7_500 };
    expect(codes(await askAll(1, speaks, spent, budgets))).toEqual(['budget']);
    expect(codes(await askAll(1, speaks, { ...spent, ending: true }, budgets))).toEqual(['ok']);
  });

  it('knows what it has spent itself, though a request shows an older state of the log', async () => {
    const { speaks } = model(4_000);
    const budgets = new Budgets();
    for (const expected of ['ok', 'ok', 'budget'])
      expect(codes(await askAll(1, speaks, NEEDS, budgets))).toEqual([expected]);
  });

  it('learns how long answers of a kind are', async () => {
    const { speaks, seen } = model(100);
    const budgets = new Budgets();
    await askAll(5, speaks, { ...NEEDS, budget_micro_usd: 0 }, budgets);
    expect(codes(await askAll(1, speaks, { ...NEEDS, channel_id: 'd', budget_micro_usd: 200 }, budgets))).toEqual([
      'ok',
    ]);
    expect(seen.asked).toBe(6);
  });

  it('lets go of a call that is called off while it waits', async () => {
    const { speaks } = model(2_000);
    const budgets = new Budgets();
    const off = new AbortController();
    const first = askAll(4, speaks, NEEDS, budgets);
    const waiting = budgets.within(speaks, PRICE, NEEDS).generate({ ...request, signal: off.signal });
    off.abort();
    expect(await waiting).toMatchObject({ ok: false, code: 'aborted' });
    expect(codes(await first)).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it('leaves nothing on the signal of a service, however often a call waits', async () => {
    const { signal } = new AbortController();
    const budgets = new Budgets();
    const { speaks } = model(300);
    const asked = Array.from({ length: 20 }, () =>
      budgets.within(speaks, PRICE, NEEDS).generate({ ...request, signal }),
    );
    await Promise.all(asked);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  it('of answers no longer than expected is never overspent, and no call waits for ever', async () => {
    const calls = fc.array(fc.record({ tokens: fc.integer({ min: 0, max: 2_000 }), ending: fc.boolean() }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(calls, fc.integer({ min: 1, max: 20_000 }), async (given, budget) => {
        const budgets = new Budgets();
        const answers = await Promise.all(
          given.map(({ tokens, ending }) =>
            budgets
              .within(model(tokens).speaks, PRICE, { ...NEEDS, kind: `k${tokens}`, ending, budget_micro_usd: budget })
              .generate(request),
          ),
        );
        const spent = answers.reduce((sum, answer) => sum + (answer.call?.cost_micro_usd ?? 0), 0);
        expect(spent).toBeLessThanOrEqual(budget);
        expect(answers).toHaveLength(given.length);
      }),
      { numRuns: 40 },
    );
  });
});
