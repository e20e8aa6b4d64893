import { describe, expect, it } from 'vitest';
import type { Settled, Settlements } from '../ports.js';
import { CallsUnderWay } from './calls-under-way.js';

function start() {
  let tell: (settled: Settled) => void = () => undefined;
  const settlements: Settlements = { onSettled: (listener) => ((tell = listener), () => undefined) };
  const calls = new CallsUnderWay(settlements);
  const ask = (channel_id: string, request_id: string, tenant = 'default', signal = new AbortController().signal) => {
    let given!: AbortSignal;
    let answer!: () => void;
    const done = calls.run({ tenant, channel_id, request_id, signal }, (called) => {
      given = called;
      return new Promise<void>((resolve) => (answer = resolve));
    });
    return { isOff: () => given.aborted, answer: () => (answer(), done) };
  };
  return { ask, tell: (settled: Settled) => tell(settled) };
}

describe('calls under way', () => {
  it('of a closed channel are called off, those of others and of other tenants are not', () => {
    const { ask, tell } = start();
    const [one, two, other, theirs] = [ask('c', '1'), ask('c', '2'), ask('d', '1'), ask('c', '1', 'acme')];
    tell({ tenant: 'default', channel_id: 'c' });
    expect([one, two, other, theirs].map(({ isOff }) => isOff())).toEqual([true, true, false, false]);
  });

  it('of a settled request are called off, those of its channel are not', () => {
    const { ask, tell } = start();
    const [one, two] = [ask('c', '1'), ask('c', '2')];
    tell({ tenant: 'default', channel_id: 'c', request_id: '1' });
    expect([one, two].map(({ isOff }) => isOff())).toEqual([true, false]);
    expect(ask('c', '1').isOff()).toBe(false);
  });

  it('are not begun for a channel that is known to be closed', () => {
    const { ask, tell } = start();
    tell({ tenant: 'default', channel_id: 'c' });
    expect(ask('c', '1').isOff()).toBe(true);
  });

  it('that were asked for after the end are not called off by it, but by what settles them', () => {
    const given: AbortSignal[] = [];
    let tell: (settled: Settled) => void = () => undefined;
    const calls = new CallsUnderWay({ onSettled: (listener) => ((tell = listener), () => undefined) });
    const { signal } = new AbortController();
    const run = (request_id: string) =>
      void calls.run({ tenant: 'default', channel_id: 'c', request_id, signal, afterEnd: true }, (called) => {
        given.push(called);
        return new Promise<void>(() => undefined);
      });
    run('1');
    tell({ tenant: 'default', channel_id: 'c' });
    run('2');
    expect(given.map(({ aborted }) => aborted)).toEqual([false, false]);
    tell({ tenant: 'default', channel_id: 'c', request_id: '1' });
    expect(given.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('are called off where the service closes, and are forgotten when they are answered', async () => {
    const { ask, tell } = start();
    const closing = new AbortController();
    const one = ask('c', '1', 'default', closing.signal);
    const two = ask('c', '2');
    await two.answer();
    tell({ tenant: 'default', channel_id: 'c' });
    expect(two.isOff()).toBe(false);
    closing.abort();
    expect(one.isOff()).toBe(true);
  });
});
