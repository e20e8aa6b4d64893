import { derivedId, GENESIS_HASH, type ParleyEvent } from '@parley/contracts';
import { postgresEventLog, type EventLog } from '@parley/event-log';
import { testDatabase, type TestDatabase } from '@parley/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAgainForOldRequests } from './ask-again.js';
import { CommandHandler } from './command-handler.js';

let database: TestDatabase;
let pool: pg.Pool;
let log: EventLog;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.poolOf('parley_channel_admin');
  log = postgresEventLog(pool);
  await pool.query('create table channel_admin.checkpoint (name text primary key, position bigint not null)');
});
afterAll(() => database.drop());

/** A negotiation as it was recorded before requests had deadlines: its screening is asked for, and nobody answers. */
async function oldChannel(name: string, ...more: ParleyEvent[]): Promise<string> {
  const channel_id = derivedId(name);
  const opened = {
    ...{ protocol: 'negotiation' as const, topic: 't', language: 'en' as const, rehearsal: true },
    demand: { text: 'd', constraints: [] },
    candidates: [{ participant_id: 'ana', name: 'Ana', kind: 'hosted' as const, persona: '', skills: [], script: [] }],
    config: {
      ...{ max_rounds: 3, feedback_timeout_ms: 1000, timeout_policy: 'accept' as const, max_reminders: 1 },
      ...{ max_replacements: 2, time_limit_ms: 60_000, max_facilitation_attempts: 3, budget_micro_usd: 0 },
    },
  };
  await log.append({
    ...{ tenant: 'default', channel_id, protocol: 'negotiation', expected_version: 0, previous_hash: GENESIS_HASH },
    events: [
      { type: 'ChannelOpened', data: opened },
      { type: 'FacilitationRequested', data: { request_id: 's', task: 'screen', cycle: 1, round: 0, attempt: 1 } },
      ...more,
    ],
    metadata: {
      ...{ command_id: derivedId(name, 'open'), command_type: 'OpenChannel', command_hash: 'h' },
      ...{ actor: { kind: 'user', id: 'u' }, time: '2026-01-01T00:00:00.000Z' },
    },
  });
  return channel_id;
}

it('asks again, once, for what open channels wait for without a deadline', async () => {
  const waiting = await oldChannel('waiting');
  const closed = await oldChannel('closed', {
    type: 'ChannelClosed',
    data: { status: 'stopped', reason: 'r', ended_by: { kind: 'user', id: 'u' }, message: '' },
  });
  for (const handler of [new CommandHandler(log), new CommandHandler(log)]) await askAgainForOldRequests(pool, handler);
  const asked = await log.readChannel('default', waiting);
  expect(asked.slice(2)).toMatchObject([
    { type: 'FacilitationRequested', data: { task: 'screen', attempt: 1, due_at: expect.any(String) as string } },
  ]);
  expect(await log.readChannel('default', closed)).toHaveLength(3);
});
