import { newId, problem, type Command, type RecordedEvent } from '@parley/contracts';
import type { BatchResult, EventLog, NewCommands } from '@parley/event-log';
import type { Foreseen } from '@parley/messaging';
import type { Rules } from '@parley/protocols';
import { eventually } from '@parley/testing/eventually';
import { expect, it } from 'vitest';
import { CommandHandler } from './command-handler.js';

const opened = { type: 'ChannelOpened', data: {} } as never;
const said = { type: 'InterventionRecorded', data: {} } as never;

/** Every command records what was said, and is answered at once. */
const rules = {
  initialState: { protocol: 'unopened', state: undefined },
  decide: (state, { type }) => ({ ok: true, events: [type === 'OpenChannel' ? opened : said], state }),
  evolve: (state) => state,
  forked: () => ({ ok: false, problem: problem('channel-not-found') }),
  applies: () => 'at_once',
  foresee: (_, { type }) => (type === 'Intervene' ? [said] : []),
  wordsSaid: () => undefined,
  openingOf: () => undefined,
  asked: () => undefined,
  seatIn: () => undefined,
} as Rules;

/** A log whose commits the test lets through. */
function start() {
  const commits: (() => void)[] = [];
  const told: Foreseen[] = [];
  let version = 0;
  const appendCommands = (_: string, take: () => NewCommands | undefined) =>
    new Promise<BatchResult>((resolve) => {
      const taken = take();
      if (!taken) return resolve({ status: 'nothing' });
      const { commands } = taken;
      commits.push(() => {
        const events = commands.map(() => [{ version: ++version, position: version, hash: 'h' } as RecordedEvent]);
        resolve({ status: 'appended', events });
      });
    });
  const log = {
    appendCommands,
    readChannel: () => Promise.resolve([]),
    readCommand: () => Promise.resolve([]),
  } as unknown as EventLog;
  const foresight = { sendHint: (hint: Foreseen) => void told.push(hint), onForeseen: () => () => undefined };
  const handler = new CommandHandler(log, rules, foresight);
  const commit = () => eventually(() => expect(commits.length).toBeGreaterThan(0)).then(() => commits.shift()!());
  return { handler, told, commit };
}

const channel_id = newId();
const command = (type: string, more: Partial<Command> = {}): Command =>
  ({ id: newId(), tenant: 'default', channel_id, type, data: { text: 'Tea?' }, ...more }) as Command;

/** A channel that is in memory. */
async function known() {
  const parts = start();
  const done = parts.handler.handle(command('OpenChannel'));
  await parts.commit();
  await done;
  return parts;
}

it('what a command leads to is told before it is committed, with the version it stands on (I2)', async () => {
  const { handler, told, commit } = await known();
  const done = handler.handle(command('Intervene'));
  expect(told).toEqual([{ tenant: 'default', channel_id, version: 1, events: [said] }]);
  await commit();
  expect(await done).toMatchObject({ ok: true, version: 2 });
});

it('of a channel that is not in memory nothing is told, and nothing of a command that nobody answers at once', async () => {
  const { handler, told, commit } = start();
  for (const type of ['Intervene', 'StopChannel']) {
    const done = handler.handle(command(type));
    await commit();
    await done;
  }
  expect(told).toEqual([]);
});

it('of a command that waits for another nothing is told: it may be answered otherwise', async () => {
  const { handler, told, commit } = await known();
  const first = handler.handle(command('StopChannel'));
  const second = handler.handle(command('Intervene'));
  await commit();
  await Promise.all([first, second]);
  expect(told).toEqual([]);
});

it('a command that is sent again is told once, and one that stands on another version never', async () => {
  const { handler, told, commit } = await known();
  const once = command('Intervene');
  for (const one of [once, once]) {
    const done = handler.handle(one);
    await commit();
    await done;
  }
  expect(told).toHaveLength(1);
  expect(await handler.handle(command('Intervene', { expected_version: 7 }))).toMatchObject({ ok: false });
  expect(told).toHaveLength(1);
});
