import { connect, TimeoutError, type NatsConnection } from '@nats-io/transport-node';
import {
  COMMAND_TYPES,
  commandSubject,
  CONTRACT_SCHEMA,
  eventSubject,
  newId,
  readChannelSubject,
  searchKnowledgeSubject,
  type Actor,
  type CommandTypes,
} from '@parley/contracts';
import { rehearsalModel } from '@parley/llm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BusStack } from '../outages/bus-stack.js';
import { until } from '../processes.js';
import { openChannels, wordsOf } from './channels.js';
import { fromSchema, type Definitions } from './from-schema.js';
import { rawBody, spoiled } from './hostile.js';
import { BUNDLE, inRounds, seed, TIMEOUT_MS } from './rounds.js';

let stack: BusStack;
let connection: NatsConnection;

beforeAll(async () => {
  stack = await BusStack.start(() => rehearsalModel());
  connection = await connect({ servers: stack.broker });
});
afterAll(async () => {
  await connection.close();
  await stack.stop();
});

interface Message {
  subject: string;
  body: string;
}

const definitions: Definitions = CONTRACT_SCHEMA.$defs;
const types = COMMAND_TYPES as readonly (keyof CommandTypes)[];

const ACTORS: Actor[] = [
  { kind: 'user', id: 'user' },
  { kind: 'operator', id: 'local' },
  { kind: 'participant', id: 'ana' },
  { kind: 'service', id: 'participant-agents' },
  { kind: 'service', id: 'coach-judge' },
  { kind: 'service', id: 'termination-monitor' },
];

function messages(channels: readonly string[], words: readonly string[]): fc.Arbitrary<Message> {
  const channel = fc.constantFrom(...channels);
  const vocabulary = { definitions, words, made: new Map() };
  const data = new Map(types.map((type) => [type, fromSchema(definitions[type]!, vocabulary)]));
  const bodyOf = (value: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { weight: 9, arbitrary: spoiled(value).map((one) => JSON.stringify(one) ?? '') },
      { weight: 1, arbitrary: rawBody },
    );
  const command = fc.tuple(fc.constantFrom(...types), channel, fc.constantFrom(...ACTORS), fc.constantFrom(...ACTORS));
  const commands = command.chain(([type, channel_id, actor, sender]) => {
    const header = { type, tenant: 'default', channel_id, actor, time: new Date().toISOString() };
    const value = data.get(type)!.map((one) => ({ ...header, id: newId(), data: one }));
    return bodyOf(value).map((body) => ({ subject: commandSubject(header, sender), body }));
  });
  const queries = fc.tuple(channel, fc.boolean()).chain(([id, isRead]) => {
    const query = fc.record({
      after: fc.integer(),
      least: fc.integer(),
      part: fc.nat(3),
      collection: fc.string(),
      query: fc.string(),
    });
    const subject = isRead ? readChannelSubject('default', id) : searchKnowledgeSubject('default');
    return bodyOf(query).map((body) => ({ subject, body }));
  });
  return fc.oneof({ weight: 5, arbitrary: commands }, { weight: 1, arbitrary: queries });
}

/** What came back where it is no answer: nothing in time, or nothing that can be read, or a failure of the service's own. */
async function wrongAnswer({ subject, body }: Message): Promise<unknown[]> {
  try {
    const reply = (await connection.request(subject, body, { timeout: 20_000 })).json<{
      ok?: boolean;
      problem?: { status: number };
    }>();
    const { status = 200 } = reply.problem ?? {};
    return status >= 500 && status !== 503 ? [{ subject, body, reply }] : [];
  } catch (error) {
    return [{ subject, body, error: error instanceof TimeoutError ? 'no answer' : String(error) }];
  }
}

it(
  `whatever a command or a query is, it is answered (seed ${seed})`,
  async ({ annotate }) => {
    const cases = await inRounds(async (bounds) => {
      const channels = await openChannels(stack.api.commands);
      const one = messages(channels, await wordsOf(stack.api.views, channels));
      const property = fc.asyncProperty(fc.array(one, { minLength: BUNDLE, maxLength: BUNDLE }), async (all) => {
        expect((await Promise.all(all.map(wrongAnswer))).flat()).toEqual([]);
      });
      await fc.assert(property, bounds);
    });
    await annotate(`${cases} messages`);
  },
  TIMEOUT_MS,
);

it(
  'whatever stands where events are becomes a dead letter, and the work goes on',
  { timeout: TIMEOUT_MS },
  async () => {
    const before = await stack.deadLetters();
    const [channel] = await openChannels(stack.api.commands);
    const bodies = fc.sample(
      fc.oneof(
        spoiled(fc.jsonValue()).map((one) => JSON.stringify(one) ?? ''),
        rawBody,
      ),
      {
        seed,
        numRuns: 100,
      },
    );
    for (const body of bodies) connection.publish(eventSubject('default', channel!, 'TurnRequested'), body);
    await expect.poll(() => stack.deadLetters()).toBeGreaterThanOrEqual(before + bodies.length);
    const [after] = await openChannels(stack.api.commands);
    await until(stack.api, after!, (events) => events.some(({ type }) => type === 'FeedbackRecorded'));
  },
);
