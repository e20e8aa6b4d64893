import { rehearsalModel, type LanguageModel } from '@parley/llm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewsOf } from './interview.fixtures.js';
import { startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

/** The rehearsal, whose Analyst thinks for as long as a test wants it to. */
const rehearsal = rehearsalModel();
let thinks = Promise.resolve();
const model: LanguageModel = {
  ...rehearsal,
  async generate(request) {
    if (request.prompt.template.startsWith('analyse@')) await thinks;
    return rehearsal.generate(request);
  },
};

/** From now on the Analyst thinks. @returns how it comes to an end */
function letAnalystThink(): () => void {
  let done = () => undefined as void;
  thinks = new Promise((resolve) => (done = resolve));
  return done;
}

let parley: Standalone;
beforeAll(async () => void (parley = await startStack({ model })));
afterAll(() => parley.close());

const { get, post, eventually, interview, events, open, say, listens } = interviewsOf(() => parley);

/** What a test's user tells, turn by turn. */
const TOLD = Array.from({ length: 16 }, (_, index) => `Answer ${index + 1}: nine people, two evenings a week.`);

/** Talks until the documents are there. @returns the last turn */
async function talkThrough(id: string): Promise<number> {
  await listens(id, 0);
  for (const [index, text] of TOLD.entries()) {
    await say(id, text).expect(200);
    const { state } = await listens(id, index + 1);
    if (state.status !== 'Completed') continue;
    await eventually(async () => expect((await interview(id)).documents).toHaveLength(6));
    return index + 1;
  }
  throw new Error('the interview did not become complete');
}

describe('an interview over REST (I1 to I7)', () => {
  it('goes from Profiling to Completed, delivers six documents, and takes a comment into a second version', async () => {
    const id = await open();
    const last = await talkThrough(id);

    const view = await interview(id);
    expect(view.state).toMatchObject({ session_id: id, processed_turns: last, status: 'Completed' });
    expect(view.facts.every(({ turns }) => turns.length > 0)).toBe(true);
    const { body: history } = await get(`/v1/interviews/${id}/states`).expect(200);
    const steps = history.items as { kind: string; to?: string; state?: { session_id: string } }[];
    const changes = steps.filter(({ kind }) => kind === 'status');
    expect(changes.at(-1)).toMatchObject({ to: 'Completed', state: { session_id: id, status: 'Completed' } });
    expect(steps.filter(({ kind }) => kind === 'analysis')).toHaveLength(last);
    expect(steps[0]).toMatchObject({ kind: 'notice', by: 'analyst' });

    await say(id, 'DOC_03: please change the order of the steps').expect(200);
    await listens(id, last + 1);
    const { body: versions } = await eventually(async () => {
      const answer = await get(`/v1/interviews/${id}/documents/DOC_03/versions`).expect(200);
      expect(answer.body.items).toMatchObject([{ version: 1 }, { version: 2, cause: 'comment' }]);
      return answer;
    });
    expect(versions.items[0]).toMatchObject({ title: 'Solution outline', cause: 'completed' });
    const { body: list } = await get(`/v1/interviews/${id}/documents`).expect(200);
    expect((list.items as { version: number }[]).map(({ version }) => version)).toEqual([1, 1, 2, 1, 1, 1]);

    const first = await get(`/v1/interviews/${id}/documents/DOC_03?version=1&format=markdown`).expect(200);
    expect(first.headers['content-type']).toContain('text/markdown');
    expect(first.text).toMatch(/^# DOC_03 · Solution outline$/mu);
    expect(first.text).toMatch(/ \(turns? \d/u);
    const accepted = await get(`/v1/interviews/${id}/documents/DOC_03`).set('accept', 'text/markdown').expect(200);
    expect(accepted.text).toContain('Version 2');
    const whole = await get(`/v1/interviews/${id}/documents/DOC_03`).expect(200);
    expect(whole.body).toMatchObject({ version: 2, content: { solution_outline: {} } });
    const { body: difference } = await get(`/v1/interviews/${id}/documents/DOC_03/compare?from=1&to=2`).expect(200);
    expect(difference).toMatchObject({ document: 'DOC_03', from: 1, to: 2 });
    expect(difference.parts.length).toBeGreaterThan(0);
  }, 120_000);

  it('shows what was said page by page, and keeps the order of what was typed early (I4)', async () => {
    const id = await open();
    const decide = letAnalystThink();
    await listens(id, 0);
    await say(id, 'One').expect(200);
    await eventually(async () => expect((await interview(id)).context.blocking_agent).toBe('Analyst'));
    for (const text of ['Two', 'Three', 'Four']) await say(id, text).expect(200);
    await eventually(async () =>
      expect(await interview(id)).toMatchObject({ barrier: { blocking_agent: 'Analyst', waiting: 3 } }),
    );
    decide();
    await listens(id, 2);

    const page = await get(`/v1/interviews/${id}/messages?limit=3`).expect(200);
    expect(page.body.items).toMatchObject([
      { turn: 0, from: 'interviewer' },
      { turn: 1, from: 'user', text: 'One' },
      { turn: 1, from: 'interviewer' },
    ]);
    const rest = await get(`/v1/interviews/${id}/messages?cursor=${page.body.next_cursor}`).expect(200);
    expect(rest.body.items).toMatchObject([
      ...['Two', 'Three', 'Four'].map((text) => ({ turn: 2, from: 'user', text })),
      { turn: 2, from: 'interviewer' },
    ]);
    expect(rest.body).not.toHaveProperty('next_cursor');
    const barriers = (await events(id)).filter(({ type }) => type.startsWith('Barrier'));
    expect(barriers).toMatchObject([
      { type: 'BarrierHeld', data: { turn: 1, level: 'syncing', blocking_agent: 'Analyst' } },
      { type: 'BarrierReleased', data: { turn: 1, cause: 'done' } },
      { type: 'BarrierReleased', data: { turn: 2, cause: 'done' } },
    ]);
  });

  it('refuses the message beyond the bound by name, and empty and huge ones (I4)', async () => {
    const id = await open();
    const decide = letAnalystThink();
    await listens(id, 0);
    await say(id, 'One').expect(200);
    await eventually(async () => expect((await interview(id)).context.blocking_agent).toBe('Analyst'));
    for (let early = 1; early <= 32; early++) await say(id, `Early ${early}`).expect(200);
    const { body } = await say(id, 'One too many').expect(409);
    expect(body).toMatchObject({ code: 'interventions-full' });
    await eventually(async () => expect(await interview(id)).toMatchObject({ barrier: { waiting: 32 } }));
    for (const text of ['', '   ', 'x'.repeat(8001)]) await say(id, text).expect(400);
    decide();
    await listens(id, 2);
  });

  it('is the same in two browsers, and both of them are heard in their order', async () => {
    const id = await open();
    await listens(id, 0);
    const answers = await Promise.all(['From the left', 'From the right'].map((text) => say(id, text).expect(200)));
    const positions = answers.map(({ body }) => (body as { position: number }).position);
    expect(new Set(positions).size).toBe(2);
    await eventually(async () => {
      const { body } = await get(`/v1/interviews/${id}/messages`).expect(200);
      const said = (body.items as { from: string; text: string }[]).filter(({ from }) => from === 'user');
      expect(said.map(({ text }) => text).toSorted()).toEqual(['From the left', 'From the right']);
    });
  });

  it('is answered and written by a person and an external agent over REST (I1)', async () => {
    const id = await open({
      interviewer: { name: 'Ida', kind: 'person' },
      architect: { name: 'Arc', kind: 'external' },
    });
    const asked = await eventually(async () => {
      const { body } = await get('/v1/inbox/Ida').expect(200);
      expect(body.items).toMatchObject([{ channel_id: id, work: 'answer' }]);
      return body.items[0] as { told: string };
    });
    expect(JSON.stringify(asked)).toContain('How our club plans its evenings');
    await post(`/v1/interviews/${id}/answers`, { participant_id: 'ida', text: 'What brings you here?' }).expect(200);
    await listens(id, 0);
    await post(`/v1/interviews/${id}/deliveries`).expect(409);
    await say(id, 'Mails, mails, mails.').expect(200);
    await eventually(() =>
      post(`/v1/interviews/${id}/answers`, { participant_id: 'ida', text: 'How many?' }).expect(200),
    );
    await listens(id, 1);
    await post(`/v1/interviews/${id}/deliveries`, { comment: 'Now, please' }).expect(200);
    const document = {
      summary: 'It is about mails.',
      problem_and_users: {
        ...{ problem: [{ text: 'Too many mails.', turns: [1] }], users: [{ text: 'The keeper.', turns: [1] }] },
        ...{ today: [], success: [] },
      },
    };
    const write = (request_id: string) =>
      post(`/v1/interviews/${id}/documents`, { participant_id: 'arc', request_id, document });
    await write('write-1-DOC_01').expect(200);
    await write('write-1-DOC_09').expect(409);
    const { body } = await eventually(() => get(`/v1/interviews/${id}/documents/DOC_01`).expect(200));
    expect(body).toMatchObject({ version: 1, cause: 'user', comment: 'Now, please', content: { changes: '' } });
  });

  it('says by its field what is not there', async () => {
    const id = await open();
    const documents = `/v1/interviews/${id}/documents`;
    const wrong = await get(`${documents}/constructor`).expect(400);
    expect(wrong.body).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/document' }] });
    expect((await get(`${documents}/DOC_01`).expect(404)).body).toMatchObject({ code: 'not-found' });
    expect((await get(`${documents}/DOC_01/compare`).expect(400)).body).toMatchObject({
      errors: [{ pointer: '/from' }],
    });
    await get(`${documents}/DOC_01?version=x`).expect(400);
    await get(`${documents}/DOC_01?format=pdf`).expect(400);
    await get(`/v1/interviews/${id}/messages?cursor=nonsense`).expect(400);
    await get('/v1/interviews/not-an-id').expect(400);
    await get('/v1/interviews/00000000-0000-4000-8000-000000000000').expect(404);
    const table = await post('/v1/round-tables', { question: 'Why?', members: ['A', 'B'].map((name) => ({ name })) });
    expect((await get(`/v1/interviews/${table.body.channel_id}`).expect(404)).body.detail).toContain(
      'the protocol round-table has none',
    );
    await post(`/v1/interviews/${id}/interruptions`, { heard_characters: -1 }).expect(400);
    await post('/v1/interviews', {}).expect(400);
  });
});
