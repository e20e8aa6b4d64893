import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '@parley/testing/eventually';
import { startStack } from '../../../standalone/src/rest.fixtures.js';
import { ApiClient } from '../api-client.js';
import { defined } from '../defined.js';
import { EXIT } from '../exit-codes.js';

const program = defined();
let parley: Awaited<ReturnType<typeof startStack>>;
let client: ApiClient;

beforeAll(async () => {
  parley = await startStack();
  client = new ApiClient(parley.url, { timeoutMs: 20_000 });
});
afterAll(() => parley.close());

/** What a command says, and its exit code. */
async function said(...args: string[]): Promise<{ text: string; code: unknown }> {
  let text = '';
  const take = (piece: unknown) => ((text += String(piece)), true);
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(take);
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation(take);
  try {
    await program.parseAsync([...args, '--server', parley.url], { from: 'user' });
    return { text, code: process.exitCode };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
    process.exitCode = undefined;
  }
}

async function openChannel(path: string, body: object): Promise<string> {
  const { channel_id, position } = await client.post<{ channel_id: string; position: number }>(path, body);
  await client.waitForViews(channel_id, position);
  return channel_id;
}

const people = ['Ana', 'Bo'].map((name) => ({ name, kind: 'person' }));
const withSelf = (what: string) => `parley --server ${parley.url} ${what}`;

describe("another protocol's command names the one that fits", () => {
  it.each([
    [
      'a board',
      '/v1/round-tables',
      { mode: 'board', question: 'Fees?', members: people },
      'reply CHANNEL ana accept',
      'speak CHANNEL NAME "…"',
    ],
    [
      'a negotiation',
      '/v1/channels',
      { demand: { text: 'Fees' }, candidates: people },
      'speak CHANNEL ana Yes',
      'reply CHANNEL NAME accept',
    ],
  ])('in %s', async (_, path, body, typed, fitting) => {
    const channel = await openChannel(path, body);
    const { text, code } = await said(...typed.replace('CHANNEL', channel).split(' '));
    expect(text).toContain(withSelf(fitting.replace('CHANNEL', channel)));
    expect(code).toBe(EXIT.usage);
  });
});

it('a list of channels has a line for each, with its protocol and a short id that names it', async () => {
  const channel = await openChannel('/v1/round-tables', {
    mode: 'board',
    topic: 'Whose turn?',
    question: 'Fees?',
    members: people,
  });
  const { text } = await said('channels');
  const line = text.split('\n').find((one) => one.includes('Whose turn?'))!;
  const [id] = line.split(' ');
  expect(channel.startsWith(id!)).toBe(true);
  expect(id!.length).toBeLessThan(channel.length);
  expect(line).toContain('round table');
  expect((await said('show', id!)).text).toContain('Whose turn?');
  expect((await said('channels', 'turn', 'whose', '--participant', people[0]!.name)).text).toContain('Whose turn?');
  expect((await said('channels', 'nowhere')).text).toContain('no channel is so');
});

it('an interview that is over without documents is not told to have them written', async () => {
  const channel = await openChannel('/v1/interviews', { topic: 'Fees' });
  expect((await said('documents', channel)).text).toContain('/deliver');
  await client.post(`/v1/channels/${channel}/interventions`, { text: '/end' });
  await eventually(async () => {
    const { text } = await said('documents', channel);
    expect(text).toContain('the interview is over');
    expect(text).not.toContain('/deliver');
  });
});

it('a text needs no quotes', async () => {
  const { text } = await said('plan', 'offline', 'mode', '--detach');
  const id = text.trim().split('\n').at(-1)!;
  expect((await said('show', id)).text).toContain('offline mode');
});
