import { dataFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePlanFiles, PLAN_FILES } from './workshop-files.fixtures.js';
import { startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';
import { offlineMode } from './workshop.fixtures.js';

let parley: Standalone;
const http = () => request(parley.url);

async function open(body: object = offlineMode): Promise<string> {
  const { body: opened } = await http().post('/v1/workshops').send(body).expect(201);
  return (opened as { channel_id: string }).channel_id;
}

const isAsked = (channel: string, question: object) =>
  eventually(async () => {
    const { body } = await http().get('/v1/inbox/user').expect(200);
    expect(body.items).toContainEqual(expect.objectContaining({ channel_id: channel, ...question }));
  });

const isClosed = (channel: string) =>
  eventually(async () => {
    const { body } = await http().get(`/v1/channels/${channel}`).expect(200);
    expect(body.status).toBe('closed');
  });

const answer = (channel: string, question: string, text: string) =>
  http().post(`/v1/channels/${channel}/clarifications/${question}/answer`).send({ answer: text });

const RELAYED = { question_id: 'question-1', status: 'relayed' };

describe('a workshop over REST (W1 to W9)', () => {
  beforeAll(async () => void (parley = await startStack()));
  afterAll(() => parley.close());

  it('goes from requirement to plan in three rounds, with the user asked once', async () => {
    const channel = await open();
    await isAsked(channel, RELAYED);
    const { body: inbox } = await http().get('/v1/inbox/user').expect(200);
    expect(inbox.items).toContainEqual({
      ...{
        channel_id: channel,
        topic: 'The app should work offline.',
        protocol: 'workshop',
        rehearsal: true,
        asked_by: 'product-planner',
      },
      ...{ ...RELAYED, name: 'ProductPlanner', round: 1, assumption: 'The last week.', exchanges: [] },
      question: 'ProductPlanner would like to know: Which data must be there offline?',
      generated_by: { tool: 'parley', by: ['script'], models: [] },
    });
    await http().get(`/v1/channels/${channel}/outcome`).expect(404);
    await http().get(`/v1/channels/${channel}/outputs`).expect(404);
    await answer(channel, 'question-1', 'Everything of the last week').expect(200);
    await isClosed(channel);

    const { body: view } = await http().get(`/v1/channels/${channel}`).expect(200);
    expect(view).toMatchObject({ outcome: 'success', round: 3, plan_version: 1, rehearsal: true });
    const { body: draft } = await http().get(`/v1/channels/${channel}/draft`).expect(200);
    expect(draft.items.map((entry: { text: string }) => entry.text)).toEqual([
      'Articles can be read offline.',
      'The cache is limited to 200 MB.',
    ]);
    expect(draft.lapsed).toMatchObject([
      { entry_id: 'entry-2', stances: { 'system-designer': { stance: 'object', reason: 'Old phones have 2 GB.' } } },
    ]);
    const { body: issues } = await http().get(`/v1/channels/${channel}/issues`).expect(200);
    expect(issues.items).toMatchObject([
      { issue_id: 'issue-1', status: 'resolved', resolved_by: 'entry-1' },
      { issue_id: 'issue-2', status: 'resolved', resolved_by: 'entry-3', raised_by: 'system-designer' },
    ]);
    const { body: speeches } = await http().get(`/v1/channels/${channel}/speeches?limit=4`).expect(200);
    expect(speeches.items.map((item: { name: string; round: number }) => [item.name, item.round])).toEqual([
      ['ProductPlanner', 1],
      ['SystemDesigner', 1],
      ['TestPlanner', 1],
      ['ProductPlanner', 2],
    ]);
    const { body: rest } = await http()
      .get(`/v1/channels/${channel}/speeches?cursor=${speeches.next_cursor}`)
      .expect(200);
    expect(rest.items).toHaveLength(5);
    const { body: asked } = await http().get(`/v1/channels/${channel}/clarifications`).expect(200);
    expect(asked.items).toMatchObject([{ status: 'settled', exchanges: [{ answer: 'Everything of the last week' }] }]);
    const { body: outcome } = await http().get(`/v1/channels/${channel}/outcome`).expect(200);
    expect(outcome).toMatchObject({ status: 'success', reason: 'issues_settled', open_points: [] });
    const { body: later } = await http().get('/v1/inbox/user').expect(200);
    expect(later.items).not.toContainEqual(expect.objectContaining({ channel_id: channel }));
  });

  it('begins with what the coach makes of the requirement, once the user has answered it (W0)', async () => {
    const questions = [{ text: 'Which phones?', assumption: 'Those of 2020 and later.' }];
    const initial = { reason: 'Phones are missing.', sufficient: false, questions, issues: ['What is kept?'] };
    const channel = await open({ ...offlineMode, coach_script: { initial } });
    await isAsked(channel, { question_id: 'question-1', asked_by: 'coach', question: 'Which phones?' });
    const { body: waiting } = await http().get(`/v1/channels/${channel}`).expect(200);
    expect(waiting).toMatchObject({ phase: 'clarifying', round: 0, initial_judgements: [initial] });
    await answer(channel, 'question-1', 'All of them').expect(200);
    await eventually(async () => {
      const { body } = await http().get(`/v1/channels/${channel}`).expect(200);
      expect(body).toMatchObject({ round: 1, initial_judgements: [{}, { sufficient: true }] });
    });
    await http().post(`/v1/channels/${channel}/stop`).send({ reason: '' }).expect(200);
  });

  it('writes its files, valid against the published schemas, the same ones whenever they are asked for (W9)', async () => {
    const channel = await open();
    await isAsked(channel, RELAYED);
    await answer(channel, 'question-1', 'Everything').expect(200);
    await isClosed(channel);
    const { body: list } = await http().get(`/v1/channels/${channel}/outputs`).expect(200);
    expect(list.items.map(({ file }: { file: string }) => file)).toEqual([
      ...PLAN_FILES,
      'product_plan.json',
      'system_design.json',
      'test_plan.json',
      ...[1, 2, 3].flatMap((round) => ['PP', 'SD', 'TP'].map((name) => `${name}_speak_r${round}.txt`)),
    ]);
    const files = await Promise.all(
      list.items.map(async ({ file }: { file: string }) => {
        const first = await http().get(`/v1/channels/${channel}/outputs/${file}`).expect(200);
        const second = await http().get(`/v1/channels/${channel}/outputs/${file}`).expect(200);
        expect(first.text ?? first.body).toEqual(second.text ?? second.body);
        return [file, first.text ?? String(first.body)] as const;
      }),
    );
    const schemas = async (name: string) => (await http().get(`/v1/plan-schemas/${name}`).expect(200)).body as object;
    const plan = await parsePlanFiles(Object.fromEntries(files), schemas);
    expect(plan.report).toContain('### entry-3: The cache is limited to 200 MB.');
    expect(plan.report).toContain('Proposed by ProductPlanner in round 3 (turn-1-3-product-planner)');
    expect(plan.planning).toMatchObject({ version: 1, rounds: 3, open_points: [], decisions: [{}, { added_in: 3 }] });
    expect(plan.transcript.map(({ phase }) => phase)).toContain('user_clarification_dialogue');
    await http().get(`/v1/channels/${channel}/outputs/passwords.json`).expect(404);
    await http().get('/v1/plan-schemas/nothing').expect(404);
  });

  it('a v2 takes v1 and the feedback; v1 stays as it is, and only one v2 is made of it at a time', async () => {
    const first = await open();
    await isAsked(first, RELAYED);
    const base = { channel_id: first };
    const early = await http().post('/v1/workshops').send({ base, feedback: 'x' }).expect(409);
    expect(early.body.code).toBe('plan-unfinished');
    await http().post(`/v1/channels/${first}/clarifications/question-1/skip`).expect(200);
    await isClosed(first);
    const before = await http().get(`/v1/channels/${first}/outputs/planning.ai.json`).expect(200);

    const [ana, bo] = await Promise.all(
      [0, 1].map(() =>
        http().post('/v1/workshops').send({ base, feedback: 'Smaller still', roles: offlineMode.roles }),
      ),
    );
    expect([ana!.status, bo!.status].toSorted()).toEqual([201, 409]);
    expect([ana!, bo!].find(({ status }) => status === 409)!.body.code).toBe('plan-being-revised');
    const second = [ana!, bo!].find(({ status }) => status === 201)!.body.channel_id as string;
    await isAsked(second, RELAYED);
    const { body: view } = await http().get(`/v1/channels/${second}`).expect(200);
    expect(view).toMatchObject({
      plan_version: 2,
      requirement: 'The app should work offline.',
      feedback: 'Smaller still',
      previous: {
        version: 1,
        channel_id: first,
        decisions: ['Articles can be read offline.', 'The cache is limited to 200 MB.'],
      },
    });
    await http().post(`/v1/channels/${second}/stop`).send({}).expect(200);
    const again = await http().post('/v1/workshops').send({ base, feedback: 'Once more' }).expect(201);
    expect(again.body.channel_id).not.toBe(second);
    const after = await http().get(`/v1/channels/${first}/outputs/planning.ai.json`).expect(200);
    expect(after.body).toEqual(before.body);
    expect(before.body.clarifications).toMatchObject([{ status: 'skipped', assumption: 'The last week.' }]);
  });

  it('opening a revision with the same Idempotency-Key is the same workshop', async () => {
    const first = await open({ ...offlineMode, roles: [{ name: 'TestPlanner' }], config: { max_rounds: 1 } });
    await isClosed(first);
    const key = { 'idempotency-key': 'revise' };
    const body = { base: { channel_id: first }, feedback: 'x', roles: [{ name: 'TestPlanner', kind: 'person' }] };
    const one = await http().post('/v1/workshops').set(key).send(body).expect(201);
    const two = await http().post('/v1/workshops').set(key).send(body).expect(201);
    expect(two.body).toEqual({ ...one.body, duplicate: true });
  });

  it('a text of one’s own that is rehearsed is not understood, and nothing is claimed about it (P6)', async () => {
    const channel = await open({ requirement: '为应用增加离线模式' });
    await isClosed(channel);
    const { body: view } = await http().get(`/v1/channels/${channel}`).expect(200);
    expect(view).toMatchObject({ outcome: 'rehearsed', language: 'zh', rehearsal: true });
    const { body: outcome } = await http().get(`/v1/channels/${channel}/outcome`).expect(200);
    expect(outcome).toMatchObject({
      status: 'rehearsed',
      rehearsal: true,
      draft: [],
      open_points: ['为应用增加离线模式'],
    });
    expect((await http().get(`/v1/channels/${channel}/state`).expect(200)).body).toMatchObject({ rehearsal: true });
    const { body: list } = await http().get(`/v1/channels/${channel}/outputs`).expect(200);
    expect(list).toMatchObject({ rehearsal: true });
    const { text } = await http().get(`/v1/channels/${channel}/outputs/planning_report.md`).expect(200);
    expect(text).toContain('Parley 自己的智能体由脚本扮演，它没有调用语言模型');
    expect(text).toContain('脚本无法理解您的文字');
    expect(text).not.toContain('规划成功');
    const { body: plan } = await http().get(`/v1/channels/${channel}/outputs/product_plan.json`).expect(200);
    expect(plan).toMatchObject({ written: false, rehearsal: true });
  });

  it('a person takes a role: speech, follow-up and document', async () => {
    const person = { name: 'Cy', kind: 'person', system_prompt: 'Cares.', output_document: 'cy.json' };
    const channel = await open({ ...offlineMode, roles: [person], config: { max_rounds: 1 } });
    const path = `/v1/channels/${channel}`;
    const asks = (work: string) =>
      eventually(async () => {
        const { body } = await http().get('/v1/inbox/cy').expect(200);
        expect(body.items).toContainEqual(expect.objectContaining({ channel_id: channel, work }));
      });
    await asks('speech');
    const speech = { analysis: 'Yes.', questions: [{ text: 'When?', assumption: 'Soon.' }] };
    await http().post(`${path}/speeches`).send({ participant_id: 'cy', speech }).expect(200);
    await isAsked(channel, RELAYED);
    await answer(channel, 'question-1', 'Tomorrow').expect(200);
    await asks('follow_up');
    const request_id = 'follow-up-question-1-1';
    await http().post(`${path}/follow-ups`).send({ participant_id: 'cy', request_id }).expect(200);
    await asks('document');
    await http()
      .post(`${path}/documents`)
      .send({ participant_id: 'cy', document: { summary: 'Mine' } })
      .expect(200);
    await isClosed(channel);
    const { body } = await http().get(`${path}/outcome`).expect(200);
    expect(body).toMatchObject({
      status: 'no_agreement',
      reason: 'round_limit',
      open_points: [offlineMode.requirement],
    });
  });

  it('a role that answers outside the schema, or not at all, is passed over', async () => {
    const roles = [
      { name: 'ProductPlanner', script: [{ turn: 1, act: 'fail' }] },
      { name: 'SystemDesigner', script: [{ turn: 1, act: 'silent' }] },
      { name: 'TestPlanner' },
    ];
    const channel = await open({ ...offlineMode, roles, config: { max_rounds: 1, turn_timeout_ms: 4_000 } });
    await isClosed(channel);
    const { body } = await http().get(`/v1/channels/${channel}/timeline?limit=200`).expect(200);
    const events = body.items as { type: string; data: { participant_id: string; code?: string; cause?: string } }[];
    const of = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data);
    expect(of('TurnFailed')).toMatchObject([{ participant_id: 'product-planner', code: 'invalid_output' }]);
    expect(of('TurnSkipped')).toMatchObject([
      { participant_id: 'product-planner', cause: 'turn_failed' },
      { participant_id: 'system-designer', cause: 'timeout' },
    ]);
  });

  it.each([
    ['nothing to plan', {}, 400, 'invalid-request', '/requirement'],
    ['no roles', { ...offlineMode, roles: [] }, 400, 'invalid-request', '/roles'],
    ['an unknown role', { ...offlineMode, roles: [{ name: 'Astrologer' }] }, 400, 'invalid-request', '/roles/0/name'],
    [
      'a role nobody has',
      { ...offlineMode, roles: [{ name: 'Lu', role: 'Seer' }] },
      400,
      'invalid-request',
      '/roles/0/role',
    ],
    [
      'two roles with one name',
      { ...offlineMode, roles: [{ name: 'TestPlanner' }, { name: 'TestPlanner' }] },
      400,
      'invalid-request',
      '/roles/1/name',
    ],
    [
      'a script outside the schema',
      { ...offlineMode, roles: [{ name: 'TestPlanner', script: [{ turn: 1, speech: { shout: true } }] }] },
      400,
      'invalid-request',
      '/roles/0/script/0/speech/shout',
    ],
    ['feedback without a version', { ...offlineMode, feedback: 'x' }, 400, 'invalid-request', '/feedback'],
  ])('refuses %s', async (_, body, status, code, pointer) => {
    const { body: found } = await http().post('/v1/workshops').send(body).expect(status);
    expect(found.code).toBe(code);
    expect(found.errors).toContainEqual(expect.objectContaining({ pointer }));
  });

  it('refuses feedback for a version that does not exist', async () => {
    const stranger = { channel_id: '0199a5f0-0000-7000-8000-000000000001' };
    const { body } = await http().post('/v1/workshops').send({ base: stranger, feedback: 'x' }).expect(404);
    expect(body.code).toBe('plan-not-found');
    const channel = await open({ ...offlineMode, roles: [{ name: 'TestPlanner' }], config: { max_rounds: 1 } });
    await isClosed(channel);
    await http()
      .post('/v1/workshops')
      .send({ base: { channel_id: channel, version: 7 }, feedback: 'x' })
      .expect(404);
  });

  it('refuses an answer to what does not wait', async () => {
    const channel = await open();
    await isAsked(channel, RELAYED);
    const { body } = await answer(channel, 'question-9', 'x').expect(409);
    expect(body).toMatchObject({ code: 'question-not-pending' });
    await answer(channel, 'question-1', '').expect(400);
  });
});

describe('a restart while the user is asked', () => {
  it('loses nothing: the question still waits, and the answer goes on from there (W6)', async () => {
    const folder = await dataFolder();
    parley = await startStack({ folder });
    const channel = await open();
    await isAsked(channel, RELAYED);
    await parley.close();
    parley = await startStack({ folder });
    await isAsked(channel, RELAYED);
    await answer(channel, 'question-1', 'Everything').expect(200);
    await isClosed(channel);
    const { body } = await http().get(`/v1/channels/${channel}`).expect(200);
    expect(body).toMatchObject({ outcome: 'success', round: 3 });
    await parley.close();
  });
});
