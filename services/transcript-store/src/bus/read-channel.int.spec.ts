import { GENESIS_HASH, newId } from '@parley/contracts';
import { postgresEventLog, withRecentEvents } from '@parley/event-log';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReadChannelController } from './read-channel.controller.js';

const tenant = 'default';
const channel_id = newId();

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.drop());

/** Appends to the channel as channel-admin does. */
function writer() {
  const log = postgresEventLog(database.poolOf('parley_channel_admin'));
  let head = { version: 0, hash: GENESIS_HASH };
  return async () => {
    const result = await log.append({
      ...{ tenant, channel_id, protocol: 'negotiation' },
      expected_version: head.version,
      previous_hash: head.hash,
      events: [{ type: 'TimerFired', data: { timer_id: 'x' } }],
      metadata: {
        ...{ command_id: newId(), command_type: 'FireTimer', command_hash: 'h' },
        actor: { kind: 'service', id: 'test' },
        time: '2026-01-01T00:00:00.000Z',
      },
    });
    if (result.status !== 'appended') throw new Error(result.status);
    head = result.events.at(-1)!;
  };
}

it('a worker is given what was seen of the log, and all that the log holds where it asks for that', async () => {
  const write = writer();
  await write();
  // Nobody tells it that the log has grown.
  const silence = { subscribe: () => () => undefined };
  const { log } = withRecentEvents(postgresEventLog(database.poolOf('parley_channel_admin')), silence);
  await log.readAll({ after: 0 });
  await write();
  const controller = new ReadChannelController(log);
  const read = async (after: number, least: number | null) => {
    const { events, more } = await controller.read({ tenant, channel_id, after, least });
    return [events.map(({ version }) => version), more];
  };
  expect(await read(0, 1)).toEqual([[1], false]);
  expect(await read(0, null)).toEqual([[1], true]);
  expect(await read(1, null)).toEqual([[2], false]);
});
