import { REGISTRY } from '@parley/protocols';
import { expect, it } from 'vitest';
import { eventsOf } from '../../../../test/corpus/corpus.js';
import { ChannelMessages } from './channel-messages.js';

const events = eventsOf('made-fork-of-a-round-table');

it('of a fork is told what it asks, once, and nothing of what it has copied', async () => {
  const messages = new ChannelMessages({ readChannel: () => Promise.resolve([]) }, REGISTRY);
  const told = await messages.of(events);
  expect(told.map(({ event }) => event.metadata.copied)).toEqual(told.map(() => undefined));
  const waiting = told.filter(({ message }) => message.type === 'turn.waiting');
  const people = events.filter(
    ({ type, data, metadata }) =>
      type === 'TurnRequested' &&
      !metadata.copied &&
      (data as { participant_kind: string }).participant_kind === 'person',
  );
  expect(waiting).toHaveLength(people.length);
  expect(waiting.length).toBeGreaterThan(0);
});
