import {
  BAD_DAYS,
  genericAnswerer,
  startSimulatedApi,
  type RecordedRequest,
  type SimulatedApi,
  type SimulatedRequest,
} from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOnModels } from './on-models.fixtures.js';
import type { Standalone } from './start-standalone.js';

const ALONE = { en: '## Five days\n\nBecause the shop is open.', zh: '## 五天\n\n因为店要开门。' };
const ASKED = [
  'Answer the question.',
  'Look for what is wrong or missing in your answer',
  '请回答这个问题',
  '请找出你目前的答案',
];

let api: SimulatedApi;
let parley: Standalone;

const isAlone = ({ talk }: Pick<SimulatedRequest, 'talk'>): boolean => ASKED.some((words) => talk.includes(words));

beforeAll(async () => {
  const alone = (word: string) => (asked: SimulatedRequest) => isAlone(asked) && asked.talk.includes(word);
  api = await startSimulatedApi(
    genericAnswerer(
      { when: alone('refused'), answer: BAD_DAYS.refuses },
      { when: alone('too long'), answer: BAD_DAYS.thinksTooLong },
      {
        when: isAlone,
        answer: ({ talk }) => ({ says: { text: ALONE[/[请]/u.test(talk) ? 'zh' : 'en'] }, thinks: 'Hm.' }),
      },
    ),
  );
  parley = await startOnModels(api);
}, 60_000);

afterAll(async () => {
  await parley.close();
  await api.close();
});

const get = async (path: string) => (await request(parley.url).get(`/v1/channels/${path}`).expect(200)).body;

/** What a board comes to, and what one agent says beside it. */
async function board(question: string, language: 'en' | 'zh', baseline = true) {
  const before = api.requests.length;
  const config = { rounds: 1, summaries: 'at_the_end', premortem: false, ...(baseline && { baseline }) };
  const body = { question, language, members: [{ name: 'Ana' }, { name: 'Bo' }], config };
  const { body: opened } = await request(parley.url).post('/v1/round-tables').send(body).expect(201);
  const { channel_id: id } = opened as { channel_id: string };
  const outcome = await eventually(
    async () => {
      const came = await get(`${id}/outcome`);
      expect(came).toMatchObject({ status: 'completed', ...(baseline && { baseline: { ended: true } }) });
      return came;
    },
    { timeout: 20_000 },
  );
  const asked = api.requests.slice(before).filter((one: RecordedRequest) => isAlone(one));
  return { id, outcome, asked, decision: await get(`${id}/decision`) };
}

it.each(['en', 'zh'] as const)('one agent answers the same beside a board, marked as an AI’s: %s', async (language) => {
  const question = language === 'zh' ? '每周工作四天吗？' : 'Four days a week?';
  const { id, outcome, asked, decision } = await board(question, language);
  expect(asked[0]!.talk).toContain(question);
  expect(asked.every(({ talk }) => !talk.includes('contribution'))).toBe(true);
  const { baseline } = outcome;
  expect(baseline).toMatchObject({ text: ALONE[language], drafts: asked.length });
  expect(baseline.cost_micro_usd).toBeLessThanOrEqual(baseline.deliberation_micro_usd);
  expect(decision.cost_micro_usd).toBe(baseline.cost_micro_usd + baseline.deliberation_micro_usd);
  expect(decision.sections.at(-1)).toMatchObject({ heading: 'baseline', kind: 'text' });
  expect(decision.sections.at(-1).text).toContain(ALONE[language]);
  const { text: record } = await request(parley.url).get(`/v1/channels/${id}/decision?format=markdown`).expect(200);
  expect(record).toContain(language === 'zh' ? '由一个 AI 智能体撰写' : 'Written by an AI agent');
});

it.each(['Is that refused?', 'Is that too long?'])(
  'whose model gives nothing leaves the outcome as it is: %s',
  async (question) => {
    const { outcome, decision } = await board(question, 'en');
    expect(outcome).toMatchObject({ status: 'completed', reason: 'agenda_done', baseline: { drafts: 0, ended: true } });
    expect(decision.sections.at(-1).text).toContain('It gave no answer');
  },
);

it('nobody is asked alone where nobody wishes it', async () => {
  const { outcome, asked } = await board('And three days?', 'en', false);
  expect([asked, outcome.baseline]).toEqual([[], undefined]);
});
