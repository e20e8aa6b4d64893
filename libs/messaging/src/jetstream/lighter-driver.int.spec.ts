import { Socket } from 'node:net';
import { RequestError, type NatsConnection } from '@nats-io/transport-node';
import { natsServerMissing, openFolder, startNatsServer, type NatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectNats } from './connect-nats.js';

describe.skipIf(natsServerMissing)('a connection', () => {
  let server: NatsServer;
  const connections: NatsConnection[] = [];
  beforeAll(async () => void (server = await startNatsServer(`${await openFolder()}/nats`)));
  afterAll(() => server?.stop());
  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(connections.splice(0).map((one) => one.close()));
  });

  async function connected(): Promise<NatsConnection> {
    const connection = await connectNats(server.url, 'test');
    connections.push(connection);
    return connection;
  }

  test('what one piece of work sends, promises and all, is one write', async () => {
    const [sender, receiver] = await Promise.all([connected(), connected()]);
    const heard: string[] = [];
    receiver.subscribe('said', { callback: (_, message) => void heard.push(message.string()) });
    await receiver.flush();
    const write = vi.spyOn(Socket.prototype, 'write');
    for (const word of ['a', 'b', 'c']) {
      sender.publish('said', word);
      await Promise.resolve();
    }
    await eventually(() => expect(heard).toEqual(['a', 'b', 'c']));
    expect(write.mock.calls.filter(([bytes]) => Buffer.from(bytes as Uint8Array).includes('PUB said'))).toHaveLength(1);
  });

  test('what was sent before a connection was closed has gone out', async () => {
    const [sender, receiver] = await Promise.all([connected(), connected()]);
    const heard: string[] = [];
    receiver.subscribe('last', { callback: (_, message) => void heard.push(message.string()) });
    await receiver.flush();
    sender.publish('last', 'word');
    await sender.close();
    await eventually(() => expect(heard).toEqual(['word']));
  });

  test('requests that were answered leave one and the same error behind', async () => {
    const connection = await connected();
    connection.subscribe('asked', { callback: (_, message) => void message.respond('yes') });
    const { protocol } = connection as unknown as { protocol: { request(one: Asked): Asked } };
    const request = protocol.request.bind(protocol);
    const left: unknown[] = [];
    protocol.request = (one) => {
      const reject = one.deferred.reject.bind(one.deferred);
      one.deferred.reject = (error) => reject(left[left.push(error) - 1]);
      return request(one);
    };
    for (let times = 2; times > 0; times--) expect((await connection.request('asked')).string()).toBe('yes');
    expect(left).toHaveLength(2);
    expect(left[0]).toBe(left[1]);
  });

  test('a request that nobody answers still says so', async () => {
    const connection = await connected();
    await expect(connection.request('nobody')).rejects.toBeInstanceOf(RequestError);
  });
});

interface Asked {
  deferred: { reject(error: unknown): void };
}
