import { Message, Role } from '@a2a-js/sdk';
import { expect, it } from 'vitest';
import { historyIn } from '../../libs/a2a/src/history.js';
import { eventsOf, NAMES } from './corpus.js';

it.each(NAMES)('%s is a history of A2A: what was asked for first, and nothing twice', (name) => {
  const events = eventsOf(name).map((event) => ({ ...event, position: event.version }));
  const history = historyIn(events);
  expect(history[0]?.role).toBe(Role.ROLE_USER);
  expect(new Set(history.map(({ messageId }) => messageId)).size).toBe(history.length);
  expect(history.map((one) => Message.fromJSON(JSON.parse(JSON.stringify(Message.toJSON(one)))))).toEqual(history);
});
