import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reading } from './reading.js';

const prompt = {
  ...{ template: 'speech@1', language: 'en' as const, system: 's', shared: [], user: 'u', schema: {} },
  max_output_tokens: 2_000,
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A stream that thinks for so long without a word of it, and is then cut. @returns the tokens that it counts */
function cutAfter(thinkingMs: number, room: number): number {
  const reading = new Reading({}, { prompt, room, tokenizerFactor: 1 });
  const take = (type: string, more: object) => reading.take(type, JSON.stringify({ type, ...more }));
  take('message_start', { message: { usage: { input_tokens: 10, output_tokens: 1 } } });
  take('content_block_start', { index: 0, content_block: { type: 'thinking', thinking: '' } });
  vi.advanceTimersByTime(thinkingMs);
  return reading.usage.output_tokens;
}

it('what was thought unseen until a stream was cut counts by the time that it took, within its room', () => {
  expect(cutAfter(10_000, 12_000)).toBe(1_000);
  expect(cutAfter(10_000, 600)).toBe(600);
});
