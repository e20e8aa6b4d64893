import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { commandSubject, EVENTS_STREAM, eventSubject, newId } from '@parley/contracts';
import { natsServerMissing, startNatsServer, type NatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROKER_PERMISSIONS } from './broker-permissions.js';
import { connectNats } from './connect-nats.js';
import { DURABLE_CONSUMERS, durableName } from './durable-consumers.js';
import { DEAD_LETTERS_STREAM, ensureStreams, LETTER_COLLECTOR } from './streams.js';

const channel_id = newId();
const worker = 'coach-judge';
const WORKERS = ['participant-agents', 'coach-judge', 'termination-monitor'];

describe.skipIf(natsServerMissing)('what the broker lets each service do, with a real server', () => {
  let server: NatsServer;
  let folder: string;
  const connections: Record<string, NatsConnection> = {};
  const as = (service: string) => connections[service]!;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-nats-'));
    const users = Object.entries(BROKER_PERMISSIONS).map(([user, permissions]) => ({
      user,
      password: user,
      permissions,
    }));
    const config = join(folder, 'nats.conf');
    writeFileSync(config, `authorization ${JSON.stringify({ users })}`);
    server = await startNatsServer(folder, undefined, config);
    const url = server.url.replace('nats://', '');
    for (const service of Object.keys(BROKER_PERMISSIONS))
      connections[service] = await connectNats(`nats://${service}:${service}@${url}`, service);
    Object.keys(BROKER_PERMISSIONS).forEach(remember);
    await ensureStreams(await jetstreamManager(as('channel-admin')), DURABLE_CONSUMERS);
  });
  afterAll(async () => {
    await Promise.all(Object.values(connections).map((connection) => connection.close()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the broker has refused a service, oldest first. */
  const refused: Record<string, string[]> = {};
  function remember(service: string): void {
    const list = (refused[service] = [] as string[]);
    void (async () => {
      for await (const status of as(service).status()) if (status.type === 'error') list.push(status.error.message);
    })();
  }

  /** What it refuses comes in order: once it has refused what nobody may, all before has been answered. */
  async function isRefused(service: string, act: () => void): Promise<boolean> {
    act();
    const marker = `nobody.may.${newId()}`;
    as(service).publish(marker, '');
    const list = refused[service]!;
    await eventually(() => expect(list.at(-1)).toContain(marker));
    return list.splice(0).length > 1;
  }

  const mayPublish = async (service: string, subject: string) =>
    !(await isRefused(service, () => as(service).publish(subject, '{}')));

  const mayHear = async (service: string, subject: string) =>
    !(await isRefused(service, () => void as(service).subscribe(subject, { callback: () => undefined })));

  const at = (service: string) =>
    commandSubject({ tenant: 'acme', channel_id, type: 'StopChannel' }, { kind: 'service', id: service });

  it.each(WORKERS)('%s speaks in its own name alone', async (service) => {
    expect(await mayPublish(service, at(service))).toBe(true);
    for (const other of ['channel-admin', ...WORKERS.filter((name) => name !== service)])
      expect(await mayPublish(service, at(other)), other).toBe(false);
    const ceo = commandSubject({ tenant: 'acme', channel_id, type: 'StopChannel' }, { kind: 'user', id: 'ceo' });
    expect(await mayPublish(service, ceo)).toBe(false);
    expect(await mayPublish(service, ceo.split('.').slice(0, -1).join('.'))).toBe(false);
  });

  it.each([...WORKERS, 'transcript-store'])(
    '%s publishes no event, answers no command, reads nobody’s replies',
    async (service) => {
      expect(await mayPublish(service, eventSubject('acme', channel_id, 'ChannelClosed'))).toBe(false);
      for (const subject of [
        'parley.v1.command.>',
        'parley.v1.event.>',
        '>',
        '_INBOX.>',
        '_INBOX_channel-admin.>',
        '$JS.>',
      ])
        expect(await mayHear(service, subject), subject).toBe(false);
      if (service !== 'transcript-store') expect(await mayHear(service, 'parley.v1.query.>')).toBe(false);
    },
  );

  it.each([...WORKERS, 'transcript-store'])(
    '%s makes, purges, reads and drains no stream or consumer but its own',
    async (service) => {
      const others = DURABLE_CONSUMERS.filter((consumer) => consumer.service !== service).map(durableName);
      for (const subject of [
        '$JS.API.STREAM.CREATE.MINE',
        ...['PURGE', 'DELETE', 'UPDATE', 'INFO', 'MSG.GET', 'MSG.DELETE'].map(
          (verb) => `$JS.API.STREAM.${verb}.${EVENTS_STREAM}`,
        ),
        `$JS.API.DIRECT.GET.${EVENTS_STREAM}`,
        `$JS.API.CONSUMER.CREATE.${EVENTS_STREAM}`,
        `$JS.API.CONSUMER.CREATE.${EVENTS_STREAM}.spy.parley.v1.event.>`,
        `$JS.API.CONSUMER.DURABLE.CREATE.${EVENTS_STREAM}.spy`,
        ...others.flatMap((other) => [
          `$JS.API.CONSUMER.MSG.NEXT.${EVENTS_STREAM}.${other}`,
          `$JS.API.CONSUMER.DELETE.${EVENTS_STREAM}.${other}`,
          `$JS.ACK.${EVENTS_STREAM}.${other}.1.1.1.1.0`,
          `parley.v1.dead-letter.acme.${other}`,
        ]),
      ])
        expect(await mayPublish(service, subject), subject).toBe(false);
    },
  );

  it('a worker draws what is its work, and acknowledges it', async () => {
    const relay = jetstream(as('channel-admin'));
    await relay.publish(eventSubject('acme', channel_id, 'FacilitationRequested'), '{}');
    const consumer = await jetstream(as(worker)).consumers.get(
      EVENTS_STREAM,
      durableName({ service: worker, type: 'FacilitationRequested' }),
    );
    const message = await consumer.next({ expires: 2_000 });
    expect(await message!.ackAck()).toBe(true);
    await eventually(async () => expect(await consumer.info()).toMatchObject({ num_ack_pending: 0, num_pending: 0 }));
  });

  it('dead letters are collected by channel-admin alone', async () => {
    const drawing = [
      `$JS.API.CONSUMER.MSG.NEXT.${DEAD_LETTERS_STREAM}.${LETTER_COLLECTOR}`,
      `$JS.ACK.${DEAD_LETTERS_STREAM}.${LETTER_COLLECTOR}.1.1.1.1.0`,
    ];
    for (const service of Object.keys(BROKER_PERMISSIONS))
      for (const subject of drawing)
        expect(await mayPublish(service, subject), `${service} ${subject}`).toBe(service === 'channel-admin');
  });

  it('who is asked answers, and nobody else can ask in its place', async () => {
    as('transcript-store').subscribe('parley.v1.query.*.*.ReadChannel', {
      callback: (_, message) => void message.respond('[]'),
    });
    await as('transcript-store').flush();
    const reply = await as(worker).request(`parley.v1.query.acme.${channel_id}.ReadChannel`, '{}', { timeout: 2_000 });
    expect(reply.json()).toEqual([]);
  });
});
