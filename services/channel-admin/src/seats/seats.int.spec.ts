import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  answerSubject,
  derivedId,
  EVENTS_STREAM,
  newId,
  nextForSeatSubject,
  SEATS_STREAM,
  seatInbox,
  seatSubject,
  sha256,
  type Actor,
  type Command,
  type CommandReply,
  type CommandTypes,
  type SeatTurn,
  type SeatTypes,
} from '@parley/contracts';
import { postgresEventLog, postgresLogSignal, type EventLog, type LogSignal } from '@parley/event-log';
import { newChannelKey } from '@parley/http';
import {
  brokerRights,
  BUS_SERVICES,
  connectNats,
  ensureStreams,
  MOST_SUBSCRIPTIONS,
  newSeatIssuer,
  publicIssuer,
} from '@parley/messaging';
import {
  natsCalloutMissing,
  openFolder,
  startNatsServer,
  testDatabase,
  type NatsServer,
  type TestDatabase,
} from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table, member } from '../../../../libs/protocols/src/round-table/round-table.fixtures.js';
import { opensVote, voter } from '../../../../libs/protocols/src/vote/vote.fixtures.js';
import { CommandHandler } from '../command-handler.js';
import { serveSeats } from './serve-seats.js';

const GRACE_MS = 1_500;

/** What the broker says first against what a connection does. */
async function firstError(connection: NatsConnection): Promise<string> {
  for await (const status of connection.status()) if (status.type === 'error') return String(status.error);
  return '';
}

interface Told {
  type: string;
  position: string;
  data: SeatTurn;
}
type Next = { ok: true; event?: Told; receipt?: string } | { ok: false; problem: { code: string } };

