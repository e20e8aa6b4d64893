import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budgets, type Priced } from './budget.js';
import { answer, type Asking } from './answer.js';
import { CallFailed } from './call-failed.js';
import type { LanguageModel, ModelAnswer, ModelNeeds } from './language-model.js';

/** A millionth of a dollar a token: what is counted is easy to see. */
const PRICED: Priced = { model: 'm', price: { input: 0, output: 1, cache_read: 0, cache_write: 0 } };
/** Answers take 2,000 tokens at most where nobody is known to say more, and likely half of that. */
const SPEECH = { kind: 'speech', tier: 'fast', choice: {}, max_output_tokens: 2_000 } as const;
const NEEDS: ModelNeeds = {
  ...SPEECH,
  tenant: 't',
  channel_id: 'c',
  rehearsal: false,
  budget_micro_usd: 10_000,
  spent_micro_usd: 0,
  ending: false,
  later: [],
};
const CONCLUDE = { ...SPEECH, kind: 'conclude' };
const ENDING = { ...CONCLUDE, ending: true };
const request = {
  rehearse: () => undefined,
  signal: new AbortController().signal,
  prompt: {
    template: 'speech@1',
    system: 's',
    shared: [],
    user: 'u',
    schema: {},
    max_output_tokens: 2_000,
    language: 'en' as const,
  },
};

/** A model that takes its time and would say so much each time; it says no more than it has room for. */
function model(tokens: number, moreThan = 0, most = 2_000) {
  const seen = { underWay: 0, most: 0, asked: 0 };
  const speaks: LanguageModel = {
    provider: 'p',
    model: 'm',
    async generate({ purse, signal = request.signal }) {
      try {
        const { room, settle } = await purse!.pay({ input_tokens: 0, room: most, moreThan, signal });
        seen.asked += 1;
        seen.most = Math.max(seen.most, (seen.underWay += 1));
        await new Promise((resolve) => setTimeout(resolve, 2));
        seen.underWay -= 1;
        const used = Math.min(room, tokens);
        settle(used, { output_tokens: used, text: 'said' });
        return { ok: true, output: {}, call: { cost_micro_usd: used, output_tokens: used } } as ModelAnswer;
      } catch (error) {
        return { ok: false, code: (error as CallFailed).code, message: (error as CallFailed).message };
      }
    },
  };
  return { speaks, seen };
}

const askAll = (count: number, speaks: LanguageModel, needs: ModelNeeds, budgets = new Budgets(), priced = PRICED) =>
  Promise.all(Array.from({ length: count }, () => budgets.within(speaks, needs, () => priced).generate(request)));

const codes = (answers: ModelAnswer[]) => answers.map((answer) => (answer.ok ? 'ok' : answer.code));
const costOf = (answers: ModelAnswer[]) => answers.reduce((sum, { call }) => sum + (call?.cost_micro_usd ?? 0), 0);

