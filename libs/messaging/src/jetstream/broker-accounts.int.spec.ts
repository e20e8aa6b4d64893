import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JetStreamApiCodes, jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  chooseCastSubject,
  commandSubject,
  EVENTS_STREAM,
  eventSubject,
  handOverSubject,
  modelsSubject,
  newId,
  senderOf,
  type CastWanted,
} from '@parley/contracts';
import { natsServerMissing, startNatsServer, type NatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUS_SERVICES, brokerAccounts } from './broker-accounts.js';
import { connectNats } from './connect-nats.js';
import { DURABLE_CONSUMERS, durableName } from './durable-consumers.js';
import { natsCastChooser } from './nats-clients.js';
import { isAddress } from './responders.js';
import { DEAD_LETTERS_STREAM, ensureStreams, LETTER_COLLECTOR } from './streams.js';

const channel_id = newId();
const WORKERS = ['participant-agents', 'coach-judge', 'termination-monitor'];
const OTHERS = [...WORKERS, 'transcript-store'];

const at = (kind: 'service' | 'operator', id: string) =>
  commandSubject({ tenant: 'acme', channel_id, type: 'StopChannel' }, { kind, id });
const EVENT = eventSubject('acme', channel_id, 'ChannelClosed');

/** What nobody but channel-admin may, as the subjects to publish on. */
const POWERS = [
  EVENT,
  eventSubject('acme', channel_id, 'TurnRequested'),
  at('operator', 'ceo'),
  at('service', 'channel-admin'),
  '$JS.API.STREAM.CREATE.MINE',
  ...['PURGE', 'DELETE', 'UPDATE', 'INFO', 'MSG.GET', 'MSG.DELETE'].map(
    (verb) => `$JS.API.STREAM.${verb}.${EVENTS_STREAM}`,
  ),
  `$JS.API.DIRECT.GET.${EVENTS_STREAM}`,
  `$JS.API.CONSUMER.CREATE.${EVENTS_STREAM}`,
  `$JS.API.CONSUMER.CREATE.${EVENTS_STREAM}.spy.${EVENT}`,
  `$JS.API.CONSUMER.DURABLE.CREATE.${EVENTS_STREAM}.spy`,
  `$JS.API.CONSUMER.MSG.NEXT.${DEAD_LETTERS_STREAM}.${LETTER_COLLECTOR}`,
  `$JS.ACK.${DEAD_LETTERS_STREAM}.${LETTER_COLLECTOR}.1.1.1.1.0`,
  'parley.v1.foreseen.acme.x',
  chooseCastSubject('acme', 'x'),
  modelsSubject('OfferModels'),
];

/** What another service has of its own. */
const ownOf = (service: string): string[] => [
  at('service', service),
  ...DURABLE_CONSUMERS.filter((consumer) => consumer.service === service)
    .map(durableName)
    .flatMap((name) => [
      `$JS.API.CONSUMER.INFO.${EVENTS_STREAM}.${name}`,
      `$JS.API.CONSUMER.MSG.NEXT.${EVENTS_STREAM}.${name}`,
      `$JS.API.CONSUMER.DELETE.${EVENTS_STREAM}.${name}`,
      `$JS.ACK.${EVENTS_STREAM}.${name}.1.1.1.1.0`,
      `parley.v1.dead-letter.acme.${name}`,
    ]),
];
const powersOver = (service: string): string[] => [
  ...POWERS,
  ...BUS_SERVICES.filter((other) => other !== service).flatMap(ownOf),
];

