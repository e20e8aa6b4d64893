import Anthropic from '@anthropic-ai/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { BAD_DAYS, genericAnswerer, startSimulatedApi, type Answerer, type SimulatedApi } from '@parley/testing';

let api: SimulatedApi;
afterEach(() => api.close());

type Body = Omit<Anthropic.MessageCreateParamsNonStreaming, 'model' | 'max_tokens' | 'messages'> &
  Partial<Pick<Anthropic.MessageCreateParamsNonStreaming, 'model' | 'max_tokens' | 'messages'>>;

/** Asks with the real SDK. */
async function ask(answer: Answerer, ...bodies: Body[]): Promise<Anthropic.Message[]> {
  api = await startSimulatedApi(answer);
  const client = new Anthropic({ apiKey: 'k', baseURL: api.url, maxRetries: 0 });
  const answers: Anthropic.Message[] = [];
  for (const body of bodies) {
    const whole = { model: 'claude-haiku-5-5', max_tokens: 4_000, messages: [turn('Hello')], ...body };
    answers.push(await client.messages.stream(whole).finalMessage());
  }
  return answers;
}

const turn = (...texts: (string | [text: string])[]): Anthropic.MessageParam => ({
  role: 'user',
  content: texts.map((text) =>
    typeof text === 'string'
      ? { type: 'text', text }
      : { type: 'text', text: text[0], cache_control: { type: 'ephemeral' } },
  ),
});

const tokens = (count: number): string => 'word'.repeat(count);
const says: Answerer = () => ({ says: 'Good day.' });
const usages = () => api.requests.map(({ usage }) => usage);

describe('an answer', () => {
  it('begins with a thinking block whose text is left out, and its tokens count', async () => {
    const [message] = await ask(says, {});
    expect(message!.content).toMatchObject([
      { type: 'thinking', thinking: '' },
      { type: 'text', text: 'Good day.' },
    ]);
    expect(message).toMatchObject({ stop_reason: 'end_turn', usage: { output_tokens: 243 } });
  });

  it('shows a summary of the thoughts where it is asked for', async () => {
    const [message] = await ask(() => ({ says: 'Yes.', thinks: 'Is it so?' }), {
      thinking: { type: 'adaptive', display: 'summarized' },
    });
    expect(message!.content[0]).toMatchObject({ type: 'thinking', thinking: 'Is it so?' });
  });

  it('is cut where thinking has used up max_tokens', async () => {
    const [message] = await ask(BAD_DAYS.thinksTooLong, { max_tokens: 50 });
    expect(message).toMatchObject({ stop_reason: 'max_tokens', usage: { output_tokens: 50 } });
    expect(message!.content.at(-1)).toMatchObject({ type: 'text', text: '' });
  });

  it('by the generic answerer keeps the schema, its bounds and the language', async () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      required: ['verdict', 'reason', 'notes'],
      properties: {
        verdict: { type: 'string', enum: ['agree', 'object'] },
        reason: { type: 'string', description: 'maxLength 10' },
        notes: { type: 'array', description: 'minItems 2', items: { type: 'string' } },
      },
    };
    const [message] = await ask(genericAnswerer(), {
      output_config: { format: { type: 'json_schema', schema } },
      messages: [turn('会议应该开三十分钟还是四十五分钟？')],
    });
    const output = JSON.parse((message!.content.at(-1) as Anthropic.TextBlock).text) as Record<string, string[]>;
    expect(output).toMatchObject({ verdict: 'agree', reason: expect.stringMatching(/^关于.{8}$/u) as string });
    expect(output['notes']).toHaveLength(2);
  });
});

describe('a request is refused', () => {
  it.each<[string, object]>([
    ['with a temperature', { temperature: 0.5 }],
    ['with top_p', { top_p: 0.5 }],
    ['with top_k', { top_k: 5 }],
    ['with a thinking budget', { thinking: { type: 'enabled', budget_tokens: 1_024 } }],
    ['with a prefilled answer', { messages: [turn('Hello'), { role: 'assistant', content: '{' }] }],
  ])('%s, by a 5.x model', async (_, body) => {
    await expect(ask(says, body)).rejects.toMatchObject({ status: 400 });
  });
});

describe('the cache of prefixes', () => {
  const long = [tokens(600)] as [string];

  it('serves a prefix that is the same byte by byte, and nothing else', async () => {
    await ask(
      says,
      { messages: [turn(long, 'What says Ana?')] },
      { messages: [turn(long, 'What says Bo?')] },
      { messages: [turn([`!${long[0]}`], 'What says Bo?')] },
      { model: 'claude-sonnet-5-5', messages: [turn([tokens(2_000)], 'What says Bo?')] },
    );
    expect(usages()).toMatchObject([
      { cache_read_input_tokens: 0, cache_creation_input_tokens: 601, input_tokens: 4 },
      { cache_read_input_tokens: 601, cache_creation_input_tokens: 0, input_tokens: 4 },
      { cache_read_input_tokens: 0 },
      { cache_read_input_tokens: 0, cache_creation_input_tokens: 2_001 },
    ]);
  });

  it('is not written below the minimum of the model', async () => {
    const short: Body = { messages: [turn([tokens(500)], 'x')] };
    const sonnet: Body = { model: 'claude-sonnet-5-5', messages: [turn(long, 'x')] };
    await ask(says, short, short, sonnet, sonnet);
    for (const usage of usages()) expect(usage).toMatchObject({ cache_read_input_tokens: 0 });
  });

  it('misses where the schema is another one: it stands before everything', async () => {
    const asked = (name: string): Body => ({
      messages: [turn(long, 'x')],
      output_config: { format: { type: 'json_schema', schema: { type: 'object', title: name } } },
    });
    await ask(says, asked('a'), asked('b'), asked('a'));
    expect(usages().map((usage) => usage!.cache_read_input_tokens > 0)).toEqual([false, false, true]);
  });

  it.each([
    [19, true],
    [20, false],
  ])('finds an entry %i blocks before the breakpoint: %s', async (added, found) => {
    const more = Array.from({ length: added - 1 }, (_, index) => `said ${index}`);
    await ask(says, { messages: [turn(long, 'x')] }, { messages: [turn(long[0], ...more, ['the last word'], 'x')] });
    expect(usages()[1]!.cache_read_input_tokens > 0).toBe(found);
  });

  it('puts a breakpoint on the last block where the request says so once for all', async () => {
    const body: Body = { cache_control: { type: 'ephemeral' }, messages: [turn(long[0], 'What says Ana?')] };
    await ask(says, body, body);
    expect(usages()[1]).toMatchObject({ cache_read_input_tokens: 605, input_tokens: 0 });
  });

  it('can be read only once the response that writes it has begun', async () => {
    api = await startSimulatedApi(() => ({ says: 'Good day.', beginsAfterMs: 50 }));
    const client = new Anthropic({ apiKey: 'k', baseURL: api.url, maxRetries: 0 });
    const request = { model: 'claude-haiku-5-5', max_tokens: 4_000, messages: [turn(long, 'x')] };
    await Promise.all([1, 2].map(() => client.messages.stream(request).finalMessage()));
    expect(usages().map((usage) => usage!.cache_read_input_tokens)).toEqual([0, 0]);
  });
});
