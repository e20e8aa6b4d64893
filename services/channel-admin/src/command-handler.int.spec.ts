import { firstBrokenLink, newId, type Command, type CommandReply, type CommandTypes } from '@parley/contracts';
import { postgresEventLog, type EventLog } from '@parley/event-log';
import { testDatabase, type TestDatabase } from '@parley/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandHandler } from './command-handler.js';

let database: TestDatabase;
let log: EventLog;
/** Two replicas of channel-admin on one database. */
let replicas: [CommandHandler, CommandHandler];

beforeAll(async () => {
  database = await testDatabase();
  log = postgresEventLog(database.poolOf('parley_channel_admin'));
  replicas = [new CommandHandler(log), new CommandHandler(postgresEventLog(database.poolOf('parley_channel_admin')))];
});
afterAll(() => database.drop());

const call = {
  provider: 'p',
  model: 'm',
  template: 't',
  prompt_hash: '',
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  cost_micro_usd: 0,
  latency_ms: 0,
  attempts: 1,
  stop_reason: '',
};
const names = ['ana', 'bo', 'cy'];

function command<T extends Command['type']>(
  channel_id: string,
  type: T,
  data: CommandTypes[T],
  more: Partial<Command> = {},
): Command {
  const header = {
    id: newId(),
    tenant: 'default',
    channel_id,
    actor: type.startsWith('Complete') ? { kind: 'service', id: 'coach-judge' } : { kind: 'operator', id: 'u' },
    time: '2020-01-01T00:00:00.000Z',
  };
  return { ...header, type, data, ...more } as Command;
}

const opening = (channel_id: string) =>
  command(channel_id, 'OpenChannel', {
    protocol: 'negotiation',
    topic: 'T',
    language: 'en',
    demand: { text: 'T', constraints: [] },
    candidates: names.map((participant_id) => ({
      participant_id,
      name: participant_id,
      kind: 'person',
      persona: '',
      skills: [],
      script: [],
    })),
    config: {
      max_rounds: 3,
      feedback_timeout_ms: 60_000,
      timeout_policy: 'accept',
      max_reminders: 1,
      max_replacements: 2,
      time_limit_ms: 60_000,
      max_facilitation_attempts: 3,
      budget_micro_usd: 0,
    },
    rehearsal: true,
  });

/** A channel in its first round. */
async function started(): Promise<string> {
  const channel = newId();
  const assignments = names.map((participant_id) => ({ participant_id, role: 'R', task: 'T', notes: '', core: false }));
  for (const next of [
    opening(channel),
    command(channel, 'CompleteScreening', {
      request_id: 'screen-0-1-1',
      selected: names.map((participant_id) => ({ participant_id, reason: '' })),
      possibly_related: [],
      not_selected: [],
      call,
    }),
    command(channel, 'CompleteDraft', {
      request_id: 'draft-0-2-1',
      proposal: { title: 'P', summary: '', terms: [], assignments },
      call,
    }),
  ]) {
    expect(await replicas[0].handle(next)).toMatchObject({ ok: true });
  }
  return channel;
}

const accept = (channel: string, participant_id: string) =>
  command(channel, 'SubmitFeedback', { participant_id, feedback_type: 'accept', reasoning: '', proposed_changes: [] });

