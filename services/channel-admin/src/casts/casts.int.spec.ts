import { newId, type CastMade, type CastMember, type CastWanted, type ModelCall } from '@parley/contracts';
import { postgresEventLog, postgresLogSignal } from '@parley/event-log';
import { InProcessBus, type CastChooser } from '@parley/messaging';
import { testDatabase, type TestDatabase } from '@parley/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TenantLimits, type Limits } from '../limits/tenant-limits.js';
import { TenantUsage } from '../limits/tenant-usage.js';
import { CAST_MICRO_USD, Casts } from './casts.js';

let database: TestDatabase;
let pool: pg.Pool;
let usage: TenantUsage;
let signal: ReturnType<typeof postgresLogSignal>;

beforeAll(async () => {
  database = await testDatabase();
  pool = database.poolOf('parley_channel_admin');
  signal = postgresLogSignal(database.urlOf('parley_channel_admin'));
  usage = new TenantUsage({ pool, log: postgresEventLog(pool), signal });
  await usage.start();
  // Two replicas begin at once.
  await Promise.all([casts(new InProcessBus()).start(), casts(new InProcessBus()).start()]);
});
afterAll(async () => {
  await usage.close();
  await signal.close();
  await database.drop();
});

/** Another replica each time: nothing of it is in memory. */
function casts(chooser: CastChooser, limits: Partial<Limits> = {}, withinMs?: number): Casts {
  const all = { openChannels: 0, commandsPerMinute: 0, microUsdPerDay: 0, ...limits };
  const gate = new TenantLimits({ pool, limits: all, freeOfBudgets: false });
  return new Casts({ pool, chooser, limits: gate, ...(withinMs !== undefined && { withinMs }) });
}

const wanted = { protocol: 'round-table', topic: 'A canteen', language: 'en' } as const;
const member = (name: string): CastMember => ({
  ...{ name, persona: `${name} cooks.`, thinking_style: '', speaking_style: '' },
  expertise: ['cooking'],
});
const members = ['Marta', 'Bo', 'Li'].map(member);
const costing = (cost_micro_usd: number) => ({ provider: 'p', model: 'quick', cost_micro_usd }) as ModelCall;

/** Answers when it is let, and counts who asked. */
function chooser(made: CastMade, until: Promise<unknown> = Promise.resolve()) {
  const asked: CastWanted[] = [];
  const choose: CastChooser['choose'] = async (_, one) => {
    asked.push(one);
    await until;
    return made;
  };
  return { asked, choose };
}

const spentBy = async (tenant: string) => {
  const { rows } = await pool.query<{ micro_usd: string }>(
    'select micro_usd from channel_admin.tenant_days where tenant = $1',
    [tenant],
  );
  return rows.map(({ micro_usd }) => Number(micro_usd));
};
const placesOf = async (tenant: string) =>
  (await pool.query('select 1 from channel_admin.tenant_channels where tenant = $1', [tenant])).rowCount;

it('counts what a cast has cost to its tenant’s day, a failed one too, and keeps no place', async () => {
  const good = chooser({ cast: { members }, call: costing(700) });
  const at = { tenant: 'pays', id: newId() };
  expect(await casts(good).choose(at, wanted)).toEqual({ members, made_by: 'model', cost_micro_usd: 700 });
  const bad = chooser({ failure: 'refusal', call: costing(20) });
  const failed = await casts(bad).choose({ tenant: 'pays', id: newId() }, wanted);
  expect(failed).toMatchObject({ made_by: 'fixed', reason: 'no_answer', detail: 'refusal', cost_micro_usd: 20 });
  expect(await spentBy('pays')).toEqual([720]);
  const { rows: models } = await pool.query(
    `select model, micro_usd from channel_admin.tenant_model_days where tenant = 'pays'`,
  );
  expect(models).toEqual([{ model: 'p/quick', micro_usd: '720' }]);
  expect(await placesOf('pays')).toBe(0);
});

it('is chosen once for each request, whichever replicas are asked at once, and again long after', async () => {
  let answer = () => {};
  const until = new Promise<void>((resolve) => (answer = resolve));
  const one = chooser({ cast: { members }, call: costing(700) }, until);
  const at = { tenant: 'twice', id: newId() };
  const both = [casts(one).choose(at, wanted), casts(one).choose(at, wanted)];
  answer();
  const chosen = { members, made_by: 'model', cost_micro_usd: 700 };
  expect(await Promise.all(both)).toEqual([chosen, chosen]);
  expect(await casts(one).choose(at, wanted)).toEqual(chosen);
  expect(one.asked).toHaveLength(1);
  expect(await spentBy('twice')).toEqual([700]);
  expect(await casts(one).choose(at, { ...wanted, topic: 'A garden' })).toMatchObject({
    code: 'idempotency-key-reused',
  });
});

it('sets aside what it may cost, and chooses nobody where that does not fit into the day', async () => {
  let answer = () => {};
  const until = new Promise<void>((resolve) => (answer = resolve));
  const slow = chooser({ cast: { members }, call: costing(10) }, until);
  const limits = { microUsdPerDay: CAST_MICRO_USD + 5 };
  const first = casts(slow, limits).choose({ tenant: 'poor', id: newId() }, wanted);
  await expect.poll(() => slow.asked.length).toBe(1);
  const refused = { tenant: 'poor', id: newId() };
  expect(await casts(slow, limits).choose(refused, wanted)).toMatchObject({ code: 'daily-spend-reached' });
  expect(slow.asked).toHaveLength(1);
  answer();
  await first;
  // What was refused may be asked again, and is refused by what is spent.
  expect(await casts(slow, limits).choose(refused, wanted)).toMatchObject({ code: 'daily-spend-reached' });
  expect(await casts(slow).choose(refused, wanted)).toMatchObject({ made_by: 'model' });
});

it('counts as a command of the minute', async () => {
  const one = chooser({ cast: { members } });
  const asked = Array.from({ length: 8 }, () =>
    casts(one, { commandsPerMinute: 2 }).choose({ tenant: 'fast', id: newId() }, wanted),
  );
  const codes = (await Promise.all(asked)).flatMap((reply) => ('code' in reply ? [reply.code] : []));
  // A minute may end in between.
  expect(codes.length).toBeGreaterThanOrEqual(4);
  expect(new Set(codes)).toEqual(new Set(['rate-limited']));
});

it('is the protocol’s own where nobody answers, and never hangs', async () => {
  const away = await casts(new InProcessBus()).choose({ tenant: 'away', id: newId() }, wanted);
  expect(away).toMatchObject({ made_by: 'fixed', reason: 'no_answer', cost_micro_usd: 0 });
  const names = (away as { members: CastMember[] }).members.map(({ name }) => name);
  expect(names).toEqual(['Paula', 'Nils', 'Ruth']);

  const bus = new InProcessBus();
  bus.respond('ChooseCast', () => new Promise(() => {}));
  const mute = await casts(bus, {}, 50).choose({ tenant: 'mute', id: newId() }, wanted);
  expect(mute).toMatchObject({ made_by: 'fixed', reason: 'no_answer' });

  const at = { tenant: 'gone', id: newId() };
  const gone = casts(chooser({}, new Promise(() => {})));
  void gone.choose(at, wanted);
  await expect.poll(() => placesOf('gone')).toBe(1);
  expect(await casts(bus, {}, 50).choose(at, wanted)).toMatchObject({ made_by: 'fixed', reason: 'no_answer' });
});
