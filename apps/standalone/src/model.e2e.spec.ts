import { errors, says, saysJson, startMessagesApi, type Behaviour, type MessagesApi } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { meetup } from './rest.fixtures.js';
import { startOnModels } from './on-models.fixtures.js';
import type { Standalone } from './start-standalone.js';

let api: MessagesApi;
let parley: Standalone;

afterEach(async () => {
  await parley.close();
  await api.close();
});

async function start(...behaviours: Behaviour[]): Promise<void> {
  api = await startMessagesApi(...behaviours);
  parley = await startOnModels(api);
}

async function open(body: object): Promise<string> {
  const opened = await request(parley.url).post('/v1/channels').send(body).expect(201);
  return opened.body.channel_id as string;
}

/** The channel's view once it has these fields. */
const viewWith = (channelId: string, fields: object): Promise<Record<string, unknown>> =>
  eventually(async () => {
    const { body: view } = await request(parley.url).get(`/v1/channels/${channelId}`).expect(200);
    expect(view).toMatchObject(fields);
    return view as Record<string, unknown>;
  });

const play = async (body: object) => viewWith(await open(body), { status: 'closed' });

const seats = ['ana', 'bo'].map((participant_id, index) => ({
  participant_id,
  role: 'Member',
  task: 'Take part',
  notes: '',
  core: index === 0,
}));
const plan = {
  title: 'Meetup',
  summary: '',
  terms: [{ field: 'length', value: '30', unit: 'minutes' }],
  assignments: seats,
};

const ANSWERS: [asked: string, answer: object][] = [
  [
    'changes_made',
    {
      proposal: { ...plan, terms: [{ field: 'length', value: '45', unit: 'minutes' }] },
      changes_made: [{ request: 'bo.1.1.1', change: 'longer' }],
      changes_rejected: [],
      should_continue: true,
    },
  ],
  [
    'not_selected',
    {
      selected: ['ana', 'bo'].map((participant_id) => ({ participant_id, reason: 'fits' })),
      possibly_related: [],
      not_selected: [],
    },
  ],
  ['gaps', { gaps: [], follow_up: { suggested: false, demand: '' }, summary: 'They meet.' }],
  ['assignments', { proposal: plan }],
];

/** Answers by what it is asked for: as a model does, from the prompt and the schema alone. */
const claude = (): Behaviour => (response) => {
  const { body } = api.requests.at(-1)!;
  const asked = JSON.stringify(body['output_config']);
  const prompt = JSON.stringify([body['system'], body['messages']]);
  const found = ANSWERS.find(([part]) => asked.includes(`"${part}"`));
  if (found) return saysJson(found[1])(response);
  const negotiates = prompt.includes('## You are Bo') && prompt.includes('round 1');
  const change = { field: 'length', new_value: '45', reason: 'a demo' };
  return saysJson(
    negotiates
      ? { feedback_type: 'negotiate', reasoning: 'too short', proposed_changes: [change] }
      : { feedback_type: 'accept', reasoning: 'fine', proposed_changes: [] },
  )(response);
};

const demand = { demand: { text: 'A meetup' }, candidates: [{ name: 'Ana' }, { name: 'Bo' }] };

it('plays a whole negotiation with Claude, and accounts for every call', async () => {
  await start(claude());
  const view = await play(demand);
  expect(view).toMatchObject({
    outcome: 'success',
    round: 2,
    rehearsal: false,
    models: ['anthropic/claude-haiku-5-5', 'anthropic/claude-sonnet-5-5'],
  });
  // screen by the fast model, draft, two turns, adjust, two turns, gaps by the strong one: 22 and 433 micro-dollars
  // each by the server's usage and the price list.
  expect(api.requests).toHaveLength(8);
  expect(view['cost_micro_usd']).toBe(22 + 7 * 433);
});

it('a model that answers nonsense three times ends its channel by name; the stack stays up', async () => {
  await start(says('I would rather sing.'));
  const failed = await play({ ...demand, config: { model_wait_limit_ms: 0 } });
  expect(failed).toMatchObject({ outcome: 'failed', decision: { reason: 'facilitation_failed' } });
  // Three tries of the facilitation, each with its one repair.
  expect(api.requests).toHaveLength(6);
  const candidates = [{ name: 'Ana' }, { name: 'Bo' }];
  expect(await play({ ...demand, candidates, rehearsal: true })).toMatchObject({ outcome: 'success', rehearsal: true });
});

it('a key that is not accepted makes the channel wait, and says so; it goes on when it is told to', async () => {
  let broken = true;
  const healthy = claude();
  const refused = errors(401, 'authentication_error', 'invalid x-api-key');
  await start((response) => (broken ? refused : healthy)(response));
  const id = await open(demand);
  const waiting = await viewWith(id, { phase: 'waiting_for_model' });
  expect(waiting).toMatchObject({ waiting_for_model: { code: 'bad_key', attempt: 1 } });
  expect(api.requests).toHaveLength(1);
  broken = false;
  await request(parley.url).post(`/v1/channels/${id}/continue`).expect(200);
  expect(await viewWith(id, { status: 'closed' })).toMatchObject({ outcome: 'success' });
});

const asksForFeedback = () => JSON.stringify(api.requests.at(-1)!.body['output_config']).includes('"feedback_type"');

it('a model that is overloaded for everybody is never taken for consent', async () => {
  const healthy = claude();
  const overloaded = errors(529, 'overloaded_error', 'Overloaded');
  await start((response) => (asksForFeedback() ? overloaded : healthy)(response));
  const view = await play({ ...demand, config: { model_wait_limit_ms: 0 } });
  expect(view).toMatchObject({ outcome: 'failed', decision: { reason: 'model_unavailable', proposal_version: 0 } });
});

it('a budget too small for the first call ends the channel before it is made', async () => {
  await start(claude());
  expect(await play({ ...demand, config: { budget_micro_usd: 100 } })).toMatchObject({
    outcome: 'failed',
    decision: { reason: 'cost_budget' },
    closing_summary: { from_template: true, summary: expect.stringContaining('budget') as string },
  });
  expect(api.requests).toHaveLength(0);
});

it('warns of the last round (T1, T5)', async () => {
  await start(claude());
  const view = await play({
    ...meetup,
    candidates: meetup.candidates.map((candidate) => ({ ...candidate, kind: 'hosted' })),
    config: { max_rounds: 2 },
    rehearsal: true,
  });
  expect(view['warnings']).toMatchObject([{ condition: 'round_limit', measured: 1, limit: 2 }]);
});
