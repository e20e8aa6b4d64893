import { expect, it } from 'vitest';
import { TimerSpans } from './timer-spans.js';

function spansAt() {
  let now = 0;
  const spans = new TimerSpans(() => now);
  const open = (channel_id: string, timer_id: string, milliseconds: number) =>
    spans.open({ tenant: 't', channel_id, timer_id, due_at: new Date(now + milliseconds) }, milliseconds);
  const due = () => spans.due().map(({ timer_id }) => timer_id);
  return { spans, open, due, at: (time: number) => void (now = time) };
}

it('brings each back when it is due, in order, and again until it ends', () => {
  const { spans, open, due, at } = spansAt();
  open('a', 'later', 200);
  open('b', 'sooner', 100);
  expect(spans.untilNext()).toBe(100);
  expect(due()).toEqual([]);
  at(250);
  expect(due()).toEqual(['sooner', 'later']);
  expect(due()).toEqual([]);
  expect(spans.untilNext()).toBe(1_000);
  spans.end('b', 'sooner');
  at(1_250);
  expect(due()).toEqual(['later']);
});

it('knows nothing of what has ended, one by one or with its channel', () => {
  const { spans, open, due, at } = spansAt();
  open('a', '1', 100);
  open('a', '2', 100);
  open('b', '3', 100);
  spans.end('b', '3');
  spans.endAll('a');
  at(100);
  expect(due()).toEqual([]);
  expect(spans.untilNext()).toBe(Infinity);
});

it('runs anew where a timer is set again', () => {
  const { open, due, at } = spansAt();
  open('a', '1', 100);
  open('a', '1', 300);
  at(200);
  expect(due()).toEqual([]);
  at(300);
  expect(due()).toEqual(['1']);
});

it('brings back one that fails again and again after twice as long each time, a minute at most, and the others as ever', () => {
  const { spans, open, due, at } = spansAt();
  open('a', 'fails', 100);
  open('b', 'waits', 100);
  const fails = { tenant: 't', channel_id: 'a', timer_id: 'fails', due_at: new Date(100) };
  const times: number[] = [];
  for (let time = 100; time < 400_000; time += 100) {
    at(time);
    const now = due();
    if (now.includes('fails')) {
      times.push(time);
      spans.failed(fails);
    }
    if (time % 1_000 === 100) expect(now).toContain('waits');
  }
  const waits = times.slice(1).map((time, index) => time - times[index]!);
  expect(waits.slice(0, 8)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  open('a', 'fails', 100);
  at(400_200);
  expect(due()).toContain('fails');
});
