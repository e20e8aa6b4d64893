import { setTimeout as delay } from 'node:timers/promises';
import { natsServerMissing, openFolder, startNatsServer, type NatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectNats } from './connect-nats.js';
import { WeightedSubscription } from './weighted-subscription.js';

const ASKED = 400;
const LOOK_MS = 20;

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
    const state = { weight, answered: 0, subscribed: 0 };
    const callback = (_: unknown, message: Msg) => {
      state.answered += 1;
      message.respond();
    };
    const subscribe = () => {
      state.subscribed += 1;
      return connection.subscribe('asked', { queue: 'coach', callback });
    };
    const subscription = new WeightedSubscription({
      connection,
      subscribe,
      weight: () => state.weight,
      lookMs: LOOK_MS,
    });
    return { state, subscription };
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
    [first.state.weight, second.state.weight] = [1, 16];
    await eventually(() => expect(second.state.subscribed).toBe(16));
    await eventually(async () => {
      await ask();
      expect(second.state.answered).toBeGreaterThan(ASKED * 0.8);
    });
    await ask();
    expect(second.state.answered).toBeGreaterThan(ASKED * 0.8);
    await second.subscription.drain();
    second.state.weight = 99;
    await ask();
    expect(first.state.answered).toBe(ASKED);
    expect(second.state.subscribed).toBe(16);
    await first.subscription.drain();
  });

  it('and whatever that becomes once its connection is gone, nothing fails', async () => {
    const connection = await connectNats(server.url, 'coach');
    const { state } = replica(connection, 4);
    await connection.close();
    state.weight = 16;
    await delay(LOOK_MS * 5);
    expect(state.subscribed).toBe(4);
  });
});
