import { commandText, newId, problem, sha256, type Command } from '@parley/contracts';
import { postgresEventLog } from '@parley/event-log';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CommandHandler } from '../command-handler.js';
import { Refusals } from './refusals.js';

let database: TestDatabase;
let refusals: Refusals;
beforeAll(async () => {
  database = await testDatabase();
  refusals = new Refusals(pool());
  await refusals.start();
});
afterAll(async () => {
  await refusals.close();
  await database.drop();
});
const pool = () => database.poolOf('parley_channel_admin');

/** Everything else as it is where nobody says otherwise. */
const AS_USUAL = [undefined, undefined, undefined, undefined, undefined] as const;

const says = (more: Partial<Command> = {}): Command =>
  ({
    ...{ id: newId(), tenant: 'default', channel_id: newId(), actor: { kind: 'user', id: 'ula' } },
    ...{ time: '2026-01-01T00:00:00.000Z', type: 'Intervene', data: { text: 'a secret' } },
    ...more,
  }) as Command;

const listed = async (tenant: string, channel?: string) =>
  (await refusals.list(tenant, { channel, limit: 100 })).map(({ refusal }) => refusal);

it('a refused command leaves a line before it is answered: who, what and why, and nothing of what it said', async () => {
  const handler = new CommandHandler(postgresEventLog(pool()), ...AS_USUAL, refusals);
  const command = says();
  expect(await handler.handle(command)).toMatchObject({ ok: false, problem: { code: 'channel-not-found' } });
  const [line, ...more] = await listed('default', command.channel_id);
  expect(more).toEqual([]);
  expect(line).toEqual({
    ...{ at: expect.any(String) as string, channel_id: command.channel_id, command_id: command.id },
    ...{ command_type: 'Intervene', command_hash: sha256(commandText(command)) },
    ...{ actor: { kind: 'user', id: 'ula' }, code: 'channel-not-found' },
  });
  expect(JSON.stringify(line)).not.toContain('secret');
});

it('a command that is taken leaves none, and whoever asks too fast leaves none', async () => {
  const gate = { refusal: () => Promise.resolve(problem('rate-limited')), giveBack: () => Promise.resolve() };
  const handler = new CommandHandler(
    postgresEventLog(pool()),
    undefined,
    undefined,
    gate,
    undefined,
    undefined,
    refusals,
  );
  const command = says();
  expect(await handler.handle(command)).toMatchObject({ ok: false, problem: { code: 'rate-limited' } });
  expect(await listed('default', command.channel_id)).toEqual([]);
});

it('many at once are each there once, the last first, for their tenant alone', async () => {
  const channel_id = newId();
  const commands = Array.from({ length: 40 }, () => says({ tenant: 'many', channel_id }));
  await Promise.all(commands.map((command) => refusals.note(command, problem('channel-closed'))));
  const lines = await listed('many', channel_id);
  expect(new Set(lines.map(({ command_id }) => command_id))).toEqual(new Set(commands.map(({ id }) => id)));
  expect(lines).toHaveLength(commands.length);
  expect(await listed('other', channel_id)).toEqual([]);
  const [last] = await refusals.list('many', { limit: 1 });
  const rest = await refusals.list('many', { before: last!.number, limit: 100 });
  expect(rest).toHaveLength(commands.length - 1);
});

it('whoever put it on the bus in another’s name is named, too', async () => {
  const sender = { kind: 'participant', id: 'eve' } as const;
  const command = says({ actor: { kind: 'participant', id: 'ana' }, sender });
  await refusals.note(command, problem('forbidden'));
  expect(await listed('default', command.channel_id)).toMatchObject([
    { actor: { id: 'ana' }, sender, code: 'forbidden' },
  ]);
});

it('what is older than its time is forgotten at the start', async () => {
  const command = says({ tenant: 'old' });
  await refusals.note(command, problem('channel-closed'));
  const sameDay = new Refusals(pool());
  await sameDay.start();
  await sameDay.close();
  expect(await listed('old')).toHaveLength(1);
  const dayAfter = new Refusals(pool(), 0);
  await dayAfter.start();
  await dayAfter.close();
  expect(await listed('old')).toEqual([]);
});

it('a database that is away fails no answer', async () => {
  const away = { query: () => Promise.reject(new Error('away')) } as never;
  await expect(new Refusals(away).note(says(), problem('channel-closed'))).resolves.toBeUndefined();
});
