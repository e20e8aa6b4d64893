import { eventually } from '@parley/testing/eventually';
import { expect, it } from 'vitest';
import { commandTo } from './chat.js';
import { call, Channel, delivered, registry, replicaFor, says } from './memory.js';

const until = (check: () => void) => eventually(check, { interval: 1 });
const kinds = (frames: { kind: string }[]) => frames.map(({ kind }) => kind);

/** A channel that a replica has folded already, and what the user says next. */
async function begun(more: Parameters<typeof replicaFor>[1] = {}) {
  const channel = new Channel();
  const replica = replicaFor(channel, more);
  const first = channel.say('Hello.');
  channel.commit(first);
  const taken = replica.turns.take(channel.lastTurn(), delivered());
  await until(() => expect(replica.model.asked).toHaveLength(1));
  replica.model.asked[0]!.answer(says('Hello, Ula.'));
  await taken;
  const command = channel.say('Tea or coffee?');
  replica.reads.count = 0;
  return { channel, ...replica, command };
}

it('a turn is begun before it is committed, and answered once it is, with one model call (I2)', async () => {
  const { channel, turns, model, reads, sendHint, command } = await begun();
  // The answer before is in the log, and not in the fold: one read brings it in.
  sendHint(channel.foreseen(command));
  await until(() => expect(model.asked).toHaveLength(2));
  expect(model.asked[1]!.request).toMatchObject({
    atOnce: true,
    prompt: { user: expect.stringMatching(/^## Today\n[^]*\n\nHello\.\nTea or coffee\?$/u) as string },
  });
  expect(reads.count).toBe(1);
  const before = channel.types();
  model.asked[1]!.answer(says('Tea.'));
  await new Promise(setImmediate);
  expect(channel.types()).toEqual(before);
  channel.commit(command);
  await turns.take(channel.lastTurn(), delivered());
  expect(model.asked).toHaveLength(2);
  expect(channel.events.at(-1)).toMatchObject({ type: 'ContributionMade', data: { text: 'Tea.', call } });
});

it('a person’s turn is folded as it comes: what the person says is foreseen without a read', async () => {
  const { channel, turns, model, reads, sendHint, command } = await begun();
  const asksPerson = { ...channel.lastTurn(), version: channel.events.length };
  await turns.take({ ...asksPerson, data: { ...asksPerson.data, participant_kind: 'person' } }, delivered());
  expect(reads.count).toBe(1);
  sendHint(channel.foreseen(command));
  await until(() => expect(model.asked).toHaveLength(2));
  expect(reads.count).toBe(1);
});

it('what is foreseen twice is asked once', async () => {
  const { channel, model, sendHint, command } = await begun();
  sendHint(channel.foreseen(command));
  sendHint(channel.foreseen(command));
  await until(() => expect(model.asked).toHaveLength(2));
  await new Promise(setImmediate);
  expect(model.asked).toHaveLength(2);
  expect(model.asked[1]!.request.signal!.aborted).toBe(false);
});

it('where another prompt is committed the call is called off and withdrawn, the turn is asked anew, and the cost is kept', async () => {
  const { channel, turns, model, frames, sendHint, command } = await begun();
  sendHint(channel.foreseen(command));
  await until(() => expect(model.asked).toHaveLength(2));
  model.asked[1]!.request.onText?.('{"text": "Coff');
  channel.commit({ ...command, ...channel.say('Only tea.'), id: command.id } as never);
  const taken = turns.take(channel.lastTurn(), delivered());
  await until(() => expect(model.asked).toHaveLength(3));
  expect(model.asked[1]!.request.signal!.aborted).toBe(true);
  expect(kinds(frames).slice(-3)).toEqual(['text', 'withdrawn', 'thinking']);
  model.asked[2]!.answer(says('Tea, then.'));
  await taken;
  expect(channel.events.slice(-2)).toMatchObject([
    { type: 'ContributionMade', data: { text: 'Tea, then.' } },
    { type: 'AnswerDiscarded', data: { request_id: 'answer-2', call } },
  ]);
});

it('where nothing is committed in time the call is called off and withdrawn, and the log holds nothing of it', async () => {
  const { channel, model, frames, sendHint, command } = await begun({ headStartMs: 20 });
  const before = channel.types();
  sendHint(channel.foreseen(command));
  await until(() => expect(model.asked[1]?.request.signal!.aborted).toBe(true));
  expect(kinds(frames).at(-1)).toBe('withdrawn');
  expect(channel.types()).toEqual(before);
});

it('where the channel has gone on nothing is begun', async () => {
  const { channel, turns, model, sendHint, command } = await begun();
  const hint = channel.foreseen(command);
  channel.commit(command);
  const taken = turns.take(channel.lastTurn(), delivered());
  await until(() => expect(model.asked).toHaveLength(2));
  sendHint(hint);
  model.asked[1]!.answer(says('Tea.'));
  await taken;
  expect(model.asked).toHaveLength(2);
});

it('a service that closes calls off what it has begun, joined or not', async () => {
  const { channel, turns, model, sendHint, command } = await begun();
  sendHint(channel.foreseen(command));
  await until(() => expect(model.asked).toHaveLength(2));
  channel.commit(command);
  const closing = new AbortController();
  const taken = turns.take(channel.lastTurn(), { attempt: 1, signal: closing.signal });
  const next = channel.foreseen(channel.say('And milk?'));
  sendHint(next);
  await until(() => expect(model.asked).toHaveLength(3));
  const before = channel.types();
  closing.abort();
  await turns.close();
  await expect(taken).rejects.toThrow('closing');
  expect(model.asked.map(({ request }) => request.signal!.aborted)).toEqual([false, true, true]);
  // The turn stays asked, for another replica; what was billed of it is in the log.
  expect(channel.types()).toEqual([...before, 'AnswerDiscarded']);
  expect(channel.events.at(-1)).toMatchObject({ data: { reason: 'given_up', call: { cost_micro_usd: 7 } } });
});

it('an answer that is interrupted is called off at once, and what was heard of it stays, with its cost (I8)', async () => {
  const { channel, turns, model, frames, sendHint, command } = await begun();
  sendHint(channel.foreseen(command));
  await until(() => expect(model.asked).toHaveLength(2));
  channel.commit(command);
  const taken = turns.take(channel.lastTurn(), delivered());
  model.asked[1]!.request.onText?.('{"text": "Tea is');
  const shown = frames.findLast(({ kind }) => kind === 'text');
  expect(shown?.text).toBe('Tea is');
  channel.commit(channel.say('Wait!'));
  expect(model.asked[1]!.request.signal!.aborted).toBe(true);
  await taken;
  expect(channel.events.at(-1)).toMatchObject({
    ...{ type: 'ContributionMade', data: { request_id: 'answer-2', text: 'Tea is', call } },
  });
  expect(kinds(frames).at(-1)).not.toBe('withdrawn');
});

it('so it is where somebody breaks in before it is joined', async () => {
  const { channel, turns, model, frames, sendHint, command } = await begun();
  sendHint(channel.foreseen(command));
  await until(() => expect(model.asked).toHaveLength(2));
  model.asked[1]!.request.onText?.('{"text": "Tea is');
  channel.commit(command);
  const turn = channel.lastTurn();
  channel.commit(channel.say('Wait!'));
  await turns.take(turn, delivered());
  expect(model.asked[1]!.request.signal!.aborted).toBe(true);
  expect(channel.events.at(-1)).toMatchObject({
    ...{ type: 'ContributionMade', data: { request_id: 'answer-2', text: 'Tea is', call } },
  });
  expect(kinds(frames).at(-1)).not.toBe('withdrawn');
});

it('an answer that is interrupted before its first word leaves its cost alone', async () => {
  const { channel, turns, model, sendHint, command } = await begun();
  sendHint(channel.foreseen(command));
  await until(() => expect(model.asked).toHaveLength(2));
  channel.commit(command);
  const taken = turns.take(channel.lastTurn(), delivered());
  channel.commit(channel.say('Wait!'));
  await taken;
  expect(channel.events.at(-1)).toMatchObject({ type: 'AnswerDiscarded', data: { request_id: 'answer-2', call } });
});

it.each([
  ['what is refused', (channel: Channel) => channel.say(' ')],
  ['a command of another kind', (channel: Channel) => commandTo(channel.id, 'StopChannel', { reason: '' })],
  ['words that stand for another command', (channel: Channel) => channel.say('/stop')],
])('nothing is foreseen of %s', (_, command) => {
  const channel = new Channel();
  expect(channel.foreseen(command(channel)).events).toEqual([]);
});

it('nothing is foreseen of a channel that is not open', () => {
  const { deliberation } = registry;
  const channel = new Channel();
  expect(deliberation.foresee(deliberation.initialState, channel.say('Hello.'))).toEqual([]);
});
