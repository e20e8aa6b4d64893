import type { RecordedEvent } from '@parley/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../api-client.js';
import { EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import { register } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import type { GlobalOptions, Session } from '../session.js';
import { rendererOf } from './renderer-of.js';

beforeAll(() => register(PROTOCOLS));

const event = (type: string, data: object): RecordedEvent =>
  ({
    ...{ type, data, protocol: 'round-table', channel_id: 'c', tenant: 'default', position: 1, version: 1 },
    ...{ id: 'e', recorded_at: '2026-01-01T00:00:00.000Z', metadata: { command_id: 'c' } },
  }) as unknown as RecordedEvent;

const paused = (permanent: boolean) =>
  event('ChannelPaused', {
    reason: 'waiting_for_model',
    code: permanent ? 'bad_key' : 'overloaded',
    message: 'anthropic, model claude-haiku-5-5: the server does not accept the API key (401)',
    attempt: 1,
    since: '2026-01-01T00:00:00.000Z',
    resume_at: '2026-01-01T01:00:00.000Z',
    ...(permanent && { permanent }),
  });
const OPTIONS = { output: 'text', timeout: 5, quiet: true } as const;

describe('a channel that stops for what only a person can mend', () => {
  it.each([
    ['en', [/claude-haiku-5-5/u, /Set another key/u, /parley continue/u, /nobody asks again/u]],
    ['zh', [/claude-haiku-5-5/u, /请更换密钥/u, /parley continue/u, /不会自动再问/u]],
  ] as const)('says at whom, why and what to do (%s)', async (lang, parts) => {
    const renderer = await rendererOf('round-table', { ...OPTIONS, input: true, lang } as GlobalOptions);
    const text = renderer.render(paused(true))!;
    for (const part of parts) expect(text).toMatch(part);
  });

  /** What comes of following a channel of these events, without waiting for a person. */
  async function followed(events: RecordedEvent[], input: boolean): Promise<unknown> {
    const client = {
      async *events() {
        yield* events;
      },
      caughtUp: () => Promise.resolve(true),
    } as unknown as ApiClient;
    const session = { client, embedded: false, close: () => Promise.resolve() } as Session;
    return follow(session, 'c', { ...OPTIONS, input } as GlobalOptions).catch((error: unknown) => error);
  }

  it('ends a command that may not wait, with exit code 1 and the same words', async () => {
    expect(await followed([paused(true)], false)).toMatchObject({
      exitCode: EXIT.systemError,
      message: expect.stringMatching(/claude-haiku-5-5.*Set another key/u) as string,
    });
  });

  it('ends no other: an outage is waited for, and so is a person who may mend it', async () => {
    expect(await followed([paused(false)], false)).toBe(EXIT.detached);
    expect(await followed([paused(true)], true)).toBe(EXIT.detached);
  });
});

describe('what a small window left out', () => {
  const said = (tokens_left_out?: number) =>
    event('ContributionMade', {
      ...{ request_id: 'r', participant_id: 'ana', round: 1, text: 'At home.', tool_calls: [] },
      ...{ submitted_at: '2026-01-01T00:00:00.000Z' },
      call: {
        model: 'qwen3',
        input_tokens: 1,
        output_tokens: 1,
        cache_read_tokens: 0,
        cache_write_tokens: 0,
        tokens_left_out,
      },
    });

  it('is said once, with who says more of it', async () => {
    const renderer = await rendererOf('round-table', { ...OPTIONS, input: true } as GlobalOptions);
    expect(renderer.render(said())).not.toContain('qwen3');
    expect(renderer.render(said(2_300))).toMatch(/qwen3 cannot read all of it at once.*2300 tokens.*parley doctor/u);
    expect(renderer.render(said(2_400))).not.toContain('qwen3');
  });
});
