import { channelsShow } from '@parley/client';
import type { LanguageModel } from '@parley/llm';
import { a2aAnswer, a2aTask, startA2aAgent } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startStack } from '../../standalone/src/rest.fixtures.js';
import { ApiClient } from './api-client.js';
import { recordedOf } from './channel/recorded.js';
import { agreeCard } from './commands/agree-card.js';
import { EXIT } from './exit-codes.js';
import { follow } from './follow.js';
import { register, terminalOf } from './known-protocols.js';
import { speak } from './language.js';
import { PROTOCOLS } from './protocols.js';
import { Renderer } from './render/renderer.js';
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

describe.each([
  ['en', 'The agent of Ana', 'takes part with its new card'],
  ['zh', 'Ana 的智能体', '以新名片参与'],
] as const)('in %s', (language, told, agreed) => {
  it('an agent elsewhere with another card is absent by name, and back once its hash is agreed to as the channel shows it', async () => {
    const agent = await startA2aAgent(() => a2aTask('INPUT_REQUIRED', { text: 'Which day?' }));
    const members = [{ name: 'Ana', kind: 'a2a', url: agent.url }];
    const body = { question: 'Fees?', language, members, config: { rounds: 1, summaries: 'at_the_end' } };
    const { channel_id: channel } = await session.client.post<{ channel_id: string }>('/v1/round-tables', body);
    await expect(followed(channel)).rejects.toMatchObject({
      message: expect.stringContaining('Which day?') as string,
    });
    agent.card = { description: 'Somebody else.' };
    agent.respond = () =>
      a2aAnswer({ text: 'None.', stance: { claim: 'None', accepts: [], rejects: [], verdict: 'agree' } });
    await session.client.post(`/v1/channels/${channel}/continue`, {});
    const said = await eventually(async () => {
      const events = await recordedOf(session.client, channel);
      const renderer = new Renderer((await terminalOf('round-table')).renderer(), { width: 200, language });
      const text = events.flatMap((event) => renderer.render(event) ?? []).join('\n');
      expect(text).toContain(told);
      return text;
    });
    const [, hash = ''] = /agree-card \S+ ana ([0-9a-f]{64})/u.exec(said) ?? [];
    const options = { output: 'text', lang: language, timeout: 20, input: false } as const;
    const agree = (given: string) => agreeCard(session, { channel, name: 'Ana', hash: given }, options);
    await expect(agree('a'.repeat(64))).rejects.toMatchObject({ problem: { code: 'invalid-request' } });
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    speak(language);
    expect(await agree(hash)).toBe(EXIT.done);
    expect(out.mock.calls.join('')).toContain(agreed);
    await eventually(async () => {
      const { data } = await channelsShow({ ...session.client.to, path: { id: channel } });
      expect(agent.messages.at(-1)).toMatchObject({ contextId: `${channel}.ana` });
      expect(data).toMatchObject({ round: 1, turns: [{ status: 'answered' }] });
    });
    speak();
    await agent.close();
  });
});
