import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callOf, type RecordedEvent, readableExport } from '@parley/contracts';
import { type Behaviour, dataFolder, type MessagesApi, saysJson, startMessagesApi } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { startOnModels } from './on-models.fixtures.js';
import type { Standalone } from './start-standalone.js';

let api: MessagesApi;
let parley: Standalone;

afterEach(async () => {
  await parley.close();
  await api.close();
});

const SERVER = fileURLToPath(new URL('../../../libs/mcp/test/mcp-server.mjs', import.meta.url));

/** A stack with a model behind the Messages API, an MCP server, and one document of knowledge. */
const start = (...behaviours: Behaviour[]): Promise<void> => startWithTools(60_000, behaviours);

/** @param timeoutMs how long a tool may take */
async function startWithTools(timeoutMs: number, behaviours: Behaviour[]): Promise<void> {
  api = await startMessagesApi(...behaviours);
  const folder = await dataFolder();
  const toolsFile = join(folder, 'tools.json');
  const servers = { office: { command: process.execPath, args: [SERVER] } };
  const allowed = ['office__echo', 'office__hang', 'office__huge'];
  const roles = { Planner: allowed, Clerk: allowed, Guest: allowed };
  writeFileSync(toolsFile, JSON.stringify({ servers, roles, timeout_ms: timeoutMs, max_result_bytes: 2_000 }));
  parley = await startOnModels(api, { folder, toolsFile });
  const documents = [
    { path: 'rules.md', kind: 'markdown', text: '# Trips\n\nThe treasurer signs trips over 500 euros.' },
  ];
  await request(parley.url).post('/v1/knowledge/default/documents').send({ documents }).expect(200);
}

const speech = {
  ...{
    calls: [],
    analysis: 'The treasurer signs.',
    advice: '',
    comments: [],
    questions: [],
    new_issues: [],
    stances: [],
  },
  ...{ entry_stances: [], reopens: [], sources: ['rules.md › Trips'] },
  entries: [{ text: 'Trips are signed by the treasurer.', resolves: ['issue-1'], reason: 'The rules say so.' }],
};
const REST = [
  saysJson(speech),
  saysJson({ summary: 'One entry.', merges: [], rewordings: [], off_topic: [] }),
  saysJson({ summary: 'Signed.', sections: [], based_on: ['entry-1'] }),
  saysJson({ summary: 'Trips are signed.' }),
];
const looksUp = (...calls: [tool: string, given: object][]) =>
  saysJson({
    ...{ ...speech, analysis: '', entries: [], sources: [] },
    calls: calls.map(([tool, given]) => ({ tool, arguments: JSON.stringify(given) })),
  });

async function planned(): Promise<{ events: RecordedEvent[]; channel: string }> {
  const roles = [{ name: 'Planner', system_prompt: 'You plan.', focus: 'trips' }];
  return played('/v1/workshops', { requirement: 'Who signs trips?', roles, config: { initial_judgement: false } });
}

async function played(path: string, opening: object): Promise<{ events: RecordedEvent[]; channel: string }> {
  const { body } = await request(parley.url).post(path).send(opening).expect(201);
  const channel = `/v1/channels/${(body as { channel_id: string }).channel_id}`;
  await eventually(async () =>
    expect((await request(parley.url).get(channel)).body).toMatchObject({ status: 'closed' }),
  );
  const { text } = await request(parley.url).get(`${channel}/export`);
  return { channel, events: readableExport(text) };
}

const usesOf = (events: RecordedEvent[]) =>
  events.flatMap((event) => (event.type === 'LookupMade' ? event.data.uses : []));

it('a role searches the knowledge and calls its tools before it speaks; the log has it all, the outputs cite it (W7)', async () => {
  await start(
    looksUp(['knowledge__search', { query: 'Who signs trips?' }], ['office__echo', { text: 'ask the office' }]),
    ...REST,
  );
  const { events, channel } = await planned();
  expect(usesOf(events)).toMatchObject([
    { tool: 'knowledge__search', is_error: false, sources: ['rules.md › Trips'] },
    { tool: 'office__echo', content: 'ask the office', is_error: false },
  ]);
  const order = events
    .map((event) => event.type)
    .filter((type) => /^(LookupMade|SpeechGiven|ClarificationAsked)$/u.test(type));
  expect(order).toEqual(['LookupMade', 'SpeechGiven']);
  const prompts = api.requests.map(({ body }) => JSON.stringify(body));
  expect(prompts[0]).toContain('office__echo');
  expect(prompts[1]).toContain('The treasurer signs trips over 500 euros.');
  expect(prompts[1]).toContain('ask the office');
  // What was offered and found stands in the prompts, which an audit makes anew (W7).
  for (const event of events.filter((one) => callOf(one))) {
    const { body } = await request(parley.url).get(`${channel}/prompts/${event.position}`).expect(200);
    expect({ type: event.type, ...(body as { matches: boolean }) }).toMatchObject({ type: event.type, matches: true });
  }
  const { text: report } = await request(parley.url).get(`${channel}/outputs/planning_report.md`).expect(200);
  expect(report).toContain('rules.md › Trips');
  const { text: transcript } = await request(parley.url)
    .get(`${channel}/outputs/planning_transcript.jsonl`)
    .expect(200);
  expect(transcript).toContain('"phase":"lookup"');
});

