import type { OpenAPIObject } from '@nestjs/swagger';
import { canonicalJson, type GeneratedBy } from '@parley/contracts';
import { startLocalServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { generatedLine } from '@parley/wording';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defined } from '../../cli/src/defined.js';
import { call, rpc } from './a2a.fixtures.js';
import { Page } from './ag-ui.fixtures.js';
import { earlierAssistant } from './mcp.fixtures.js';
import { meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

/** One channel of each protocol, with seats of AI agents here and elsewhere, and people. */
const OPENINGS = {
  negotiation: ['channels', meetup],
  'round-table': [
    'round-tables',
    {
      question: 'Four days?',
      members: [{ name: 'Eve', kind: 'external' }, { name: 'Ana' }, { name: 'Pia', kind: 'person' }],
    },
  ],
  workshop: ['workshops', { requirement: 'The app works offline.' }],
  team: ['teams', { task: 'Plan a meetup' }],
  interview: ['interviews', { topic: 'A shop for bicycles' }],
  vote: [
    'votes',
    {
      question: 'Four days?',
      members: [{ name: 'Ana' }, { name: 'Pia', kind: 'person' }],
      config: { rule: 'consent' },
    },
  ],
} as const;

/** What tells of a channel and has no words of it. Whatever else there is, a new address too, has to say who wrote it. */
const WITHOUT_WORDS: Readonly<Record<string, string>> = {
  Channels_state: 'figures of stop rules',
  ChannelEvents_events:
    'events as the log has them: each has its actor and its call, the first one every seat with its kind',
  AnyProtocol_form: 'the form of an answer',
  PushConfigs_list: 'addresses of agents elsewhere',
  PushConfigs_show: 'addresses of agents elsewhere',
};

const NEEDED: Record<string, string> = {
  '/diff': '?from=1&to=1',
  '/compare': '?from=1&to=1',
  '/comparison': '?with={id}',
  '/what-if': `?termination=${encodeURIComponent('{"stop_when":[{"round_limit":{"max":1}}]}')}`,
};
/** What comes of much more talk than this; each of them has its own test. */
const NOT_THERE = /\/(?:documents\/DOC_01|workspace\/phases)/u;
const VALUES: Record<string, string> = {
  version: '1',
  folder: 'phases',
  document: 'DOC_01',
  file: 'planning_report.md',
};

let parley: Standalone;
let hook: Awaited<ReturnType<typeof startLocalServer>>;
const told: { data: { channel_id: string; generated_by: GeneratedBy; notice: string; language: 'en' } }[] = [];
const marks = new Map<string, { id: string; mark: GeneratedBy }>();
let document: OpenAPIObject;

const api = () => request(parley.url);

beforeAll(async () => {
  hook = await startLocalServer(({ body }, response) => {
    told.push(body as unknown as (typeof told)[number]);
    response.end();
  });
  parley = await startStack();
  document = (await api().get('/openapi.json').expect(200)).body as OpenAPIObject;
  await api()
    .post('/v1/webhooks')
    .send({ url: hook.url + '/', types: ['channel.closed'] })
    .expect(201);
  for (const [name, [address, opening]] of Object.entries(OPENINGS)) marks.set(name, await played(address, opening));
});
afterAll(async () => {
  await parley.close();
  await hook.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** A channel in which somebody of each kind has spoken, and which is over. */
async function played(address: string, opening: object) {
  const { channel_id: id } = (await api().post(`/v1/${address}`).send(opening).expect(201)).body as {
    channel_id: string;
  };
  const at = `/v1/channels/${id}`;
  // At once: what is rehearsed is over soon.
  await api().post(`${at}/interventions`).send({ text: 'Please hurry.' }).expect(200);
  if (address === 'round-tables') {
    const contribution = { participant_id: 'eve', text: 'Yes.' };
    await eventually(() => api().post(`${at}/contributions`).send(contribution).expect(200));
  }
  await eventually(async () => expect((await markOf(id)).by).toContain('script'));
  await api().post(`${at}/stop`).send({ reason: '' });
  await eventually(async () => expect((await api().get(at).expect(200)).body).toMatchObject({ status: 'closed' }));
  return { id, mark: await markOf(id) };
}

const markOf = async (id: string) =>
  ((await api().get(`/v1/channels/${id}`).expect(200)).body as { generated_by: GeneratedBy }).generated_by;

const each = it.each(Object.keys(OPENINGS));
const of = (name: string) => marks.get(name)!;

each('%s: scripts and people spoke in it, at a table an agent elsewhere too', (name) => {
  const by = name === 'round-table' ? ['ai', 'script', 'people'] : ['script', 'people'];
  expect(of(name).mark).toEqual({ tool: 'parley', by, models: [] });
});

describe('over REST', () => {
  /** Every address that reads of one channel, in every form that it has. */
  const reads = () =>
    Object.entries(document.paths).flatMap(([path, { get }]) => {
      if (
        !get ||
        !/^\/v1\/(?:channels|interviews)\/\{id\}/u.test(path) ||
        get.operationId! in WITHOUT_WORDS ||
        path.endsWith('/voice')
      )
        return [];
      const query = Object.entries(NEEDED).find(([end]) => path.endsWith(end))?.[1] ?? '';
      const address = path.replaceAll(/\{(?!id\})(\w+)\}/gu, (_, key: string) => VALUES[key] ?? `{${key}}`) + query;
      const formats = (get.parameters ?? []).flatMap((one) =>
        'name' in one && one.name === 'format' ? ((one.schema as { enum?: string[] }).enum ?? []) : [],
      );
      const join = query ? '&' : '?';
      return [address, ...formats.map((format) => `${address}${join}format=${format}`)];
    });

  it('every answer with words of a channel says who wrote them, for programs or for people', async () => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    for (const { id, mark } of marks.values()) {
      const { body } = await api().get(`/v1/channels/${id}/timeline?limit=200`).expect(200);
      const { items } = body as { items: { position: number; data: object }[] };
      const position = items.find(({ data }) => 'call' in data)!.position;
      const look = async (address: string) => {
        const at = address.replaceAll('{id}', id).replace('{position}', String(position));
        const { status, text, headers } = await api().get(at).buffer();
        if (status === 404) return;
        seen.add(address);
        const isPage = /^text\//u.test(headers['content-type'] as string);
        if (status !== 200 || !(isPage ? saysLine(text, mark) : saysMark(text, mark))) wrong.push(`${status} ${at}`);
      };
      await Promise.all(reads().map(look));
    }
    expect(wrong).toEqual([]);
    expect(reads().filter((address) => !seen.has(address) && !NOT_THERE.test(address))).toEqual([]);
  });

  it('and so does every item of an inbox', async () => {
    const { body } = await api().get('/v1/inbox/Pia?user=true').expect(200);
    for (const item of (body as { items: { generated_by: GeneratedBy }[] }).items)
      expect(item.generated_by.tool).toBe('parley');
  });
});

const saysLine = (text: string, mark: GeneratedBy): boolean =>
  (['en', 'zh'] as const).some((language) => text.includes(generatedLine(language, mark)));

/** Members of an object may come in any order. */
const saysMark = (text: string, mark: GeneratedBy): boolean =>
  [...text.matchAll(/"generated_by":\s*(\{[^}]*\})/gu)].some(
    ([, found]) => canonicalJson(JSON.parse(found!)) === canonicalJson(mark),
  );

