import type { RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import { addressOf, eventsUntil, momentIn, stepAt } from './until.js';

const events = [1, 2, 3].map((version) => ({ version }) as RecordedEvent);

it('a moment has what had happened by then', () => expect(eventsUntil(events, 2)).toEqual(events.slice(0, 2)));

it('the slider stands at the end where no moment is asked for', () =>
  expect([0, 1, 2, 20].map((at) => stepAt(events, at))).toEqual([3, 1, 2, 3]));

it('the address says the moment, and what else it says stays', () => {
  const address = addressOf(new URLSearchParams('as=ana&show=why&event=9'), 7);
  expect(address.toString()).toBe('as=ana&show=why&at=7');
  expect(momentIn(address)).toBe(7);
  expect(addressOf(address, 0).toString()).toBe('as=ana&show=why');
});

it.each(['', 'at=', 'at=-3', 'at=then', 'at=1.5', 'at=1e99'])('%s asks for no moment', (search) =>
  expect(momentIn(new URLSearchParams(search))).toBe(0),
);
