import { problem, type CommandReply, type ProblemCode } from '@parley/contracts';
import { expect, it } from 'vitest';
import { fire } from './channel-timers.js';

const timer = { tenant: 'local', channel_id: 'c', timer_id: 'model-retry-1', due_at: new Date(0) };
/** No ballots are kept where no vote is. */
const kept = { readChannel: () => Promise.resolve([]), readInputs: () => Promise.resolve([]) };
const handler = (reply: CommandReply) => ({ handle: () => Promise.resolve(reply) });
const refusing = (code: ProblemCode) => handler({ ok: false, problem: problem(code) });

it('a timer that is acted on waits for the log to show it', async () => {
  const reply: CommandReply = { ok: true, channel_id: 'c', version: 2, position: 9, duplicate: false };
  expect(await fire(handler(reply), timer, kept)).toBe(true);
});

it('a timer that its channel does not wait for is dropped', async () => {
  for (const code of ['unknown-request', 'channel-closed'] as const)
    expect(await fire(refusing(code), timer, kept)).toBe(false);
});

it('any other refusal may be gone the next time: the timer stays (N6)', async () => {
  await expect(fire(refusing('version-mismatch'), timer, kept)).rejects.toThrow('timer model-retry-1 of c');
});