describe.each(Object.keys(OPENINGS))('%s, to programs and agents of others', (name) => {
  it('as an A2A task, with its artifacts and messages', async () => {
    const { id, mark } = of(name);
    const { body } = await rpc(parley.url, call('GetTask', { id, historyLength: 50 }));
    const { metadata, artifacts, history } = (
      body as { result: Record<string, { metadata: object; extensions: string[] }[]> }
    ).result;
    expect(metadata).toMatchObject({ parley: { generated_by: mark } });
    for (const artifact of artifacts!) expect(artifact.metadata).toMatchObject({ parley: { generated_by: mark } });
    expect(artifacts!.length).toBeGreaterThan(0);
    const authors = history!.flatMap((one) => (one.metadata as { parley?: { author: string } })?.parley?.author ?? []);
    if (name === 'round-table') expect(authors).toContain('ai');
  });

  it('in AG-UI’s state', async () => {
    const { id, mark } = of(name);
    const page = new Page(`${parley.url}/v1/ag-ui`, id, '');
    await page.run();
    expect(page.agent.state).toMatchObject({ generated_by: mark });
  });

  it('in what MCP answers, for the model and for its user', async () => {
    const { id, mark } = of(name);
    const { call: ask, close } = await earlierAssistant(parley.url);
    for (const tool of ['wait', 'get_outcome']) {
      const { data, text } = await ask(tool, { channel: id });
      expect([tool, saysLine(text, mark)]).toEqual([tool, true]);
      if (tool === 'get_outcome') expect(data).toMatchObject({ generated_by: mark });
    }
    await close();
  });

  it('in each webhook’s message', async () => {
    const { id, mark } = of(name);
    await eventually(() => expect(told.find(isEndOf(id))).toBeDefined());
    const { data } = told.find(isEndOf(id))!;
    expect(data).toMatchObject({ generated_by: mark, notice: generatedLine(data.language, mark) });
  });

  const isEndOf = (id: string) => (one: object) => {
    const { type, data } = one as { type: string; data: { channel_id: string } };
    return type === 'channel.closed' && data.channel_id === id;
  };

  it.each(['show', 'replay --speed max', 'decision', 'follow'])('at the terminal: %s', async (command) => {
    const { id, mark } = of(name);
    let out = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true));
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const [word = '', ...more] = command.split(' ');
    await defined().parseAsync(['node', 'parley', '--server', parley.url, word, id, ...more]);
    const flat = (text: string) => text.replaceAll(/[\s\u2060]+/gu, '');
    expect(flat(out)).toContain(flat(generatedLine('en', mark)));
  });
});

it('the card for agents of others names the mark', async () => {
  const { body } = await api().get('/.well-known/agent-card.json').expect(200);
  expect(body).toMatchObject({ capabilities: { extensions: [{ uri: 'urn:parley:v1:generated-by' }] } });
});
