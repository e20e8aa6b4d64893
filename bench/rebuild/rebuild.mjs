// How many events a second the views are made anew from: all channels of the corpus, again and again under new ids, on a real log.
import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { GENESIS_HASH, newId, readableExport } from '@parley/contracts';
import { openPool, postgresEventLog, postgresLogSignal } from '@parley/event-log';
import { migrateProjections, openProjections, Projector } from '@parley/transcript-store';
import { median, report } from '../figures.mjs';
import { ownPostgres } from '../own-postgres.mjs';
import { size } from '../size.mjs';

/** PARLEY_BENCH_EVENTS=100000 for more. */
const EVENTS = Number(process.env['PARLEY_BENCH_EVENTS'] || size(10_000, 1));
const ROUNDS = size(3, 1);

const server = await ownPostgres();
const { adminUrl, urlOf } = server;
await migrateProjections(adminUrl);
const pool = openPool(urlOf('parley_channel_admin'));
const log = postgresEventLog(pool);

const corpus = new URL('../../test/corpus/channels/', import.meta.url);
const recorded = readdirSync(corpus).map((file) => readableExport(readFileSync(new URL(file, corpus), 'utf8')));

/** The events of a command go together. */
function commandsOf(events) {
  const commands = new Map();
  for (const event of events) {
    const { command_id } = event.metadata;
    commands.set(command_id, [...(commands.get(command_id) ?? []), event]);
  }
  return [...commands.values()];
}

/** The same talk in a channel of its own. @returns how many events it has */
async function copied(events) {
  const { tenant, protocol } = events[0];
  const channel_id = newId();
  const commands = commandsOf(events).map((own) => ({
    metadata: { ...own[0].metadata, command_id: newId() },
    events: own.map(({ type, data }) => ({ type, data })),
  }));
  const answer = await log.appendCommands(channel_id, () => ({
    ...{ tenant, channel_id, protocol, commands },
    expected_version: 0,
    previous_hash: GENESIS_HASH,
  }));
  if (answer.status !== 'appended') throw new Error(JSON.stringify(answer));
  return events.length;
}

let events = 0;
while (events < EVENTS) {
  const counts = await Promise.all(recorded.map(copied));
  events += counts.reduce((sum, count) => sum + count, 0);
}

const signal = postgresLogSignal(urlOf('parley_channel_admin'));
const projections = await openProjections(urlOf('parley_transcript_store'));
const head = await log.head();
const rates = [];
for (let round = 0; round < ROUNDS; round++) {
  await projections.writer.query(`update projections.checkpoint set position = 0`);
  const projector = new Projector(projections.writer, log, signal);
  const started = performance.now();
  projector.start();
  while (projector.writtenUpTo < head) await projector.reached(head, 60_000);
  rates.push((head / (performance.now() - started)) * 1_000);
  await projector.close();
}
report([
  {
    bench: 'rebuild',
    case: `${events.toLocaleString('en')} events of five protocols`,
    value: median(rates),
    unit: 'events/s',
  },
]);
await signal.close();
await projections.close();
await pool.end();
await server.close();
