import { BAD_DAYS, startSimulatedApi, type Answerer, type SimulatedAnswer, type SimulatedApi } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import { anthropicModel, type AnthropicOptions } from './anthropic-model.js';
import type { ModelRequest } from './language-model.js';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['reasoning', 'issue_id'],
  properties: { reasoning: { type: 'string', maxLength: 200 }, issue_id: { type: 'string' } },
};
const good = { reasoning: 'The hall is too small.', issue_id: 'i1' };
const prompt = {
  template: 'speech@1',
  system: 'You are one of those who plan.',
  shared: [],
  user: 'What do you say?',
  schema,
  max_output_tokens: 500,
  language: 'en' as const,
};

let api: SimulatedApi;
afterEach(() => api.close());
const waits: number[] = [];

/** How long nothing may come, where that matters: a busy machine answers, and pings, in that time too. */
const SILENT_MS = 1_500;

interface Day {
  request?: Partial<ModelRequest>;
  options?: Partial<AnthropicOptions>;
}

/** Asks Claude on a day like this; the last answer repeats. */
async function ask(days: (Answerer | SimulatedAnswer)[], { request = {}, options = {} }: Day = {}) {
  let asked = 0;
  api = await startSimulatedApi((one) => {
    const day = days[Math.min(asked++, days.length - 1)]!;
    return typeof day === 'function' ? day(one) : day;
  });
  waits.length = 0;
  const model = anthropicModel({
    apiKey: 'sk-ant-test',
    model: 'claude-haiku-5-5',
    effort: 'low',
    baseURL: api.url,
    retry: { attempts: 3, baseMs: 100, capMs: 30_000, random: () => 0.5, sleep: async (ms) => void waits.push(ms) },
    ...options,
  });
  return model.generate({ prompt, rehearse: () => undefined, ...request });
}

describe('the request that a 5.x model takes', () => {
  it('has it think as it sees fit, and leaves room for thought and answer', async () => {
    expect(await ask([{ says: good }])).toMatchObject({ ok: true, output: good });
    expect(api.requests[0]!.body).toMatchObject({
      thinking: { type: 'adaptive', display: 'omitted' },
      output_config: { effort: 'low' },
      // 500 tokens of answer by a tokenizer that counts 30 % more, and 4,000 to think.
      max_tokens: 4_650,
    });
  });

  it('shows a summary of the thoughts to who watches, and keeps it out of the answer', async () => {
    const thoughts: string[] = [];
    const text: string[] = [];
    const answer = await ask([{ says: good, thinks: 'Is the hall large enough?' }], {
      request: { onThought: (piece) => thoughts.push(piece), onText: (piece) => text.push(piece) },
    });
    expect(thoughts.join('')).toBe('Is the hall large enough?');
    expect(text.join('')).toBe(JSON.stringify(good));
    expect(answer).toMatchObject({ ok: true, output: good });
  });

  it('to an older model says nothing of thinking', async () => {
    await ask([{ says: good }], { options: { model: 'claude-haiku-4-5' } });
    expect(api.requests[0]!.body).toMatchObject({ max_tokens: 500 });
    expect(JSON.stringify(api.requests[0]!.body)).not.toMatch(/thinking|effort/u);
  });
});

