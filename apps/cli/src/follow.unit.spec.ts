import type { RecordedEvent } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXIT } from './exit-codes.js';
import { follow } from './follow.js';
import { register } from './known-protocols.js';
import { PROTOCOLS } from './protocols.js';
import type { GlobalOptions, Session } from './session.js';

beforeEach(() => {
  vi.useFakeTimers();
  register(PROTOCOLS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const DISCONNECTING_MS = 1_000;

it('says once for whom a channel waits where nobody may be waited for, however long the connection takes to end', async () => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const opened = {
    topic: 'Lunch',
    language: 'en',
    demand: { text: 'Lunch', constraints: [] },
    candidates: [],
    config: {},
  };
  const asked = { request_id: 'r1', participant_id: 'rae', participant_kind: 'person', due_at: '2999-01-01T00:00:00Z' };
  const happened = [
    { type: 'ChannelOpened', data: opened },
    { type: 'TurnRequested', data: asked },
  ];
  async function* events(_: string, signal: AbortSignal) {
    for (const [position, event] of happened.entries())
      yield {
        ...event,
        ...{ protocol: 'negotiation', channel_id: 'c1', position },
        metadata: { command_id: 'd1' },
      } as unknown as RecordedEvent;
    await new Promise((resolve) => {
      signal.addEventListener('abort', () => setTimeout(resolve, DISCONNECTING_MS));
    });
  }
  const session = { client: { events, caughtUp: () => Promise.resolve(true) }, embedded: false } as unknown as Session;
  const options: GlobalOptions = { output: 'text', timeout: 30, input: false };
  const ended = vi.fn();
  void follow(session, 'c1', options).catch(ended);
  await eventually(() => expect(ended).toHaveBeenCalledOnce());
  expect(ended.mock.lastCall).toMatchObject([
    { exitCode: EXIT.waitsForPerson, message: expect.stringContaining('rae') as string },
  ]);
  expect(written.join('')).not.toContain('reply');
});
