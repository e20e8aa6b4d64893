import type { RecordedEvent } from '@parley/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveLine } from './live-line.js';
import { lastLineOf } from './live-screen.js';
import { PlainProgress } from './plain-progress.js';
import { Progress } from './progress.js';
import { Renderer } from './renderer.js';

const START = Date.parse('2026-01-01T12:00:00.000Z');
const event = (type: string, data: object, more: object = {}) =>
  ({
    type,
    data,
    recorded_at: new Date(Date.now()).toISOString(),
    metadata: { command_id: 'c' },
    ...more,
  }) as unknown as RecordedEvent;
const asked = (request_id: string, participant_kind = 'hosted') =>
  event('TurnRequested', { request_id, participant_id: request_id, participant_kind });

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function known() {
  const renderer = new Renderer({ opening: () => undefined, render: () => undefined } as never, { width: 80 });
  const call = { input_tokens: 1_000, output_tokens: 234, cache_read_tokens: 0, cache_write_tokens: 0 };
  renderer.render(event('RoundStarted', { round: 2, last: false, recipients: [] }));
  renderer.render(event('ContributionMade', { request_id: 'x', call: { ...call, cost_micro_usd: 12_300 } }));
  return renderer;
}

describe('what models work on', () => {
  it('is known from the request to its answer, and how long it takes, lookups included', () => {
    const progress = new Progress();
    progress.see(asked('ana'));
    progress.see(asked('pia', 'person'));
    vi.advanceTimersByTime(5_000);
    progress.see(event('FacilitationRequested', { request_id: 'sum' }));
    progress.see(event('LookupMade', { request_id: 'ana' }));
    expect(progress.current).toEqual({ who: ['ana', ''], ms: 5_000 });
    progress.see(event('ContributionMade', { request_id: 'ana' }));
    expect(progress.current).toEqual({ who: [''], ms: 0 });
    progress.see(event('ChannelClosed', {}));
    expect(progress.current).toBeUndefined();
  });

  it('is on the last line of a terminal from its first second on: who, how long, which round, for how much', () => {
    const renderer = known();
    const written: string[] = [];
    const screen = { columns: 80, write: (text: string) => written.push(text) > 0 };
    const line = new LiveLine({ screen: lastLineOf(screen), print: () => undefined }, () => renderer);
    line.see(asked('ana'));
    line.see(asked('bo'));
    vi.advanceTimersByTime(900);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(11_100);
    const [last = ''] = written.slice(-1);
    expect(last.replaceAll(/\u001B\[\d*m/gu, '')).toBe(
      '… ana is thinking (+1) · 0:12 · Round 2 · 1,234 tokens · $0.0123',
    );
    screen.columns = 20;
    vi.advanceTimersByTime(1_000);
    expect(written.at(-1)!.replaceAll(/\u001B\[\d*m/gu, '')).toHaveLength(18);
    line.end();
    const { length } = written;
    vi.advanceTimersByTime(10_000);
    expect(written).toHaveLength(length);
  });

  it('is a line every ten silent seconds where there is no terminal, and none where nobody works', () => {
    const renderer = known();
    const lines: string[] = [];
    const plain = new PlainProgress(
      () => renderer,
      (line) => lines.push(line),
    );
    plain.see(asked('ana'));
    vi.advanceTimersByTime(9_000);
    plain.see(event('TimerSet', {}));
    vi.advanceTimersByTime(9_000);
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(12_000);
    expect(lines).toEqual([
      '… ana is thinking · 0:19 · Round 2 · 1,234 tokens · $0.0123',
      '… ana is thinking · 0:29 · Round 2 · 1,234 tokens · $0.0123',
    ]);
    plain.see(event('ContributionMade', { request_id: 'ana' }));
    vi.advanceTimersByTime(30_000);
    expect(lines).toHaveLength(2);
    plain.end();
  });
});
