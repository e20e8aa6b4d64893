import { natsServerMissing } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Channel, delivered, replicaFor } from '../head-start/memory.js';
import { commandTo } from '../head-start/chat.js';
import { closed, post, until } from '../processes.js';
import { BusStack } from './bus-stack.js';
import { HeldModel } from './held-model.js';

it('a request that another replica has answered costs no model call, though it was known here as open', async () => {
  const channel = new Channel();
  const replica = replicaFor(channel);
  channel.commit(channel.say('Tea?'));
  const request = channel.lastTurn();
  // The replica has folded the channel up to the request, for somebody else's sake.
  await replica.turns.take({ ...request, data: { ...request.data, participant_kind: 'person' } }, delivered());
  const { participant_id, request_id } = request.data;
  const answer = commandTo(channel.id, 'Contribute', { participant_id, request_id, text: 'Tea.', tool_calls: [] });
  const sender = { kind: 'service', id: 'participant-agents' } as const;
  channel.commit({ ...answer, sender, actor: { kind: 'participant', id: participant_id } });
  await replica.turns.take(request, delivered());
  expect(replica.model.asked).toEqual([]);
});

describe.skipIf(natsServerMissing)('over NATS', { timeout: 120_000 }, () => {
  const heard: string[] = [];
  const [one, other] = [1, 2].map((ms) => new HeldModel(ms, (asked) => heard.push(asked))) as [HeldModel, HeldModel];
  let stack: BusStack;
  let callOff: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    stack = await BusStack.start(one.modelFor);
    await stack.startWorkers(other.modelFor);
    // Else one of the replicas would be given everything.
    callOff = await stack.callForHelp('participant-agents');
  });
  afterAll(async () => {
    await callOff?.();
    await stack?.stop();
  });

  async function openTable(more = {}): Promise<string> {
    const members = [{ name: 'Ana' }, { name: 'Bo' }];
    const body = { question: 'Where do we meet?', members, config: { rounds: 1 }, ...more };
    return (await post<{ channel_id: string }>(`${stack.api.commands}/v1/round-tables`, body)).channel_id;
  }
  const settled = () => eventually(async () => expect(await stack.isSettled()).toBe(true));

  it('what is delivered again after it was answered is settled: no model call, no dead letter', async () => {
    const channel = await openTable();
    await until(stack.api, channel, closed);
    await settled();
    const asked = () => [one, other].map((model) => model.asked.get(channel)?.length ?? 0);
    const before = asked();
    await stack.repeatRequests(channel, 20);
    await settled();
    expect(asked()).toEqual(before);
    expect(await stack.deadLetters()).toBe(0);
  });

  it('a fork is worked on from where it goes on, and has its parent’s answers: no model call, and no copy on the bus', async () => {
    const parent = await openTable();
    const events = await until(stack.api, parent, closed);
    const at = events.findLast(({ metadata }) => metadata.command_id === events[0]!.metadata.command_id)!.version;
    const url = `${stack.api.commands}/v1/channels/${parent}/forks`;
    const { channel_id: fork } = await post<{ channel_id: string }>(url, { at });
    const own = (await until(stack.api, fork, closed)).filter(({ metadata }) => !metadata.copied);
    expect(own.filter(({ type }) => type === 'ContributionMade')).toHaveLength(2);
    expect([one, other].flatMap((model) => model.asked.get(fork) ?? [])).toEqual([]);
    await eventually(async () => expect(await stack.published(fork)).toBe(own.length));
  });

  it('of two replicas one works for a request, whoever else is given it: no call is made twice, nothing is a dead letter', async () => {
    for (const model of [one, other]) model.hold();
    const channel = await openTable();
    const asked = () => [one, other].flatMap((model) => model.asked.get(channel) ?? []);
    await eventually(() => expect(asked().length).toBeGreaterThan(0));
    await stack.repeatRequests(channel, 10);
    await eventually(async () => expect(await stack.isDelivered()).toBe(true));
    for (const model of [one, other]) model.release();
    const events = await until(stack.api, channel, closed);
    expect(events.filter(({ type }) => type === 'ContributionMade')).toHaveLength(2);
    await settled();
    expect(asked()).toEqual([...new Set(asked())]);
    expect(await stack.deadLetters()).toBe(0);
  });

  it('of all replicas one agent speaks at a time, in the order in which they were asked, where people read along', async () => {
    heard.length = 0;
    const members = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({ name }));
    const channel = await openTable({ members, rehearsal: true, rehearsal_pace: 'readable' });
    const events = await until(stack.api, channel, closed);
    const turns = heard.filter((asked) => asked.startsWith('contribute'));
    expect(turns.filter((turn, at) => turn !== turns[at - 1])).toHaveLength(members.length);
    const speakers = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data);
    const idsOf = (type: string) => speakers(type).map((data) => (data as { participant_id: string }).participant_id);
    expect(idsOf('ContributionMade')).toEqual(idsOf('TurnRequested'));
    for (const model of [one, other]) {
      expect(model.asked.get(channel)?.filter((asked) => asked.startsWith('contribute'))).not.toHaveLength(0);
    }
  });
});
