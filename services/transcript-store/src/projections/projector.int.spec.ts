import type { RecordedEvent } from '@parley/contracts';
import { postgresEventLog, postgresLogSignal, type EventLog } from '@parley/event-log';
import { REGISTRY } from '@parley/protocols';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DataSource } from 'typeorm';
import { EMPTY_FOLD, evolveFold, viewOf } from './channel-view.js';
import { openProjections, type Projections } from './data-source.js';
import { migrateProjections } from './migrate-projections.js';
import { ChannelRow, TurnRow } from './entities.js';
import { playedWhole } from './projector.fixtures.js';
import { Projector } from './projector.js';

let database: TestDatabase;
let log: EventLog;
let projections: Projections;
let source: DataSource;
let signal: ReturnType<typeof postgresLogSignal>;

beforeAll(async () => {
  database = await testDatabase();
  log = postgresEventLog(database.poolOf('parley_channel_admin'));
  await migrateProjections(database.adminUrl);
  projections = await openProjections(database.urlOf('parley_transcript_store'));
  source = projections.writer;
  signal = postgresLogSignal(database.urlOf('parley_transcript_store'));
});
afterAll(async () => {
  await signal.close();
  await projections.close();
  await database.drop();
});

const table = (name: string): Promise<{ channel_id: string; key: string; data: object }[]> =>
  source.query(`select channel_id, key, data from projections.${name} order by channel_id, key`);

const folded = (events: RecordedEvent[]) =>
  JSON.parse(
    JSON.stringify(
      viewOf(
        events.reduce((fold, event) => evolveFold(fold, event, REGISTRY), EMPTY_FOLD),
        REGISTRY,
      ),
    ),
  ) as object;

async function rows() {
  const { manager } = source;
  return {
    channels: await manager.find(ChannelRow, { order: { channel_id: 'asc' } }),
    proposals: await table('proposals'),
    tallies: await table('tallies'),
    turns: await manager.find(TurnRow, { order: { channel_id: 'asc', request_id: 'asc' } }),
  };
}

it('is the fold of the log: view, proposals with their tallies, turns', async () => {
  const projector = new Projector(source, log, signal);
  projector.start();
  const events = await playedWhole(log, 'one');
  await projector.reached(events.at(-1)!.position, 10_000);
  const { channels, proposals, tallies, turns } = await rows();
  expect(channels[0]!.view).toEqual(folded(events));
  expect(proposals.map(({ data }) => data)).toMatchObject([
    { version: 1, cause: 'draft' },
    { version: 2, cause: 'role_removed' },
    { version: 3, cause: 'adjustment' },
  ]);
  expect(tallies.map(({ data }) => data)).toEqual([
    { proposal_version: 1, accepted: ['ana'], negotiating: ['bo'], withdrawn: ['cy'], assumed: [] },
    { proposal_version: 3, accepted: ['ana', 'bo'], negotiating: [], withdrawn: [], assumed: ['ana', 'bo'] },
  ]);
  expect(channels[0]!.outcome).toMatchObject({ status: 'success', proposal: { version: 3 } });
  expect(turns).toHaveLength(5);
  expect(turns.every((turn) => !turn.open && turn.answer_type === 'FeedbackRecorded')).toBe(true);
  await projector.close();
});

it('applies every position exactly once, in order, though two of them race', async () => {
  const projectors = [new Projector(source, log, signal), new Projector(source, log, signal)];
  for (const projector of projectors) projector.start();
  const written = await Promise.all(['two', 'three', 'four'].map((name) => playedWhole(log, name)));
  const last = Math.max(...written.flat().map((event) => event.position));
  await Promise.all(projectors.map((projector) => projector.reached(last, 10_000)));
  for (const projector of projectors) await projector.close();
  const { channels } = await rows();
  for (const events of written) {
    const row = channels.find((channel) => channel.channel_id === events[0]!.channel_id)!;
    expect(row.view).toEqual(folded(events));
  }
});

it('can be dropped and made again, and is then the same', async () => {
  const before = await rows();
  const projector = new Projector(source, log, signal);
  await projector.rebuild();
  expect((await rows()).channels).toEqual([]);
  projector.start();
  await projector.reached(await log.head(), 10_000);
  await eventually(async () => expect(await rows()).toEqual(before));
  await projector.close();
});