describe.skipIf(natsCalloutMissing)('a seat on a real broker', () => {
  let database: TestDatabase;
  let server: NatsServer;
  let log: EventLog;
  let signal: LogSignal & { close(): Promise<void> };
  let handler: CommandHandler;
  let admin: NatsConnection;
  let desk: NatsConnection;
  let manager: JetStreamManager;
  let serving: ReturnType<typeof serveSeats>;
  const issuer = newSeatIssuer();
  const opened: NatsConnection[] = [];
  const as = (user: string) => server.url.replace('nats://', `nats://${user}:${user}@`);
  const serve = (read: EventLog = log) =>
    serveSeats({
      ...{ admin, log: read, signal, handler, pool: database.poolOf('parley_channel_admin'), lookMs: 100 },
      access: { desk, issuer, graceMs: GRACE_MS },
    });

  beforeAll(async () => {
    database = await testDatabase();
    const folder = await openFolder();
    const config = join(folder, 'nats.conf');
    const told = brokerRights((user) => user, publicIssuer(issuer));
    writeFileSync(config, JSON.stringify(told).slice(1, -1));
    server = await startNatsServer(folder, undefined, config);
    log = postgresEventLog(database.poolOf('parley_channel_admin'));
    signal = postgresLogSignal(database.urlOf('parley_channel_admin'));
    handler = new CommandHandler(log);
    admin = await connectNats(as('channel-admin'), 'channel-admin');
    desk = await connectNats(as('seats'), 'channel-admin');
    manager = await jetstreamManager(admin);
    await ensureStreams(manager);
    serving = serve();
  });
  afterAll(async () => {
    await serving?.close();
    await Promise.all([...opened, admin, desk].map((connection) => connection?.close()));
    await signal?.close();
    await server?.stop();
    await database?.drop();
  });

  async function send<T extends Command['type']>(channel_id: string, type: T, data: CommandTypes[T], actor: Actor) {
    const head = { id: newId(), tenant: 'default', channel_id, actor, time: new Date().toISOString() };
    return handler.handle({ ...head, type, data } as unknown as Command);
  }

  const OPERATOR = { kind: 'operator', id: 'ops' } as const;

  /** A board of ana and bo, who are from outside and are asked at once. */
  async function open(): Promise<string> {
    const channel_id = newId();
    const { data } = table({ members: [member('ana', 'external'), member('bo', 'external')] }) as unknown as {
      data: never;
    };
    expect(await send(channel_id, 'OpenRoundTable', data, { kind: 'user', id: 'u' })).toMatchObject({ ok: true });
    return channel_id;
  }

  async function issue(channel_id: string, participant_id: string, validDays?: number): Promise<string> {
    const { token, kept } = newChannelKey('seat', 'default', channel_id, validDays);
    expect(await send(channel_id, 'IssueSeatToken', { participant_id, ...kept }, OPERATOR)).toMatchObject({ ok: true });
    return token;
  }

  async function connectSeat(pass: string, more: object = {}): Promise<NatsConnection> {
    const connection = await connect({
      ...{ servers: server.url, user: 'seat', pass, inboxPrefix: seatInbox(sha256(pass)), reconnect: false },
      ...more,
    });
    opened.push(connection);
    return connection;
  }

  async function sit(channel_id: string, participant_id: string) {
    const key = await issue(channel_id, participant_id);
    const connection = await connectSeat(key);
    const ask = async <T>(subject: string, body: unknown, timeout = 8_000): Promise<T> =>
      (
        await connection.request(subject, typeof body === 'string' ? body : JSON.stringify(body), { timeout })
      ).json<T>();
    return {
      ...{ key, connection },
      next: (more: object = { wait_seconds: 5 }) =>
        ask<Next>(nextForSeatSubject('default', channel_id, participant_id), more),
      answer: (request_id: string, answer: unknown, timeout?: number) =>
        ask<CommandReply>(answerSubject('default', channel_id, participant_id), { request_id, answer }, timeout),
      ask,
    };
  }

  const WORDS = { text: 'I am for it.', stance: { verdict: 'agree', claim: '', accepts: [], rejects: [] } };

  it('is asked, answers by the form that came with it, hears the others and what came of it, with no REST', async () => {
    const channel = await open();
    const ana = await sit(channel, 'ana');
    const live: string[] = [];
    ana.connection.subscribe(seatSubject('default', channel, 'ana'), {
      callback: (_, message) => void live.push(message.subject.split('.').at(-1)!),
    });
    const first = await ana.next();
    if (!first.ok || !first.event) throw new Error(JSON.stringify(first));
    const { data, type } = first.event;
    expect([type, data.kind, data.topic]).toEqual(['parley.v1.SeatTurn', 'contribute', 'Four days']);
    expect(data.answer_to).toBe(answerSubject('default', channel, 'ana'));
    expect(await ana.ask(data.answer_to, { request_id: data.request_id, answer: WORDS })).toMatchObject({ ok: true });
    const second = await ana.next({ receipt: first.receipt, wait_seconds: 5 });
    expect(second).toMatchObject({ event: { type: 'parley.v1.SeatSettled', data: { status: 'answered' } } });

    const bo = await sit(channel, 'bo');
    const asked = await bo.next();
    if (!asked.ok || !asked.event) throw new Error(JSON.stringify(asked));
    expect(await bo.answer(asked.event.data.request_id, WORDS)).toMatchObject({ ok: true });
    const heard = await bo.next({ receipt: asked.receipt, wait_seconds: 5 });
    expect(heard).toMatchObject({ event: { type: 'parley.v1.SeatSaid', data: { said: { participant_id: 'ana' } } } });
    await send(channel, 'StopChannel', { reason: '' }, OPERATOR);
    await eventually(() => expect(live).toContain('Settled'));
  });

  it('casts a sealed ballot that no id tells, is answered again for it, and hears nothing of another’s (N1)', async () => {
    const channel = newId();
    const members = [voter('ana', 'external'), voter('bo', 'external')];
    const { data } = opensVote({ members }) as unknown as { data: never };
    expect(await send(channel, 'OpenVote', data, { kind: 'user', id: 'u' })).toMatchObject({ ok: true });
    const [ana, bo] = [await sit(channel, 'ana'), await sit(channel, 'bo')];
    const first = await ana.next();
    if (!first.ok || !first.event) throw new Error(JSON.stringify(first));
    const { request_id } = first.event.data;
    const ballot = { reason: 'The sea', choices: ['Lyon'] };
    expect(await ana.answer(request_id, ballot)).toMatchObject({ ok: true, duplicate: false });
    expect(await ana.answer(request_id, ballot)).toMatchObject({ ok: true, duplicate: true });
    const another = await ana.answer(request_id, { ...ballot, choices: ['Ghent'] });
    expect(another).toMatchObject({ ok: false, problem: { code: 'no-open-turn' } });
    const guessed = derivedId('answer', 'default', channel, 'ana', request_id, JSON.stringify(ballot));
    const recorded = await log.readChannel('default', channel, { after: 0 });
    expect(recorded.map(({ type }) => type)).toContain('BallotSealed');
    expect(JSON.stringify(recorded)).not.toContain(guessed);
    expect(JSON.stringify(recorded)).not.toContain('The sea');
    const asked = await bo.next();
    expect(asked).toMatchObject({ event: { type: 'parley.v1.SeatTurn' } });
    expect(JSON.stringify([asked, await bo.next({})])).not.toContain('The sea');
    await send(channel, 'StopChannel', { reason: '' }, OPERATOR);
  });

  it('goes on where it was, and has again what it gave no receipt for; a store that was wiped is filled again, once', async () => {
    const channel = await open();
    const count = async () =>
      (await manager.streams.info(SEATS_STREAM, { subjects_filter: seatSubject('default', channel, 'ana') })).state
        .subjects;
    const told = { [seatSubject('default', channel, 'ana', 'SeatTurn')]: 1 };
    await eventually(async () => expect(await count()).toEqual(told));
    await serving.close();
    serving = serve();
    const ana = await sit(channel, 'ana');
    const first = await ana.next();
    expect(first).toMatchObject({ event: { type: 'parley.v1.SeatTurn' } });
    expect(await ana.next({})).toEqual({ ok: true });
    await ana.connection.close();
    expect(await count()).toEqual(told);
    await manager.streams.delete(SEATS_STREAM);
    await eventually(async () => expect(await count()).toEqual(told));
    const again = await connectSeat(ana.key);
    const subject = nextForSeatSubject('default', channel, 'ana');
    const answer = await again.request(subject, '{"wait_seconds":5}', { timeout: 8_000 });
    expect(answer.json()).toMatchObject({ event: { id: (first as unknown as { event: { id: string } }).event.id } });
  });

  it('is told again what a broker without room refused while other channels were still read, and no process ends of it', async () => {
    const channels = [await open(), await open()];
    const kinds = async () =>
      Object.keys((await manager.streams.info(SEATS_STREAM, { subjects_filter: '>' })).state.subjects!);
    const hasAll = async (type: keyof SeatTypes) =>
      expect(await kinds()).toEqual(
        expect.arrayContaining(channels.map((channel) => seatSubject('default', channel, 'ana', type))),
      );
    await eventually(() => hasAll('SeatTurn'));
    await serving.close();
    await manager.streams.update(SEATS_STREAM, { max_msg_size: 1 });
    for (const channel of channels) await send(channel, 'StopChannel', { reason: '' }, OPERATOR);
    let reads = 0;
    const readChannel: EventLog['readChannel'] = async (...asked) => {
      reads += 1;
      // What was published before is refused meanwhile.
      for (let asks = 0; asks < 5; asks++) await manager.streams.info(SEATS_STREAM);
      return log.readChannel(...asked);
    };
    serving = serve({ ...log, readChannel });
    await eventually(() => expect(reads).toBeGreaterThan(2 * channels.length));
    await manager.streams.update(SEATS_STREAM, { max_msg_size: -1 });
    await eventually(() => hasAll('SeatSettled'));
  });

  it('hears nothing of others: no event, command, token or reply, and no other seat', async () => {
    const channel = await open();
    const other = await open();
    const ana = await sit(channel, 'ana');
    const bo = await issue(channel, 'bo');
    const refused: string[] = [];
    const heard: string[] = [];
    const subjects = [
      ...['>', 'parley.>', 'parley.v1.event.>', 'parley.v1.command.>', 'parley.v1.token.>', 'parley.v1.seat.>'],
      ...['parley.v1.foreseen.>', 'parley.v1.dead-letter.>', 'parley.v1.query.>', '_INBOX.>', '_INBOX_*.>', '$SYS.>'],
      ...['$JS.>', '_R_.>', nextForSeatSubject('default', channel, 'ana'), answerSubject('default', channel, 'ana')],
      ...[seatSubject('default', channel, 'bo'), seatSubject('default', other, 'ana'), `${seatInbox(sha256(bo))}.>`],
    ];
    for (const subject of subjects)
      ana.connection.subscribe(subject, {
        callback: (error, message) => void (error ? refused.push(subject) : heard.push(message.subject)),
      });
    await eventually(() => expect(refused.toSorted()).toEqual(subjects.toSorted()));
    const second = await connectSeat(bo);
    await second.request(nextForSeatSubject('default', channel, 'bo'), '{"wait_seconds":1}', { timeout: 8_000 });
    admin.publish('parley.v1.event.default.x.TurnRequested', '{}');
    await admin.flush();
    await ana.connection.flush();
    expect(heard).toEqual([]);
  });

  it('says nothing but its own, and makes, purges and acknowledges nothing', async () => {
    const channel = await open();
    const other = await open();
    const ana = await sit(channel, 'ana');
    await eventually(async () => expect((await manager.streams.info(SEATS_STREAM)).state.messages).toBeGreaterThan(0));
    const before = (await manager.streams.info(SEATS_STREAM)).state.messages;
    const js = (verb: string, rest: string) => `$JS.API.${verb}.${rest}`;
    const subjects = [
      ...[answerSubject('default', channel, 'bo'), answerSubject('default', other, 'ana')],
      ...[nextForSeatSubject('default', channel, 'bo'), seatSubject('default', channel, 'ana', 'SeatTurn')],
      ...[seatSubject('default', channel, 'bo', 'SeatTurn'), `parley.v1.event.default.${channel}.ChannelClosed`],
      ...[`parley.v1.command.default.${channel}.StopChannel.operator-ceo`, `${seatInbox(sha256('x'))}.1`],
      ...['PURGE', 'DELETE', 'INFO', 'MSG.GET', 'CREATE'].flatMap((verb) =>
        [SEATS_STREAM, EVENTS_STREAM].map((stream) => js(`STREAM.${verb}`, stream)),
      ),
      ...[
        js('CONSUMER.CREATE', SEATS_STREAM),
        js('CONSUMER.DURABLE.CREATE', `${SEATS_STREAM}.spy`),
        '$SYS.REQ.USER.AUTH',
      ],
      ...[`$JS.ACK.${SEATS_STREAM}.x.1.1.1.1.0`, '$SYS.REQ.SERVER.PING', '$SYS.REQ.ACCOUNT.PING.CONNZ'],
    ];
    const refusals: string[] = [];
    for (const subject of subjects)
      await ana.connection
        .request(subject, '{}', { timeout: 3_000 })
        .catch((error: Error) => refusals.push(error.message));
    expect(refusals.filter((text) => /Permissions Violation for Publish/u.test(text))).toHaveLength(subjects.length);
    expect((await manager.streams.info(SEATS_STREAM)).state.messages).toBe(before);
  });

  it('has no answer, and no message of its own, come to another: whatever address it names', async () => {
    const channel = await open();
    const ana = await sit(channel, 'ana');
    const boKey = await issue(channel, 'bo');
    const bo = await connectSeat(boKey);
    const got: string[] = [];
    for (const subject of [seatSubject('default', channel, 'bo'), `${seatInbox(sha256(boKey))}.>`])
      bo.subscribe(subject, { callback: (_, message) => void got.push(`${message.subject} ${message.string()}`) });
    await bo.flush();
    const targets = [
      ...[seatSubject('default', channel, 'bo', 'SeatTurn'), `${seatInbox(sha256(boKey))}.mine`],
      ...[answerSubject('default', channel, 'bo'), nextForSeatSubject('default', channel, 'bo')],
      ...[`$JS.API.STREAM.DELETE.${SEATS_STREAM}`, `parley.v1.event.default.${channel}.ChannelClosed`],
    ];
    for (const reply of targets) {
      for (const subject of [answerSubject('default', channel, 'ana'), nextForSeatSubject('default', channel, 'ana')])
        ana.connection.publish(subject, '{}', { reply });
      expect(await ana.next({ receipt: 'none' })).toMatchObject({ ok: false });
    }
    // A receipt that is a request to JetStream, and one of another seat.
    for (const receipt of [`$JS.API.STREAM.DELETE.${SEATS_STREAM}`, `$JS.ACK.${SEATS_STREAM}.other.1.1.1.1.0`])
      expect(await ana.next({ receipt })).toMatchObject({ ok: false, problem: { code: 'invalid-request' } });
    await ana.next({});
    await bo.flush();
    const strange = got.filter((line) => !/\.Turn \{"specversion"/u.test(line));
    expect(strange).toEqual([]);
    await expect(manager.streams.info(SEATS_STREAM)).resolves.toBeDefined();
  });

  it('is cut off in mid-turn when it gets a new key: it hears and does nothing more, and is not let in again', async () => {
    const channel = await open();
    const ana = await sit(channel, 'ana');
    const turn = await ana.next();
    if (!turn.ok || !turn.event) throw new Error(JSON.stringify(turn));
    const closed = ana.connection.closed();
    await issue(channel, 'ana');
    const late = ana.answer(turn.event.data.request_id, WORDS, 2_000);
    await expect(late).rejects.toThrow();
    await closed;
    await expect(connectSeat(ana.key)).rejects.toThrow(/authorization/iu);
    expect((await handler.channelOf('default', channel)).state.state).not.toMatchObject({
      turns: [{ participant_id: 'ana', status: 'spoken' }],
    });
  });

  it('is let go when its key ends in mid-turn, and goes on by a new one where it was', async () => {
    const channel = await open();
    // However slow this machine is, one of them is long enough to be let in by.
    const seconds = [3, 12, 48];
    let old: NatsConnection | undefined;
    while (!old) {
      const expires_at = new Date(Date.now() + seconds.shift()! * 1_000).toISOString();
      const { token, kept } = newChannelKey('seat', 'default', channel);
      const key = { participant_id: 'ana', ...kept, expires_at };
      expect(await send(channel, 'IssueSeatToken', key, OPERATOR)).toMatchObject({ ok: true });
      old = await connectSeat(token).catch((error: unknown) => {
        if (!seconds.length) throw error;
        return undefined;
      });
    }
    await old.closed();
    const ana = await sit(channel, 'ana');
    const turn = await ana.next();
    if (!turn.ok || !turn.event) throw new Error(JSON.stringify(turn));
    expect(turn.event).toMatchObject({ type: 'parley.v1.SeatTurn', data: { request_id: 'turn-1-1-ana' } });
    expect(await ana.answer(turn.event.data.request_id, WORDS)).toMatchObject({ ok: true });
  });

  it('hears how it ended, and is gone a while after', async () => {
    const channel = await open();
    const ana = await sit(channel, 'ana');
    const closed = ana.connection.closed();
    const types: string[] = [];
    ana.connection.subscribe(seatSubject('default', channel, 'ana'), {
      callback: (_, message) => void types.push(message.subject.split('.').at(-1)!),
    });
    await ana.connection.flush();
    await send(channel, 'StopChannel', { reason: '' }, OPERATOR);
    await eventually(() => expect(types).toContain('Outcome'));
    await closed;
    await expect(connectSeat(ana.key)).rejects.toThrow(/authorization/iu);
  });

  it('is told what is wrong with what it sends', async () => {
    const channel = await open();
    const [ana, bo] = [await sit(channel, 'ana'), await sit(channel, 'bo')];
    const own = answerSubject('default', channel, 'ana');
    const codeOf = async (answer: Promise<CommandReply>) => {
      const reply = await answer;
      return reply.ok ? `ok, ${reply.duplicate ? 'again' : 'new'}` : reply.problem.code;
    };
    expect(await codeOf(ana.ask(own, '{'))).toBe('malformed-json');
    expect(await codeOf(ana.ask(own, { request_id: 'turn-1-1-ana' }))).toBe('invalid-request');
    expect(await codeOf(ana.answer('turn-1-1-ana', { text: 7 }))).toBe('invalid-request');
    expect(await codeOf(ana.answer('turn-1-1-bo', WORDS))).toBe('no-open-turn');
    expect(await codeOf(ana.answer('no-such', WORDS))).toBe('no-open-turn');
    const forged = {
      id: newId(),
      type: 'Contribute',
      tenant: 'default',
      channel_id: channel,
      time: new Date().toISOString(),
    };
    const asBo = {
      ...forged,
      actor: { kind: 'participant', id: 'bo' },
      data: { participant_id: 'bo', text: 'Mine', tool_calls: [] },
    };
    const subject = `parley.v1.command.default.${channel}.Contribute.participant-ana`;
    expect(await codeOf(ana.ask(subject, asBo))).toBe('forbidden');
    expect(await codeOf(ana.ask(subject, { ...asBo, actor: { kind: 'participant', id: 'ana' } }))).toBe('forbidden');
    expect(await codeOf(ana.answer('turn-1-1-ana', WORDS))).toBe('ok, new');
    expect(await codeOf(ana.answer('turn-1-1-ana', WORDS))).toBe('ok, again');
    expect(await codeOf(ana.answer('turn-1-1-ana', { ...WORDS, text: 'No.' }))).toBe('no-open-turn');
    // Many at once, with nothing to be had: most are refused, and the others are served meanwhile.
    await bo.next();
    const flood = Array.from({ length: 50 }, () => ana.next({ wait_seconds: 2 }));
    expect(await codeOf(bo.answer('turn-1-1-bo', WORDS))).toBe('ok, new');
    const codes = (await Promise.all(flood)).map((reply) => (reply.ok ? 'ok' : reply.problem.code));
    expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(42);
    const huge = ana.connection;
    const cut = huge.closed();
    // The client itself refuses 10 MB; one that does not is cut off by the broker.
    expect(() => huge.publish(own, Buffer.alloc(10_000_000))).toThrow(/max.?payload/iu);
    (huge.info as { max_payload: number }).max_payload = 20_000_000;
    huge.publish(own, Buffer.alloc(10_000_000));
    expect(String(await cut)).toMatch(/payload|closed|EPIPE|reset/iu);
    // Nothing of it was taken, and nothing is lost: what it said stands, and it comes again by the same key.
    const { state } = (await handler.channelOf('default', channel)).state;
    expect(JSON.stringify(state)).toContain(WORDS.text);
    const back = await connectSeat(ana.key);
    const asked = await back.request(nextForSeatSubject('default', channel, 'ana'), '{}', { timeout: 8_000 });
    expect(asked.json()).toMatchObject({ ok: true });
  });

  it('nobody is let in without a key, and no service by a wrong password; subscriptions are bounded', async () => {
    const channel = await open();
    const ana = await sit(channel, 'ana');
    const all = seatSubject('default', channel, 'ana');
    const errors: string[] = [];
    for (let number = 0; number <= MOST_SUBSCRIPTIONS; number++)
      ana.connection.subscribe(all, { callback: (error) => void (error && errors.push(error.message)) });
    const [status] = await Promise.all([firstError(ana.connection), ana.connection.flush().catch(() => undefined)]);
    expect(status).toMatch(/maximum subscriptions/iu);
    const { token, kept } = newChannelKey('seat', 'default', channel);
    const link = { participant_id: 'ana', ...kept, made_for: 'webhook x' };
    expect(await send(channel, 'IssueSeatToken', link, OPERATOR)).toMatchObject({ ok: true });
    await expect(connectSeat(token)).rejects.toThrow(/authorization/iu);
    await expect(connectSeat('seat.default.nothing')).rejects.toThrow(/authorization/iu);
    await expect(connectSeat(newChannelKey('seat', 'default', channel).token)).rejects.toThrow(/authorization/iu);
    await expect(connect({ servers: server.url })).rejects.toThrow(/authorization/iu);
    for (const service of BUS_SERVICES)
      await expect(connect({ servers: server.url, user: service, pass: 'wrong' })).rejects.toThrow(/authorization/iu);
  });
});