it('refuses by name what no event can hold, and takes what waits beside it', async () => {
  const channel = await started();
  const long = { text: 'ä'.repeat(500_000) };
  const [fits, tooLarge, after] = await Promise.all([
    replicas[0].handle(command(channel, 'Intervene', { text: 'Before.' })),
    replicas[0].handle(command(channel, 'Intervene', long)),
    replicas[0].handle(command(channel, 'Intervene', { text: 'After.' })),
  ]);
  expect([fits, after]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(tooLarge).toMatchObject({
    ok: false,
    problem: { code: 'event-too-large', status: 413, detail: expect.stringContaining('InterventionRecorded') },
  });
});

it('two replicas that race both get their commands in: one by version, the other after it has read what came', async () => {
  const channel = await started();
  const replies = await Promise.all(
    names.map((name, index) => replicas[(index % 2) as 0 | 1].handle(accept(channel, name))),
  );
  expect(replies.every((reply) => reply.ok)).toBe(true);
  const events = await log.readChannel('default', channel);
  expect(events.filter((event) => event.type === 'FeedbackRecorded')).toHaveLength(3);
  expect(events.filter((event) => event.type === 'RoundClosed')).toHaveLength(1);
});

it('answers a command id it has handled with the first result, from either replica, at the same time or later', async () => {
  const channel = await started();
  const once = accept(channel, 'ana');
  const [first, second] = await Promise.all(replicas.map((replica) => replica.handle(once)));
  const third = await replicas[1].handle(once);
  const positions = [first, second, third].map((reply) => reply?.ok && reply.position);
  expect(new Set(positions).size).toBe(1);
  expect([first, second, third].filter((reply) => reply?.ok && !reply.duplicate)).toHaveLength(1);
  expect(await replicas[0].handle({ ...accept(channel, 'bo'), id: once.id })).toMatchObject({
    ok: false,
    problem: { code: 'idempotency-key-reused' },
  });
});

it('says when what a person said counts, the second time too; a command that was typed counts at once (D5)', async () => {
  const channel = await started();
  const said = command(channel, 'Intervene', { text: 'Keep it short' });
  expect(await replicas[0].handle(said)).toMatchObject({ ok: true, applies: 'next_round', duplicate: false });
  expect(await replicas[1].handle(said)).toMatchObject({ ok: true, applies: 'next_round', duplicate: true });
  expect(await replicas[0].handle(accept(channel, 'ana'))).not.toHaveProperty('applies');
  const stop = command(channel, 'Intervene', { text: '/stop' });
  expect(await replicas[0].handle(stop)).toMatchObject({ ok: true, applies: 'at_once' });
});

it('lets one of two openings of a channel win', async () => {
  const channel = newId();
  const replies = await Promise.all(replicas.map((replica) => replica.handle(opening(channel))));
  expect(replies.map((reply) => (reply.ok ? 'ok' : reply.problem.code)).sort()).toEqual(['channel-exists', 'ok']);
});

it('refuses a command that was decided on an old version, though its own view was old too', async () => {
  const channel = await started();
  const seen = (await log.readChannel('default', channel)).at(-1)!.version;
  await replicas[0].handle(accept(channel, 'ana'));
  const late = { ...command(channel, 'Intervene', { text: 'x' }), expected_version: seen };
  expect(await replicas[1].handle(late)).toMatchObject({
    ok: false,
    problem: { code: 'version-mismatch', status: 412 },
  });
  expect(await replicas[1].handle({ ...late, id: newId(), expected_version: seen + 1 })).toMatchObject({ ok: true });
});

it('puts its own time on a command: a sender with a wrong clock sets no timer', async () => {
  const channel = await started();
  const timers = (await log.readChannel('default', channel)).flatMap((event) =>
    event.type === 'TimerSet' ? [event.data] : [],
  );
  const limit = timers.find(({ timer_id }) => timer_id === 'elapsed-60000');
  expect(Math.abs(Date.parse(limit!.due_at) - Date.now() - 60_000)).toBeLessThan(10_000);
});

it('has no other channel of that id for another tenant', async () => {
  const channel = await started();
  expect(await replicas[0].handle({ ...accept(channel, 'ana'), tenant: 'other' })).toMatchObject({
    ok: false,
    problem: { code: 'channel-not-found' },
  });
});

describe('commands of one channel that wait at the same time', () => {
  /** A log whose commits can be counted, and held back. */
  function watched() {
    let gate: Promise<void> = Promise.resolve();
    const commits: number[] = [];
    const watchedLog: EventLog = {
      ...log,
      async appendCommands(channelId, take) {
        await gate;
        const result = await log.appendCommands(channelId, take);
        if (result.status === 'appended') commits.push(result.events.length);
        return result;
      },
    };
    const hold = (): (() => void) => {
      let open = () => undefined as void;
      gate = new Promise((resolve) => (open = resolve));
      return open;
    };
    return { handler: new CommandHandler(watchedLog), commits, hold };
  }

  const say = (channel: string, text: string, more: Partial<Command> = {}) =>
    command(channel, 'Intervene', { text }, more);
  const lastOf = async (channel: string) => (await log.readChannel('default', channel)).at(-1)!.version;

  it('are committed together, each with its own answer and its own metadata', async () => {
    const channel = await started();
    const { handler, commits } = watched();
    const commands = names.map((name) => accept(channel, name));
    const replies = await Promise.all(commands.map((one) => handler.handle(one)));
    expect(commits).toEqual([3]);
    const events = await log.readChannel('default', channel);
    for (const [index, { id }] of commands.entries()) {
      const own = events.filter((event) => event.metadata.command_id === id);
      const { version, position } = own.at(-1)!;
      expect(own[0]).toMatchObject({ type: 'FeedbackRecorded', data: { participant_id: names[index] } });
      expect(replies[index]).toEqual({ ok: true, channel_id: channel, version, position, duplicate: false });
    }
    expect(firstBrokenLink(events)).toBeUndefined();
  });

  it('keep their order, and what is refused is answered only when what it rests on is committed', async () => {
    const channel = await started();
    const { handler, hold } = watched();
    const release = hold();
    const order: string[] = [];
    const note = (name: string) => (reply: CommandReply) => {
      order.push(name);
      return reply;
    };
    const first = handler.handle(accept(channel, 'ana')).then(note('first'));
    const second = handler.handle(accept(channel, 'ana')).then(note('second'));
    const third = handler.handle(accept(channel, 'bo')).then(note('third'));
    await log.head();
    expect(order).toEqual([]);
    release();
    expect(await Promise.all([first, second, third])).toMatchObject([
      { ok: true },
      { ok: false, problem: { code: 'already-answered' } },
      { ok: true },
    ]);
    expect(order[0]).toBe('first');
  });

  it('honour If-Match each: the version that the command before it leads to counts', async () => {
    const channel = await started();
    const { handler, commits } = watched();
    const seen = await lastOf(channel);
    const replies = await Promise.all([
      handler.handle(say(channel, 'a', { expected_version: seen })),
      handler.handle(say(channel, 'b', { expected_version: seen })),
      handler.handle(say(channel, 'c', { expected_version: seen + 1 })),
    ]);
    expect(replies).toMatchObject([
      { ok: true, version: seen + 1 },
      { ok: false, problem: { code: 'version-mismatch', params: { version: seen + 1 } } },
      { ok: true, version: seen + 2 },
    ]);
    expect(commits).toEqual([2]);
  });

  it('get their first results where they were handled before, and the rest gets in all the same', async () => {
    const channel = await started();
    const once = say(channel, 'once');
    const first = await replicas[1].handle(once);
    const { handler } = watched();
    const replies = await Promise.all([
      handler.handle(say(channel, 'before')),
      handler.handle(once),
      handler.handle({ ...say(channel, 'another'), id: once.id }),
      handler.handle(say(channel, 'after')),
    ]);
    expect(replies).toMatchObject([
      { ok: true, duplicate: false },
      { ...first, duplicate: true },
      { ok: false, problem: { code: 'idempotency-key-reused' } },
      { ok: true, duplicate: false },
    ]);
    const texts = (await log.readChannel('default', channel)).flatMap((event) =>
      event.type === 'InterventionRecorded' ? [event.data.text] : [],
    );
    expect(texts).toEqual(['once', 'before', 'after']);
  });

  it('of which two have one id are one command', async () => {
    const channel = await started();
    const { handler } = watched();
    const once = say(channel, 'once');
    const [first, second] = await Promise.all([handler.handle(once), handler.handle(once)]);
    expect(first).toMatchObject({ ok: true, duplicate: false });
    expect(second).toEqual({ ...first, duplicate: true });
  });

  it('fail each for itself: a text that cannot be stored keeps no other out', async () => {
    const channel = await started();
    const { handler } = watched();
    const replies = await Promise.allSettled([
      handler.handle(say(channel, 'a')),
      handler.handle(say(channel, 'b\u0000')),
      handler.handle(say(channel, 'c')),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(replies[1]).toMatchObject({ reason: { name: 'UnstorableText' } });
  });

  it('are all told that the log is away, the refused one too', async () => {
    const channel = await started();
    const away = new pg.Pool({ connectionString: 'postgres://x:y@127.0.0.1:1/z' });
    const handler = new CommandHandler({ ...log, appendCommands: postgresEventLog(away).appendCommands });
    const replies = await Promise.allSettled([
      handler.handle(accept(channel, 'ana')),
      handler.handle(accept(channel, 'ana')),
    ]);
    expect(replies).toMatchObject([
      { status: 'rejected', reason: { name: 'LogUnavailable' } },
      { status: 'rejected', reason: { name: 'LogUnavailable' } },
    ]);
    await away.end();
  });

  it('get in once each though two replicas decide at the same time', async () => {
    const channels = await Promise.all(Array.from({ length: 6 }, started));
    const sent = channels.flatMap((channel) =>
      Array.from({ length: 20 }, (_, index) => ({
        channel,
        text: `${index}`,
        replica: replicas[(index % 2) as 0 | 1],
      })),
    );
    const replies = await Promise.all(sent.map(({ channel, text, replica }) => replica.handle(say(channel, text))));
    expect(replies.filter((reply) => !reply.ok)).toEqual([]);
    for (const channel of channels) {
      const events = await log.readChannel('default', channel);
      const texts = events.flatMap((event) => (event.type === 'InterventionRecorded' ? [event.data.text] : []));
      expect(new Set(texts).size).toBe(20);
      expect(texts).toHaveLength(20);
      expect(firstBrokenLink(events)).toBeUndefined();
    }
  });
});

it('says that the log is away, and takes the same command when it is back', async () => {
  const channel = await started();
  const away = new pg.Pool({ connectionString: 'postgres://x:y@127.0.0.1:1/z' });
  const once = accept(channel, 'ana');
  await expect(new CommandHandler(postgresEventLog(away)).handle(once)).rejects.toMatchObject({
    name: 'LogUnavailable',
  });
  await away.end();
  expect(await replicas[0].handle(once)).toMatchObject({ ok: true, duplicate: false });
});

it('takes the commands of a channel in the order in which they came, however long each is looked at (I8)', async () => {
  let letFirst = () => undefined as void;
  const looks: Promise<undefined>[] = [new Promise((resolve) => (letFirst = () => resolve(undefined)))];
  const gate = { refusal: () => looks.shift() ?? Promise.resolve(undefined), giveBack: () => Promise.resolve() };
  const channel_id = newId();
  await replicas[0].handle(opening(channel_id));
  const slow = new CommandHandler(log, undefined, undefined, gate);
  const replies = ['first', 'second', 'third'].map((text) => slow.handle(command(channel_id, 'Intervene', { text })));
  const other = newId();
  // Whoever comes to another channel waits for none of them.
  expect(await slow.handle(opening(other))).toMatchObject({ ok: true });
  letFirst();
  await Promise.all(replies);
  const said = (await log.readChannel('default', channel_id)).flatMap((event) =>
    event.type === 'InterventionRecorded' ? [event.data.text] : [],
  );
  expect(said).toEqual(['first', 'second', 'third']);
});
