import { expect, it } from 'vitest';
import { channel_id, command, said, startHeld } from './held-log.fixtures.js';

/** A channel that is in memory. */
async function known() {
  const parts = startHeld();
  const done = parts.handler.handle(command('OpenChannel'));
  await parts.commit();
  await done;
  return parts;
}

it('what a command leads to is told before it is committed, with the version it stands on (I2)', async () => {
  const { handler, told, commit } = await known();
  const done = handler.handle(command('Intervene'));
  expect(told).toEqual([{ tenant: 'default', channel_id, version: 1, events: [said] }]);
  await commit();
  expect(await done).toMatchObject({ ok: true, version: 2 });
});

it('of a channel that is not in memory nothing is told, and nothing of a command that nobody answers at once', async () => {
  const { handler, told, commit } = startHeld();
  for (const type of ['Intervene', 'StopChannel']) {
    const done = handler.handle(command(type));
    await commit();
    await done;
  }
  expect(told).toEqual([]);
});

it('of a command that waits for another nothing is told: it may be answered otherwise', async () => {
  const { handler, told, commit } = await known();
  const first = handler.handle(command('StopChannel'));
  const second = handler.handle(command('Intervene'));
  await commit();
  await Promise.all([first, second]);
  expect(told).toEqual([]);
});

it('a command that is sent again is told once, and one that stands on another version never', async () => {
  const { handler, told, commit } = await known();
  const once = command('Intervene');
  for (const one of [once, once]) {
    const done = handler.handle(one);
    await commit();
    await done;
  }
  expect(told).toHaveLength(1);
  expect(await handler.handle(command('Intervene', { expected_version: 7 }))).toMatchObject({ ok: false });
  expect(told).toHaveLength(1);
});
