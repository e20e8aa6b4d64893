import { a2aTask, startA2aAgent, startLocalServer, type A2aAgent, type LocalServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defined } from '../apps/cli/src/defined.js';
import { DATA_OF, OtherAgent, TEXT_OF } from '../apps/standalone/src/a2a.fixtures.js';
import { Page } from '../apps/standalone/src/ag-ui.fixtures.js';
import { earlierAssistant } from '../apps/standalone/src/mcp.fixtures.js';
import { startStack } from '../apps/standalone/src/rest.fixtures.js';

/** Named as nobody else and nothing in the question is. */
const ABSENT = 'Zenobia';
const OPPOSED = 'Quirin';

let agent: A2aAgent;
let receiver: LocalServer;
let parley: Awaited<ReturnType<typeof startStack>>;
const told: { type: string; data: Record<string, unknown> }[] = [];
let id: string;

/** A board of which one sits elsewhere and gives no answer, and one says no: both are in all that is made of it. */
beforeAll(async () => {
  agent = await startA2aAgent(() => a2aTask('REJECTED', { text: 'Not today.' }));
  receiver = await startLocalServer(({ body }, response) => {
    told.push(body as never);
    response.end();
  });
  parley = await startStack();
  const post = (path: string, body: object) => request(parley.url).post(path).send(body).expect(201);
  await post('/v1/webhooks', { url: receiver.url, types: ['channel.closed'] });
  const stance = { claim: 'No', accepts: [], rejects: [], verdict: 'disagree' };
  const { body } = await post('/v1/round-tables', {
    question: 'Shall we work four days?',
    members: [
      { name: ABSENT, kind: 'a2a', url: agent.url },
      { name: OPPOSED, script: [{ turn: 1, text: 'No: who answers on Fridays?', stance }] },
      { name: 'Ana', script: [{ turn: 1, text: 'Yes.', stance: { ...stance, claim: 'Yes', verdict: 'agree' } }] },
    ],
    config: { rounds: 1, model_wait_limit_ms: 0 },
  });
  id = (body as { channel_id: string }).channel_id;
  await eventually(async () =>
    expect((await request(parley.url).get(`/v1/channels/${id}`)).body).toMatchObject({ status: 'closed' }),
  );
});
afterAll(async () => {
  await parley.close();
  await agent.close();
  await receiver.close();
});

const read = async (path: string) => {
  const { body, text } = await request(parley.url).get(`/v1/channels/${id}${path}`).expect(200);
  return text || JSON.stringify(body);
};

/** What the command line prints. */
async function printed(...words: string[]): Promise<string> {
  const out: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => (out.push(String(text)), true));
  try {
    await defined().parseAsync([...words, '--server', parley.url], { from: 'user' });
  } finally {
    vi.restoreAllMocks();
  }
  return out.join('');
}

async function asTask(): Promise<string> {
  const { artifacts } = await (await OtherAgent.of(parley.url)).task(id);
  const parts = artifacts.find(({ name }) => name === 'outcome')!.parts;
  // Both for people and for programs.
  for (const part of [TEXT_OF(parts[0]!), JSON.stringify(DATA_OF(parts[1]!))]) expectBoth(part);
  return TEXT_OF(parts[0]!);
}

async function asked(tool: string, args: object = {}): Promise<string> {
  const assistant = await earlierAssistant(parley.url);
  const { text, data } = await assistant.call(tool, { channel: id, ...args });
  await assistant.close();
  expectBoth(JSON.stringify(data));
  return text;
}

async function asRun(): Promise<string> {
  const page = new Page(`${parley.url}/v1/ag-ui`, id, '');
  await page.run();
  return JSON.stringify(page.last.result);
}

async function toldOf(): Promise<string> {
  const { data } = await eventually(() => {
    const closing = told.find(({ type }) => type === 'channel.closed');
    expect(closing).toBeDefined();
    return closing!;
  });
  expect(data['apart']).toEqual(
    expect.arrayContaining([
      { participant_id: 'zenobia', name: ABSENT, stance: 'not_heard' },
      { participant_id: 'quirin', name: OPPOSED, stance: 'disagree' },
    ]),
  );
  return JSON.stringify(data);
}

/** A line, or a record, that has who it is and what they are. */
function expectBoth(text: string): void {
  const lines = text.split('\n');
  const says = (name: string, what: RegExp) => lines.some((line) => line.includes(name) && what.test(line));
  expect(says(ABSENT, /not[ _]heard|未听到/u), text).toBe(true);
  expect(says(OPPOSED, /disagree|不同意/u), text).toBe(true);
}

it('the outcome has them by their ids, beside the names of the seats', async () => {
  const outcome = JSON.parse(await read('/outcome')) as object;
  expect(outcome).toMatchObject({ consent: { not_heard: ['zenobia'], minority: [{ participant_id: 'quirin' }] } });
});

it.each<[string, () => Promise<string>]>([
  ['the decision', () => read('/decision')],
  ['the decision as a document', () => read('/decision?format=markdown')],
  ['the record', () => read('/record?format=markdown')],
  ['the record in Chinese', () => read('/record?format=markdown&language=zh')],
  ['parley show', () => printed('show', id)],
  ['parley decision', () => printed('decision', id)],
  ['get_outcome of MCP, in brief', () => asked('get_outcome')],
  ['get_outcome of MCP, whole', () => asked('get_outcome', { detail: 'whole' })],
  ['the task of A2A', asTask],
  ['the run of AG-UI', asRun],
  ['the webhook', toldOf],
])('whoever was not heard and whoever disagrees is named in %s', async (_, road) => {
  expectBoth(await road());
});
