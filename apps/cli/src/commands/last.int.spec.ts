import { channelsShow } from '@parley/client';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { meetup, startStack } from '../../../standalone/src/rest.fixtures.js';
import { ApiClient } from '../api-client.js';
import { EXIT } from '../exit-codes.js';
import { rememberChannel, rememberedChannel } from '../last-channel.js';
import type { GlobalOptions, Guessed, Session } from '../session.js';
import { stop } from './endings.js';
import { namedChannel } from '../channel/find-channel.js';
import { openChannel } from '../channel/open-channel.js';
import { send } from '../channel/send.js';

let parley: Awaited<ReturnType<typeof startStack>>;
let session: Session;
let state: string;
let noted = '';
const options: GlobalOptions = { output: 'text', timeout: 20, input: true };
const table = (topic: string) => ({
  mode: 'board',
  topic,
  question: topic,
  members: ['Ana', 'Bo'].map((name) => ({ name, kind: 'person' })),
});
const open = (topic: string) => openChannel(session, '/v1/round-tables', table(topic), { ...options, detach: true });
async function isClosed(id: string): Promise<boolean> {
  const { data } = await channelsShow({ ...session.client.to, path: { id } });
  return data.phase === 'closed';
}
const guessing = (guessed: Guessed | undefined): Session => ({ ...session, ...(guessed && { guessed }) });

beforeAll(async () => {
  parley = await startStack();
  const client = new ApiClient(parley.url, { timeoutMs: 20_000, plain: true });
  session = { client, embedded: false, close: () => Promise.resolve() };
});
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'parley-last-'));
  vi.stubEnv('XDG_STATE_HOME', state);
  noted = '';
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((noted += String(text)), true));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(state, { recursive: true });
});
afterAll(() => parley.close());

it('last is what this terminal opened or named, whatever happens elsewhere', async () => {
  const mine = await open('Mine');
  const { channel_id: other } = await session.client.post<{ channel_id: string }>('/v1/channels', meetup);
  const { position } = await session.client.post<{ position: number }>(`/v1/channels/${other}/interventions`, {
    text: 'Hm.',
  });
  await session.client.caughtUp(other, position);
  expect(await namedChannel(session.client, 'last')).toEqual({ channel: mine });
  rememberChannel(other);
  expect(await namedChannel(session.client, 'last')).toEqual({ channel: other });
});

it('what was opened is named with the page on which the console shows it, where there is one', async () => {
  const consoleAt = vi
    .spyOn(session.client, 'consoleAt')
    .mockImplementation((path) => Promise.resolve(`http://p${path}`));
  const watched = () => openChannel(session, '/v1/round-tables', table('Watched'), { ...options, detach: false });
  const shown = await watched();
  expect(noted).toContain(`channel ${shown} · http://p/channels/${shown}\n`);
  consoleAt.mockResolvedValue(undefined);
  const unseen = await watched();
  expect(noted).toContain(`channel ${unseen}\n`);
});

it('another terminal has another last', () => {
  rememberChannel('0199a5f0-0000-7000-8000-000000000001');
  vi.stubEnv('TMUX_PANE', '%7');
  expect(rememberedChannel()).toBeUndefined();
});

it('what changes a channel says its topic before it acts', async () => {
  const mine = await open('Four days?');
  const { guessed } = await namedChannel(session.client, 'last');
  const stopped = { channel: mine, reason: 'No time left.' };
  expect(await stop(guessing(guessed), stopped, options)).toBe(EXIT.done);
  expect(noted).toContain(`on "Four days?" (${mine})`);
  const said = { text: 'No time left.', actor: { kind: 'operator' } };
  await eventually(async () => {
    const { data } = await channelsShow({ ...session.client.to, path: { id: mine } });
    expect(data).toMatchObject({ closed: { said } });
  });
});

it('where this terminal has none, last is a guess: nothing is stopped by it where nobody can be asked', async () => {
  const channel = await open('Not mine');
  vi.stubEnv('XDG_STATE_HOME', join(state, 'empty'));
  const { guessed } = await namedChannel(session.client, 'last');
  expect(guessed).toEqual({ channel, by: 'last' });
  await expect(stop(guessing(guessed), { channel, reason: undefined }, options)).rejects.toMatchObject({
    exitCode: EXIT.usage,
    message: expect.stringContaining('"Not mine" is not what this terminal opened') as string,
  });
  expect(await isClosed(channel)).toBe(false);
});

it('the key of a seat that may not read the channel answers for it all the same (N1)', async () => {
  const { channel_id } = await session.client.post<{ channel_id: string }>('/v1/channels', meetup);
  const { token } = await session.client.post<{ token: string }>(`/v1/channels/${channel_id}/seats/ana/token`, {});
  const client = new ApiClient(parley.url, { timeoutMs: 20_000, plain: true, token });
  const feedback = { participant_id: 'ana', feedback_type: 'accept' };
  await eventually(() =>
    send({ ...session, client }, { channel: channel_id, path: 'feedback', body: feedback, line: 'done' }, options),
  );
  expect(noted).not.toContain('on "');
});

it.each([
  ['n', 'open'],
  ['y', 'closed'],
])('a person who is asked and says %s leaves it %s', async (answer, status) => {
  const channel = await open('Guessed');
  const input = Object.assign(new PassThrough(), { isTTY: true });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  input.write(`${answer}\n`);
  const stopping = stop(guessing({ channel, by: 'beginning' }), { channel, reason: undefined }, options);
  if (answer === 'n') await expect(stopping).rejects.toMatchObject({ exitCode: EXIT.usage });
  else await stopping;
  expect((await isClosed(channel)) ? 'closed' : 'open').toBe(status);
});
