import type { RecordedEvent } from '@parley/client';
import { describe, expect, it, vi } from 'vitest';
import { EventStore } from './event-store.js';

const event = (version: number, position = version * 10, data: object = {}): RecordedEvent =>
  ({ version, position, type: 'FeedbackRecorded', data }) as RecordedEvent;

const positions = (store: EventStore): number[] => store.read().events.map(({ position }) => position);
const nextMicrotask = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('events', () => {
  it('that come together are told once, on a microtask', async () => {
    const store = new EventStore();
    let times = 0;
    store.subscribe(() => (times += 1));
    for (const version of [1, 2, 3]) store.add(event(version));
    expect(times).toBe(0);
    await nextMicrotask();
    expect([times, positions(store)]).toEqual([1, [10, 20, 30]]);
  });

  it('that come again after a cut are there once', async () => {
    const store = new EventStore();
    for (const version of [1, 2, 2, 1, 3]) expect(store.add(event(version))).toBe(true);
    await nextMicrotask();
    expect(positions(store)).toEqual([10, 20, 30]);
  });

  it('of another log do not follow: a gap, or a version that was there, at another position', () => {
    const store = new EventStore();
    store.add(event(1));
    expect(store.add(event(3))).toBe(false);
    expect(store.add(event(1, 40))).toBe(false);
    store.forget();
    expect(store.add(event(1, 5))).toBe(true);
  });
});

it('what is being said is provisional until the event that says it', async () => {
  const store = new EventStore();
  const piece = { request_id: 'r1', participant_id: 'ana', kind: 'text' as const };
  store.say({ ...piece, offset: 0, text: 'I acc' });
  store.say({ ...piece, offset: 5, text: 'ept' });
  await nextMicrotask();
  expect([...store.read().saying.values()]).toEqual([{ request_id: 'r1', participant_id: 'ana', text: 'I accept' }]);
  store.add(event(1, 10, { request_id: 'r1' }));
  await nextMicrotask();
  expect(store.read().saying.size).toBe(0);
});

it('a stream in many pieces is told in few: at once, and then at most every so often', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const store = new EventStore(50);
  let times = 0;
  store.subscribe(() => (times += 1));
  for (const version of [1, 2, 3, 4]) {
    store.add(event(version));
    await nextMicrotask();
  }
  expect([times, positions(store)]).toEqual([1, [10]]);
  vi.advanceTimersByTime(50);
  expect([times, positions(store)]).toEqual([2, [10, 20, 30, 40]]);
  vi.useRealTimers();
});
