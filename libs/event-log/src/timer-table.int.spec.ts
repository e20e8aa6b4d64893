import { newId } from '@parley/contracts';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TimerTable } from './timer-table.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** A table, and the events whose timers are noted in it one after another. */
async function follower() {
  const table = new TimerTable(database.poolOf('parley_channel_admin'));
  await table.prepare();
  const channel_id = newId();
  let position = (await table.load()).position;
  const opened: string[] = [];
  return {
    table,
    opened,
    see() {
      position += 1;
      const timer_id = `timer-${position}`;
      opened.push(timer_id);
      const change = { change: 'opened' as const, timer_id, due_at: '2027-01-01T00:00:00Z' };
      table.note({ position, tenant: 'default', channel_id }, [change]);
      table.reach(position);
    },
    async kept() {
      const { position: upTo, timers } = await table.load();
      const ids = timers.filter((timer) => timer.channel_id === channel_id).map(({ timer_id }) => timer_id);
      return { upTo, ids: ids.toSorted() };
    },
    get position() {
      return position;
    },
  };
}

it('keeps what is noted while it writes for the next time (N6)', async () => {
  const events = await follower();
  const { table } = events;
  events.see();
  let isWriting = true;
  const written = table.write().then(() => (isWriting = false));
  while (isWriting) {
    events.see();
    await new Promise(setImmediate);
  }
  await written;
  expect(table.unwritten).toBeGreaterThan(0);
  await table.write();
  expect(await events.kept()).toEqual({ upTo: events.position, ids: events.opened.toSorted() });
});
