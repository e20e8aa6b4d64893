import { GENESIS_HASH, newId, type ParleyEvent } from '@parley/contracts';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  LogUnavailable,
  postgresEventLog,
  postgresLogSignal,
  timerScheduler,
  type DueTimer,
  type EventLog,
  type LogSignal,
} from './index.js';

let database: TestDatabase;
let log: EventLog;
let signal: LogSignal & { close(): Promise<void> };

beforeAll(async () => {
  database = await testDatabase();
  log = postgresEventLog(database.poolOf('parley_channel_admin'));
  signal = postgresLogSignal(database.urlOf('parley_channel_admin'));
});
afterAll(async () => {
  await signal.close();
  await database.drop();
});

/** A channel that timers can be set in, fired in and closed in. */
function channel() {
  const channel_id = newId();
  let head = { version: 0, hash: GENESIS_HASH };
  let last: Promise<void> = Promise.resolve();
  const write = async (events: ParleyEvent[]) => {
    const actor = { kind: 'service' as const, id: 'x' };
    const metadata = {
      command_id: newId(),
      command_type: 'x',
      command_hash: 'h',
      actor,
      time: new Date().toISOString(),
    };
    const at = { expected_version: head.version, previous_hash: head.hash };
    const result = await log.append({
      tenant: 'default',
      channel_id,
      protocol: 'negotiation',
      ...at,
      events,
      metadata,
    });
    if (result.status !== 'appended') throw new Error(result.status);
    const { version, hash } = result.events.at(-1)!;
    head = { version, hash };
  };
  return {
    channel_id,
    /** One after another, as channel-admin does it: the test and a timer that fires may both want to. */
    append: (...events: ParleyEvent[]): Promise<void> => (last = last.then(() => write(events))),
  };
}

const set = (timer_id: string, inMs: number): ParleyEvent => ({
  type: 'TimerSet',
  data: { timer_id, purpose: 'feedback_timeout', due_at: new Date(Date.now() + inMs).toISOString() },
});
const fired = (timer_id: string): ParleyEvent => ({ type: 'TimerFired', data: { timer_id } });
const cancelled = (timer_id: string): ParleyEvent => ({ type: 'TimerCancelled', data: { timer_id } });

/** A scheduler whose timers are recorded and, as channel-admin does, answered in the log. */
async function scheduler(
  appendTo: ReturnType<typeof channel>,
  {
    act = true,
    waited = (timer: string) => timer !== '',
    now = () => new Date(),
    pool = database.poolOf('parley_channel_admin'),
    isOurs = (): boolean => true,
  } = {},
) {
  const due: string[] = [];
  const running = timerScheduler({
    pool,
    log,
    signal,
    now,
    isOurs,
    async onDue({ channel_id, timer_id }: DueTimer) {
      if (channel_id !== appendTo.channel_id) return true;
      due.push(timer_id);
      if (!act) throw new Error('the log is away');
      if (!waited(timer_id)) return false;
      await appendTo.append(fired(timer_id));
      return true;
    },
  });
  await running.start();
  return { due, close: () => running.close() };
}

/** What the table has of a channel. */
async function written({ channel_id }: ReturnType<typeof channel>): Promise<string[]> {
  const { rows } = await database
    .poolOf('parley_channel_admin')
    .query<{ timer_id: string }>('select timer_id from channel_admin.timers where channel_id = $1', [channel_id]);
  return rows.map(({ timer_id }) => timer_id);
}

it('fires a timer when it is due, once, and not one that was cancelled (N6)', async () => {
  const own = channel();
  const timers = await scheduler(own);
  await own.append(set('soon', 100), set('never', 1_500), set('later', 60_000));
  await own.append(cancelled('never'));
  await eventually(() => expect(timers.due).toEqual(['soon']));
  // Due after the cancelled one would have been.
  await own.append(set('next', 1_700));
  await eventually(() => expect(timers.due).toEqual(['soon', 'next']));
  await timers.close();
});

it('a restart neither loses a timer nor doubles one (N6)', async () => {
  const own = channel();
  const first = await scheduler(own);
  await own.append(set('before', 0));
  await eventually(() => expect(first.due).toEqual(['before']));
  // A timer is gone once who was told has done what follows: a crash before that has it fire again.
  await eventually(async () => expect(await written(own)).toEqual([]));
  await first.close();
  await own.append(set('while-away', 0));
  const second = await scheduler(own);
  await eventually(() => expect(second.due).toEqual(['while-away']));
  await second.close();
});

it('of two processes the one whose they are keeps the timers, and the other from when they are its own', async () => {
  const own = channel();
  const keeper = { number: 1 };
  const [one, other] = [
    await scheduler(own, { isOurs: () => keeper.number === 1 }),
    await scheduler(own, { isOurs: () => keeper.number === 2 }),
  ];
  await own.append(set('first', 0), set('later', 3_000));
  await eventually(() => expect(one.due).toEqual(['first']));
  keeper.number = 2;
  await eventually(() => expect(other.due).toEqual(['later']));
  await eventually(async () => expect(await written(own)).toEqual([]));
  keeper.number = 1;
  // Whose it is it need not be: the other may still have had them.
  await own.append(set('last', 0));
  await eventually(() => expect([...one.due, ...other.due]).toContain('last'));
  expect([...one.due, ...other.due].sort()).toEqual(['first', 'last', 'later']);
  await one.close();
  await other.close();
});

it('does not bring back a timer that nothing waits for, as of a request that was called off', async () => {
  const own = channel();
  const timers = await scheduler(own, { waited: (timer) => timer !== 'called-off' });
  await own.append(set('called-off', 0), set('soon', 1_200), set('later', 2_400));
  await eventually(() => expect(timers.due).toEqual(['called-off', 'soon', 'later']));
  await timers.close();
});

