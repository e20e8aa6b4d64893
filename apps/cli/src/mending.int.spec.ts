import { channelsShow } from '@parley/client';
import type { LanguageModel } from '@parley/llm';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startStack } from '../../standalone/src/rest.fixtures.js';
import { ApiClient } from './api-client.js';
import { EXIT } from './exit-codes.js';
import { follow } from './follow.js';
import { register } from './known-protocols.js';
import { PROTOCOLS } from './protocols.js';
import type { Session } from './session.js';

/** Why the model gives no answer. */
let code: 'bad_key' | 'overloaded' = 'bad_key';
const model: LanguageModel = {
  ...{ provider: 'anthropic', model: 'm' },
  generate: () => Promise.resolve({ ok: false, code, message: 'it does not answer' }),
};

let parley: Awaited<ReturnType<typeof startStack>>;
let session: Session;
let seen: string[] = [];

beforeAll(async () => {
  register(PROTOCOLS);
  parley = await startStack({ model });
  const client = new ApiClient(parley.url, { timeoutMs: 20_000, plain: true });
  session = { client, embedded: false, close: () => Promise.resolve() };
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => parley.close());

const board = async (): Promise<string> => {
  const members = ['Ana', 'Bo'].map((name) => ({ name }));
  const body = { mode: 'board', question: 'Fees?', members };
  return (await session.client.post<{ channel_id: string }>('/v1/round-tables', body)).channel_id;
};

/** Follows it as a script does, which nobody answers to. */
function followed(channel: string, leave?: AbortSignal): Promise<number> {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const options = { output: 'text', timeout: 20, input: false } as const;
  return follow(session, channel, options, ({ type }) => void seen.push(type), { ...(leave && { leave }) });
}

it('what only a person can mend ends a script at once by name and with 1; the channel waits', async () => {
  code = 'bad_key';
  const channel = await board();
  await expect(followed(channel)).rejects.toMatchObject({
    exitCode: EXIT.systemError,
    message: expect.stringMatching(/it does not answer\. Set another/u) as string,
  });
  const { data } = await channelsShow({ ...session.client.to, path: { id: channel } });
  expect(data).toMatchObject({ status: 'open', phase: 'waiting_for_model' });
});

it('what passes by itself is waited for', async () => {
  code = 'overloaded';
  seen = [];
  const channel = await board();
  const leave = new AbortController();
  const ended = followed(channel, leave.signal);
  await eventually(() => expect(seen).toContain('ChannelPaused'));
  leave.abort();
  expect(await ended).toBe(EXIT.detached);
});
