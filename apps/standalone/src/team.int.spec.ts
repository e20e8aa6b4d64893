import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;

beforeAll(async () => void (parley = await startStack()));
afterAll(() => parley.close());

const get = (path: string) => request(parley.url).get(path);
const post = (path: string, body: object = {}) => request(parley.url).post(path).send(body);

/** A team of people only: every answer comes over REST. */
const people = {
  task: 'Choose how tenants are stored, and describe the move.',
  lead: 'lea',
  experts: ['Lea', 'Ana', 'Bo'].map((name) => ({ name, kind: 'person' })),
  config: { turn_timeout_ms: 600_000, automatic_debates: false },
};

async function open(more: object = {}): Promise<string> {
  const { body } = await post('/v1/teams', { ...people, ...more }).expect(201);
  return `/v1/channels/${(body as { channel_id: string }).channel_id}`;
}

const phase = (phase_id: string, expert: string, depends_on: string[] = []) => ({
  ...{ phase_id, title: phase_id, task: `Do ${phase_id}.`, expert, depends_on },
});
const planned = (channel: string, ...phases: object[]) =>
  post(`${channel}/team/plan`, { participant_id: 'lea', approach: 'Step by step.', phases });
const handsOver = (channel: string, participant_id: string, more: object = {}) =>
  post(`${channel}/team/results`, { participant_id, summary: `${participant_id} is done.`, ...more });

/** What is asked of somebody now: works, with their phases. */
const isAsked = (channel: string, name: string, ...wanted: object[]) =>
  eventually(async () => {
    const { body } = await get(`/v1/inbox/${name}`).expect(200);
    const items = (body.items as { channel_id: string }[]).filter((one) => channel.endsWith(one.channel_id));
    expect(items).toMatchObject(wanted);
  });

const isClosed = (channel: string) =>
  eventually(async () => {
    const { body } = await get(channel).expect(200);
    expect(body.status).toBe('closed');
    return body as object;
  });

const answers = (channel: string, path: string, participant_id: string, value: object) =>
  post(`${channel}/team/${path}`, { participant_id, ...value }).expect(200);

