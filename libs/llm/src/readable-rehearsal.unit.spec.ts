import { eventually } from '@parley/testing/eventually';
import { describe, expect, it } from 'vitest';
import type { LanguageModel, ModelRequest } from './language-model.js';
import { readableRehearsal, readingMs, type Clock } from './readable-rehearsal.js';

const EPOCH = Date.parse('2026-01-01T12:00:00.000Z');

/** A clock that goes on to the next moment that somebody waits for, once nobody does anything else. */
class StageClock implements Clock {
  private time = EPOCH;
  private waiting: { until: number; wake(): void }[] = [];
  now = () => this.time;
  wait(ms: number) {
    return new Promise<void>((wake) => {
      this.waiting.push({ until: this.time + ms, wake });
      setImmediate(() => this.goOn());
    });
  }

  private goOn(): void {
    const [next, ...others] = this.waiting.toSorted((a, b) => a.until - b.until);
    this.waiting = others;
    this.time = next!.until;
    next!.wake();
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

/** Whoever is still to speak at a table, as its log has it. */
class Table {
  readonly heard: string[] = [];
  isHurried = false;
  private readonly left: string[];

  constructor(readonly names: readonly string[]) {
    this.left = [...names];
  }

  placeOf = (name: string) => () =>
    Promise.resolve(this.isHurried ? undefined : { before: this.left.indexOf(name), left: this.left.length });

  async says(model: LanguageModel, name: string, { onText, ...more }: Partial<ModelRequest> = {}) {
    const hear = (piece: string) => {
      this.heard.push(name);
      onText?.(piece);
    };
    const answer = await model.generate(asked(words(400), { place: this.placeOf(name), onText: hear, ...more }));
    this.left.splice(this.left.indexOf(name), 1);
    return answer;
  }
}

describe('a rehearsal that people follow', () => {
  it('says it piece by piece, the whole of it, for as long as one reads', async () => {
    const clock = new StageClock();
    const pieces: string[] = [];
    const answer = await readableRehearsal(clock).generate(
      asked(words(20), { onText: (piece) => void pieces.push(piece) }),
    );
    expect(answer).toMatchObject({ ok: true, output: { text: words(20) }, call: { provider: 'rehearsal' } });
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.join('')).toBe(JSON.stringify({ text: words(20) }));
    expect(clock.now() - EPOCH).toBe(2_400);
  });

  it('has one speak after the other, in whatever order they come, and what is waited for at once wait for nobody', async () => {
    const clock = new StageClock();
    const [ana, bo, cy] = [readableRehearsal(clock), readableRehearsal(clock), readableRehearsal(clock)];
    const table = new Table(['ana', 'bo', 'cy']);
    const more = { atOnce: true, place: table.placeOf('none') };
    await Promise.all([
      table.says(cy, 'cy'),
      table.says(bo, 'bo'),
      table.says(ana, 'ana'),
      ana.generate(asked('', more)),
    ]);
    expect(table.heard.filter((name, at) => name !== table.heard[at - 1])).toEqual(['ana', 'bo', 'cy']);
    expect(table.heard.length).toBeGreaterThan(30);
  });

  it('makes nobody late: all wait and speak within half of the time that is left', async () => {
    const clock = new StageClock();
    const due_at = new Date(EPOCH + 6_000).toISOString();
    const model = readableRehearsal(clock);
    const table = new Table(['ana', 'bo', 'cy', 'di', 'eva']);
    await Promise.all(table.names.map((name) => table.says(model, name, { due_at })));
    expect(clock.now() - EPOCH).toBeGreaterThan(2_500);
    expect(clock.now() - EPOCH).toBeLessThan(3_500);
    const late = await model.generate(asked(words(400), { due_at: new Date(EPOCH).toISOString() }));
    expect(late).toMatchObject({ ok: true });
  });

  it('speaks in time after somebody who never does', async () => {
    const clock = new StageClock();
    const due_at = new Date(EPOCH + 60_000).toISOString();
    const table = new Table(['gone', 'ana']);
    expect(await table.says(readableRehearsal(clock), 'ana', { due_at })).toMatchObject({ ok: true });
    expect(clock.now() - EPOCH).toBe(30_000);
  });

  it('says the rest at once where somebody wishes so meanwhile', async () => {
    const clock = new StageClock();
    const model = readableRehearsal(clock);
    const table = new Table(['ana', 'bo', 'cy', 'di', 'eva']);
    const hurries = () => void (table.isHurried = true);
    await Promise.all(table.names.map((name) => table.says(model, name, { onText: hurries })));
    expect(clock.now() - EPOCH).toBeLessThan(5_000);
  });

  it('waits where it stood while the log is away', async () => {
    const clock = new StageClock();
    const table = new Table(['gone', 'ana']);
    let looks = 0;
    const place = () => ((looks += 1) === 2 ? Promise.reject(new Error('away')) : table.placeOf('ana')());
    const due_at = new Date(EPOCH + 2_000).toISOString();
    await readableRehearsal(clock).generate(asked('Yes.', { place, due_at }));
    expect(clock.now() - EPOCH).toBe(1_000);
  });

  it('is called off in the middle, with what was heard of it, and while it waits', async () => {
    const off = new AbortController();
    const pieces: string[] = [];
    const { signal } = off;
    const model = readableRehearsal();
    const table = new Table(['ana', 'bo']);
    const onText = (piece: string) => void pieces.push(piece);
    const answer = model.generate(asked(words(400), { place: table.placeOf('ana'), onText, signal }));
    const next = model.generate(asked(words(400), { place: table.placeOf('bo'), signal }));
    await eventually(() => Promise.resolve(expect(pieces.length).toBeGreaterThan(0)));
    off.abort();
    expect(await answer).toMatchObject({ ok: false, code: 'aborted' });
    expect(await next).toMatchObject({ ok: false, code: 'aborted' });
    expect(JSON.stringify({ text: words(400) }).startsWith(pieces.join(''))).toBe(true);
    expect(pieces.join('').length).toBeLessThan(words(400).length);
  });

  it('is silent without waiting', async () => {
    const clock = new StageClock();
    const silent = { prompt, rehearse: () => undefined };
    expect(await readableRehearsal(clock).generate(silent)).toMatchObject({ ok: false, code: 'silent' });
    expect(clock.now()).toBe(EPOCH);
  });
});
