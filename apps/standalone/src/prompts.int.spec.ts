import { callOf } from '@parley/contracts';
import { genericAnswerer, type Answerer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { healthy, openings } from './bad-days.fixtures.js';
import { interviewDay } from './interview-model.fixtures.js';
import { simulatedDays } from './simulated-days.fixtures.js';

const { now, on, open, viewWith, eventsOf } = simulatedDays({ attempts: 2, idleMs: 5_000 });

interface ShownPrompt {
  provider: string;
  system: string;
  shared: string[];
  user: string;
  matches: boolean;
  from_version: number;
}

const asked = (path: string) => request(now.parley.url).get(path);

/** Every call that the log tells of, made anew, and held against what went over the wire. @returns how many there are */
async function expectAsSent(channel: string): Promise<number> {
  const calls = (await eventsOf(channel)).filter((event) => callOf(event));
  for (const { position, type, version } of calls) {
    const { body } = await asked(`${channel}/prompts/${position}`).expect(200);
    const shown = body as ShownPrompt;
    expect({ type, matches: shown.matches, provider: shown.provider }).toEqual({
      type,
      matches: true,
      provider: 'anthropic',
    });
    expect(shown.from_version).toBeLessThan(version);
    const sent = now.api.requests.filter(
      ({ system, talk }) =>
        system.includes(shown.system) && [...shown.shared, shown.user].every((text) => talk.includes(text)),
    );
    expect(sent.length, `${type} at ${position} is a request that was sent`).toBeGreaterThan(0);
  }
  return calls.length;
}

/** A model whose every answer has to be repaired. */
const clumsy =
  (usual: Answerer): Answerer =>
  (one) =>
    one.blocks.some(({ role }) => role.startsWith('assistant')) ? usual(one) : { says: {} };

describe('what a model was asked is made anew from the log, to the letter', () => {
  const plan = [
    { phase_id: 'shed', title: 'Shed', task: 'Choose it.', expert: 'ana', depends_on: [], phase_type: 'execution' },
  ];
  const planning = genericAnswerer({
    when: ({ schema }) => 'phases' in ((schema as { properties?: object }).properties ?? {}),
    answer: (_, generic) => ({ says: { ...generic, phases: plan } }),
  });
  const team = [
    '/v1/teams',
    { task: 'Choose a shed.', lead: 'lea', experts: [{ name: 'Lea' }, { name: 'Ana' }] },
  ] as const;

  it.each<[string, readonly [string, object], Answerer]>([
    ['negotiation', openings.negotiation, healthy],
    ['round table', openings.board, healthy],
    ['workshop', openings.workshop, healthy],
    ['workshop, each of whose answers is repaired,', openings.workshop, clumsy(healthy)],
    ['team', team, planning],
  ])('of a %s', async (_, [path, body], model) => {
    await on(model);
    const channel = await open(path, body);
    await viewWith(channel, { status: 'closed' });
    expect(await expectAsSent(channel)).toBeGreaterThan(2);
  });

  it('of an interview, behind which it is thought about', async () => {
    await on(interviewDay(100));
    const channel = await open('/v1/interviews', { topic: 'A calendar for the club' });
    for (const [turn, text] of ['We are nine.', 'Two evenings a week.'].entries()) {
      await viewWith(channel, { phase: 'listening', round: turn });
      await request(now.parley.url).post(`${channel}/interventions`).send({ text }).expect(200);
    }
    await viewWith(channel, { phase: 'listening', round: 2 });
    expect(await expectAsSent(channel)).toBeGreaterThan(3);
  });

  it('of a vote', async () => {
    await on(healthy);
    const [path, body] = openings.board;
    const members = [...body.members, { name: 'Pia', kind: 'person' }];
    const channel = await open(path, { ...body, members });
    await viewWith(channel, { turns: [{}, {}, { participant_id: 'pia', status: 'open' }] });
    await request(now.parley.url).post(`${channel}/votes`).send({ question: 'Enough?' }).expect(200);
    await eventually(async () => {
      const types = (await eventsOf(channel)).flatMap((event) => (callOf(event) ? [event.type] : []));
      expect(types.filter((type) => type === 'BallotCast')).toHaveLength(2);
    });
    await expectAsSent(channel);
  });
});

it('of an event without a call, of none, and of nonsense, nothing is shown', async () => {
  await on(healthy);
  const channel = await open(...openings.board);
  await viewWith(channel, { status: 'closed' });
  const [opened] = await eventsOf(channel);
  for (const position of [opened!.position, 999_999_999])
    await asked(`${channel}/prompts/${position}`).expect(404, /"code":"not-found"/u);
  for (const position of ['0', '-1', '1e3', 'last', '%00'])
    await asked(`${channel}/prompts/${position}`).expect(400, /\/position/u);
  await asked('/v1/channels/0199a5f0-0000-7000-8000-00000000dead/prompts/1').expect(404, /"code":"channel-not-found"/u);
});
