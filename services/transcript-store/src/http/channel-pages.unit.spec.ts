import type { RecordedEvent } from '@parley/contracts';
import { expect, it } from 'vitest';
import { ChannelPages } from './channel-pages.js';

/** A log of events so long, which counts what is read and what of it is made text. */
function logOf(count: number, length: number) {
  const used = { reads: 0, texts: 0 };
  const listeners = new Set<() => void>();
  const events: RecordedEvent[] = [];
  const add = () => {
    const position = events.length + 1;
    const event = { position, version: position, type: 'UserSpoke', metadata: {}, hash: '', recorded_at: '' };
    const data = {
      get text() {
        used.texts += 1;
        return 'x'.repeat(length);
      },
    };
    events.push({ ...event, data } as unknown as RecordedEvent);
  };
  for (let index = 0; index < count; index++) add();
  let hold: Promise<unknown> | undefined;
  const log = {
    async readChannel(_tenant: string, _id: string, { afterPosition = 0, limit = 500 } = {}) {
      used.reads += 1;
      const page = events.slice(afterPosition, afterPosition + limit);
      await hold;
      return page;
    },
  };
  const onChannel = (_id: string, listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener) as never;
  };
  return {
    used,
    pages: new ChannelPages(log, { onChannel }),
    holdUntil: (until: Promise<unknown>) => void (hold = until),
    append() {
      add();
      listeners.forEach((listener) => listener());
    },
  };
}

const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 250 }, work));

it('a page is read and made once, however many streams ask for it, at once and later', async () => {
  const { pages, used } = logOf(300, 10);
  const first = await many(() => pages.after('t', 'c', 0));
  expect(used.reads).toBe(1);
  expect(new Set(first).size).toBe(1);
  await pages.after('t', 'c', 0);
  expect(used.reads).toBe(1);
  expect(first[0]).toMatchObject({ position: 100, hasMore: true });
  expect((await pages.after('other', 'c', 0)).position).toBe(100);
  expect(used.reads).toBe(2);
});

it('no more events are made text than are sent', async () => {
  const { pages, used } = logOf(100, 60_000);
  for (let position = 0; position < 100;) position = (await pages.after('t', 'c', position)).position;
  // One of each page is one too many, and is made again for the next one.
  expect(used.texts).toBeLessThanOrEqual(200);
  expect((await pages.after('t', 'c', 0)).bytes.length).toBeLessThanOrEqual(131_072);
});

it('an event that alone is longer than a page goes alone', async () => {
  const { pages } = logOf(2, 200_000);
  expect(await pages.after('t', 'c', 0)).toMatchObject({ position: 1, hasMore: true });
  expect(await pages.after('t', 'c', 1)).toMatchObject({ position: 2 });
  expect(await pages.after('t', 'c', 2)).toMatchObject({ position: 2, bytes: Buffer.of(), hasMore: false });
});

it('what is appended while a page is read is in the page that is asked for then', async () => {
  const side = logOf(1, 10);
  let go = () => undefined as void;
  side.holdUntil(new Promise<void>((resolve) => (go = resolve)));
  const before = side.pages.after('t', 'c', 0);
  side.append();
  const after = side.pages.after('t', 'c', 0);
  go();
  expect((await before).position).toBe(1);
  expect((await after).position).toBe(2);
});
