import { type RecordedEvent, type RoundSimilarity, readableExport } from '@parley/contracts';
import { embedderFromEnvironment, rehearsalModel } from '@parley/llm';
import { REGISTRY } from '@parley/protocols';
import { assess, withSimilarities } from '@parley/termination';
import { type LocalServer, dataFolder, startLocalServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStandalone, type Standalone } from './start-standalone.js';

let server: LocalServer;
let parley: Standalone;
const asked: Record<string, unknown>[] = [];

/** Texts that speak of the moon point one way, all others another; of one that breaks it the server answers nonsense. */
const vectorOf = (text: string): unknown => (text.includes('breaks') ? 'x' : text.includes('moon') ? [1, 0] : [0, 1]);

beforeAll(async () => {
  server = await startLocalServer(({ body }, response) => {
    asked.push(body);
    const data = (body['input'] as string[]).map((text, index) => ({ index, embedding: vectorOf(text) }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ object: 'list', data }));
  });
  const embedder = embedderFromEnvironment({ PARLEY_EMBEDDING_MODEL: 'small', PARLEY_OPENAI_BASE_URL: server.url });
  // The SDK is loaded with the first call, which on a busy machine takes much of the time that a check has.
  await embedder!.embed(['']);
  asked.length = 0;
  const rehearsal = rehearsalModel();
  const settings = { folder: await dataFolder(), rehearsal: true, postgresSettings: ['fsync=off'] };
  parley = await startStandalone({ ...settings, modelFor: () => rehearsal, embedder });
});
afterAll(async () => {
  await parley.close();
  await server.close();
});

const post = (path: string, body: object) => request(parley.url).post(path).send(body);

async function open(): Promise<string> {
  const { body } = await post('/v1/round-tables', {
    question: 'Where do we build?',
    members: ['Ana', 'Bo'].map((name) => ({ name, kind: 'person' })),
    config: { turn_timeout_ms: 600_000, summaries: 'at_the_end', premortem: false },
    termination: {
      auto_exit: true,
      stop_when: [{ consensus: { min_rounds: 1, min_similarity: 0.8 } }],
    },
  }).expect(201);
  return `/v1/channels/${(body as { channel_id: string }).channel_id}`;
}

async function round(channel: string, number: number, ...texts: [string, string]): Promise<void> {
  await eventually(async () => {
    const { body } = await request(parley.url).get('/v1/inbox/Bo').expect(200);
    const waits = expect.objectContaining({ channel_id: channel.split('/').at(-1), round: number }) as unknown;
    expect(body.items).toContainEqual(waits);
  });
  for (const [index, text] of texts.entries()) {
    const said = { participant_id: ['ana', 'bo'][index], text, stance: { verdict: 'agree' } };
    await post(`${channel}/contributions`, said).expect(200);
  }
}

const eventsOf = async (channel: string): Promise<RecordedEvent[]> =>
  readableExport((await request(parley.url).get(`${channel}/export`).expect(200)).text);

const isClosed = (channel: string) =>
  eventually(async () => {
    const events = await eventsOf(channel);
    expect(events.at(-1)!.type).toBe('ChannelClosed');
    return events;
  });

/** Every check that the log has, made again from the log and from what was measured for it. */
function madeAgain(events: RecordedEvent[]): void {
  for (const { type, data } of events) {
    if (type !== 'TerminationChecked') continue;
    const { similarities = [], ...found } = data.assessment;
    const { ledger } = REGISTRY;
    const folded = events
      .filter(({ version }) => version <= found.at_version)
      .reduce(ledger.evolve, ledger.initialState);
    expect(assess(withSimilarities(folded, similarities as RoundSimilarity[]))).toEqual(found);
  }
}

it('all may say yes, each to something else: agreement needs them to mean the same, where that is asked for (T2, T3)', async () => {
  const channel = await open();
  await round(channel, 1, 'Agreed: on the moon.', 'Agreed: in the valley.');
  await round(channel, 2, 'Agreed: on the moon.', 'Agreed, the moon it is.');
  const events = await isClosed(channel);
  expect(events.at(-1)!.data).toMatchObject({ reason: 'consensus' });
  const measured = events.flatMap(({ type, data }) =>
    type === 'TerminationChecked' ? (data.assessment.similarities ?? []) : [],
  );
  expect(measured).toMatchObject([
    { value: 0, model: 'small' },
    { value: 1, model: 'small' },
  ]);
  expect(asked[0]).toMatchObject({ model: 'small', input: ['Agreed: on the moon.', 'Agreed: in the valley.'] });
  madeAgain(events);
});

it('a server that gives no vectors holds nobody up: the measures that need none decide', async () => {
  const channel = await open();
  await round(channel, 1, 'Agreed, if nothing breaks.', 'Agreed.');
  const events = await isClosed(channel);
  expect(events.at(-1)!.data).toMatchObject({ reason: 'consensus' });
  expect(JSON.stringify(events)).not.toContain('"similarities"');
  madeAgain(events);
});
