import { rehearsalModel } from '@parley/llm';
import { startStandalone, type Standalone } from '@parley/standalone';
import { dataFolder } from '@parley/testing';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watch } from '../../apps/standalone/src/watch.fixtures.js';

let parley: Standalone;
const asked: string[] = [];
beforeAll(async () => {
  const model = rehearsalModel();
  const counted: typeof model = {
    ...model,
    generate(request) {
      asked.push(request.prompt.template);
      return model.generate(request);
    },
  };
  const settings = { folder: await dataFolder(), rehearsal: true, postgresSettings: ['fsync=off'] };
  parley = await startStandalone({ ...settings, modelFor: () => counted });
});
afterAll(() => parley.close());

const post = (path: string, body: object) => supertest(parley.url).post(path).send(body);
const answers = () => asked.filter((template) => template.startsWith('answer@')).length;

it('an interview’s answers are begun before what they answer is committed, each with one call, none for what is refused (I2)', async () => {
  const { body } = await post('/v1/interviews', { topic: 'A calendar for the club' }).expect(201);
  const { channel_id: id } = body as { channel_id: string };
  const page = watch(parley.url, id);
  const isAsked = (turn: number) =>
    page.shows((events) =>
      events.some(({ type, data }) => type === 'TurnRequested' && data.request_id === `say-${turn}`),
    );
  for (let turn = 1; turn <= 3; turn++) {
    await isAsked(turn);
    const from = page.frames.length;
    await post(`/v1/channels/${id}/interventions`, { text: `Turn ${turn}.` }).expect(200);
    await isAsked(turn + 1);
    const shown = page.frames.slice(from);
    const first = shown.findIndex(({ event, data }) => event === 'token' && data.kind === 'text');
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(shown.findIndex(({ event }) => event === 'InterventionRecorded'));
  }
  expect(answers()).toBe(4);

  await post(`/v1/channels/${id}/stop`, {}).expect(200);
  await page.shows((events) => events.at(-1)?.type === 'ChannelClosed');
  const before = asked.length;
  await post(`/v1/channels/${id}/interventions`, { text: 'Too late.' }).expect(409);
  // Another interview has its first words by then, and a call for the closed one would have come before them.
  const other = await post('/v1/interviews', { topic: 'Another' }).expect(201);
  const next = watch(parley.url, (other.body as { channel_id: string }).channel_id);
  await next.shows((events) => events.some(({ type }) => type === 'AnswerGiven'));
  expect(asked.slice(before)).toEqual([expect.stringMatching(/^brief@/u), expect.stringMatching(/^answer@/u)]);
  await Promise.all([page.leave(), next.leave()]);
});
