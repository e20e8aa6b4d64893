import { channelsTimeline } from '@parley/client';
import { PassThrough } from 'node:stream';
import type { RecordedEvent } from '@parley/contracts';
import { Wire } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startStack } from '../../../standalone/src/rest.fixtures.js';
import { ApiClient } from '../api-client.js';
import { interview } from '../interview/interviews.js';
import { register } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import { board, party } from '../round-table/tables.js';
import type { GlobalOptions, Session } from '../session.js';
import { team } from '../team/teams.js';
import { discuss } from '../workshop/clarify.js';
import { deskOf } from './desk.js';

let parley: Awaited<ReturnType<typeof startStack>>;
/** The way to the server. */
let door: Wire;
let session: Session;
let input: PassThrough;
let printed = '';

const options: GlobalOptions = { output: 'text', timeout: 20, input: true };

beforeAll(async () => {
  register(PROTOCOLS);
  parley = await startStack();
});
beforeEach(async () => {
  door = new Wire(Number(new URL(parley.url).port));
  await door.mend();
  session = {
    client: new ApiClient(`http://127.0.0.1:${door.port}`, { timeoutMs: 20_000, plain: true, reconnectMs: 20 }),
    embedded: false,
    close: () => Promise.resolve(),
  };
  input = new PassThrough();
  printed = '';
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  const take = (text: unknown) => ((printed += String(text)), true);
  vi.spyOn(process.stdout, 'write').mockImplementation(take);
  vi.spyOn(process.stderr, 'write').mockImplementation(take);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await door.cut();
});
afterAll(() => parley.close());

const expectPrinted = (text: string) => eventually(() => expect(printed).toContain(text));

async function eventsOf(type: RecordedEvent['type']): Promise<unknown[]> {
  const channel = /^channel (\S+)/mu.exec(printed)![1]!;
  const query = { limit: '200' };
  const { data } = await channelsTimeline({ ...session.client.to, path: { id: channel }, query });
  return (data.items as RecordedEvent[]).filter((event) => event.type === type).map((event) => event.data);
}

const person = (name: string) => ({ name, kind: 'person', expertise: ['all'] });
const people = [person('Ana'), person('Bo')];
const seats = people.map(({ name, kind }) => ({ name, kind }));

/** Each road on which lines are typed to a channel, up to where it waits for somebody. */
const ROADS: [name: string, open: () => Promise<number>, waits: string][] = [
  ['a board', () => board(session, { mode: 'board', question: 'Fees?', members: seats }, {}, options), 'waits for Ana'],
  ['a team', () => team(session, { task: 'Plan fees.', experts: people }, { debates: true }, options), 'waits for'],
  [
    'a party',
    () => party(session, { mode: 'party', members: [{ name: 'Ana' }, { name: 'Bo' }] }, {}, options),
    'Your turn',
  ],
];

it.each(ROADS)(
  '%s: what is typed while the server is away is kept, and said once when it is back',
  async (_, open, waits) => {
    const ended = open();
    await expectPrinted(waits);
    await door.cut();
    input.write('Think of it.\n');
    await expectPrinted('kept until the server is back: Think of it.');
    await door.mend();
    await eventually(async () =>
      expect(await eventsOf('InterventionRecorded')).toMatchObject([{ text: 'Think of it.' }]),
    );
    await expectPrinted('» Think of it.');
    input.end('/stop\n');
    await ended;
    expect(printed.split('» Think of it.')).toHaveLength(2);
  },
);

it('an interview: the same, in its order', async () => {
  const ended = interview(session, { body: { topic: 'Fees' }, says: [] }, { wait: false }, options);
  await expectPrinted('channel ');
  await door.cut();
  input.write('One thing.\nAnother thing.\n');
  await expectPrinted('kept until the server is back: One thing.');
  await door.mend();
  const said = [{ text: 'One thing.' }, { text: 'Another thing.' }];
  await eventually(async () => expect(await eventsOf('InterventionRecorded')).toMatchObject(said));
  input.end('/stop\n');
  await ended;
});

it('an answer to a workshop’s question: the same', async () => {
  const question = { text: 'Which trips?', assumption: 'All.' };
  const script = [{ turn: 1, speech: { analysis: 'Let me see.', questions: [question] } }];
  const body = { requirement: 'Trips', roles: [{ name: 'Planner', system_prompt: 'You plan.', script }] };
  const { channel_id } = await session.client.post<{ channel_id: string }>('/v1/workshops', body);
  printed = `channel ${channel_id}\n`;
  const ended = discuss(session, channel_id, deskOf(options), options);
  await expectPrinted('question-1');
  await door.cut();
  input.write('Only short ones.\n');
  await expectPrinted('kept until the server is back: Only short ones.');
  await door.mend();
  await ended;
  expect(await eventsOf('ClarificationAnswered')).toMatchObject([{ answer: 'Only short ones.' }]);
});

it('what nobody waits for any more is said not to have been sent', async () => {
  const ended = board(session, { mode: 'board', question: 'Fees?', members: seats }, {}, options);
  await expectPrinted('waits for Ana');
  await door.cut();
  input.write('Think of it.\n');
  await expectPrinted('kept until the server is back: Think of it.');
  process.emit('SIGINT', 'SIGINT');
  expect(await ended).toBe(130);
  expect(printed).toContain('not sent: Think of it.');
});
