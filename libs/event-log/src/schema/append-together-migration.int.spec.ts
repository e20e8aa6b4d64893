import { randomBytes } from 'node:crypto';
import { chainHash, eventId, firstBrokenLink, GENESIS_HASH, newId, type RecordedEvent } from '@parley/contracts';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { postgresEventLog } from '../index.js';
import { migrate } from '../migrations.js';
import { AddKnowledgeSchema1763800000000 } from './knowledge-migration.js';
import { CreateLog1763700000000 } from './log-migration.js';

const name = `parley_${randomBytes(6).toString('hex')}`;
let url: string;
let secret: string;
let old: pg.Pool;

/** A database as the first release left it. The roles are the server's and exist. */
beforeAll(async () => {
  const { adminUrl, ...rest } = inject('postgres');
  ({ secret } = rest);
  await run(adminUrl, `create database ${name}`);
  url = adminUrl.replace(/\/postgres$/u, `/${name}`);
  const source = new DataSource({
    type: 'postgres',
    url,
    migrations: [CreateLog1763700000000, AddKnowledgeSchema1763800000000],
    migrationsTableName: 'parley_migrations',
  });
  await source.initialize();
  await source.runMigrations().finally(() => source.destroy());
  old = new pg.Pool({ connectionString: url });
});
afterAll(async () => {
  await old.end();
  await run(inject('postgres').adminUrl, `drop database if exists ${name} with (force)`);
});

async function run(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

type Link = Pick<RecordedEvent, 'version' | 'hash'>;

/** As a replica of the first release appends: one event, by the function of that time. */
async function appendAsBefore(channel_id: string, { version, hash }: Link): Promise<Link> {
  const command_id = newId();
  const actor = { kind: 'service' as const, id: 'x' };
  const event = {
    tenant: 'default',
    channel_id,
    protocol: 'negotiation',
    version: version + 1,
    id: eventId(command_id, 0),
    type: 'TimerFired' as const,
    data: { timer_id: 'ä "quoted" \\ 1.50' },
    metadata: { command_id, command_type: 'x', command_hash: 'h', actor, time: '2026-01-01T00:00:00.000Z' },
  };
  const next = chainHash(hash, event);
  const { tenant, protocol, id, type, data, metadata } = event;
  const appends = [[channel_id], [tenant], [protocol], [version], [hash], [id], [1], [next]];
  const events = [[1], [channel_id], [version + 1], [id], [tenant], [protocol], [type]];
  const { rows } = await old.query<{ accepted: number[] }>(
    `select accepted from log.append(${Array.from({ length: 18 }, (_, index) => `$${index + 1}`).join()})`,
    [...appends, ...events, [JSON.stringify(data)], [JSON.stringify(metadata)], [next]],
  );
  expect(rows[0]!.accepted).toEqual([1]);
  return { version: version + 1, hash: next };
}

it('keeps every event, and replicas of the version before can go on appending', async () => {
  const channel = newId();
  const first = await appendAsBefore(channel, { version: 0, hash: GENESIS_HASH });
  const passwords = { parley_channel_admin: secret, parley_transcript_store: secret, parley_embedded_bus: secret };
  await migrate(url, passwords);
  await migrate(url, passwords);
  const second = await appendAsBefore(channel, first);

  const log = postgresEventLog(old);
  const result = await log.append({
    tenant: 'default',
    channel_id: channel,
    protocol: 'negotiation',
    expected_version: second.version,
    previous_hash: second.hash,
    events: [{ type: 'TimerFired', data: { timer_id: 'new' } }],
    metadata: {
      command_id: newId(),
      command_type: 'x',
      command_hash: 'h',
      actor: { kind: 'service', id: 'x' },
      time: '2026-01-01T00:00:00.000Z',
    },
  });
  expect(result.status).toBe('appended');
  await appendAsBefore(channel, (await log.readChannel('default', channel)).at(-1)!);

  const events = await log.readAll({ after: 0 });
  expect(events.map((event) => event.position)).toEqual([1, 2, 3, 4]);
  expect(events.map((event) => event.version)).toEqual([1, 2, 3, 4]);
  expect(firstBrokenLink(events)).toBeUndefined();
  expect(await log.readCommand(events[0]!.metadata.command_id)).toEqual([events[0]]);
});
