import { firstBrokenLink, type RecordedEvent, readableExport } from '@parley/contracts';
import { rehearsalModel, type LanguageModel, type ModelRequest } from '@parley/llm';
import { deliberation } from '@parley/protocols';
import { interview, type InterviewChannel, type InterviewView } from '@parley/protocols/interview';
import { dataFolder } from '@parley/testing';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStandalone, type Standalone } from './start-standalone.js';
import { watch } from './watch.fixtures.js';

const TURNS = 200;
const asked: ModelRequest[] = [];
let parley: Standalone;
beforeAll(async () => {
  const rehearsal = rehearsalModel();
  const model: LanguageModel = {
    ...rehearsal,
    generate(one) {
      asked.push(one);
      return rehearsal.generate(one);
    },
  };
  const settings = { folder: await dataFolder(), rehearsal: true, postgresSettings: ['fsync=off'] };
  parley = await startStandalone({ ...settings, modelFor: () => model });
});
afterAll(() => parley.close());

/** Each turn is as long as any other, and no two are the same. */
const textOf = (turn: number): string =>
  `In week ${String(turn).padStart(3, '0')} the dates clashed again, and somebody stood before a closed door. `.repeat(
    4,
  );

const lengthOf = ({ prompt }: ModelRequest): number => [prompt.system, ...prompt.shared, prompt.user].join('').length;
const longest = (kind: string, from: number, to: number): number => {
  const all = asked.filter(({ prompt }) => prompt.template.startsWith(`${kind}@`));
  return Math.max(
    ...all.slice(Math.floor((all.length * from) / TURNS), Math.floor((all.length * to) / TURNS)).map(lengthOf),
  );
};

async function eventsOf(id: string): Promise<RecordedEvent[]> {
  const { text } = await request(parley.url).get(`/v1/channels/${id}/export`).expect(200);
  return readableExport(text);
}
const of = <T extends RecordedEvent['type']>(events: RecordedEvent[], type: T) =>
  events.flatMap((event) => (event.type === type ? [event.data as Extract<RecordedEvent, { type: T }>['data']] : []));

it(`${TURNS} turns: prompts stay as short as they were, what is compressed is traced, nothing said is lost (I5)`, async () => {
  const { body } = await request(parley.url).post('/v1/interviews').send({ topic: 'A calendar' }).expect(201);
  const { channel_id: id } = body as { channel_id: string };
  const page = watch(parley.url, id);
  const said = Array.from({ length: TURNS - 1 }, (_, index) => textOf(index + 1).trim());
  for (const [index, text] of said.entries()) {
    // Documents may be delivered after that: they are written beside the talk.
    await page.shows((events) =>
      events.some(({ type, data }) => type === 'TurnRequested' && data.request_id === `say-${index + 1}`),
    );
    await request(parley.url).post(`/v1/channels/${id}/interventions`).send({ text }).expect(200);
  }
  await page.shows((events) =>
    events.some(({ type, data }) => type === 'TurnRequested' && data.request_id === `say-${TURNS}`),
  );
  await page.leave();

  for (const kind of ['answer', 'analyse', 'compress']) {
    expect(longest(kind, 150, TURNS), kind).toBeLessThan(1.1 * longest(kind, 60, 150));
  }
  // No answer is asked for twice. One that was begun before its turn was committed is asked for anew, by another prompt, where
  // documents were delivered between.
  const prompts = asked.flatMap(({ prompt }) =>
    prompt.template.startsWith('answer@') ? [JSON.stringify(prompt)] : [],
  );
  expect(prompts.filter((prompt, index) => prompts.indexOf(prompt) !== index)).toEqual([]);

  const events = await eventsOf(id);
  expect(firstBrokenLink(events)).toBeUndefined();
  expect(of(events, 'AnswerGiven').map(({ turn }) => turn)).toEqual(Array.from({ length: TURNS }, (_, turn) => turn));
  expect(of(events, 'AnswerDiscarded')).toEqual([]);
  expect(of(events, 'InterventionRecorded').map(({ text }) => text)).toEqual(said);
  const memories = of(events, 'MemoryCompressed');
  expect(memories.length).toBeGreaterThan(20);
  expect(memories.map(({ from_turn }) => from_turn)).toEqual([
    1,
    ...memories.slice(0, -1).map(({ through_turn }) => through_turn + 1),
  ]);
  for (const { points, through_turn } of memories) {
    const named = new Set(points.flatMap(({ turns }) => turns));
    expect([...named].every((turn) => turn >= 1 && turn <= through_turn)).toBe(true);
  }
  // What the log folds to is what readers were shown: a replay of the log comes to the same.
  const { body: shown } = await request(parley.url)
    .get(`/v1/channels/${id}?min_position=${events.at(-1)!.position}`)
    .expect(200);
  const { state } = events.reduce(deliberation.evolve, deliberation.initialState);
  const { facts, areas, context } = interview.view(state as InterviewChannel) as InterviewView;
  expect(shown).toMatchObject({ facts, areas, context });
}, 600_000);