describe.skipIf(natsServerMissing)('what the broker lets each service do, with a real server', () => {
  let server: NatsServer;
  let folder: string;
  let manager: JetStreamManager;
  const accounts = brokerAccounts((service) => service);
  const connections: Record<string, NatsConnection> = {};
  const as = (service: string) => connections[service]!;
  /** Every message that comes to channel-admin's account and is none of JetStream's own. */
  let heard: { subject: string; text: string }[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-nats-'));
    const config = join(folder, 'nats.conf');
    writeFileSync(config, `accounts ${JSON.stringify(accounts)}`);
    server = await startNatsServer(folder, undefined, config);
    const url = server.url.replace('nats://', '');
    for (const service of BUS_SERVICES)
      connections[service] = await connectNats(`nats://${service}:${service}@${url}`, service);
    manager = await jetstreamManager(as('channel-admin'));
    as('channel-admin').subscribe('>', {
      callback: (_, message) => void heard.push({ subject: message.subject, text: message.string() }),
    });
    as('channel-admin').subscribe('parley.v1.command.>', { callback: (_, message) => void message.respond('{}') });
    as('transcript-store').subscribe('parley.v1.query.>', { callback: (_, message) => void message.respond('[]') });
    await Promise.all([as('channel-admin').flush(), as('transcript-store').flush()]);
  });
  afterAll(async () => {
    await Promise.all(Object.values(connections).map((connection) => connection.close()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    // The server knows nothing of a stream as soon as it begins to delete it. One that is made anew before it is done with that, as
    // where a loaded machine answered too late, has all that was in the old one: it is deleted once more.
    await eventually(async () => {
      for await (const name of manager.streams.names()) await manager.streams.delete(name);
      await expect(manager.streams.info(EVENTS_STREAM)).rejects.toMatchObject({
        code: JetStreamApiCodes.StreamNotFound,
      });
      await ensureStreams(manager, DURABLE_CONSUMERS);
      for (const name of [EVENTS_STREAM, DEAD_LETTERS_STREAM]) {
        const { messages, last_seq } = (await manager.streams.info(name)).state;
        expect([messages, last_seq], name).toEqual([0, 0]);
      }
    });
    for (const { type } of DURABLE_CONSUMERS)
      await jetstream(as('channel-admin')).publish(eventSubject('acme', channel_id, type), '{"kept":true}');
    heard = [];
  });

  /** All that a service has sent before has come, and what the server and others answered to it. */
  async function settled(service: string): Promise<void> {
    const marker = newId();
    if (WORKERS.includes(service)) {
      as(service).publish(at('service', service), marker);
      await eventually(() => expect(heard.map(({ text }) => text)).toContain(marker));
    } else await as(service).flush();
    await as('transcript-store').flush();
    await manager.streams.info(EVENTS_STREAM).catch(() => undefined);
  }

  /** The streams stand with all that was in them, and nothing else; nobody has spoken in another's name. */
  async function expectNothingTaken(service: string, label: string): Promise<void> {
    await settled(service);
    const streams: string[] = [];
    for await (const name of manager.streams.names()) streams.push(name);
    expect(streams, label).toContain(EVENTS_STREAM);
    expect(streams, label).not.toContain('MINE');
    const { state } = await manager.streams.info(EVENTS_STREAM);
    expect([state.messages, state.last_seq], label).toEqual([DURABLE_CONSUMERS.length, DURABLE_CONSUMERS.length]);
    const consumers: string[] = [];
    for await (const { name, num_ack_pending } of manager.consumers.list(EVENTS_STREAM)) {
      consumers.push(name);
      if (!name.startsWith(service)) expect(num_ack_pending, `${label}: ${name}`).toBe(0);
    }
    expect(consumers.toSorted(), label).toEqual(DURABLE_CONSUMERS.map(durableName).toSorted());
    const commands = heard.filter(({ subject }) => subject.startsWith('parley.v1.command.'));
    const senders = commands.map(({ subject }) => senderOf(subject)?.id);
    expect([...new Set(senders)], label).toEqual(WORKERS.includes(service) ? [service] : []);
    const letters = heard.flatMap(({ subject }) => (subject.startsWith('parley.v1.dead-letter') ? [subject] : []));
    expect(
      letters.filter((subject) => !subject.includes(`.${service}-`)),
      label,
    ).toEqual([]);
  }

  it.each(OTHERS)('%s does by itself nothing that is another’s', async (service) => {
    for (const power of powersOver(service)) as(service).publish(power, '{}', { reply: `_INBOX_${service}.x` });
    await expectNothingTaken(service, 'published');
  });

  /** The requests that an account lets a service send, as it would send them. */
  const requestsOf = (service: string) =>
    accounts[service]!.imports.flatMap((one) => ('service' in one ? [one.service.subject] : [])).map((subject) =>
      subject.replaceAll('*', 'acme').replace('>', `${channel_id}.ReadChannel`),
    );

  it.each(OTHERS)('%s borrows no right by where it has answers sent to', async (service) => {
    for (const power of powersOver(service)) {
      for (const asked of requestsOf(service)) {
        as(service).publish(asked, '{}', { reply: power });
        as(service).publish(asked, '', { reply: power });
      }
    }
    await expectNothingTaken(service, 'asked');
  });

  it.each(OTHERS)('%s borrows no right by what it asks itself', async (service) => {
    for (const power of powersOver(service)) {
      for (const subject of [
        handOverSubject('acme', channel_id, 'x'),
        'parley.v1.token.acme.x.y',
        `_INBOX_${service}.x`,
      ]) {
        const asked = as(service).subscribe(subject, { max: 1, callback: (_, message) => void message.respond('{}') });
        as(service).publish(subject, '', { reply: power });
        await as(service).flush();
        asked.unsubscribe();
      }
    }
    await expectNothingTaken(service, 'asked itself');
  });

  it.each(WORKERS)('%s borrows no right by an acknowledgement', async (service) => {
    const type = DURABLE_CONSUMERS.find((consumer) => consumer.service === service)!.type;
    const consumer = await jetstream(as(service)).consumers.get(EVENTS_STREAM, durableName({ service, type }));
    const drawn = async () => (await consumer.next({ expires: 5_000 })) as unknown as { msg: { reply: string } };
    const words = ['-NAK', '+WPI', '-NAK {"delay":1}'];
    for (const [index, power] of powersOver(service).entries()) {
      const { reply } = (await drawn()).msg;
      as(service).publish(reply, words[index % words.length], { reply: power });
      as(service).publish(reply, '-NAK');
    }
    as(service).publish((await drawn()).msg.reply, '+ACK', { reply: `$JS.API.STREAM.DELETE.${EVENTS_STREAM}` });
    await expectNothingTaken(service, 'acknowledged');
  });

  it.each(OTHERS)('%s hears what is meant for it, and nobody’s replies', async (service) => {
    const subjects: string[] = [];
    as(service).subscribe('>', { callback: (_, { subject }) => void subjects.push(subject) });
    await as(service).flush();
    const secrets = [
      eventSubject('acme', channel_id, 'UserSpoke'),
      at('operator', 'ceo'),
      '_INBOX_channel-admin.x',
      '_INBOX.x',
    ];
    for (const subject of [...secrets, eventSubject('acme', channel_id, 'TurnSkipped'), 'parley.v1.foreseen.acme.x'])
      as('channel-admin').publish(subject, '{}');
    for (const other of OTHERS.filter((name) => name !== service)) {
      as(other).publish(`_INBOX_${other}.x`, '{}');
      as(other).publish(handOverSubject('acme', channel_id, 'x'), '{}');
    }
    as('coach-judge').publish('parley.v1.token.acme.x.y', '{}');
    await Promise.all(Object.values(connections).map((connection) => connection.flush()));
    const mine = {
      'transcript-store': ['token'],
      'participant-agents': ['event', 'foreseen'],
      'coach-judge': ['event', 'token'],
    };
    const expected = mine[service as keyof typeof mine] ?? [];
    await eventually(() =>
      expect(new Set(subjects.map((subject) => subject.split('.')[2]))).toEqual(new Set(expected)),
    );
    for (const secret of secrets) expect(subjects).not.toContain(secret);
  });

  it.each(WORKERS)('%s draws what is its work and acknowledges it, speaks, asks, and gives up', async (service) => {
    const { type } = DURABLE_CONSUMERS.find((consumer) => consumer.service === service)!;
    const consumer = await jetstream(as(service)).consumers.get(EVENTS_STREAM, durableName({ service, type }));
    const messages = await consumer.consume({ max_messages: 2, expires: 5_000, idle_heartbeat: 1_000 });
    const drawn: unknown[] = [];
    // All that comes is acknowledged: on a loaded machine a message may come a second time.
    const drawing = (async () => {
      for await (const message of messages) drawn.push([message.subject, await message.ackAck()]);
    })();
    const isAll = { num_ack_pending: 0, num_pending: 0 };
    await eventually(async () => {
      expect(drawn).toContainEqual([eventSubject('acme', channel_id, type), true]);
      expect(await consumer.info()).toMatchObject(isAll);
    });
    messages.stop();
    await drawing;
    const answer = await as(service).request(at('service', service), '{}', { timeout: 5_000 });
    expect(answer.json()).toEqual({});
    const read = await as(service).request(`parley.v1.query.acme.${channel_id}.ReadChannel`, '{}', { timeout: 5_000 });
    expect(read.json()).toEqual([]);
    const letter = `parley.v1.dead-letter.acme.${durableName({ service, type })}`;
    expect(await jetstream(as(service)).publish(letter, '{}')).toMatchObject({ stream: DEAD_LETTERS_STREAM });
  });

  it('what is said is heard by who shows it, what is foreseen by one replica, a hand-over by the others', async () => {
    const [url, service] = [server.url.replace('nats://', ''), 'participant-agents'];
    const replica = await connectNats(`nats://${service}:${service}@${url}`, service);
    const got: string[] = [];
    const hear = (connection: NatsConnection, name: string, subject: string, queue?: string) =>
      connection.subscribe(subject, { ...(queue && { queue }), callback: () => void got.push(name) });
    hear(as('transcript-store'), 'reader', 'parley.v1.token.acme.x.*');
    hear(as('channel-admin'), 'admin', 'parley.v1.token.acme.x.*');
    for (const one of [replica, as(service)]) hear(one, 'foreseen', 'parley.v1.foreseen.*.*', service);
    replica.subscribe('parley.v1.hand-over.>', { callback: (_, message) => void message.respond('settled') });
    await Promise.all([replica, ...Object.values(connections)].map((connection) => connection.flush()));
    as(service).publish('parley.v1.token.acme.x.y', '{}');
    as('channel-admin').publish('parley.v1.foreseen.acme.x', '{}');
    const reply = await as(service).request(handOverSubject('acme', 'x', 'y'), '{}', { timeout: 5_000 });
    expect(reply.string()).toBe('settled');
    await eventually(() => expect(got.toSorted()).toEqual(['foreseen', 'reader']));
    await replica.close();
  });

  it('channel-admin alone has casts chosen, by coach-judge alone, which pays for each', async () => {
    const wanted: CastWanted = {
      protocol: 'p',
      topic: 't',
      language: 'en',
      asked_on: '2026-11-23',
      budget_micro_usd: 1,
    };
    const at = { tenant: 'acme', id: channel_id };
    const asked: string[] = [];
    const answering = BUS_SERVICES.map((service) =>
      as(service).subscribe(chooseCastSubject('*', '*'), {
        callback(_, message) {
          asked.push(service);
          expect(isAddress(message.reply)).toBe(true);
          message.respond(JSON.stringify({ failure: `${service} says no` }));
        },
      }),
    );
    answering[BUS_SERVICES.indexOf('channel-admin')]!.unsubscribe();
    await Promise.all(Object.values(connections).map((connection) => connection.flush()));
    const chosen = await natsCastChooser(as('channel-admin')).choose(at, wanted, 5_000);
    expect(chosen).toEqual({ failure: 'coach-judge says no' });
    expect(asked).toEqual(['coach-judge']);
    asked.length = 0;
    for (const service of OTHERS.filter((name) => name !== 'coach-judge'))
      // Whoever answers there is that service itself.
      expect(await natsCastChooser(as(service)).choose(at, wanted, 5_000)).toEqual({ failure: `${service} says no` });
    expect(asked).not.toContain('coach-judge');
    for (const one of answering) one.unsubscribe();
    await as('coach-judge').flush();
    await expect(natsCastChooser(as('channel-admin')).choose(at, wanted, 5_000)).rejects.toThrow('nobody answers');
  });

  it('nobody is let in without a password', async () => {
    const stranger = connectNats(server.url, 'stranger');
    await expect(stranger).rejects.toThrow(/authorization/iu);
  });
});
