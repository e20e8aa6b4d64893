import { newId, type Command, type CommandTypes } from '@parley/contracts';
import { postgresEventLog, type EventLog } from '@parley/event-log';
import { testDatabase, type TestDatabase } from '@parley/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
    actor: { kind: 'user', id: 'u' },
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
      request_id: 'screen-1-0-1',
      selected: names.map((participant_id) => ({ participant_id, reason: '' })),
      possibly_related: [],
      not_selected: [],
      call,
    }),
    command(channel, 'CompleteDraft', {
      request_id: 'draft-1-0-1',
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
