import { channelsTimeline } from '@parley/client';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { RecordedEvent } from '@parley/contracts';
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

/** The way to a server, which can be shut as if there were none. */
class Door {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  port = 0;

  constructor(private readonly to: number) {}

  async open(): Promise<void> {
    const server = createServer((socket) => {
      // One that was let in just before it was shut.
      if (this.server !== server) return void socket.destroy();
      const inside = connect(this.to, '127.0.0.1');
      for (const one of [socket, inside]) this.sockets.add(one.on('error', () => undefined));
      socket.pipe(inside).pipe(socket);
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  async shut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await closed;
  }
}

let parley: Awaited<ReturnType<typeof startStack>>;
let door: Door;
let session: Session;
let input: PassThrough;
let printed = '';

const options: GlobalOptions = { output: 'text', timeout: 20, input: true };

beforeAll(async () => {
  register(PROTOCOLS);
  parley = await startStack();
});
beforeEach(async () => {
  door = new Door(Number(new URL(parley.url).port));
  await door.open();
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
  await door.shut();
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
    await door.shut();
    input.write('Think of it.\n');
    await expectPrinted('kept until the server is back: Think of it.');
    await door.open();
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
  await door.shut();
  input.write('One thing.\nAnother thing.\n');
  await expectPrinted('kept until the server is back: One thing.');
  await door.open();
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
  await door.shut();
  input.write('Only short ones.\n');
  await expectPrinted('kept until the server is back: Only short ones.');
  await door.open();
  await ended;
  expect(await eventsOf('ClarificationAnswered')).toMatchObject([{ answer: 'Only short ones.' }]);
});

it('what nobody waits for any more is said not to have been sent', async () => {
  const ended = board(session, { mode: 'board', question: 'Fees?', members: seats }, {}, options);
  await expectPrinted('waits for Ana');
  await door.shut();
  input.write('Think of it.\n');
  await expectPrinted('kept until the server is back: Think of it.');
  process.emit('SIGINT', 'SIGINT');
  expect(await ended).toBe(130);
  expect(printed).toContain('not sent: Think of it.');
});
