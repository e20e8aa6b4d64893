import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandSubject, EVENTS_STREAM, newId, type CommandReply, type ParleyCloudEvent } from '@parley/contracts';
import { freePort } from '@parley/embedded-postgres';
import { natsServerMissing, openFolder, startNatsServer, type NatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { jetstream } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

interface Turn {
  participant_id: string;
  request_id: string;
}

/** Ana and Cy are asked over the bus. */
const opening = {
  ...meetup,
  candidates: meetup.candidates.map((one) => ('kind' in one ? { ...one, kind: 'external' } : one)),
};

describe.skipIf(natsServerMissing)('a broker beside the embedded transport', () => {
  let parley: Standalone;
  let server: NatsServer;
  let agents: NatsConnection;
  let port: number;
  let start: () => Promise<void>;
  /** What came over the broker. */
  const heard: ParleyCloudEvent[] = [];

  beforeAll(async () => {
    const store = await openFolder();
    const config = join(store, 'nats.conf');
    writeFileSync(config, 'authorization { user: parley, password: "p/1" }');
    port = await freePort();
    start = async () => void (server = await startNatsServer(store, port, config));
    parley = await startStack({ natsUrl: `nats://parley:p%2F1@127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await agents?.close();
    await parley.close();
    await server?.stop();
  });

  const get = async (path: string) => (await request(parley.url).get(path)).body as Record<string, unknown>;
  const isReady = () => eventually(async () => expect(await get('/readyz')).toEqual({ status: 'ready' }));
  const open = async () =>
    ((await request(parley.url).post('/v1/channels').send(opening).expect(201)).body as { channel_id: string })
      .channel_id;

  /** Answers the turns of both. */
  async function takePart(channel_id: string): Promise<void> {
    const answered = new Set<string>();
    await eventually(async () => {
      const turns = heard.filter(({ subject, type }) => subject === channel_id && type.endsWith('.TurnRequested'));
      for (const { participant_id, request_id } of turns.map(({ data }) => data as Turn)) {
        if (answered.has(request_id) || participant_id === 'bo') continue;
        const actor = { kind: 'participant', id: participant_id } as const;
        const data = { participant_id, request_id, feedback_type: 'accept', reasoning: 'Fine.', proposed_changes: [] };
        const subject = { tenant: 'default', channel_id, type: 'SubmitFeedback' } as const;
        const command = { ...subject, id: newId(), actor, time: new Date().toISOString(), data };
        const reply = await agents.request(commandSubject(subject, actor), JSON.stringify(command));
        expect(reply.json<CommandReply>()).toMatchObject({ ok: true });
        answered.add(request_id);
      }
      expect(await get(`/v1/channels/${channel_id}`)).toMatchObject({ status: 'closed', outcome: 'success' });
    });
  }

  /** The log has come over the broker, in order, and nothing of it is missing. */
  const hasCome = (channels: string[]) =>
    eventually(async () => {
      const told = channels.map((channel) => get(`/v1/channels/${channel}/timeline?limit=200`));
      const events = (await Promise.all(told)).flatMap(({ items }) => items as { id: string }[]);
      expect(heard.map(({ id }) => id)).toEqual(expect.arrayContaining(events.map(({ id }) => id)));
      expect(heard.map(({ position }) => Number(position))).toEqual(heard.map((_, index) => index + 1));
    });

  it('is away at the start: /readyz says so, channels go on, and what they said is published when it comes', async () => {
    expect(parley.broker).toMatchObject({ host: `127.0.0.1:${port}`, away: expect.stringContaining('refused') });
    expect((await get('/readyz')).detail).toBe(
      `nats: NATS at 127.0.0.1:${port} does not take us (${parley.broker!.away})`,
    );
    const channel = await open();
    await start();
    agents = await connect({ servers: server.url, user: 'parley', pass: 'p/1', maxReconnectAttempts: -1 });
    const stream = await eventually(() => jetstream(agents).consumers.get(EVENTS_STREAM));
    await stream.consume({
      expires: 5_000,
      idle_heartbeat: 1_000,
      callback: (message) => void heard.push(message.json()),
    });
    await isReady();
    await takePart(channel);
  });

  it('goes away in the middle: the same', async () => {
    const channel = await open();
    await server.kill();
    await eventually(async () => expect((await get('/readyz')).detail).toContain('nats: '));
    const meanwhile = await open();
    await start();
    await takePart(channel);
    await takePart(meanwhile);
    await isReady();
    await hasCome([channel, meanwhile]);
  });

  it('refuses us: it is said why', async () => {
    const refused = await startStack({ natsUrl: `nats://parley:wrong@127.0.0.1:${port}` });
    expect(refused.broker?.away).toContain('Authorization Violation');
    await request(refused.url)
      .get('/readyz')
      .expect(503, /Authorization Violation/u);
    await request(refused.url).post('/v1/channels').send(opening).expect(201);
    await refused.close();
  });
});
