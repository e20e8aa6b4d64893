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
