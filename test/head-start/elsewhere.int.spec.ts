import { Peers } from '@parley/a2a-client';
import { egressBy } from '@parley/http/egress';
import type { HandOvers } from '@parley/messaging';
import { a2aAnswer, startA2aAgent, type A2aAgent } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Channel, delivered, replicaFor } from './memory.js';

let agent: A2aAgent;
/** What has not been answered yet. */
const waiting: ServerResponse[] = [];
beforeAll(async () => {
  agent = await startA2aAgent((_, response) => void waiting.push(response));
});
afterAll(() => agent.close());

const answers = (text: string) => {
  const response = waiting.shift()!;
  const body = { jsonrpc: '2.0', id: 1, result: a2aAnswer({ text }) };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
};

/** Two replicas of participant-agents for a channel in which an agent elsewhere answers at once, and what they offer each other. */
function twoReplicas() {
  const channel = new Channel({ kind: 'a2a', url: agent.url });
  const offered: unknown[] = [];
  const handOvers: HandOvers = {
    accept: () => () => undefined,
    offer: (turn) => (offered.push(turn), Promise.resolve(false)),
  };
  const peers = new Peers(egressBy({ hosts: new Set(['127.0.0.1']) }));
  const [one, other] = [1, 2].map(() => replicaFor(channel, { handOvers, peers }));
  return { channel, offered, one: one!, other: other! };
}

const said = (channel: Channel) => channel.events.filter(({ type }) => type === 'ContributionMade');

it('an agent elsewhere is asked by whoever is given its turn, once that is in the log: no replica holds an answer that came before', async () => {
  const { channel, offered, one, other } = twoReplicas();
  const command = channel.say('Tea?');
  one.sendHint(channel.foreseen(command));
  // The hint is worked on: a read of the channel, and nothing after it.
  await eventually(() => expect(one.reads.count).toBe(1));
  await new Promise(setImmediate);
  channel.commit(command);
  const taken = other.turns.take(channel.lastTurn(), delivered());
  await eventually(() => expect(waiting).toHaveLength(1));
  expect(agent.messages.map(({ messageId }) => messageId)).toEqual([`${channel.id}.answer-1`]);
  answers('Tea.');
  await taken;
  expect(offered).toEqual([]);
  expect(said(channel)).toMatchObject([{ data: { text: 'Tea.', call: { provider: 'a2a' } } }]);
});

it('where its turn is given to both, it is sent the same message twice, and what comes first is its answer', async () => {
  const { channel, one, other } = twoReplicas();
  channel.commit(channel.say('Tea?'));
  const before = agent.messages.length;
  const taken = [one, other].map(({ turns }) => turns.take(channel.lastTurn(), delivered()));
  await eventually(() => expect(waiting).toHaveLength(2));
  const sent = agent.messages.slice(before).map(({ messageId }) => messageId);
  expect(sent).toEqual([`${channel.id}.answer-1`, `${channel.id}.answer-1`]);
  answers('Tea.');
  await eventually(() => expect(said(channel)).toHaveLength(1));
  answers('Coffee.');
  await Promise.all(taken);
  expect(said(channel)).toMatchObject([{ data: { text: 'Tea.' } }]);
  // Both were shown its card, and it is bound once.
  expect(channel.types().filter((type) => type === 'AgentCardBound')).toHaveLength(1);
});
