import { setTimeout as delay } from 'node:timers/promises';
import { natsServerMissing, openFolder, startNatsServer, Wire, type NatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { NatsConnection } from '@nats-io/transport-node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectNats } from './connect-nats.js';
import { isNobody, sessionOf, WorkUnderWay } from './work-under-way.js';

const TIMES = { askMs: 500, stillMs: 3_000 };
/** Longer than a test waits: what is taken up all the same was not taken to stand still. */
const PATIENT = { ...TIMES, stillMs: 600_000 };
const goesOn = new AbortController().signal;

describe.skipIf(natsServerMissing)('what a replica works on', () => {
  let server: NatsServer;
  let wire: Wire;
  const connections: NatsConnection[] = [];
  beforeAll(async () => void (server = await startNatsServer(`${await openFolder()}/nats`)));
  afterAll(() => server?.stop());
  beforeEach(async () => {
    wire = new Wire(Number(new URL(server.url).port));
    await wire.mend();
  });
  afterEach(async () => {
    await Promise.all(connections.splice(0).map((connection) => connection.close()));
    await wire.cut();
  });

  async function replica(url = server.url, times = TIMES) {
    const connection = await connectNats(url, 'coach');
    connections.push(connection);
    return { connection, work: new WorkUnderWay(connection, 'coach', times) };
  }
  /** Works on it, and the broker knows: it delivers again seconds later, and never at the same moment. */
  async function works({ connection, work }: Awaited<ReturnType<typeof replica>>) {
    const { wasTaken, done } = (await work.take('x', goesOn))!;
    expect(wasTaken).toBe(false);
    await connection.flush();
    return done;
  }
  /** Takes it up as soon as that may be. */
  function taken({ work }: { work: WorkUnderWay }, { signal = goesOn, id = 'x', again = true } = {}) {
    const state = { isTaken: false, wasTaken: false, since: performance.now(), waitedMs: 0 };
    void work
      .take(id, signal, again)
      .then((taken) => Object.assign(state, { ...taken, isTaken: true, waitedMs: performance.now() - state.since }));
    return state;
  }
  /** How many answer who asks whether somebody works on it. */
  const heardBy = ({ connection }: Awaited<ReturnType<typeof replica>>) =>
    connection.request('parley.v1.under-way.coach.x', undefined, { timeout: TIMES.askMs }).then(
      () => 1,
      (error: unknown) => (isNobody(error) ? 0 : 1),
    );
  const isTaken = (state: { isTaken: boolean }) => eventually(() => expect(state.isTaken).toBe(true));
  const isTakenOver = async (state: { isTaken: boolean; wasTaken: boolean }) => {
    await isTaken(state);
    expect(state.wasTaken).toBe(true);
  };

  it('is taken up by another once it is done, and not before', async () => {
    const [one, other] = [await replica(), await replica()];
    const done = await works(one);
    const state = taken(other);
    await delay(TIMES.stillMs * 1.5);
    expect(state.isTaken).toBe(false);
    done();
    await isTakenOver(state);
  });

  it('and is delivered to it again, waits for itself', async () => {
    const one = await replica();
    const done = await works(one);
    const state = taken(one);
    await delay(TIMES.askMs * 4);
    expect(state.isTaken).toBe(false);
    done();
    await isTakenOver(state);
  });

  it('and has ended, is taken up at once', async () => {
    const [one, other] = [await replica(), await replica(server.url, PATIENT)];
    await works(one);
    await one.connection.close();
    // What is asked while the broker has not heard of it yet gets silence, as from one that stands still.
    await eventually(async () => expect(await heardBy(other)).toBe(0));
    const state = taken(other);
    await isTaken(state);
  });

  it('and is asked about over a connection that is closed, is left to another', async () => {
    const [one, other] = [await replica(), await replica(server.url, PATIENT)];
    await works(one);
    const waits = other.work.take('x', goesOn);
    await other.connection.close();
    expect(await waits).toBeUndefined();
  });

  it('and stands still, is taken up when that has lasted too long, though the broker has given it up before', async () => {
    const [one, other] = [await replica(`nats://127.0.0.1:${wire.port}`), await replica()];
    await works(one);
    await one.connection.flush();
    wire.hush();
    const state = taken(other);
    await delay(TIMES.askMs * 4);
    await wire.cut();
    await isTakenOver(state);
    expect(state.waitedMs).toBeGreaterThanOrEqual(TIMES.stillMs);
  });

  it('and stands still, is left to it where it is delivered again only once the broker has given it up', async () => {
    const [one, other] = [await replica(`nats://127.0.0.1:${wire.port}`), await replica()];
    await works(one);
    wire.hush();
    // Something else that it works on, or whether it is on duty.
    const noted = performance.now();
    other.work.noteSilence(sessionOf(other.connection));
    await wire.cut();
    await eventually(async () => expect(await heardBy(other)).toBe(0));
    const state = taken(other);
    const first = taken(other, { id: 'y', again: false });
    await isTaken(first);
    expect(first.wasTaken).toBe(false);
    await isTakenOver(state);
    expect(state.since + state.waitedMs - noted).toBeGreaterThanOrEqual(TIMES.stillMs);
  });

  it('and was heard to work on it, is not taken to stand still where it ends', async () => {
    const [one, other] = [await replica(), await replica(server.url, PATIENT)];
    await works(one);
    other.work.noteSilence(sessionOf(other.connection));
    const asked = one.connection.subscribe('parley.v1.under-way.coach.x', { callback: () => undefined });
    await one.connection.flush();
    const state = taken(other);
    // Whoever asks again has heard the first answer.
    await eventually(() => expect(asked.getReceived()).toBeGreaterThan(1));
    await one.connection.close();
    await isTakenOver(state);
  });

  it('is not taken to stand still for what was asked over a connection that is gone', async () => {
    const [one, other] = [await replica(), await replica(server.url, PATIENT)];
    other.work.noteSilence('another/1');
    await works(one);
    await one.connection.close();
    await eventually(async () => expect(await heardBy(other)).toBe(0));
    await isTaken(taken(other));
  });

  it('is not waited for by who closes', async () => {
    const [one, other] = [await replica(), await replica()];
    await works(one);
    const closing = new AbortController();
    const state = taken(other, { signal: closing.signal });
    closing.abort();
    await isTaken(state);
  });

  it('is not taken to stand still where it is oneself who was cut off', async () => {
    const cutOff = await replica(`nats://127.0.0.1:${wire.port}`, PATIENT);
    await wire.cut();
    const state = taken(cutOff);
    await delay(TIMES.askMs * 4);
    await wire.mend();
    await isTaken(state);
  });
});