describe('a budget', () => {
  it('has calls wait for what others leave, and not fail for what they might have cost', async () => {
    const { speaks, seen } = model(300);
    // At most 2,000 each: five fit into 10,000, and twenty cost 6,000 in the end.
    expect(codes(await askAll(20, speaks, NEEDS))).toEqual(Array.from({ length: 20 }, () => 'ok'));
    expect(seen.asked).toBe(20);
  });

  it('sets aside what calls may cost at most: parallel ones never promise more than there is', async () => {
    const { speaks, seen } = model(300);
    await askAll(4, speaks, { ...NEEDS, budget_micro_usd: 5_000 });
    expect(seen.most).toBe(2);
  });

  it('gives the last call as much room as there is money, where half of such answers fit into that', async () => {
    const answers = await askAll(2, model(2_000).speaks, { ...NEEDS, budget_micro_usd: 3_500 });
    expect(answers.map(({ call }) => call?.output_tokens)).toEqual([2_000, 1_500]);
  });

  it('fails by name only where nothing is under way and what is left cannot pay', async () => {
    const { speaks, seen } = model(2_000);
    const answers = codes(await askAll(10, speaks, { ...NEEDS, budget_micro_usd: 8_900 }));
    expect(answers.filter((code) => code === 'ok')).toHaveLength(4);
    expect(answers.filter((code) => code === 'budget')).toHaveLength(6);
    expect(seen.asked).toBe(4);
  });

  it('does not pay for as much room as was too little before', async () => {
    const budget = { ...NEEDS, budget_micro_usd: 1_500 };
    expect(codes(await askAll(1, model(0, 1_499).speaks, budget))).toEqual(['ok']);
    expect(codes(await askAll(1, model(0, 1_500).speaks, budget))).toEqual(['budget']);
  });

  it('keeps what the ending will likely cost, for the ending alone', async () => {
    const { speaks } = model(1_000);
    const budgets = new Budgets();
    const spent = { ...NEEDS, spent_micro_usd: 7_500 };
    expect(codes(await askAll(1, speaks, { ...spent, later: [CONCLUDE, CONCLUDE] }, budgets))).toEqual(['budget']);
    expect(codes(await askAll(1, speaks, { ...spent, ...ENDING }, budgets))).toEqual(['ok']);
  });

  it('has the ending try with what is left, for which there is no other use', async () => {
    const left = { ...NEEDS, spent_micro_usd: 9_500 };
    expect(codes(await askAll(1, model(400).speaks, left))).toEqual(['budget']);
    expect(codes(await askAll(1, model(400).speaks, { ...left, ...ENDING }))).toEqual(['ok']);
    expect(codes(await askAll(1, model(400).speaks, { ...left, ...ENDING, spent_micro_usd: 9_900 }))).toEqual([
      'budget',
    ]);
  });

  it('keeps no more than half of a budget: an ending needs something that it ends', async () => {
    const needs = { ...NEEDS, budget_micro_usd: 4_000, later: [CONCLUDE, CONCLUDE, CONCLUDE, CONCLUDE, CONCLUDE] };
    expect(codes(await askAll(1, model(2_000).speaks, needs))).toEqual(['ok']);
  });

  it('knows what it has spent itself, though a request shows an older state of the log', async () => {
    const { speaks } = model(2_000);
    const budgets = new Budgets();
    const needs = { ...NEEDS, budget_micro_usd: 4_500 };
    for (const expected of ['ok', 'ok', 'budget'])
      expect(codes(await askAll(1, speaks, needs, budgets))).toEqual([expected]);
  });

  it('counts what another process has spent besides its own that is not in the log yet', async () => {
    const { speaks } = model(2_000);
    const budgets = new Budgets();
    const needs = { ...NEEDS, budget_micro_usd: 6_500 };
    await askAll(1, speaks, needs, budgets);
    // The log has its 2,000 and 2,000 of another's; what it spends now is not there yet.
    const later = { ...needs, spent_micro_usd: 4_000 };
    expect(codes(await askAll(2, speaks, later, budgets))).toEqual(['ok', 'budget']);
  });

  it('learns how long answers of a kind are', async () => {
    const budgets = new Budgets();
    const small = { ...NEEDS, channel_id: 'd', budget_micro_usd: 600 };
    expect(codes(await askAll(1, model(100).speaks, small, budgets))).toEqual(['budget']);
    await askAll(5, model(100).speaks, { ...NEEDS, budget_micro_usd: 0 }, budgets);
    expect(codes(await askAll(1, model(100).speaks, small, budgets))).toEqual(['ok']);
    // However short they were, a next one may be longer: a quarter of what is usual.
    const tiny = { ...small, channel_id: 'e', budget_micro_usd: 240 };
    expect(codes(await askAll(1, model(100).speaks, tiny, budgets))).toEqual(['budget']);
  });

  it("one tenant's long answers are nobody else's", async () => {
    const budgets = new Budgets();
    await askAll(20, model(2_000).speaks, { ...NEEDS, budget_micro_usd: 0 }, budgets);
    const small = { ...NEEDS, channel_id: 'd', budget_micro_usd: 1_200 };
    expect(codes(await askAll(1, model(100).speaks, small, budgets))).toEqual(['budget']);
    expect(codes(await askAll(1, model(100).speaks, { ...small, tenant: 'u', channel_id: 'e' }, budgets))).toEqual([
      'ok',
    ]);
  });

  it("one tenant's long thoughts are nobody else's", async () => {
    const budgets = new Budgets();
    const thinks = { ...PRICED, model: 'claude-sonnet-5-5' };
    const ask = (count: number, tokens: number, needs: object) =>
      askAll(count, model(tokens, 0, 20_000).speaks, { ...NEEDS, ...needs }, budgets, thinks);
    await ask(20, 20_000, { budget_micro_usd: 0 });
    const small = { budget_micro_usd: 3_000 };
    expect(codes(await ask(1, 100, { ...small, channel_id: 'd' }))).toEqual(['budget']);
    expect(codes(await ask(1, 100, { ...small, channel_id: 'e', tenant: 'u' }))).toEqual(['ok']);
  });

  it('lets go of a call that is called off while it waits', async () => {
    const { speaks } = model(2_000);
    const budgets = new Budgets();
    const off = new AbortController();
    const first = askAll(5, speaks, NEEDS, budgets);
    const waiting = budgets.within(speaks, NEEDS, () => PRICED).generate({ ...request, signal: off.signal });
    off.abort();
    expect(await waiting).toMatchObject({ ok: false, code: 'aborted' });
    expect(codes(await first)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  });

  it('leaves nothing on the signal of a service, however often a call waits', async () => {
    const { signal } = new AbortController();
    const budgets = new Budgets();
    const { speaks } = model(300);
    const asked = Array.from({ length: 20 }, () =>
      budgets.within(speaks, NEEDS, () => PRICED).generate({ ...request, signal }),
    );
    await Promise.all(asked);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  it('is never overspent, and no call waits for ever', async () => {
    const calls = fc.array(fc.record({ tokens: fc.integer({ min: 0, max: 9_000 }), ending: fc.boolean() }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(calls, fc.integer({ min: 1, max: 20_000 }), async (given, budget) => {
        const budgets = new Budgets();
        const answers = await Promise.all(
          given.map(({ tokens, ending }) => {
            const needs = {
              ...NEEDS,
              kind: `k${tokens}`,
              ending,
              later: ending ? [] : [CONCLUDE],
              budget_micro_usd: budget,
            };
            return budgets.within(model(tokens).speaks, needs, () => PRICED).generate(request);
          }),
        );
        expect(costOf(answers)).toBeLessThanOrEqual(budget);
        expect(answers).toHaveLength(given.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe('an answer that did not fit', () => {
  it('is paid for again with all the room of its second try, and gets no more than is paid for', async () => {
    const asked: number[] = [];
    const paid: number[] = [];
    const speaker = {
      ...{ provider: 'p', model: 'm', price: PRICED.price, deadlineMs: 60_000, tokenizerFactor: 1 },
      retry: { attempts: 1, baseMs: 1, maxMs: 1 },
      roomFor: (_: unknown, wider: boolean) => (wider ? 4_000 : 2_000),
      ask({ room }: Asking) {
        asked.push(room);
        throw new CallFailed('max_tokens', 'too long');
      },
    };
    const purse = {
      pay({ room: wanted }: { room: number }) {
        paid.push(wanted);
        return Promise.resolve({ room: Math.min(wanted, 3_000), settle: () => undefined });
      },
    };
    const failed = await answer(speaker as never, { ...request, purse });
    expect(failed).toMatchObject({ ok: false, code: 'max_tokens' });
    expect(paid).toEqual([2_000, 4_000]);
    expect(asked).toEqual([2_000, 3_000]);
  });
});
