import { ClosedConnectionError, NoRespondersError, RequestError, TimeoutError } from '@nats-io/transport-node';
import { isUnavailable } from '@parley/outages';
import { LogUnavailable } from '@parley/event-log';
import { expect, it } from 'vitest';
import { attempt, MAX_ATTEMPTS } from './attempts.js';
import { BusUnavailable, PermanentFailure } from './ports.js';

const FAST = { delays: [1] };
const { signal } = new AbortController();

const withCode = (code: string): Error => Object.assign(new Error('connect'), { code });

it.each([
  ['the bus', new BusUnavailable('nobody answers')],
  ['the log', new LogUnavailable('away')],
  ['a peer that refuses', withCode('ECONNREFUSED')],
  ['Postgres that shuts down', withCode('57P01')],
  ['Postgres that ended the connection', new Error('Connection terminated unexpectedly')],
  ['Postgres whose disk is full', withCode('53100')],
  ['a statement that took too long', withCode('57014')],
  ['Postgres that cannot read its disk', withCode('58030')],
  ['a peer that went away', withCode('EPIPE')],
  ['a disk that is full', withCode('ENOSPC')],
  ['Postgres that does not answer', new Error('Query read timeout')],
  ['Postgres that takes no connection', new Error('timeout exceeded when trying to connect')],
  ['what TypeORM wraps', Object.assign(new Error('QueryFailedError'), { driverError: withCode('57P03') })],
  ['a peer of several addresses', new AggregateError([new Error('?'), withCode('ECONNREFUSED')])],
  ['a NATS request without an answer', new TimeoutError()],
  ['a NATS request that nobody takes', new RequestError('no', { cause: new NoRespondersError('x') })],
  ['a NATS connection that is closed', new ClosedConnectionError()],
  ['a failed fetch', new TypeError('fetch failed', { cause: withCode('ENOTFOUND') })],
])('waits for what is away, and counts no try: %s', async (_, away) => {
  let left = 3 * MAX_ATTEMPTS;
  const seen = new Set<number>();
  const result = await attempt(
    async (delivery) => {
      seen.add(delivery.attempt);
      if ((left -= 1) > 0) throw away;
    },
    FAST,
    { signal },
  );
  expect(result).toEqual({ outcome: 'handled' });
  expect([...seen]).toEqual([1]);
});

it.each([
  ['a bug', new TypeError('x is not a function')],
  ['a statement that is wrong', withCode('23505')],
  ['something that is no error', 'no'],
])('gives up after five tries on %s', async (_, error) => {
  expect(isUnavailable(error)).toBe(false);
  const result = await attempt(() => Promise.reject(error as Error), FAST, { signal });
  expect(result).toMatchObject({ outcome: 'failed', attempts: MAX_ATTEMPTS });
});

it('counts the tries before, between and after outages', async () => {
  const errors = [new Error('a'), new BusUnavailable('b'), new Error('c'), new BusUnavailable('d'), new Error('e')];
  let calls = 0;
  const work = () => Promise.reject(errors[Math.min(calls++, 4)]!);
  expect(await attempt(work, FAST, { signal, made: 2 })).toMatchObject({
    outcome: 'failed',
    attempts: 5,
    cause: 'Error: e',
  });
  expect(calls).toBe(5);
});

it('gives up at once on a permanent failure, whatever caused it', async () => {
  const hopeless = new PermanentFailure('no', { cause: new BusUnavailable('away') });
  expect(await attempt(() => Promise.reject(hopeless), FAST, { signal })).toMatchObject({
    outcome: 'failed',
    attempts: 1,
  });
});

it('ends a wait when the service closes', async () => {
  const closing = new AbortController();
  const work = () => Promise.reject(new BusUnavailable('away'));
  const running = attempt(work, { delays: [60_000] }, { signal: closing.signal, onUnavailable: () => closing.abort() });
  expect(await running).toEqual({ outcome: 'interrupted', attempts: 0 });
});