it('a tool that hangs, one that returns too much, and one that is not allowed are named, and the role speaks all the same', async () => {
  await startWithTools(3_000, [
    looksUp(['office__hang', {}], ['office__huge', { bytes: 30_000 }], ['office__die', {}], ['knowledge__search', {}]),
    // Nothing was found that it could cite.
    saysJson({ ...speech, sources: [] }),
    ...REST.slice(1),
  ]);
  const { events } = await planned();
  expect(usesOf(events)).toMatchObject([
    { tool: 'office__hang', is_error: true, failure: 'timeout' },
    { tool: 'office__huge', is_error: false, truncated: true },
    { tool: 'office__die', is_error: true, failure: 'not-allowed' },
    { tool: 'knowledge__search', is_error: true, failure: 'bad-arguments' },
  ]);
  expect(events.at(-1)).toMatchObject({ type: 'ChannelClosed', data: { status: 'success' } });
}, 60_000);

it('what a role names and is not there it is told once; said again, it stands in the log', async () => {
  const wrong = { ...speech, stances: [{ issue_id: 'issue-9', stance: 'agree', statement: '', reason: '' }] };
  await start(saysJson(wrong), saysJson(wrong), ...REST.slice(1));
  const { events } = await planned();
  expect(JSON.stringify(api.requests[1]!.body)).toContain('issue-9: not among the open issues, which are issue-1');
  const said = events.flatMap((event) => (event.type === 'SpeechGiven' ? [event.data] : []));
  expect(said).toMatchObject([
    {
      unknown: expect.arrayContaining(['issue-9', 'rules.md › Trips']) as string[],
      speech: { stances: [] },
      call: { attempts: 2 },
    },
  ]);
  expect(events.at(-1)).toMatchObject({ type: 'ChannelClosed', data: { status: 'success' } });
});

it('an expert of a team uses the knowledge and the tools that its line and the tools file allow, one phase at a time (D1, W7)', async () => {
  const nothing = { summary: '', findings: [], decisions: [], open_points: [], artefacts: [] };
  const phase = (phase_id: string, expert: string, depends_on: string[] = []) => ({
    ...{ phase_id, title: phase_id, task: `Do ${phase_id}.`, expert, depends_on },
  });
  const plan = {
    approach: 'One after the other.',
    phases: [phase('rules', 'clerk'), phase('note', 'guest', ['rules'])],
    review: { reason: '', topic: '', participants: [], wanted: false },
  };
  const calls = [
    { tool: 'knowledge__search', arguments: '{"query":"Who signs trips?"}' },
    { tool: 'office__echo', arguments: '{"text":"ask the office"}' },
  ];
  await start(
    saysJson(plan),
    saysJson({ ...nothing, calls }),
    saysJson({ ...nothing, calls: [], summary: 'The treasurer signs.' }),
    saysJson({ ...nothing, calls: [], summary: 'A note is written.' }),
    saysJson({ answer: 'The treasurer signs.', decisions: [], open_points: [] }),
  );
  const experts = [
    { name: 'Lead', persona: 'You lead.' },
    { name: 'Clerk', persona: 'You know the rules.', tools: ['knowledge', 'office'] },
    { name: 'Guest', persona: 'You write.' },
  ];
  const config = { automatic_debates: false };
  const { events } = await played('/v1/teams', { task: 'Say who signs trips.', lead: 'lead', experts, config });
  expect(usesOf(events)).toMatchObject([
    { tool: 'knowledge__search', is_error: false, sources: ['rules.md › Trips'] },
    { tool: 'office__echo', content: 'ask the office', is_error: false },
  ]);
  const prompts = api.requests.map(({ body }) => JSON.stringify(body));
  expect(prompts[1]).toContain('office__echo');
  expect(prompts[2]).toContain('The treasurer signs trips over 500 euros.');
  // The tools file would allow them to the guest; its line does not, and what the clerk found is the clerk's.
  expect(prompts[3]).not.toContain('office__echo');
  expect(prompts[3]).not.toContain('The treasurer signs trips over 500 euros.');
  expect(prompts[3]).toContain('The treasurer signs.');
});
