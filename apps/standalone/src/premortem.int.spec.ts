import { callsOf, TABLES } from '@parley/protocols/round-table/gallery';
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

const IMAGINED = { en: 'Nobody asked who covers Fridays.', zh: '没有人问过星期五由谁值班。' };
const RENT = { en: 'What is the rent?', zh: '租金是多少？' };
const SHOP = { en: 'Keep the shop?', zh: '要不要保留店铺？' };
/** A speech that puts nothing on the table and objects to nothing. */
const NOTHING = Object.fromEntries(
  ['calls', 'comments', 'questions', 'new_issues', 'stances', 'entry_stances', 'reopens', 'sources'].map((field) => [
    field,
    [],
  ]),
);

const ASKED = [
  'Suppose that it was carried out',
  '假设它已付诸实施',
  '假设规划已付诸实施',
  'Suppose that the plan was carried out',
];

let api: SimulatedApi;
let parley: Standalone;

const isPremortem = ({ talk }: Pick<SimulatedRequest, 'talk'>): boolean => ASKED.some((words) => talk.includes(words));

beforeAll(async () => {
  const refuses = ({ talk }: SimulatedRequest) => isPremortem({ talk }) && talk.includes('refused');
  const cuts = ({ talk }: SimulatedRequest) => isPremortem({ talk }) && talk.includes('too long');
  const seats = (fields: object) => ['ana', 'bo'].map((participant_id) => ({ participant_id, ...fields }));
  const seat = { role: 'Host', task: 'Hosts.', notes: '', core: false };
  const asks = (field: string) => ({
    when: ({ schema }: SimulatedRequest) => JSON.stringify(schema).includes(`"${field}"`),
  });
  api = await startSimulatedApi(
    genericAnswerer(
      {
        ...asks('selected'),
        answer: (_, generic) => ({
          says: { ...generic, selected: seats({ reason: 'Fits.' }), possibly_related: [], not_selected: [] },
        }),
      },
      {
        ...asks('assignments'),
        answer: (_, { proposal }) => ({ says: { proposal: { ...(proposal as object), assignments: seats(seat) } } }),
      },
      {
        when: ({ schema, talk }) => 'asks' in (schema['properties'] as object) && /Keep the shop|保留店铺/u.test(talk),
        answer: ({ talk }, generic) => {
          const stance = { claim: 'Keep it', accepts: [], rejects: [], verdict: 'partly' };
          if (talk.includes('<question id="q1"'))
            return { says: { ...generic, stance, text: 'Nine hundred.', asks: [], answers: ['q1'] } };
          const question = RENT[talk.includes(SHOP.zh) ? 'zh' : 'en'];
          // Bo asks in no form, and again when it is told so: what it says counts as ever.
          const asks = /(?:You are |你是)Ana/u.test(talk) ? [{ question, of: 'Bo' }] : 'Who pays?';
          return { says: { ...generic, stance, asks, answers: [] }, thinks: 'Who knows the rent?' };
        },
      },
      { when: refuses, answer: BAD_DAYS.refuses },
      { when: cuts, answer: BAD_DAYS.thinksTooLong },
      {
        when: isPremortem,
        answer: ({ talk }, generic) => {
          const text = IMAGINED[/假设/u.test(talk) ? 'zh' : 'en'];
          if ('analysis' in generic) return { says: { ...generic, ...NOTHING, analysis: text, entries: [] } };
          const words = 'reasoning' in generic ? { reasoning: text } : { text };
          return { says: { ...generic, ...words }, thinks: 'Who would be there?' };
        },
      },
      {
        ...asks('new_issues'),
        answer: ({ talk }, generic) => ({
          says: {
            ...{ ...generic, ...NOTHING },
            entries: talk.includes('speaks first')
              ? [{ text: 'Four days.', resolves: ['issue-1'], reason: 'Fits.' }]
              : [],
          },
        }),
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

/** What models that agree at once come to. */
async function played(path: string, body: object) {
  const before = api.requests.length;
  const { body: opened } = await request(parley.url).post(path).send(body).expect(201);
  const { channel_id: id } = opened as { channel_id: string };
  await eventually(async () => expect(await get(id)).toMatchObject({ status: 'closed' }), { timeout: 20_000 });
  const asked = api.requests.slice(before).filter((one: RecordedRequest) => isPremortem(one));
  return { asked, outcome: await get(`${id}/outcome`), decision: await get(`${id}/decision`) };
}

const NAMES = [{ name: 'Ana' }, { name: 'Bo' }];
const board = (question: string, language: 'en' | 'zh' = 'en') =>
  played('/v1/round-tables', {
    ...{ question, language, members: NAMES },
    config: { rounds: 1, summaries: 'at_the_end' },
  });

it('a model of a negotiation whose first version all accept supposes that it was wrong', async () => {
  const { asked, outcome } = await played('/v1/channels', { demand: { text: 'A meetup.' }, candidates: NAMES });
  expect(asked).toHaveLength(1);
  expect(outcome).toMatchObject({ status: 'success', premortem: { round: 2, text: IMAGINED.en } });
});

it.each(['en', 'zh'] as const)(
  'a model of a board that agrees at once supposes that it was wrong: %s',
  async (language) => {
    const { asked, outcome, decision } = await board('Four days a week?', language);
    expect(asked).toHaveLength(1);
    const premortem = { round: 2, participant_id: 'ana', text: IMAGINED[language] };
    expect(outcome).toMatchObject({ status: 'completed', premortem });
    expect(decision.sections).toContainEqual({
      ...{ heading: 'premortem', kind: 'list' },
      items: [{ text: IMAGINED[language], detail: 'Ana' }],
    });
  },
);

it.each(['en', 'zh'] as const)(
  'a model of a workshop whose first round settles all supposes that it was wrong: %s',
  async (language) => {
    const { asked, outcome, decision } = await played('/v1/workshops', {
      ...{ requirement: 'Four days a week.', language },
      roles: ['speaks first', 'listens'].map((who, at) => ({
        name: NAMES[at]!.name,
        system_prompt: `You plan. Who you are: ${who}.`,
      })),
      config: { initial_judgement: false },
    });
    expect(asked).toHaveLength(1);
    const premortem = { round: 2, participant_id: 'ana', text: expect.stringContaining(IMAGINED[language]) as string };
    expect(outcome).toMatchObject({ status: 'success', premortem });
    expect(JSON.stringify(decision.sections)).toContain(IMAGINED[language]);
  },
);

it.each(['Refused: is that refused?', 'Is that too long?'])(
  'whose model gives nothing has tested nothing: %s',
  async (question) => {
    const { outcome, decision } = await board(question);
    expect(outcome).toMatchObject({ status: 'completed', premortem: { participant_id: 'ana', missed: 'turn_failed' } });
    expect(JSON.stringify(decision.sections)).toContain('the agreement was not tested');
  },
);

it.each(
  TABLES.filter((table) => callsOf(table) <= 6).flatMap((table) => [
    [table, 'en', 'Shall we move to Lyon?', {}] as const,
    // As the terminal sends it: what is not in it is the table's still.
    [table, 'zh', '我们要不要搬到里昂？', { config: { rounds: table.config.rounds } }] as const,
  ]),
)('a small form is asked by its question, in as many calls as it says ($id)', async (table, language, text, more) => {
  const before = api.requests.length;
  const { outcome } = await played('/v1/round-tables', { table: table.id, question: text, ...more });
  expect(outcome).toMatchObject({ status: 'completed', reason: 'agenda_done' });
  const asked = api.requests.slice(before);
  expect(asked).toHaveLength(callsOf(table));
  for (const one of asked) expect(one.talk).toContain(table[language].asks.slice(0, 60));
});

it.each([
  ['en', 'Begin with what you alone may know.', 'Open, and for you to answer: q1.'],
  ['zh', '请从只有你可能知道的事说起。', '尚待你回答的问题：q1。'],
] as const)(
  'who is asked what it alone may know is shown what was asked, and says what it answers: %s',
  async (language, first, open) => {
    const before = api.requests.length;
    const body = { question: SHOP[language], language, members: NAMES, config: { rounds: 2, summaries: 'at_the_end' } };
    const { body: opened } = await request(parley.url).post('/v1/round-tables').send(body).expect(201);
    expect(opened).toMatchObject({ one_model: { seats: 2 } });
    const { channel_id: id } = opened as { channel_id: string };
    const view = await eventually(
      async () => {
        const now = await get(id);
        expect(now).toMatchObject({ status: 'closed' });
        return now;
      },
      { timeout: 20_000 },
    );
    const turns = api.requests.slice(before).filter(({ schema }) => 'asks' in (schema['properties'] as object));
    expect(turns).toHaveLength(5);
    expect(turns.slice(0, 3).every(({ talk }) => talk.includes(first))).toBe(true);
    const asked = `<question id="q1" round="1" by="ana" of="bo">${RENT[language]}</question>`;
    expect(turns.slice(3).every(({ talk }) => talk.includes(asked))).toBe(true);
    expect(turns.slice(3).filter(({ talk }) => talk.includes(open))).toHaveLength(1);
    const answers = [{ round: 2 }, { round: 2 }];
    expect(view.asked).toMatchObject([{ id: 'q1', by: 'ana', of: 'bo', question: RENT[language], answered: answers }]);
  },
);
