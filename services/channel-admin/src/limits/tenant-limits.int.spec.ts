import { newId, type Command } from '@parley/contracts';
import { postgresEventLog, postgresLogSignal, type EventLog } from '@parley/event-log';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CommandHandler } from '../command-handler.js';
import { openChannelData } from '../http/negotiation/opening.js';
import { TenantLimits, type Limits } from './tenant-limits.js';
import { TenantUsage } from './tenant-usage.js';

let database: TestDatabase;
let pool: pg.Pool;
let log: EventLog;
let usages: TenantUsage[];
let signal: ReturnType<typeof postgresLogSignal>;

/** Two replicas follow the log: what happens counts once. */
beforeAll(async () => {
  database = await testDatabase();
  pool = database.poolOf('parley_channel_admin');
  log = postgresEventLog(pool);
  signal = postgresLogSignal(database.urlOf('parley_channel_admin'));
  usages = [1, 2].map(() => new TenantUsage({ pool, log, signal, gatherMs: 1 }));
  await Promise.all(usages.map((usage) => usage.start()));
});
afterAll(async () => {
  await Promise.all(usages.map((usage) => usage.close()));
  await signal.close();
  await database.drop();
});

const NONE: Limits = { openChannels: 0, commandsPerMinute: 0, microUsdPerDay: 0 };

/** Another replica each time: nothing of it is in memory. */
const replica = (limits: Partial<Limits>, freeOfBudgets = false) =>
  new CommandHandler(
    log,
    undefined,
    undefined,
    new TenantLimits({ pool, limits: { ...NONE, ...limits }, freeOfBudgets }),
  );

function command<T extends Command['type']>(tenant: string, type: T, data: object, channel_id = newId()): Command {
  const time = new Date().toISOString();
  const actor = { kind: 'user', id: 'u' };
  return { id: newId(), type, tenant, channel_id, actor, time, data } as unknown as Command;
}

const opening = (tenant: string, budget_micro_usd = 1_000, more: object = {}) =>
  command(tenant, 'OpenChannel', {
    ...openChannelData(
      { demand: { text: 'A meetup' }, candidates: [{ name: 'Ana', kind: 'person' }], config: { budget_micro_usd } },
      { rehearsal: false },
    ),
    ...more,
  });

const codeOf = async (replied: Promise<{ ok: boolean }>) => {
  const reply = (await replied) as { ok: true } | { ok: false; problem: { code: string } };
  return reply.ok ? 'ok' : reply.problem.code;
};

it('takes as many open channels as it may, whichever replicas are asked at once, and more when one is closed', async () => {
  const limits = { openChannels: 2 };
  const openings = Array.from({ length: 6 }, () => opening('many'));
  const codes = await Promise.all(openings.map((one) => codeOf(replica(limits).handle(one))));
  expect(codes.toSorted()).toEqual(['ok', 'ok', ...Array<string>(4).fill('too-many-open-channels')]);
  expect(await codeOf(replica(limits).handle(opening('others')))).toBe('ok');

  const [first] = openings.filter((_, index) => codes[index] === 'ok');
  expect(await codeOf(replica(limits).handle(first!))).toBe('ok');
  const stop = command('many', 'StopChannel', { reason: 'enough' }, first!.channel_id);
  expect(await codeOf(replica(limits).handle(stop))).toBe('ok');
  await eventually(async () => expect(await codeOf(replica(limits).handle(opening('many')))).toBe('ok'));
  expect(await codeOf(replica(limits).handle(first!))).toBe('ok');
});

it('gives back the place of a channel that its rules refuse to open', async () => {
  const limits = { openChannels: 1 };
  const refused = opening('refused', 1_000, { candidates: [] });
  expect(await codeOf(replica(limits).handle({ ...refused, expected_version: 7 }))).toBe('version-mismatch');
  expect(await codeOf(replica(limits).handle(opening('refused')))).toBe('ok');
});

it('takes as many commands a minute as it may, in all replicas, and never refuses what a service sends', async () => {
  const limits = { commandsPerMinute: 3 };
  const sent = Array.from({ length: 8 }, () => command('fast', 'StopChannel', { reason: 'x' }));
  const codes = await Promise.all(sent.map((one) => codeOf(replica(limits).handle(one))));
  // A minute may end in between.
  expect(codes.filter((code) => code === 'channel-not-found').length).toBeLessThan(8);
  expect(codes.filter((code) => code === 'rate-limited').length).toBeGreaterThanOrEqual(2);
  const last = (await replica(limits).handle(sent[0]!)) as { problem: { params?: Record<string, number> } };
  if (last.problem.params) {
    expect(last.problem.params['retry_after_s']).toBeGreaterThan(0);
    expect(last.problem.params['retry_after_s']).toBeLessThanOrEqual(60);
  }
  const service = { kind: 'service', id: 'channel-admin' } as const;
  const timers = Array.from({ length: 4 }, () => ({
    ...command('fast', 'FireTimer', { timer_id: 't' }),
    actor: service,
  }));
  for (const timer of timers) expect(await codeOf(replica(limits).handle(timer))).toBe('channel-not-found');
});

