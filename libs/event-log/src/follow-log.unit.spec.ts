import { getEventListeners } from 'node:events';
import type { RecordedEvent } from '@parley/contracts';
import { expect, it } from 'vitest';
import { followLog } from './follow-log.js';

const event = { position: 1 } as RecordedEvent;
const log = { readAll: ({ after }: { after: number }) => Promise.resolve(after < 1 ? [event] : []) };

it('leaves nothing behind, however often the log is followed anew in the life of a service', async () => {
  const stop = new AbortController();
  const subscribers = new Set<() => void>();
  const signal = {
    subscribe: (onAppended: () => void) => {
      subscribers.add(onAppended);
      return () => subscribers.delete(onAppended);
    },
  };
  for (let times = 0; times < 20; times++) {
    for await (const page of followLog({ log, signal, after: 0, stop: stop.signal })) {
      expect(page).toEqual([event]);
      break;
    }
  }
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  expect(subscribers.size).toBe(0);
});

it('ends where it is told to stop while it waits for more', async () => {
  const stop = new AbortController();
  const pages: RecordedEvent[][] = [];
  const following = (async () => {
    const signal = { subscribe: () => () => undefined };
    for await (const page of followLog({ log, signal, after: 0, stop: stop.signal })) pages.push(page);
  })();
  setImmediate(() => stop.abort());
  await following;
  expect(pages.length).toBeLessThanOrEqual(1);
});
