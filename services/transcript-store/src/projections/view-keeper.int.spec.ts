import { ADVISORY_LOCKS, postgresEventLog, postgresLogSignal, type EventLog } from '@parley/event-log';
import { REGISTRY, type Registry } from '@parley/protocols';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openProjections, type Projections } from './data-source.js';
import { ChannelRow } from './entities.js';
import { migrateProjections } from './migrate-projections.js';
import { channelOf, playedWhole } from './projector.fixtures.js';
import { Projector } from './projector.js';
import { ViewKeeper } from './view-keeper.js';

let database: TestDatabase;
let log: EventLog;
let projections: Projections;
let signal: ReturnType<typeof postgresLogSignal>;

beforeAll(async () => {
  database = await testDatabase();
  log = postgresEventLog(database.poolOf('parley_channel_admin'));
  await migrateProjections(database.adminUrl);
  projections = await openProjections(database.urlOf('parley_transcript_store'));
  signal = postgresLogSignal(database.urlOf('parley_transcript_store'));
});
afterAll(async () => {
  await signal.close();
  await projections.close();
  await database.drop();
});

const url = () => database.urlOf('parley_transcript_store');
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A replica that counts the events that it folds. */
async function replica({ answerMs = 5_000, beatMs = 20, load = (): number => 0 } = {}) {
  const keeper = new ViewKeeper({ url: url(), beatMs, answerMs, load });
  await keeper.start();
  const counts = { folded: 0 };
  const evolve: Registry['ledger']['evolve'] = (ledger, event) => {
    counts.folded += 1;
    return REGISTRY.ledger.evolve(ledger, event);
  };
  const registry = { ...REGISTRY, ledger: { ...REGISTRY.ledger, evolve } };
  const projector = new Projector(projections.writer, log, signal, registry, keeper);
  projector.start();
  closing.push(async () => {
    await projector.close();
    await keeper.close();
  });
  return { keeper, projector, counts };
}

/** What a reader of this replica finds that has seen the last of the events. */
async function readFrom(projector: Projector, name: string, position: number) {
  await projector.reached(position, 20_000);
  const row = await projections.writer.manager.findOneBy(ChannelRow, { channel_id: channelOf(name) });
  return row?.position;
}

it('of two replicas one folds, and readers of both read what they have seen', async () => {
  const [one, other] = [await replica(), await replica()];
  expect([one.keeper.keeps, other.keeper.keeps]).toEqual([true, false]);
  const events = await playedWhole(log, 'shared');
  const { position } = events.at(-1)!;
  expect(await readFrom(other.projector, 'shared', position)).toBe(position);
  expect([one.counts.folded, other.counts.folded]).toEqual([events.length, 0]);
});

it('who keeps the views is given most of what workers read, as long as it has not enough to do', async () => {
  let load = 0.1;
  const [{ keeper: one }, { keeper: other }] = [await replica({ load: () => load }), await replica()];
  expect([one.weight, other.weight]).toEqual([64, 1]);
  load = 0.9;
  expect([one.weight, other.weight]).toEqual([1, 1]);
  load = 0.1;
  expect(one.weight).toBe(64);
});

it('a reader of who does not keep them waits for what the log is known to hold, and for nothing that it does not', async () => {
  await replica();
  const { projector, keeper } = await replica({ answerMs: 60 });
  const { position } = (await playedWhole(log, 'known')).at(-1)!;
  expect(await readFrom(projector, 'known', position)).toBe(position);
  // Whoever names a position that nobody has reached does not make it stand in.
  await projector.reached(position + 1_000_000, 500);
  expect(keeper.keeps).toBe(false);
});

it('who follows a channel is told of its events, whoever keeps the views', async () => {
  await replica();
  const { projector } = await replica();
  let told = 0;
  projector.onChannel(channelOf('followed'), () => (told += 1));
  await playedWhole(log, 'followed');
  await eventually(() => expect(told).toBeGreaterThan(0));
});

it('a replica whose connection is killed is replaced, and nothing is missing', async () => {
  const [gone, staying] = [await replica({ beatMs: 3_600_000 }), await replica()];
  const { position: before } = (await playedWhole(log, 'before')).at(-1)!;
  await database
    .poolOf('parley_transcript_store')
    .query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${ADVISORY_LOCKS.viewKeeper}`,
    );
  const { position: after } = (await playedWhole(log, 'after')).at(-1)!;
  expect(await readFrom(staying.projector, 'after', after)).toBe(after);
  expect(await readFrom(staying.projector, 'before', before)).toBe(before);
  expect([gone.keeper.keeps, staying.keeper.keeps]).toEqual([false, true]);
});

it('one that stands still is stood in for until it is heard of, and a word that is none is passed over', async () => {
  const still = new pg.Client(url());
  await still.connect();
  closing.push(() => still.end());
  await still.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.viewKeeper]);
  const { keeper, projector, counts } = await replica({ answerMs: 50 });
  expect(keeper.keeps).toBe(false);
  const events = await playedWhole(log, 'alone');
  const { position } = events.at(-1)!;
  expect(await readFrom(projector, 'alone', position)).toBe(position);
  expect([keeper.keeps, counts.folded]).toEqual([true, events.length]);
  const say = (word: string) => still.query('select pg_notify($1, $2)', ['parley_views', word]);
  let heard = 0;
  const last = { onChange() {}, onAsked() {}, onWritten: () => (heard += 1), onMended() {} };
  keeper.listen(last);
  const another = (from: number, holds: boolean) => JSON.stringify({ from, written: position, holds });
  for (const word of ['', '{', 'null', '{"from":1}', another(2 ** 31, false)]) await say(word);
  await eventually(() => expect(heard).toBe(1));
  expect(keeper.keeps).toBe(true);
  await say(another(2 ** 31, true));
  await eventually(() => expect(keeper.keeps).toBe(false));
  await still.query('select pg_advisory_unlock_all()');
  await eventually(() => expect(keeper.keeps).toBe(true));
});
