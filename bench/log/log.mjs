// Appends a second, one event each, on 1, 20 and 200 channels: Parley's log, plain single-row inserts, emmett-postgresql.
// All on one Postgres with its default durability, in turns, so that a change of the machine's speed meets all of them.
import { randomUUID } from 'node:crypto';
import { GENESIS_HASH, newId } from '@parley/contracts';
import { postgresEventLog } from '@parley/event-log';
import pg from 'pg';
import { median, rate, report } from '../figures.mjs';
import { ownPostgres } from '../own-postgres.mjs';
import { size, SMALL } from '../size.mjs';

const ROUNDS = size(3, 1);
const MILLISECONDS = size(2_000, 100);
const WARM_UP_MS = size(300, 50);
const CHANNELS = [1, 20, 200];

const data = { timer_id: 'feedback-1-1-0', purpose: 'feedback_timeout', due_at: '2026-01-01T00:00:00.000Z' };
const metadata = {
  command_type: 'FireTimer',
  command_hash: 'h'.repeat(64),
  actor: { kind: 'service', id: 'bench' },
  time: '2026-01-01T00:00:00.000Z',
};

const server = await ownPostgres();
const { adminUrl } = server;

const contenders = { parley: await parley(), plain: await plain(), ...(!SMALL && (await installed())) };
const figures = [];
for (const channels of CHANNELS) {
  const rates = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (const contender of Object.values(contenders)) await rate(channels, WARM_UP_MS, contender.start(channels));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, contender] of Object.entries(contenders)) {
      rates[name].push(await rate(channels, MILLISECONDS, contender.start(channels)));
    }
  }
  const ours = median(rates.parley);
  const name = `${channels} channel${channels === 1 ? '' : 's'}`;
  figures.push({ bench: 'log', case: name, value: ours, unit: 'appends/s' });
  for (const [peer, title] of [
    ['plain', 'single-row inserts'],
    ['emmett', 'emmett-postgresql'],
  ]) {
    if (!rates[peer]) continue;
    const value = median(rates[peer]);
    figures.push({ bench: 'log', case: name, value, unit: 'appends/s', peer: title, ratio: ours / value });
  }
}
report(figures);
for (const contender of Object.values(contenders)) await contender.end();
// Emmett's pool lets go of its connections in its own time; the server ends them then.
process.on('uncaughtException', (error) => {
  if (error.code !== '57P01') throw error;
});
await server.close();

async function parley() {
  const pool = new pg.Pool({ connectionString: adminUrl.replace('parley_admin:', 'parley_channel_admin:'), max: 20 });
  const log = postgresEventLog(pool);
  return {
    start(channels) {
      const heads = Array.from({ length: channels }, () => ({ channel_id: newId(), version: 0, hash: GENESIS_HASH }));
      return async (worker) => {
        const head = heads[worker];
        const result = await log.append({
          tenant: 'default',
          channel_id: head.channel_id,
          protocol: 'negotiation',
          expected_version: head.version,
          previous_hash: head.hash,
          events: [{ type: 'TimerSet', data }],
          metadata: { command_id: newId(), ...metadata },
        });
        if (result.status !== 'appended') throw new Error(result.status);
        head.version += 1;
        head.hash = result.events[0].hash;
      };
    },
    end: () => pool.end(),
  };
}

/** The least that could keep an event: no expected version is checked, no order of commits, no hash. */
async function plain() {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 20 });
  await pool.query(`
    create schema bench;
    create table bench.events (
      position bigserial primary key, channel_id uuid not null, version integer not null, id uuid not null unique,
      type text not null, data jsonb not null, metadata jsonb not null, recorded_at timestamptz not null default now(),
      unique (channel_id, version)
    )`);
  return {
    start(channels) {
      const heads = Array.from({ length: channels }, () => ({ channel_id: randomUUID(), version: 0 }));
      return (worker) => {
        const head = heads[worker];
        return pool.query({
          name: 'plain',
          text: 'insert into bench.events (channel_id, version, id, type, data, metadata) values ($1, $2, $3, $4, $5, $6)',
          values: [head.channel_id, (head.version += 1), randomUUID(), 'TimerSet', data, metadata],
        });
      };
    },
    end: () => pool.end(),
  };
}

/** The peer that a small run does without. */
async function installed() {
  const { emmett } = await import('./emmett.mjs');
  return { emmett: await emmett(adminUrl, { data, metadata }) };
}
