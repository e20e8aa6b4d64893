import type { RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import { forkPlace } from './fork-place.js';

const event = (version: number, command_id: string, type = 'TimerSet') =>
  ({ version, type, metadata: { command_id } }) as unknown as RecordedEvent;
const events = [event(1, 'a'), event(2, 'a'), event(3, 'b'), event(4, 'c', 'ChannelClosed'), event(5, 'd')];

it('is where the command of an event ends, as long as the channel is open', () => {
  expect(events.map((one) => forkPlace(events, one))).toEqual([2, 2, 3, undefined, undefined]);
});
