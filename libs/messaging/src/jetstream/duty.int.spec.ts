import type { NatsConnection } from '@nats-io/transport-node';
import { natsServerMissing, openFolder, startNatsServer, Wire, type NatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectNats } from './connect-nats.js';
import { Duty } from './duty.js';

const TIMES = { askMs: 50, answerMs: 500, lookMs: 200 };

describe.skipIf(natsServerMissing)('of the replicas of a worker', () => {
  let server: NatsServer;
  let wire: Wire;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => void (server = await startNatsServer(`${await openFolder()}/nats`)));
  afterAll(() => server?.stop());
  beforeEach(async () => {
    wire = new Wire(Number(new URL(server.url).port));
    await wire.mend();
  });
  afterEach(async () => {
    await Promise.all(ends.splice(0).map((end) => end()));
    await wire.cut();
  });

  let left: Duty[];
  beforeEach(() => (left = []));

  async function replica({ url = server.url, load = { isLoaded: false } } = {}) {
    const connection: NatsConnection = await connectNats(url, 'coach');
    const isLoaded = () => load.isLoaded;
    const duty: Duty = new Duty({
      ...{ connection, service: 'coach', isLoaded, times: TIMES },
      onOff: () => void left.push(duty),
    });
    const stop = new AbortController();
    const running = duty.run(stop.signal);
    const end = async () => {
      stop.abort();
      await running;
      await connection.close();
    };
    ends.push(end);
    return { duty, end, connection };
  }
  type Replica = Awaited<ReturnType<typeof replica>>;
  const onDuty = (all: Replica[]) => all.filter(({ duty }) => duty.isOn);
  const isOn = ({ duty }: Replica) => eventually(() => expect(duty.isOn).toBe(true));

  it('one is on duty, the others stand by', async () => {
    const first = await replica();
    await isOn(first);
    const second = await replica();
    await second.connection.flush();
    expect(onDuty([first, second])).toEqual([first]);
    expect(second.duty.helps).toBe(false);
  });

  it('another takes over where the one on duty ends', async () => {
    const first = await replica();
    await isOn(first);
    const second = await replica();
    let isTurn = false;
    const turn = second.duty.turn(new AbortController().signal).then(() => (isTurn = true));
    await second.connection.flush();
    expect(isTurn).toBe(false);
    await first.end();
    await turn;
    expect(second.duty.isOn).toBe(true);
    expect(first.duty.isOn).toBe(false);
  });

  it('another takes over where the one on duty is not heard of, and one of them leaves once both are', async () => {
    const first = await replica({ url: `nats://127.0.0.1:${wire.port}` });
    await isOn(first);
    const second = await replica();
    await second.connection.flush();
    wire.hush();
    await isOn(second);
    expect(left).toEqual([]);
    wire.speak();
    await eventually(() => expect(onDuty([first, second])).toHaveLength(1));
    expect(left).toEqual([first, second].map(({ duty }) => duty).filter(({ isOn }) => !isOn));
  });

  it('that begin at once one is on duty in the end', async () => {
    const all = await Promise.all([replica(), replica(), replica()]);
    await eventually(() => expect(onDuty(all)).toHaveLength(1));
  });

  it('the others help where it calls, or says that it has enough in hand', async () => {
    const load = { isLoaded: false };
    const first = await replica({ load });
    await isOn(first);
    const [second, third] = await Promise.all([replica(), replica()]);
    await Promise.all([second, third].map(({ connection }) => connection.flush()));
    first.duty.call();
    await eventually(() => expect([second, third].map(({ duty }) => duty.helps)).toEqual([true, true]));
    expect(first.duty.helps).toBe(false);
    await eventually(() => expect([second, third].map(({ duty }) => duty.helps)).toEqual([false, false]));
    load.isLoaded = true;
    await eventually(() => expect([second, third].map(({ duty }) => duty.helps)).toEqual([true, true]));
    expect(onDuty([first, second, third])).toEqual([first]);
  });
});
