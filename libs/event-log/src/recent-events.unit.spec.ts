import type { RecordedEvent } from '@parley/contracts';
import { expect, it } from 'vitest';
import { RecentEvents } from './recent-events.js';

const MOST = 100_000;

const event = (position: number, text: string) =>
  ({
    position,
    version: position,
    tenant: 't',
    channel_id: 'c',
    type: 'InterventionRecorded',
    data: { text },
  }) as unknown as RecordedEvent;

it('keeps as many events as are so long together, however few they are', () => {
  const recent = new RecentEvents(4_000, MOST);
  for (let position = 1; position <= 100; position++) recent.offer([event(position, 'a'.repeat(MOST / 10))]);
  const kept = recent.after(100 - 6, 100);
  expect(kept.map(({ position }) => position)).toEqual([95, 96, 97, 98, 99, 100]);
  expect(recent.after(0, 100)).toEqual([]);
  expect(recent.after(80, 100)).toEqual([]);
  expect(recent.ofChannel('t', 'c', { after: 80, afterPosition: 80, limit: 100 })).toEqual([]);
});

it('knows where the log ends after an event that alone is too long', () => {
  const recent = new RecentEvents(4_000, MOST);
  recent.offer([event(1, 'a')]);
  recent.offer([event(2, 'a'.repeat(2 * MOST))]);
  expect(recent.end).toBe(2);
  expect(recent.after(1, 10)).toHaveLength(1);
});

it('keeps no more of what is still ahead of a gap', () => {
  const recent = new RecentEvents(4_000, MOST);
  recent.offer([event(1, 'a')]);
  for (let position = 3; position < 100; position++) recent.offer([event(position, 'a'.repeat(MOST / 10))]);
  recent.offer([event(2, 'a')]);
  expect(recent.end).toBeGreaterThan(2);
  expect(recent.end).toBeLessThan(20);
  expect(recent.hasGap).toBe(true);
});

it('a page of a channel ends where its data would weigh too much; one event comes in any case', () => {
  const recent = new RecentEvents(4_000, 10 * MOST);
  for (let position = 1; position <= 6; position++) recent.offer([event(position, 'a'.repeat(MOST / 10))]);
  const page = (bytes: number) =>
    recent.ofChannel('t', 'c', { after: 1, afterPosition: 0, limit: 100, bytes }).map(({ position }) => position);
  expect(page(1)).toEqual([2]);
  expect(page(MOST / 5)).toEqual([2, 3]);
  expect(page(10 * MOST)).toEqual([2, 3, 4, 5, 6]);
});
