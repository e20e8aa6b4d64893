import { startSimulatedApi, type Answerer, type SimulatedApi } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterEach, expect, it } from 'vitest';
import { anthropicModel } from './anthropic-model.js';

const good = { reasoning: 'The hall is too small.' };
const schema = { type: 'object', required: ['reasoning'], properties: { reasoning: { type: 'string' } } };
const talk = 'What was said so far, and by whom. '.repeat(100);

let api: SimulatedApi;
afterEach(() => api.close());

/** Asks the members of a parallel round, all at once. */
async function askRound(answer: Answerer, shared: string[], atOnce = false) {
  api = await startSimulatedApi(answer);
  const model = anthropicModel({
    apiKey: 'k',
    model: 'claude-haiku-5-5',
    baseURL: api.url,
    retry: { attempts: 2, baseMs: 1, capMs: 1 },
  });
  const members = ['Ana', 'Bo', 'Cy', 'Di', 'Eve'];
  return Promise.all(
    members.map((name) =>
      model.generate({
        rehearse: () => undefined,
        atOnce,
        prompt: {
          template: 'speech@1',
          system: 'You sit at a table.',
          shared,
          user: `You are ${name}.`,
          schema,
          max_output_tokens: 500,
          language: 'en',
        },
      }),
    ),
  );
}

const reads = () => api.requests.map(({ usage }) => (usage?.cache_read_input_tokens ?? 0) > 0);

it('of five who are asked at once, one writes the shared prefix and four read it', async () => {
  await askRound(() => ({ says: good, beginsAfterMs: 40 }), [talk, talk]);
  expect(reads().toSorted()).toEqual([false, true, true, true, true]);
});

it('they wait for the beginning of the first answer, not for its end', async () => {
  let answered = 0;
  await askRound(async () => {
    answered += 1;
    return { says: good, thinksForMs: answered === 1 ? 300 : 0 };
  }, [talk]);
  const [first] = api.requests;
  expect(reads()).toEqual([false, true, true, true, true]);
  expect(first!.usage!.cache_creation_input_tokens).toBeGreaterThan(800);
});

it('where the first one fails, the next one writes', async () => {
  let asked = 0;
  const overloaded = { status: 529, type: 'overloaded_error', message: 'Overloaded' };
  const answers = await askRound(
    () => (asked++ === 0 ? { error: overloaded } : { says: good, beginsAfterMs: 20 }),
    [talk],
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  // The one that failed, the one that wrote, and four that read, the first one's second try among them.
  expect(reads().filter(Boolean)).toHaveLength(4);
});

it('a prefix that would not be cached is not waited for', async () => {
  let underWay = 0;
  let most = 0;
  await askRound(async () => {
    most = Math.max(most, (underWay += 1));
    // Each stays until all are there: where one waits for another they never are.
    await eventually(() => expect(most).toBe(5));
    underWay -= 1;
    return { says: good };
  }, ['Short.']);
  expect(most).toBe(5);
});

it('whom somebody waits for waits for nobody: all are asked at once, and each writes the prefix (I2)', async () => {
  let asked = 0;
  await askRound(
    async () => {
      asked += 1;
      await eventually(() => expect(asked).toBe(5));
      return { says: good };
    },
    [talk],
    true,
  );
  expect(reads()).toHaveLength(5);
});