it('sets the budgets of open channels aside, counts what was spent today, and opens no channel that does not fit', async () => {
  const limits = { microUsdPerDay: 2_500 };
  expect(await codeOf(replica(limits).handle(opening('spends')))).toBe('ok');
  const second = opening('spends');
  expect(await codeOf(replica(limits).handle(second))).toBe('ok');
  expect(await codeOf(replica(limits).handle(opening('spends')))).toBe('daily-spend-reached');
  expect(await codeOf(replica(limits).handle(opening('spends', 500)))).toBe('ok');

  const call = {
    ...{ provider: 'p', model: 'm', template: 't', prompt_hash: '', input_tokens: 1, output_tokens: 1 },
    ...{
      cache_read_tokens: 0,
      cache_write_tokens: 0,
      cost_micro_usd: 400,
      latency_ms: 0,
      attempts: 1,
      stop_reason: '',
    },
  };
  const failed = {
    ...command(
      'spends',
      'FailFacilitation',
      { request_id: 'screen-0-1-1', code: 'x', message: 'x', call },
      second.channel_id,
    ),
    actor: { kind: 'service', id: 'coach-judge' } as const,
  };
  expect(await codeOf(replica(limits).handle(failed))).toBe('ok');
  const stop = command('spends', 'StopChannel', { reason: 'x' }, second.channel_id);
  expect(await codeOf(replica(limits).handle(stop))).toBe('ok');
  // 600 of its 1,000 are free again; the 400 are spent, today.
  await eventually(async () => {
    const { rows } = await pool.query<{ spent: string }>(
      `select micro_usd as spent from channel_admin.tenant_days where tenant = 'spends'`,
    );
    expect(rows).toEqual([{ spent: '400' }]);
    const { rows: models } = await pool.query(
      `select model, micro_usd as spent from channel_admin.tenant_model_days where tenant = 'spends'`,
    );
    expect(models).toEqual([{ model: 'p/m', spent: '400' }]);
    expect((await pool.query(`select from channel_admin.tenant_channels where tenant = 'spends'`)).rowCount).toBe(2);
  });
  expect(await codeOf(replica(limits).handle(opening('spends', 601)))).toBe('daily-spend-reached');
  expect(await codeOf(replica(limits).handle(opening('spends', 600)))).toBe('ok');
});

it('opens a channel without a budget for operators alone, or where the installation has none', async () => {
  const operator = { kind: 'operator', id: 'o' } as const;
  expect(await codeOf(replica({}).handle(opening('free', 0)))).toBe('forbidden');
  expect(await codeOf(replica({}).handle({ ...opening('free', 0), actor: operator }))).toBe('ok');
  expect(await codeOf(replica({}, true).handle(opening('free', 0)))).toBe('ok');
});

/** An opening with the id of another one, and another amount. */
const againFor = (first: Command, budget_micro_usd: number): Command => ({
  ...opening(first.tenant, budget_micro_usd),
  id: first.id,
  channel_id: first.channel_id,
});

it('holds a place for its amount: the same command for another one is refused, and leaves the place as it is', async () => {
  const limits = { microUsdPerDay: 2_000 };
  const small = opening('amounts', 1_500);
  const gate = new TenantLimits({ pool, limits: { ...NONE, ...limits }, freeOfBudgets: false });
  expect(await gate.refusal(small)).toBeUndefined();
  expect(await gate.refusal(againFor(small, 5_000))).toMatchObject({ code: 'idempotency-key-reused' });
  expect(await gate.refusal(small)).toBeUndefined();
  expect(await codeOf(replica(limits).handle(small))).toBe('ok');
  expect(await codeOf(replica(limits).handle(againFor(small, 5_000)))).toBe('idempotency-key-reused');
  expect(await codeOf(replica(limits).handle(opening('amounts', 1_000)))).toBe('daily-spend-reached');
});

it('opens no more than a day pays for, whatever is sent together under one id', async () => {
  const limits = { microUsdPerDay: 2_000 };
  const firsts = Array.from({ length: 5 }, () => opening('together', 300));
  const sent = firsts.flatMap((first) => [againFor(first, 4_000), first]);
  const replicas = [replica(limits), replica(limits)];
  await Promise.all(sent.map((one, index) => replicas[index % 2]!.handle(one)));
  const { rows } = await pool.query<{ budget: string }>(
    `select budget from channel_admin.tenant_channels where tenant = 'together'`,
  );
  expect(rows.map(({ budget }) => budget)).toEqual(Array.from({ length: 5 }, () => '300'));
  const opened = await Promise.all(firsts.map(({ channel_id }) => log.readChannel('together', channel_id)));
  const budgets = opened.flatMap((events) => events.slice(0, 1)).map(({ data }) => (data as Opened).config);
  expect(budgets.every(({ budget_micro_usd }) => budget_micro_usd === 300)).toBe(true);
});

interface Opened {
  config: { budget_micro_usd: number };
}

it('refuses no rehearsal for money', async () => {
  const limits = { microUsdPerDay: 1_000 };
  expect(await codeOf(replica(limits).handle(opening('plays', 1_000)))).toBe('ok');
  expect(await codeOf(replica(limits).handle(opening('plays', 1_000)))).toBe('daily-spend-reached');
  expect(await codeOf(replica(limits).handle(opening('plays', 1_000, { rehearsal: true })))).toBe('ok');
  const free = { rehearsal: true, config: { ...openingConfig(), budget_micro_usd: 0 } };
  expect(await codeOf(replica(limits).handle(opening('plays', 0, free)))).toBe('ok');
});

const openingConfig = () => (opening('').data as Opened).config;

it('gives no place back that another command has taken with the same channel', async () => {
  const given: string[] = [];
  const gate = { refusal: () => Promise.resolve(undefined), giveBack: async ({ id }: Command) => void given.push(id) };
  const handler = new CommandHandler(log, undefined, undefined, gate);
  const first = opening('keeps');
  expect(await codeOf(handler.handle(first))).toBe('ok');
  expect(await codeOf(handler.handle(againFor(first, 7)))).toBe('idempotency-key-reused');
  expect(await codeOf(handler.handle({ ...opening('keeps'), expected_version: 7 }))).toBe('version-mismatch');
  expect(given).toHaveLength(1);
});