describe('a team of people over REST (D1 to D5)', () => {
  it('plans, works in parallel, debates what the user wants debated, and reports', async () => {
    const channel = await open();
    await isAsked(channel, 'Lea', { work: 'plan' });
    await planned(channel, phase('a', 'ana'), phase('b', 'bo'), phase('c', 'ana', ['a', 'b'])).expect(200);
    await isAsked(channel, 'Ana', { work: 'execute', phase_id: 'a' });
    await isAsked(channel, 'Bo', { work: 'execute', phase_id: 'b' });

    const { body: heard } = await post(`${channel}/interventions`, { text: '/debate One database or many?' }).expect(
      200,
    );
    expect(heard).toMatchObject({ applies: 'next_boundary' });
    await handsOver(channel, 'ana', { artefacts: [{ name: 'schema.sql', content: 'create table 租户 ();' }] }).expect(
      200,
    );
    await isAsked(channel, 'Lea', { work: 'open_debate' });
    await answers(channel, 'debate-openings', 'lea', { point: 'Cost or isolation.' });
    await isAsked(channel, 'Ana', { work: 'argue' });
    for (const [who, position] of [
      ['ana', 'One.'],
      ['bo', 'Many.'],
    ] as const) {
      await answers(channel, 'arguments', who, { argument: 'It is known.', position });
    }
    await answers(channel, 'debate-summaries', 'lea', { summary: 'Nobody disagrees any more.' });
    const follows = [{ participant_id: 'ana', reason: 'It is cheaper.' }];
    const overrules = [{ participant_id: 'bo', reason: 'Isolation can wait.' }];
    const ruling = { rationale: 'Cost weighs more.', decision: 'adopt', conclusion: 'One.', follows, overrules };
    await answers(channel, 'rulings', 'lea', ruling);
    await handsOver(channel, 'bo').expect(200);
    await isAsked(channel, 'Ana', { work: 'execute', phase_id: 'c' });
    await handsOver(channel, 'ana', { artefacts: [{ name: 'schema.sql', content: 'v2' }] }).expect(200);
    await isAsked(channel, 'Lea', { work: 'synthesise' });
    await answers(channel, 'reports', 'lea', { answer: '# One database' });
    expect(await isClosed(channel)).toMatchObject({ protocol: 'team', outcome: 'completed' });

    const { body: workspace } = await get(`${channel}/workspace`).expect(200);
    expect((workspace.items as { key: string; version: number }[]).map(({ key, version }) => [key, version])).toEqual([
      ['phases/a', 1],
      ['phases/user-debate-1', 1],
      ['phases/b', 1],
      ['phases/c', 1],
      ['artefacts/schema.sql', 2],
    ]);
    const text = await get(`${channel}/workspace/artefacts/schema.sql?version=1`).expect(200);
    expect(text.body).toMatchObject({ content: 'create table 租户 ();', participant_id: 'ana', phase_id: 'a' });
    await get(`${channel}/workspace/artefacts/schema.sql?version=3`).expect(404);
    const { body: debates } = await get(`${channel}/debates`).expect(200);
    expect(debates.items).toMatchObject([
      {
        ...{ phase_id: 'user-debate-1', cause: 'user', topic: 'One database or many?', status: 'completed' },
        ruling: { conclusion: 'One.' },
        minority: [{ participant_id: 'bo', position: 'Many.' }],
      },
    ]);
    const { body: refused } = await post(`${channel}/interventions`, { text: 'Too late.' }).expect(409);
    expect(refused.code).toBe('channel-closed');
  });

  it('debates the plan where the lead wants it, and carries out what it becomes (D4)', async () => {
    const channel = await open({ config: { turn_timeout_ms: 600_000 } });
    await isAsked(channel, 'Lea', { work: 'plan' });
    const review = { wanted: true, reason: 'It changes all.', topic: 'Build or buy?', participants: ['ana', 'bo'] };
    const phases = [phase('a', 'ana'), phase('b', 'bo', ['a']), phase('c', 'bo', ['b'])];
    await answers(channel, 'plan', 'lea', { approach: 'Step by step.', phases, review });
    await answers(channel, 'debate-openings', 'lea', { point: 'Cost.' });
    for (const who of ['ana', 'bo']) await answers(channel, 'arguments', who, { argument: 'Buy.', position: 'Buy.' });
    await answers(channel, 'debate-summaries', 'lea', { summary: 'All want to buy.' });
    const follows = [{ participant_id: 'ana', reason: 'It is cheaper.' }];
    await answers(channel, 'rulings', 'lea', { rationale: 'Cost.', decision: 'adopt', conclusion: 'Buy.', follows });
    await isAsked(channel, 'Lea', { work: 'revise', phase_id: 'plan-review' });

    const dropped = { change: 'drop', phase_id: 'b', reason: 'Nothing is built.' };
    const revised = { participant_id: 'lea', reason: 'It is bought.', changes: [dropped] };
    const { body: refused } = await post(`${channel}/team/plan-revisions`, revised).expect(400);
    expect(refused.errors).toMatchObject([{ pointer: '/revision/changes', reason: expect.stringContaining('b') }]);
    const changed = { change: 'change', phase_id: 'c', reason: 'It starts from a.', phase: phase('c', 'bo', ['a']) };
    await answers(channel, 'plan-revisions', 'lea', { ...revised, changes: [dropped, changed] });
    await isAsked(channel, 'Ana', { work: 'execute', phase_id: 'a' });
    const { body: view } = await get(channel).expect(200);
    expect(view.phases).toMatchObject([
      { phase_id: 'a', status: 'running' },
      { phase_id: 'c', status: 'waiting', depends_on: ['a', 'plan-review'] },
      { phase_id: 'b', status: 'dropped', reason: 'Nothing is built.' },
      { phase_id: 'plan-review', status: 'completed' },
    ]);
  });

  it('/stop ends with a report of what there is; nobody debates any more', async () => {
    const channel = await open();
    await isAsked(channel, 'Lea', { work: 'plan' });
    await planned(channel, phase('a', 'ana'), phase('b', 'bo', ['a']), phase('c', 'bo', ['b'])).expect(200);
    await handsOver(channel, 'ana').expect(200);
    await isAsked(channel, 'Bo', { work: 'execute', phase_id: 'b' });
    const { body: stopped } = await post(`${channel}/interventions`, { text: '/stop' }).expect(200);
    expect(stopped).toMatchObject({ applies: 'at_once' });
    await isAsked(channel, 'Lea', { work: 'synthesise' });
    const { body: refused } = await post(`${channel}/interventions`, { text: '/debate One or two?' }).expect(409);
    expect(refused.code).toBe('team-finishing');
    await answers(channel, 'reports', 'lea', { answer: 'As far as it went.' });
    expect(await isClosed(channel)).toMatchObject({
      outcome: 'stopped',
      missing: [{ phase_id: 'b' }, { phase_id: 'c' }],
    });
  });
});

