import { startSimulatedApi, tokensOf, type SimulatedApi } from '@parley/testing';
import { afterEach, expect, it } from 'vitest';
import { modelFromEnvironment } from './model-from-environment.js';
import { costMicroUsd } from './prices.js';
import { PRICES } from './models.js';

let api: SimulatedApi;
afterEach(() => api.close());

const schema = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
const talk = 'What was said so far, and by whom. '.repeat(200);
const speech = { text: 'I would rather have the smaller hall. '.repeat(40) };

/** Twenty members of a board are asked at once, each by the stronger model, on a budget. */
async function board(budgetMicroUsd: number, thinks: string) {
  api = await startSimulatedApi(() => ({ says: speech, thinks }));
  const { modelFor } = modelFromEnvironment({ ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: api.url });
  const model = (ending: boolean) =>
    modelFor({
      tenant: 't',
      channel_id: 'c',
      rehearsal: false,
      budget_micro_usd: budgetMicroUsd,
      spent_micro_usd: 0,
      kind: ending ? 'conclude' : 'contribute',
      tier: ending ? 'fast' : 'strong',
      choice: {},
      max_output_tokens: 2_000,
      ending,
      later: ending ? [] : [{ kind: 'conclude', tier: 'fast', choice: {}, max_output_tokens: 2_000 }],
    });
  const prompt = {
    template: 'contribute@1',
    system: 'You sit at a table.',
    shared: [talk],
    schema,
    max_output_tokens: 2_000,
    language: 'en' as const,
  };
  const ask = (user: string, ending = false) =>
    model(ending).generate({ rehearse: () => undefined, prompt: { ...prompt, user } });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`You are member ${index}.`)));
  return { answers, ask, spent: answers.reduce((sum, { call }) => sum + (call?.cost_micro_usd ?? 0), 0) };
}

it('twenty members in parallel on a quarter of a dollar all speak, as the money lasts', async () => {
  const { answers, spent } = await board(250_000, 'Hm. ');
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  expect(spent).toBeLessThan(250_000);
  expect(tokensOf(JSON.stringify(speech)) * 20).toBeGreaterThan(7_000);
});

it('on a day of long thoughts those speak whom the money reaches, and the ending is still paid for', async () => {
  const { answers, ask, spent } = await board(250_000, 'Hm. '.repeat(2_500));
  const refused = answers.filter((answer) => !answer.ok);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(20);
  expect(new Set(refused.map((answer) => !answer.ok && answer.code))).toEqual(new Set(['budget']));
  expect(spent).toBeLessThanOrEqual(250_000);
  expect(await ask('Sum up.', true)).toMatchObject({ ok: true, call: { model: 'claude-haiku-5-5' } });
});

it('what the budget counts is what the server has used', async () => {
  const { spent } = await board(250_000, 'Hm. ');
  const used = api.requests.map(({ usage }) => usage!);
  const cost = used.map((one) =>
    costMicroUsd(
      {
        input_tokens: one.input_tokens,
        output_tokens: one.output_tokens,
        cache_read_tokens: one.cache_read_input_tokens,
        cache_write_tokens: one.cache_creation_input_tokens,
      },
      PRICES['claude-sonnet-5-5']!,
    ),
  );
  expect(spent).toBe(cost.reduce((sum, one) => sum + one, 0));
  // One wrote the talk, the others read it.
  expect(used.filter((one) => one.cache_read_input_tokens > 1_000)).toHaveLength(19);
});
