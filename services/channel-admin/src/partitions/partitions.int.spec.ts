import { newId, type Command, type CommandReply } from '@parley/contracts';
import { postgresEventLog } from '@parley/event-log';
import { connectNats, natsReplicas } from '@parley/messaging';
import { natsServerMissing, openFolder, startNatsServer, testDatabase, Wire, type TestDatabase } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CommandHandler } from '../command-handler.js';
import { openChannelData } from '../http/negotiation/opening.js';
import { ownersBy } from './owners.js';
import { Partitions } from './partitions.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Sixty-four channels: of each partition some. */
const CHANNELS = Array.from({ length: 64 }, () => newId());

const started: Partitions[] = [];
/** Each with as much as it can do. */
async function replica(beatMs = 20, port?: number, load = () => 1): Promise<Partitions> {
  const url = new URL(database.urlOf('parley_channel_admin'));
  if (port) url.port = String(port);
  const one = new Partitions({ url: url.href, beatMs, leaseMs: 400, load });
  await one.start();
  started.push(one);
  return one;
}
const closeAll = () => Promise.all(started.splice(0).map((one) => one.close()));

/** How many of the channels each of them takes for its own. */
const countOwn = (...replicas: Partitions[]) =>
  replicas.map((one) => CHANNELS.filter((id) => one.otherOwnerOf(id) === undefined).length);

it('replicas share the channels, and each knows which is another’s', async () => {
  const first = await replica();
  expect(countOwn(first)).toEqual([64]);
  expect(first.relays).toBe(true);
  const second = await replica();
  await eventually(() => {
    expect(countOwn(first, second).reduce((sum, count) => sum + count)).toBe(64);
    expect(Math.min(...countOwn(first, second))).toBeGreaterThan(0);
  });
  for (const id of CHANNELS) {
    const others = [first.otherOwnerOf(id), second.otherOwnerOf(id)];
    expect([
      [undefined, first.replica],
      [second.replica, undefined],
    ]).toContainEqual(others);
  }
  expect([first.relays, second.relays]).toEqual([true, false]);
  await closeAll();
});

it('one has all while it can do with them, and is given the commands; the others stand by, and share once it has too much', async () => {
  let load = 0.2;
  const first = await replica(20, undefined, () => load);
  let looks = 0;
  const second = await replica(20, undefined, () => (looks++, 0));
  await eventually(() => expect(looks).toBeGreaterThan(3));
  expect(countOwn(first, second)).toEqual([64, 0]);
  expect([first.weight, second.weight]).toEqual([65, 1]);
  load = 0.95;
  await eventually(() => expect([first.weight, second.weight]).toEqual([33, 33]));
  load = 0.2;
  await eventually(() => expect([first.weight, second.weight]).toEqual([65, 1]));
  expect([first.relays, second.relays]).toEqual([true, false]);
  await closeAll();
});

it('what a replica had that has gone, was killed or stands still is the other’s', async () => {
  const leave = {
    gone: (one: Partitions) => one.close(),
    killed: (one: Partitions) =>
      database
        .poolOf('parley_channel_admin')
        .query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${one.replica}`),
    // It does not look for longer than it is believed.
    'stands still': () => Promise.resolve(),
  };
  for (const [how, away] of Object.entries(leave)) {
    const leaving = await replica(how === 'gone' ? 20 : 3_600_000);
    const staying = await replica();
    await away(leaving);
    await eventually(() => expect(countOwn(staying), how).toEqual([64]));
    expect(staying.relays).toBe(true);
    await closeAll();
  }
});

it('believes nobody where the database says nothing: every replica then decides for itself', async () => {
  const wire = new Wire(Number(new URL(database.adminUrl).port));
  await wire.mend();
  const [first, second] = [await replica(20, wire.port), await replica(20, wire.port)];
  await eventually(() => expect(Math.max(...countOwn(first, second))).toBeLessThan(64));
  wire.hush();
  await eventually(() => expect(countOwn(first, second)).toEqual([64, 64]));
  wire.speak();
  await eventually(() => expect(countOwn(first, second).reduce((sum, count) => sum + count)).toBe(64));
  await closeAll();
  await wire.cut();
});

it.skipIf(natsServerMissing)(
  'a command is decided by the replica whose channel it is, and here where that is gone',
  async () => {
    const nats = await startNatsServer(await openFolder());
    const connections = await Promise.all([1, 2].map(() => connectNats(nats.url, 'channel-admin')));
    const [one, other] = connections;
    const ids = [1, 2];
    const handlers = connections.map((connection, index) => {
      const log = postgresEventLog(database.poolOf('parley_channel_admin'));
      // Every channel is the second one's.
      const partitions = { otherOwnerOf: () => (index === 0 ? ids[1] : undefined) };
      return new CommandHandler(
        log,
        undefined,
        undefined,
        undefined,
        undefined,
        ownersBy(partitions, natsReplicas(connection, 2_000)),
      );
    });
    const stop = natsReplicas(other!).answer(2, (command) => handlers[1]!.handleHere(command));
    await other!.flush();
    const decided = () => handlers.map(({ figures }) => figures.commands);
    const command = opening();
    const replies: CommandReply[] = await Promise.all(handlers.map((handler) => handler.handle(command)));
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    expect(decided()).toEqual([0, 2]);
    expect(await handlers[0]!.handle({ ...opening(), data: {} } as unknown as Command)).toMatchObject({ ok: false });
    expect(decided()).toEqual([0, 3]);
    await stop();
    expect(await handlers[0]!.handle(command)).toMatchObject({ ok: true, duplicate: true });
    expect(decided()).toEqual([1, 3]);
    // One that hangs is not waited for longer than it takes to decide here.
    other!.subscribe('parley.v1.replica.2', { callback: () => undefined });
    await other!.flush();
    expect(await handlers[0]!.handle(command)).toMatchObject({ ok: true, duplicate: true });
    expect(decided()).toEqual([2, 3]);
    await Promise.all([one!.close(), other!.close()]);
    await nats.stop();
  },
);

function opening(): Command {
  const data = openChannelData(
    { demand: { text: 'A meetup' }, candidates: [{ name: 'Ana', kind: 'person' }] },
    { rehearsal: false },
  );
  const time = new Date().toISOString();
  const actor = { kind: 'user', id: 'u' };
  const head = { id: newId(), type: 'OpenChannel', tenant: 'default', channel_id: newId(), actor, time };
  return { ...head, data } as unknown as Command;
}
