import { eventually } from '@parley/testing/eventually';
import { describe, expect, it } from 'vitest';
import type { ModelRequest } from './language-model.js';
import { readableRehearsal, readingMs, type Clock } from './readable-rehearsal.js';

const EPOCH = Date.parse('2026-01-01T12:00:00.000Z');

/** A clock on which waiting is over at once. */
class StageClock implements Clock {
  private passed = 0;
  now = () => EPOCH + this.passed;
  wait(ms: number) {
    this.passed += ms;
    return Promise.resolve();
  }
}

const prompt = {
  template: 'gaps@1',
  language: 'en' as const,
  ...{ system: 's', shared: [], user: 'u', schema: {}, max_output_tokens: 2_000 },
};
const asked = (text: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  prompt,
  rehearse: () => ({ text }),
  ...more,
});
const words = (count: number) => 'word '.repeat(count);

describe('how long people read', () => {
  it.each([
    ['a word', 'Yes.', 1_000],
    ['twenty words', words(20), 2_500],
    ['twenty words of Chinese', '一二三四五六七八九十'.repeat(2), 2_000],
    ['a report', words(2_000), 4_000],
  ])('%s', (_, text, ms) => expect(readingMs({ deep: [{ text }] })).toBe(ms));
});

describe('a rehearsal that people follow', () => {
  it('says it piece by piece, the whole of it, for as long as one reads', async () => {
    const clock = new StageClock();
    const pieces: string[] = [];
    const answer = await readableRehearsal(clock)('default/1').generate(
      asked(words(20), { onText: (piece) => void pieces.push(piece) }),
    );
    expect(answer).toMatchObject({ ok: true, output: { text: words(20) }, call: { provider: 'rehearsal' } });
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.join('')).toBe(JSON.stringify({ text: words(20) }));
    expect(clock.now() - EPOCH).toBe(2_400);
  });

  it('has one speak after the other in a channel, and nobody wait for another channel', async () => {
    const clock = new StageClock();
    const modelOf = readableRehearsal(clock);
    const heard: string[] = [];
    const says = (channel: string, name: string, more: Partial<ModelRequest> = {}) =>
      modelOf(channel).generate(asked(words(20), { onText: () => void heard.push(name), ...more }));
    await Promise.all([says('1', 'ana'), says('1', 'bo'), says('2', 'cy'), says('1', 'di', { atOnce: true })]);
    const order = heard.filter((name, at) => heard.indexOf(name) === at);
    expect(heard.lastIndexOf('ana')).toBeLessThan(heard.indexOf('bo'));
    expect(order.at(-1)).toBe('bo');
  });

  it('makes nobody late: who speaks shares half of the time that is left with who waits', async () => {
    const clock = new StageClock();
    const due_at = new Date(EPOCH + 6_000).toISOString();
    const model = readableRehearsal(clock)('1');
    await Promise.all(Array.from({ length: 5 }, () => model.generate(asked(words(400), { due_at }))));
    expect(clock.now() - EPOCH).toBeGreaterThan(3_000);
    expect(clock.now() - EPOCH).toBeLessThan(6_000);
    const late = await model.generate(asked(words(400), { due_at: new Date(EPOCH).toISOString() }));
    expect(late).toMatchObject({ ok: true });
  });

  it('says the rest at once where somebody wishes so meanwhile', async () => {
    const clock = new StageClock();
    const model = readableRehearsal(clock)('1');
    let asks = 0;
    const isHurried = () => Promise.resolve((asks += 1) > 1);
    await Promise.all(Array.from({ length: 5 }, () => model.generate(asked(words(400), { isHurried }))));
    expect(clock.now() - EPOCH).toBe(4_000);
  });

  it('is called off in the middle, with what was heard of it, and nobody waits for it', async () => {
    const off = new AbortController();
    const pieces: string[] = [];
    const model = readableRehearsal()('1');
    const answer = model.generate(
      asked(words(400), { onText: (piece) => void pieces.push(piece), signal: off.signal }),
    );
    const next = model.generate(asked('Yes.', { due_at: new Date(EPOCH).toISOString() }));
    await eventually(() => Promise.resolve(expect(pieces.length).toBeGreaterThan(0)));
    off.abort();
    expect(await answer).toMatchObject({ ok: false, code: 'aborted' });
    expect(JSON.stringify({ text: words(400) }).startsWith(pieces.join(''))).toBe(true);
    expect(pieces.join('').length).toBeLessThan(words(400).length);
    expect(await next).toMatchObject({ ok: true });
  });

  it('is silent without waiting', async () => {
    const clock = new StageClock();
    const silent = { prompt, rehearse: () => undefined };
    expect(await readableRehearsal(clock)('1').generate(silent)).toMatchObject({ ok: false, code: 'silent' });
    expect(clock.now()).toBe(EPOCH);
  });
});
