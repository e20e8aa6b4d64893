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

describe('what is being said', () => {
  const piece = { work: 'contribute', request_id: 'r1', participant_id: 'ana', kind: 'text' as const };
  const said = (store: EventStore) => [...store.read().saying.read().values()].map(({ text }) => text);

  it('is provisional until the event that says it, and what comes of it after that is nobody’s', async () => {
    const store = new EventStore();
    store.say({ ...piece, offset: 0, text: 'I acc' });
    store.say({ ...piece, offset: 5, text: 'ept' });
    await nextMicrotask();
    expect(said(store)).toEqual(['I accept']);
    store.add(event(1, 10, { request_id: 'r1' }));
    store.say({ ...piece, offset: 8, text: ', and so on' });
    await nextMicrotask();
    expect(said(store)).toEqual([]);
  });

  it('is told to whoever shows it, and to nobody else', async () => {
    const store = new EventStore();
    const told = { events: 0, said: 0 };
    store.subscribe(() => (told.events += 1));
    store.read().saying.subscribe(() => (told.said += 1));
    const before = store.read();
    store.say({ ...piece, offset: 0, text: 'I' });
    await nextMicrotask();
    expect(told).toEqual({ events: 0, said: 1 });
    expect(store.read()).toBe(before);
  });

  it('is marked where a piece is missing, at its beginning too, and begins anew where the speaker does', async () => {
    const store = new EventStore();
    store.say({ ...piece, offset: 7, text: 'fine' });
    store.say({ ...piece, offset: 11, text: ', if' });
    store.say({ ...piece, offset: 20, text: 'agree' });
    await nextMicrotask();
    expect(said(store)).toEqual(['… fine, if… agree']);
    store.say({ ...piece, offset: 20, text: 'say so' });
    await nextMicrotask();
    expect(said(store)).toEqual(['… fine, if… say so']);
    store.say({ ...piece, offset: 0, text: 'No.' });
    await nextMicrotask();
    expect(said(store)).toEqual(['No.']);
  });

  it('by a voter ends with the ballot, which names no request', async () => {
    const store = new EventStore();
    const of = (version: number, type: string, data: object) =>
      ({ version, position: version, type, data }) as RecordedEvent;
    for (const [version, voter] of ['ana', 'bo'].entries()) {
      const asked = { request_id: `ballot-${voter}`, vote_id: 'v', participant_id: voter };
      store.add(of(version + 1, 'BallotRequested', asked));
      store.say({ ...piece, request_id: `ballot-${voter}`, participant_id: voter, offset: 0, text: voter });
    }
    store.add(of(3, 'BallotCast', { vote_id: 'v', voter: 'ana' }));
    await nextMicrotask();
    expect(said(store)).toEqual(['bo']);
    store.add(of(4, 'BallotMissed', { vote_id: 'v', participant_id: 'bo' }));
    await nextMicrotask();
    expect(said(store)).toEqual([]);
  });

  it('is forgotten with a cut: whoever still speaks is heard again', async () => {
    const store = new EventStore();
    store.say({ ...piece, offset: 0, text: 'I acc' });
    store.set({ status: 'reconnecting' });
    await nextMicrotask();
    expect(said(store)).toEqual([]);
    store.say({ ...piece, offset: 9, text: 'ept' });
    await nextMicrotask();
    expect(said(store)).toEqual(['… ept']);
  });
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

it('the longer it takes to show, the rarer it is told: no more than a fifth of the time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const store = new EventStore(50);
  let times = 0;
  store.subscribe(() => {
    times += 1;
    vi.setSystemTime(Date.now() + 100);
  });
  store.add(event(1));
  await nextMicrotask();
  await nextMicrotask();
  store.add(event(2));
  vi.advanceTimersByTime(399);
  expect(times).toBe(1);
  vi.advanceTimersByTime(1);
  expect(times).toBe(2);
  vi.useRealTimers();
});