describe('on a day on which', () => {
  it('everything is overloaded, it is given up on by name, at no cost', async () => {
    expect(await ask([BAD_DAYS.overloaded])).toMatchObject({
      ok: false,
      code: 'overloaded',
      call: { attempts: 3, cost_micro_usd: 0 },
      // In words: a person reads it at the terminal.
      message: 'the model is too busy: Overloaded',
    });
  });

  it('the model refuses, it is asked once, and what that cost is counted', async () => {
    expect(await ask([BAD_DAYS.refuses])).toMatchObject({
      ok: false,
      code: 'refusal',
      call: { attempts: 1, cost_micro_usd: expect.toSatisfy((cost: number) => cost > 0) as number },
    });
  });

  it('streams are cut, what was heard before is counted, though the server never said how much it was', async () => {
    const long = { says: { ...good, reasoning: 'x'.repeat(8_000) }, breaks: 'cut' } as const;
    const answer = await ask([long, { says: good }]);
    // Half of 8,000 characters, a quarter of a token each, by a tokenizer that counts 30 % more.
    const call = answer.ok ? answer.call : undefined;
    expect(call?.output_tokens).toBeGreaterThan(1_300);
    expect(call).toMatchObject({ attempts: 2 });
  });

  it('the first token is slow, pings say that the model lives', async () => {
    const options = { idleMs: SILENT_MS };
    expect(await ask([{ says: good, thinksForMs: 2 * SILENT_MS, pingMs: 50 }], { options })).toMatchObject({
      ok: true,
      call: { attempts: 1 },
    });
  });

  it('a stream says nothing more, not even a ping, it is asked again', async () => {
    const options = { idleMs: SILENT_MS };
    expect(await ask([{ says: good, breaks: 'stall' }, { says: good }], { options })).toMatchObject({
      ok: true,
      call: { attempts: 2 },
    });
  });

  it('thinking takes all the room, the second try has twice as much', async () => {
    const thinks = 'hmm '.repeat(6_000);
    expect(await ask([{ says: good, thinks }])).toMatchObject({ ok: true, call: { attempts: 2 } });
    expect(api.requests.map((request) => request.max_tokens)).toEqual([4_650, 9_300]);
  });

  it('thinking takes even that, it fails by name', async () => {
    expect(await ask([BAD_DAYS.thinksTooLong])).toMatchObject({ ok: false, code: 'max_tokens', call: { attempts: 2 } });
  });

  it('the server says when to come back, it is asked neither earlier nor later', async () => {
    expect(await ask([BAD_DAYS.rateLimited(45), { says: good }])).toMatchObject({ ok: true });
    expect(waits).toEqual([45_000]);
  });

  it('the server says to come back too late, it fails at once and says so', async () => {
    expect(await ask([BAD_DAYS.rateLimited(45)], { options: { deadlineMs: 30_000 } })).toMatchObject({
      ok: false,
      code: 'rate_limited',
      message: expect.stringContaining('asked to wait 45 s') as string,
      call: { attempts: 1 },
    });
    expect(waits).toEqual([]);
  });

  it('the spend limit is reached, it is asked once', async () => {
    expect(await ask([BAD_DAYS.spendCap])).toMatchObject({ ok: false, code: 'spend_limit', call: { attempts: 1 } });
  });

  it('a proxy answers, it is asked again', async () => {
    expect(await ask([BAD_DAYS.html, { says: good }])).toMatchObject({ ok: true, call: { attempts: 2 } });
  });

  it.each([
    ['says nothing more', [{ says: good, breaks: 'stall' }], {}],
    ['does not begin', [{ says: good, beginsAfterMs: 5_000 }], {}],
    ['is waited for', [BAD_DAYS.rateLimited(45)], { retry: { attempts: 3, baseMs: 1, capMs: 1 } }],
  ] as const)('the model %s and the call is called off, it ends without an answer', async (_, days, options) => {
    const off = new AbortController();
    const asking = ask([...days], { request: { signal: off.signal }, options });
    await eventually(() => expect(api.requests).toHaveLength(1));
    off.abort();
    expect(await asking).toMatchObject({ ok: false, code: 'aborted', call: { attempts: 1 } });
  });
});

describe('text that cannot be stored', () => {
  const bad = [
    ['a NUL', '{"reasoning":"a\\u0000b","issue_id":"i1"}', '/reasoning'],
    ['half a surrogate', '{"reasoning":"ok","issue_id":"i\\ud83d"}', '/issue_id'],
  ] as const;

  it.each(bad)('gets the one repair, which names where it is: %s', async (_, says, pointer) => {
    expect(await ask([{ says }, { says: good }])).toMatchObject({ ok: true, output: good });
    expect(api.requests[1]!.talk).toContain(`${pointer} has a NUL character or half of a surrogate pair in it`);
  });

  it.each(bad)('fails by name after that: %s', async (_, says) => {
    expect(await ask([{ says }])).toMatchObject({ ok: false, code: 'invalid_output', call: { attempts: 2 } });
  });

  it('is not shown as it streams either', async () => {
    const text: string[] = [];
    await ask([{ says: 'a\0b' }], { request: { onText: (piece) => text.push(piece) } });
    expect(text.join('')).not.toContain('\0');
  });
});

describe('an answer that keeps the schema and cannot be used', () => {
  const check = (output: unknown) =>
    (output as typeof good).issue_id === 'i1' ? undefined : '没有编号为 i9 的议题，现有：i1';

  it('gets the one repair, in the language of its channel', async () => {
    const request = { prompt: { ...prompt, language: 'zh' as const }, check };
    expect(await ask([{ says: { ...good, issue_id: 'i9' } }, { says: good }], { request })).toMatchObject({
      ok: true,
      output: good,
      call: { attempts: 2 },
    });
    expect(api.requests[1]!.talk).toContain('这个回答不能采用：没有编号为 i9 的议题，现有：i1。');
  });

  it('has no second one', async () => {
    const tooLong = { says: { ...good, reasoning: 'x'.repeat(300) } };
    expect(await ask([tooLong, { says: { ...good, issue_id: 'i9' } }], { request: { check } })).toMatchObject({
      ok: false,
      code: 'invalid_output',
      message: 'after one repair still: 没有编号为 i9 的议题，现有：i1',
      call: { attempts: 2 },
    });
  });

  it('and is no better after the repair, is taken where it is to be recorded as said', async () => {
    const asSaid = (output: unknown, _: unknown, isRepaired: boolean) => (isRepaired ? undefined : check(output));
    const wrong = { ...good, issue_id: 'i9' };
    expect(await ask([{ says: wrong }], { request: { check: asSaid } })).toMatchObject({
      ok: true,
      output: wrong,
      call: { attempts: 2 },
    });
  });

  it('of a schema is told in Chinese where the channel is', async () => {
    const request = { prompt: { ...prompt, language: 'zh' as const } };
    await ask([{ says: { reasoning: 'x'.repeat(300), mood: 'good' } }, { says: good }], { request });
    const { talk } = api.requests[1]!;
    for (const part of ['/issue_id 缺失', '/mood 是未知字段', '/reasoning 不得超过 200 个字符'])
      expect(talk).toContain(part);
  });
});
