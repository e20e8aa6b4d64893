import { newId, problem, type Command, type RecordedEvent } from '@parley/contracts';
import type { BatchResult, EventLog, NewCommands } from '@parley/event-log';
import type { Foreseen } from '@parley/messaging';
import type { Rules } from '@parley/protocols';
import { eventually } from '@parley/testing/eventually';
import { expect } from 'vitest';
import { CommandHandler } from './command-handler.js';

export const channel_id = newId();

const opened = { type: 'ChannelOpened', data: {} } as never;
export const said = { type: 'InterventionRecorded', data: {} } as never;

/** Every command records what was said, and is answered at once. */
const rules = {
  initialState: { protocol: 'unopened', state: undefined },
  decide: (state, { type }) => ({ ok: true, events: [type === 'OpenChannel' ? opened : said], state }),
  evolve: (state) => state,
  forked: () => ({ ok: false, problem: problem('channel-not-found') }),
  taken: (one) => one,
  applies: () => 'at_once',
  foresee: (_, { type }) => (type === 'Intervene' ? [said] : []),
  wordsSaid: () => undefined,
  openingOf: () => undefined,
  asked: () => undefined,
  seatIn: () => undefined,
} as Rules;

/** A log whose commits the test lets through. */
export function startHeld() {
  const commits: (() => void)[] = [];
  const told: Foreseen[] = [];
  let version = 0;
  const appendCommands = (_: string, take: () => NewCommands | undefined) =>
    new Promise<BatchResult>((resolve) => {
      const taken = take();
      if (!taken) return resolve({ status: 'nothing' });
      const { commands } = taken;
      commits.push(() => {
        const events = commands.map(() => [
          { channel_id, version: ++version, position: version, hash: 'h' } as RecordedEvent,
        ]);
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

export const command = (type: string, more: Partial<Command> = {}): Command =>
  ({ id: newId(), tenant: 'default', channel_id, type, data: { text: 'Tea?' }, ...more }) as Command;
