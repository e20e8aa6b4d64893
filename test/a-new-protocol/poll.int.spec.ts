import { readFileSync } from 'node:fs';
import { newId, type Actor, type Command, type CommandTypes } from '@parley/contracts';
import { rehearsalModel } from '@parley/llm';
import { startStandalone, type Standalone } from '@parley/standalone';
import { dataFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poll } from './poll.js';

let parley: Standalone;
beforeAll(async () => {
  const model = rehearsalModel();
  parley = await startStandalone({
    folder: await dataFolder(),
    rehearsal: true,
    modelFor: () => model,
    protocols: [poll],
    postgresSettings: ['fsync=off'],
  });
});
afterAll(() => parley.close());

/** Answers for people too, as an operator may. */
const ULA: Actor = { kind: 'operator', id: 'ula' };

const send = <T extends keyof CommandTypes>(channel_id: string, type: T, data: CommandTypes[T], actor: Actor = ULA) =>
  parley.commandsOf(actor).send({
    ...{ id: newId(), tenant: 'default', channel_id, time: new Date().toISOString() },
    ...{ actor, type, data },
  } as Command);

const member = (name: string, kind: 'hosted' | 'person') => ({
  ...{ participant_id: name.toLowerCase(), name, kind, persona: `a ${name}` },
  ...{ expertise: [], script: [] },
});

async function open(): Promise<string> {
  const channel = newId();
  const config: CommandTypes['OpenRoundTable']['config'] = {
    ...{ mode: 'board', speaking: 'parallel', rounds: 1, min_speakers: 1, max_speakers: 3, turn_timeout_ms: 60_000 },
    ...{ summaries: 'at_the_end', max_facilitation_attempts: 1, budget_micro_usd: 0 },
  };
  const reply = await send(channel, 'OpenRoundTable', {
    ...{ topic: 'Tea', question: 'Tea or coffee?', language: 'en', config, termination: {}, rehearsal: true },
    members: [member('Ana', 'hosted'), member('Bo', 'person')],
  });
  expect(reply).toMatchObject({ ok: true });
  return channel;
}

const get = async (path: string) => (await supertest(parley.url).get(path)).body as Record<string, unknown>;

describe('a protocol of a page', () => {
  it('is decided, worked for, watched, projected and shown, with nothing else touched', async () => {
    const channel = await open();
    await eventually(async () =>
      expect(await get('/v1/inbox/bo')).toMatchObject({ items: [{ question: 'Tea or coffee?' }] }),
    );
    expect(await send(channel, 'Contribute', { participant_id: 'bo', text: 'Tea', tool_calls: [] })).toMatchObject({
      ok: true,
    });
    await eventually(async () =>
      expect(await get(`/v1/channels/${channel}`)).toMatchObject({
        ...{ protocol: 'poll', status: 'closed', outcome: 'completed', topic: 'Tea', rehearsal: true },
        closed: { reason: 'everybody_asked', message: '2 answered.' },
      }),
    );
    expect(await get(`/v1/channels/${channel}/outcome`)).toMatchObject({ status: 'completed', summary: '2 answered.' });
    expect(await get(`/v1/channels/${channel}/state`)).toMatchObject({ current_round: 1 });
    expect(await get('/v1/channels?protocol=poll')).toMatchObject({ items: [{ channel_id: channel }] });
    expect(await get('/v1/inbox/bo')).toEqual({ items: [] });
    const { items } = (await get(`/v1/channels/${channel}/timeline`)) as { items: { protocol: string }[] };
    expect(new Set(items.map(({ protocol }) => protocol))).toEqual(new Set(['poll']));
  });

  it('has what every channel has: it can be stopped, and refuses what is not its own', async () => {
    const channel = await open();
    expect(await send(channel, 'SkipClarification', { question_id: 'q' })).toMatchObject({
      problem: { code: 'wrong-protocol' },
    });
    expect(await send(channel, 'Intervene', { text: '/stop' })).toMatchObject({ ok: true });
    await eventually(async () =>
      expect(await get(`/v1/channels/${channel}`)).toMatchObject({ status: 'closed', outcome: 'stopped' }),
    );
  });

  it('is answered over REST by the form of its turn, by whom it is asked of and once', async () => {
    const channel = await open();
    const turns = `/v1/channels/${channel}/turns`;
    await eventually(async () => expect(await get(`${turns}/answer-bo`)).toMatchObject({ participant_id: 'bo' }));
    const form = await get(`${turns}/answer-bo?language=zh`);
    expect(form).toMatchObject({ kind: 'answer', schema: { required: ['text'], additionalProperties: false } });
    expect(JSON.stringify(form)).toMatch(/\p{Script=Han}/u);
    expect(await get(`${turns}/answer-nobody`)).toMatchObject({ code: 'no-open-turn' });
    const answer = (participant_id: string, given: object) =>
      supertest(parley.url).post(turns).send({ participant_id, request_id: 'answer-bo', answer: given });
    await answer('ana', { text: 'Tea' }).expect(409, /not-a-participant/u);
    await answer('bo', { text: 'Tea', sugar: 2 }).expect(400, /\/answer\/sugar/u);
    await answer('bo', { text: 'Tea' }).expect(200);
    await answer('bo', { text: 'Coffee' }).expect(409, /no-open-turn/u);
  });

  it('keeps the key of a seat to the form and the answer of its own turn', async () => {
    const channel = await open();
    const turns = `/v1/channels/${channel}/turns`;
    await eventually(async () => expect(await get(`${turns}/answer-bo`)).toMatchObject({ participant_id: 'bo' }));
    const { body } = await supertest(parley.url).post(`/v1/channels/${channel}/seats/bo/token`).send({}).expect(201);
    const key = { authorization: `Bearer ${(body as { token: string }).token}` };
    await supertest(parley.url).get(`${turns}/answer-bo`).set(key).expect(200);
    await supertest(parley.url)
      .get(`${turns}/answer-ana`)
      .set(key)
      .expect(409, /no-open-turn/u);
    const answer = { participant_id: 'bo', request_id: 'answer-bo', answer: { text: 'Tea' } };
    await supertest(parley.url).post(turns).set(key).send(answer).expect(200);
  });

  it('is the one that the guide builds', () => {
    const guide = readFileSync(new URL('../../docs/guide/a-new-protocol.md', import.meta.url), 'utf8');
    const source = readFileSync(new URL('poll.ts', import.meta.url), 'utf8');
    const blocks = [...guide.matchAll(/```ts\n([\s\S]*?)```/gu)].map(([, code]) => code!.trim());
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) expect(source).toContain(block);
  });
});