describe('ends, as every protocol does, with a report of what there is (T1, T5)', () => {
  const works = async (more: object) => {
    const channel = await open(more);
    await isAsked(channel, 'Lea', { work: 'plan' });
    await planned(channel, phase('a', 'ana'), phase('b', 'bo', ['a'])).expect(200);
    await isAsked(channel, 'Ana', { work: 'execute', phase_id: 'a' });
    return channel;
  };

  it('by a condition of the monitor, which is named', async () => {
    const channel = await works({ termination: { auto_exit: true, stop_when: [{ message_count: { max: 1 } }] } });
    await handsOver(channel, 'ana').expect(200);
    await isAsked(channel, 'Lea', { work: 'synthesise' });
    await answers(channel, 'reports', 'lea', { answer: 'As far as it went.' });
    await isClosed(channel);
    const { body: outcome } = await get(`${channel}/outcome`).expect(200);
    expect(outcome).toMatchObject({
      status: 'completed',
      reason: 'message_count',
      missing: [{ phase_id: 'b', status: 'skipped' }],
      closed: { ended_by: { id: 'termination-monitor' } },
    });
  });

  it('by a vote of its experts', async () => {
    const channel = await works({});
    await post(`${channel}/votes`, { question: 'Is it enough?' }).expect(200);
    for (const participant_id of ['lea', 'ana', 'bo']) {
      await post(`${channel}/ballots`, { participant_id, choice: 'end' }).expect(200);
    }
    await isClosed(channel);
    const { body: outcome } = await get(`${channel}/outcome`).expect(200);
    // Nobody has handed anything over: the report says so, without asking anybody.
    expect(outcome).toMatchObject({ status: 'completed', reason: 'vote', template: true });
    expect(outcome.missing).toMatchObject([{ phase_id: 'a' }, { phase_id: 'b' }]);
  });
});

describe('refuses', () => {
  it.each([
    ['an unknown ready expert', { experts: [{ expert: 'alchemist' }] }, '/experts/0/expert'],
    ['an expert twice', { experts: [...people.experts, { name: 'Ana' }] }, '/experts/3/participant_id'],
    ['a lead who is none of them', { lead: 'mallory' }, '/lead'],
    ['a task of nothing', { task: '' }, '/task'],
    ['five rounds of debate', { config: { debate_rounds: 5 } }, '/config/debate_rounds'],
    ['an unknown field', { colour: 'red' }, '/colour'],
  ])('%s', async (_, more, pointer) => {
    const { body } = await post('/v1/teams', { ...people, ...more }).expect(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ pointer }));
  });

  it('plans that cannot be worked, words that lead nowhere, and too much at once; the team works on', async () => {
    const channel = await open({ config: { ...people.config, max_inserted_debates: 1 } });
    await isAsked(channel, 'Lea', { work: 'plan' });
    const debate = { ...phase('d', ''), phase_type: 'debate', debate: { topic: 'T?', participants: ['ana'] } };
    for (const bad of [[phase('a', 'ana', ['b']), phase('b', 'bo', ['a'])], [phase('a', 'mallory')], [debate]]) {
      const { body } = await planned(channel, ...bad);
      expect(body.code).toBe('invalid-request');
      expect(body.errors).toEqual([expect.objectContaining({ pointer: expect.any(String) as string })]);
    }
    const { body: empty } = await post(`${channel}/interventions`, { text: '/debate' }).expect(400);
    expect(empty.errors).toMatchObject([{ pointer: '/text' }]);
    await post(`${channel}/interventions`, { text: '/debate One?' }).expect(200);
    const { body: full } = await post(`${channel}/interventions`, { text: '/debate Two?' }).expect(409);
    expect(full.code).toBe('debates-full');
    await planned(channel, phase('a', 'ana')).expect(200);
    await handsOver(channel, 'ana', { summary: 'x'.repeat(4_000_000) }).expect(413);
    const { body: stranger } = await handsOver(channel, 'mallory').expect(409);
    expect(stranger.code).toBe('not-a-participant');
    await post(`${channel}/stop`).expect(200);
  });
});
