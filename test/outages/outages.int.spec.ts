import { firstBrokenLink, type RecordedEvent } from '@parley/contracts';
import { natsServerMissing } from '@parley/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closed, eventsOf, post } from '../processes.js';
import { BusStack } from './bus-stack.js';
import { HeldModel } from './held-model.js';

/** Longer than five tries, than a statement may take, and than a message is waited for before it is delivered again. */
const AWAY_MS = 4_000;

/** The smallest of each that comes to its end by itself. */
const OPENINGS = {
  negotiation: ['/v1/channels', { demand: { text: 'A meetup' }, candidates: [{ name: 'Ana' }, { name: 'Bo' }] }],
  'round-table': [
    '/v1/round-tables',
    {
      question: 'Where do we meet?',
      members: [{ name: 'Ana' }, { name: 'Bo' }],
      config: { rounds: 2, premortem: false },
    },
  ],
  workshop: [
    '/v1/workshops',
    {
      requirement: 'The app should work offline.',
      roles: [{ name: 'Planner', system_prompt: 'You plan.', focus: 'offline' }],
      config: { max_rounds: 1 },
    },
  ],
  team: ['/v1/teams', { task: 'Choose where we meet.', experts: [{ name: 'Ana' }, { name: 'Bo' }] }],
  interview: ['/v1/interviews', { topic: 'How our club plans its evenings' }],
} satisfies Record<string, [path: string, body: object]>;

const model = new HeldModel();
let stack: BusStack;

describe.skipIf(natsServerMissing)('one small deliberation of each protocol', { timeout: 180_000 }, () => {
  beforeAll(async () => void (stack = await BusStack.start(model.modelFor)));
  afterAll(() => stack?.stop());

  /** A machine that is busy may take longer over its first statements than these services wait. */
  async function open([path, body]: readonly [string, object]): Promise<string> {
    const tryToOpen = () => post<{ channel_id: string }>(`${stack.api.commands}${path}`, body);
    return (await eventually(tryToOpen, { timeout: 60_000 })).channel_id;
  }

  /** The user says one thing and ends it: nobody else can. */
  async function talk(channel: string): Promise<void> {
    const say = (text: string) => post(`${stack.api.commands}/v1/channels/${channel}/interventions`, { text });
    const isAsked = (turn: number) => (events: RecordedEvent[]) =>
      events.some(({ type, data }) => type === 'TurnRequested' && data.request_id === `say-${turn}`);
    await reaches(channel, isAsked(1));
    await eventually(() => say('We meet at mine.'), { timeout: 60_000 });
    await reaches(channel, isAsked(2));
    await eventually(() => say('/end'), { timeout: 60_000 });
  }

  const reaches = (channel: string, happened: (events: RecordedEvent[]) => boolean) =>
    eventually(
      async () => {
        const events = await eventsOf(stack.api, channel);
        if (!happened(events)) throw new Error(`so far: ${events.map(({ type }) => type).join(' ')}`);
        return events;
      },
      { timeout: 90_000 },
    );

  it.each(['Postgres', 'NATS', 'channel-admin', 'transcript-store'] as const)(
    'ends though %s is away for longer than any retry while models answer, and none is paid twice',
    async (name) => {
      const dependency = stack.dependencies[name];
      model.hold();
      const channels = Object.fromEntries(
        await Promise.all(Object.entries(OPENINGS).map(async ([protocol, opening]) => [protocol, await open(opening)])),
      ) as Record<keyof typeof OPENINGS, string>;
      const all = Object.values(channels);
      await eventually(() => expect(all.filter((id) => !model.held.has(id))).toEqual([]));
      const talking = talk(channels.interview);
      await dependency.takeAway();
      model.release();
      await delay(AWAY_MS);
      await dependency.bringBack();
      await talking;
      for (const id of all) {
        const events = await reaches(id, closed);
        expect(firstBrokenLink(events)).toBeUndefined();
        expect(events.filter(({ type }) => type === 'TurnFailed' || type === 'FacilitationFailed')).toEqual([]);
        const asked = model.asked.get(id)!;
        expect(asked.filter((prompt, index) => asked.indexOf(prompt) !== index)).toEqual([]);
      }
      expect(await stack.deadLetters()).toBe(0);
    },
  );
});
