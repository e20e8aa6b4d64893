import { natsServerMissing, openFolder, startNatsServer, type NatsServer } from '@parley/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectNats } from './connect-nats.js';
import { WeightedSubscription } from './weighted-subscription.js';

const ASKED = 400;

describe.skipIf(natsServerMissing)('of what a queue group is asked', () => {
  let server: NatsServer;
  let connections: NatsConnection[];
  beforeAll(async () => {
    server = await startNatsServer(`${await openFolder()}/nats`);
    connections = await Promise.all([1, 2, 3].map(() => connectNats(server.url, 'coach')));
  });
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
    await server.stop();
  });

  /** One of the group, with the weight that it is given, and how much it has answered. */
  function replica(connection: NatsConnection, weight: number) {
    const listeners = new Set<() => void>();
    const state = { weight, answered: 0 };
    const onWeight = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const subscribe = () =>
      connection.subscribe('asked', {
        queue: 'coach',
        callback: (_, message) => {
          state.answered += 1;
          message.respond();
        },
      });
    const given = {
      get weight() {
        return state.weight;
      },
      onWeight,
    };
    const subscription = new WeightedSubscription({ connection, subscribe, weight: given });
    const weigh = (now: number) => {
      state.weight = now;
      for (const tell of listeners) tell();
    };
    return { state, subscription, weigh, listeners };
  }

  it('a replica is given by its weight, whatever that becomes, and each question is answered once', async () => {
    const [asker, one, other] = connections as [NatsConnection, NatsConnection, NatsConnection];
    const [first, second] = [replica(one, 16), replica(other, 1)];
    await Promise.all([one.flush(), other.flush()]);
    const ask = async () => {
      [first.state.answered, second.state.answered] = [0, 0];
      await Promise.all(Array.from({ length: ASKED }, () => asker.request('asked', undefined, { timeout: 60_000 })));
      expect(first.state.answered + second.state.answered).toBe(ASKED);
    };
    await ask();
    expect(first.state.answered).toBeGreaterThan(ASKED * 0.8);
    first.weigh(1);
    second.weigh(16);
    await Promise.all([one.flush(), other.flush()]);
    await ask();
    expect(second.state.answered).toBeGreaterThan(ASKED * 0.8);
    await second.subscription.drain();
    expect(second.listeners.size).toBe(0);
    await ask();
    expect(first.state.answered).toBe(ASKED);
    await first.subscription.drain();
  });

  it('and whatever that becomes once its connection is gone, nothing fails', async () => {
    const connection = await connectNats(server.url, 'coach');
    const { weigh } = replica(connection, 4);
    await connection.close();
    expect(() => weigh(1)).not.toThrow();
    expect(() => weigh(16)).not.toThrow();
  });
});