it('brings a timer back until the log shows that it was acted on', async () => {
  const own = channel();
  const broken = await scheduler(own, { act: false });
  await own.append(set('stubborn', 0));
  await eventually(() => expect(broken.due.length).toBeGreaterThan(1));
  await broken.close();
  const whole = await scheduler(own);
  await eventually(() => expect(whole.due).toEqual(['stubborn']));
  await whole.close();
});

it('forgets the timers of a channel that closes', async () => {
  const own = channel();
  const timers = await scheduler(own);
  await own.append(set('moot', 1_500));
  await own.append({
    type: 'ChannelClosed',
    data: { status: 'stopped', reason: '', ended_by: { kind: 'user', id: 'u' }, message: '' },
  });
  await own.append(set('sentinel', 1_700));
  await eventually(() => expect(timers.due).toEqual(['sentinel']));
  await eventually(async () => expect(await written(own)).toEqual([]));
  await timers.close();
});

it('loses no timer in a crash before it was written', async () => {
  const own = channel();
  const pool = new pg.Pool({ connectionString: database.urlOf('parley_channel_admin') });
  const crashed = await scheduler(own, { pool, act: false });
  // Its pool is gone before it can write anything.
  await pool.end();
  await own.append(set('kept', 300), set('cancelled', 300));
  await own.append(cancelled('cancelled'));
  const next = await scheduler(own);
  await eventually(() => expect(next.due).toEqual(['kept']));
  await next.close();
  await crashed.close();
});

it('two replicas agree on what is open, and a third that comes later finds nothing undone or done twice', async () => {
  const own = channel();
  const other = channel();
  const [one, two] = [await scheduler(own), await scheduler(other)];
  const long = Array.from({ length: 20 }, (_, index) => `long-${index}`);
  await own.append(...long.map((id) => set(id, 60_000)));
  await eventually(async () => expect(await written(own)).toHaveLength(20));
  await own.append(set('soon', 100), ...long.slice(1).map(cancelled));
  await other.append(set('soon', 100));
  await eventually(() => expect([one.due, two.due]).toEqual([['soon'], ['soon']]));
  await eventually(async () => expect(await written(own)).toEqual(['long-0']));
  await eventually(async () => expect(await written(other)).toEqual([]));
  await one.close();
  await two.close();
  const third = await scheduler(own);
  await own.append(set('sentinel', 100));
  await eventually(() => expect(third.due).toEqual(['sentinel']));
  await third.close();
});

it('brings back the deadline of a facilitation nobody answers, and not of one that was answered', async () => {
  const own = channel();
  const timers = await scheduler(own);
  const requested = (request_id: string): ParleyEvent => {
    const data = { request_id, task: 'draft' as const, cycle: 1, round: 0, attempt: 1 };
    const due_at = new Date(Date.now() + 200).toISOString();
    return { type: 'FacilitationRequested', data: { ...data, due_at } as typeof data };
  };
  await own.append(requested('answered'), requested('silent'));
  await own.append({
    type: 'FacilitationFailed',
    data: { request_id: 'answered', task: 'draft', attempt: 1, code: 'x', message: '' },
  });
  await own.append(set('sentinel', 600));
  await eventually(() => expect(timers.due).toEqual(['silent', 'sentinel']));
  await timers.close();
});

it.each([
  ['forward', 3_600_000],
  ['back', -3_600_000],
])('a step of the clock, %s, neither brings a timer early nor holds it back (T5)', async (_, step) => {
  const own = channel();
  let offset = 0;
  const timers = await scheduler(own, { now: () => new Date(Date.now() + offset) });
  const started = performance.now();
  await own.append(set('limit', 2_500));
  await eventually(async () => expect(await written(own)).toEqual(['limit']));
  offset = step;
  // A new timer wakes the scheduler, which then reads the clock that was set.
  await own.append(set('other', 60_000));
  await eventually(() => expect(timers.due).toEqual(['limit']));
  expect(performance.now() - started).toBeGreaterThan(2_400);
  await timers.close();
});

it('brings back a timer beside hundreds that fail, which are tried ever more rarely, and soon again after an outage', async () => {
  const pool = database.poolOf('parley_channel_admin');
  const failing = channel();
  const due_at = () => new Date().toISOString();
  const set = (timer_id: string) => ({ type: 'TimerSet', data: { timer_id, due_at: due_at() } }) as ParleyEvent;
  await failing.append(...Array.from({ length: 300 }, (_, index) => set(`fails-${index}`)));
  const tries = new Map<string, number>();
  const tryOf = (timer_id: string) => {
    tries.set(timer_id, (tries.get(timer_id) ?? 0) + 1);
    return tries.get(timer_id)!;
  };
  const scheduler = timerScheduler({
    pool,
    log,
    signal,
    async onDue({ timer_id }) {
      const count = tryOf(timer_id);
      if (timer_id.startsWith('fails-')) throw new TypeError('a decider that is broken');
      if (timer_id === 'met-an-outage' && count < 3) throw new LogUnavailable('away');
      return false;
    },
  });
  await scheduler.start();
  await eventually(() => expect(tries.size).toBeGreaterThanOrEqual(300));
  const good = channel();
  await good.append(set('good'), set('met-an-outage'));
  await eventually(() => expect([tries.get('good'), tries.get('met-an-outage')]).toEqual([1, 3]));
  // Once, and after two seconds, and after four more: not every second.
  expect(Math.max(...[...tries].map(([id, count]) => (id.startsWith('fails-') ? count : 0)))).toBeLessThanOrEqual(3);
  await scheduler.close();
});
