import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsForesight, natsHandOvers, type Foreseen } from '@parley/messaging';
import { natsServerMissing, openFolder, startNatsServer, type NatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Channel, delivered, replicaFor, says } from './memory.js';

const SERVICE = 'participant-agents';
const until = (check: () => void) => eventually(check, { interval: 5 });

describe.skipIf(natsServerMissing)('two replicas over NATS, where one has begun what the other is asked for', () => {
  let server: NatsServer;
  const connections: NatsConnection[] = [];
  const open = async () => {
    const connection = await connect({ servers: server.url });
    connections.push(connection);
    return connection;
  };
  beforeAll(async () => void (server = await startNatsServer(await openFolder())));
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
    await server.stop();
  });

  /** A has begun to answer; its request is committed, and delivered to B. */
  async function begun(times = { signOfLifeMs: 20, silentMs: 30_000 }) {
    const channel = new Channel();
    const wires = [await open(), await open()] as const;
    const [a, b] = wires.map((wire) => replicaFor(channel, { handOvers: natsHandOvers(wire, times) })) as [
      ReturnType<typeof replicaFor>,
      ReturnType<typeof replicaFor>,
    ];
    const command = channel.say('Tea?');
    a.sendHint(channel.foreseen(command));
    await until(() => expect(a.model.asked).toHaveLength(1));
    // What A listens to is known to the server once it has answered.
    await wires[0].flush();
    channel.commit(command);
    let isSettled = false;
    const taken = b.turns.take(channel.lastTurn(), delivered()).finally(() => (isSettled = true));
    return { channel, wires, a, b, taken, isSettled: () => isSettled };
  }

  const contributions = (channel: Channel) => channel.events.filter(({ type }) => type === 'ContributionMade');

  it('one model call makes one answer, and who was asked has settled the turn with it', async () => {
    const { channel, wires, a, b, taken, isSettled } = await begun();
    // It has been told more than once that the other still works on it.
    await until(() => expect(wires[1].stats().inMsgs).toBeGreaterThan(4));
    expect(isSettled()).toBe(false);
    a.model.asked[0]!.answer(says('Tea.'));
    await taken;
    expect([a.model.asked.length, b.model.asked.length]).toEqual([1, 0]);
    expect(contributions(channel)).toMatchObject([{ data: { text: 'Tea.' } }]);
  });

  it('where the first is killed the other answers', async () => {
    const { channel, wires, b, taken } = await begun({ signOfLifeMs: 20, silentMs: 500 });
    await wires[0].close();
    await until(() => expect(b.model.asked).toHaveLength(1));
    b.model.asked[0]!.answer(says('Tea after all.'));
    await taken;
    expect(contributions(channel)).toMatchObject([{ data: { text: 'Tea after all.' } }]);
  });

  it('where the first hangs the other waits no longer than it is silent', async () => {
    const { b, taken } = await begun({ signOfLifeMs: 60_000, silentMs: 50 });
    await until(() => expect(b.model.asked).toHaveLength(1));
    b.model.asked[0]!.answer(says('Tea after all.'));
    await taken;
  });

  it('one that is stopped answers first what it was given', async () => {
    const { channel, a, taken } = await begun();
    await until(() => expect(a.reads.count).toBeGreaterThan(1));
    const closed = a.turns.close(60_000);
    a.model.asked[0]!.answer(says('Tea.'));
    await Promise.all([closed, taken]);
    expect(contributions(channel)).toHaveLength(1);
    expect(a.model.asked[0]!.request.signal!.aborted).toBe(false);
  });

  it('where nobody has begun it who is asked asks at once', async () => {
    const channel = new Channel();
    const b = replicaFor(channel, { handOvers: natsHandOvers(await open()) });
    channel.commit(channel.say('Tea?'));
    const taken = b.turns.take(channel.lastTurn(), delivered());
    await until(() => expect(b.model.asked).toHaveLength(1));
    b.model.asked[0]!.answer(says('Tea.'));
    await taken;
  });

  it('a request of another turn is not taken, nor is what is none', async () => {
    const { channel, a, taken } = await begun();
    const wire = await open();
    const { tenant, channel_id, data } = channel.lastTurn();
    const turn = { tenant, channel_id, request_id: data.request_id };
    const { signal } = new AbortController();
    const forged = [{ ...channel.lastTurn(), channel_id: 'another' }, {}, 'x'];
    for (const event of forged) expect(await natsHandOvers(wire).offer(turn, event as never, signal)).toBe(false);
    a.model.asked[0]!.answer(says('Tea.'));
    await taken;
    expect(contributions(channel)).toHaveLength(1);
  });

  it('what is foreseen goes to one replica of a service, and what is no hint to none', async () => {
    const [teller, one, two] = [await open(), await open(), await open()];
    const heard: Foreseen[] = [];
    const stops = [one, two].map((wire) => natsForesight(wire, SERVICE).onForeseen((hint) => heard.push(hint)));
    await Promise.all([one.flush(), two.flush()]);
    const hints = Array.from({ length: 20 }, (_, version) => {
      const channel = new Channel();
      return { ...channel.foreseen(channel.say('Tea?')), version };
    });
    const { tenant, channel_id } = hints[0]!;
    for (const none of ['', '{}', 'null']) teller.publish(`parley.v1.foreseen.${tenant}.${channel_id}`, none);
    for (const hint of hints) natsForesight(teller, 'channel-admin').sendHint(hint);
    await until(() => expect(heard).toHaveLength(20));
    expect(heard.toSorted((a, b) => a.version - b.version)).toEqual(hints);
    for (const stop of stops) stop();
    await teller.close();
    expect(() => natsForesight(teller, SERVICE).sendHint(hints[0]!)).not.toThrow();
  });
});
