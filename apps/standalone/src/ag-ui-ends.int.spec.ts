import { newId } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Page } from './ag-ui.fixtures.js';
import { KEYS, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;
beforeAll(async () => void (parley = await startStack({ keys: true })));
afterAll(() => parley.close());

const pageOf = (thread: string, key = KEYS.operator) => new Page(`${parley.url}/v1/ag-ui`, thread, key);
const post = (path: string, body: object = {}) =>
  request(parley.url).post(path).auth(KEYS.operator, { type: 'bearer' }).send(body);

/** A round table of two people. @returns its id */
async function openTable(): Promise<string> {
  const members = ['Ula', 'Bo'].map((name) => ({ name, kind: 'person' }));
  const { body } = await post('/v1/round-tables', { question: 'Tea or coffee?', members }).expect(201);
  return (body as { channel_id: string }).channel_id;
}

/** Until a run has begun. */
const begins = ({ events }: Page) =>
  eventually(() => expect(events.map(({ type }) => type)).toContain('MESSAGES_SNAPSHOT'));
const typesOf = ({ events }: Page) => events.map(({ type }) => type);

it('a vote is an interrupt with a form of its own, and is cast by resuming', async () => {
  const channel = await openTable();
  await post(`/v1/channels/${channel}/votes`, { question: 'Have we said enough?' }).expect(200);
  const page = pageOf(channel);
  const asked = await page.run();
  const votes = asked.filter(({ reason }) => reason === 'parley:vote');
  expect(votes).toMatchObject([
    {
      message: expect.stringContaining('Have we said enough?') as string,
      responseSchema: { properties: { choice: { enum: ['end', 'continue', 'abstain'] } }, required: ['choice'] },
      metadata: { parley: { seat: { name: 'Ula' } } },
    },
    { metadata: { parley: { seat: { name: 'Bo' } } } },
  ]);
  const payload = { choice: 'end', reasoning: 'We repeat ourselves.' };
  await page.run({
    resume: asked.map(({ id: interruptId, reason }) =>
      reason === 'parley:vote' ? { interruptId, status: 'resolved', payload } : { interruptId, status: 'cancelled' },
    ),
  });
  expect(page.last).toMatchObject({ outcome: { type: 'success' }, result: { ended: { reason: 'vote' } } });
});

it('a run whose key is no longer good ends with an error that says so, and tells nothing more', async () => {
  const channel = await openTable();
  const tokenOf = async () =>
    ((await post(`/v1/channels/${channel}/seats/ula/token`).expect(201)).body as { token: string }).token;
  const page = pageOf(channel, await tokenOf());
  const stance = { verdict: 'agree', claim: 'Tea', accepts: [], rejects: [] };
  const said = { participant_id: 'ula', text: 'Tea.', stance };
  await post(`/v1/channels/${channel}/contributions`, said).expect(200);
  // Ula has spoken, and Bo is waited for: the run goes on.
  const run = page.run().catch((error: unknown) => error);
  await begins(page);
  await tokenOf();
  await run;
  expect(page.events.at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'unauthenticated' });
  expect(typesOf(page)).not.toContain('RUN_FINISHED');
  await post(`/v1/channels/${channel}/stop`).expect(200);
});

it('a channel that somebody stops in the middle of a run ends it as cancelled', async () => {
  const channel = await openTable();
  const watcher = pageOf(channel, KEYS.reader);
  const run = watcher.run();
  await begins(watcher);
  await post(`/v1/channels/${channel}/stop`).expect(200);
  await run;
  expect(watcher.last.outcome).toEqual({ type: 'cancelled' });
  expect(watcher.last.result).toBeUndefined();
  expect(typesOf(watcher)).not.toContain('RUN_ERROR');
});

it('a channel that no model could go on with ends its run as an error, after what there is to say', async () => {
  const members = ['Ana', 'Bo'].map((name) => ({ name, script: [{ turn: 1, act: 'fail' }] }));
  const more = { members, config: { rounds: 1, model_wait_limit_ms: 100 } };
  const page = pageOf(newId()).says('Tea or coffee?');
  await page.run({ parley: { protocol: 'round-table', more } }).catch((error: unknown) => error);
  expect(page.events.at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'model_unavailable' });
  expect(typesOf(page)).not.toContain('RUN_FINISHED');
  expect(page.agent.state).toMatchObject({ status: 'closed', outcome: { status: 'failed' } });
  expect(page.texts.at(-1)).toMatch(/\S/u);
});
