import { readFileSync } from 'node:fs';
import { GENESIS_HASH, newId, type RecordedEvent } from '@parley/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedMany, playedWhole } from '../projections/projector.fixtures.js';
import { startReadSide, type ReadSide } from './read-side.fixtures.js';
import { Plans } from './workshop/plans.js';

let side: ReadSide;
beforeAll(async () => (side = await startReadSide()));
afterAll(() => side.close());

interface Page {
  items: { channel_id: string; question_id?: string }[];
  next_cursor?: string;
}

async function pagesOf(path: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next = ''; ;) {
    const { body } = (await side.get(path + next).expect(200)) as { body: Page };
    pages.push(body);
    if (!body.next_cursor) return pages;
    next = `${path.includes('?') ? '&' : '?'}cursor=${body.next_cursor}`;
  }
}

it('shows an inbox of more than 200 turns page by page, each once, the oldest first', async () => {
  const names = Array.from({ length: 205 }, (_, index) => `inbox-${index}`);
  const written = await Promise.all(names.map((name) => askedMany(side.log, name, 1)));
  const head = Math.max(...written.flat().map(({ position }) => position));
  await side.projector.reached(head, 20_000);
  const asked = written
    .flatMap((events) => events.filter(({ type }) => type === 'TurnRequested'))
    .toSorted((one, other) => one.position - other.position)
    .map(({ channel_id }) => channel_id);
  const usual = await pagesOf('/v1/inbox/p0');
  expect(usual.map(({ items }) => items.length)).toEqual([200, 5]);
  expect(usual.flatMap(({ items }) => items.map(({ channel_id }) => channel_id))).toEqual(asked);
  const small = await pagesOf('/v1/inbox/p0?limit=100');
  expect(small.map(({ items }) => items.length)).toEqual([100, 100, 5]);
  await side.get('/v1/inbox/p0?limit=0').expect(400);
  await side.get('/v1/inbox/p0?cursor=WyJ4Il0').expect(400);
});

it('keeps questions that one event has asked on one page, since no cursor can come between them', async () => {
  const [opened] = await askedMany(side.log, 'questions', 1);
  await side.projector.reached(opened!.position, 20_000);
  const rows = [1, 2, 2, 2, 3].map((position, index) => ({ position, question_id: `q${index}` }));
  for (const { position, question_id } of rows) {
    await side.database.asAdmin(
      `insert into projections.questions (channel_id, question_id, tenant, pending, position, question)
       values ($1, $2, 'default', true, $3, $4)`,
      [opened!.channel_id, question_id, position, { question_id }],
    );
  }
  const pages = await pagesOf('/v1/inbox/user?limit=2');
  expect(pages.map(({ items }) => items.map(({ question_id }) => question_id).toSorted())).toEqual([
    ['q0', 'q1', 'q2', 'q3'],
    ['q4'],
  ]);
});

it('makes the files of a plan once, and again where the channel has gone on (W9)', async () => {
  const file = new URL('../../../../test/corpus/channels/workshop-library-seats-zh.jsonl', import.meta.url);
  const recorded = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);
  const channel_id = newId();
  let head = { version: 0, hash: GENESIS_HASH };
  const append = async (event: RecordedEvent) => {
    const result = await side.log.append({
      tenant: 'default',
      channel_id,
      protocol: event.protocol,
      expected_version: head.version,
      previous_hash: head.hash,
      events: [event],
      metadata: { ...event.metadata, command_id: newId() },
    });
    if (result.status !== 'appended') throw new Error(result.status);
    head = result.events[0]!;
  };
  for (const event of recorded) await append(event);
  const plans = new Plans(side.log);
  const first = await plans.of('default', channel_id);
  expect(first!.files.length).toBeGreaterThan(0);
  expect(await plans.of('default', channel_id)).toBe(first);
  await expect(plans.of('other', channel_id)).rejects.toThrow('no such channel');
  await append(recorded.at(-1)!);
  const later = await plans.of('default', channel_id);
  expect(later).not.toBe(first);
  expect(later!.files.map(({ file: name }) => name)).toEqual(first!.files.map(({ file: name }) => name));
});

it('shows a channel as it stood after any position of the log, folded from its events alone (D6)', async () => {
  const events = await playedWhole(side.log, 'moments');
  const { channel_id, position: last } = events.at(-1)!;
  await side.projector.reached(last, 20_000);
  const path = `/v1/channels/${channel_id}`;
  const at = async (position: number) =>
    ((await side.get(`${path}?at=${position}`).expect(200)) as { body: Record<string, unknown> }).body;
  const now = (await side.get(path).expect(200)).body as unknown;
  const adjusted = events.find(({ type }) => type === 'ProposalAdjusted')!;
  expect(await at(adjusted.position - 1)).toMatchObject({ status: 'open', position: adjusted.position - 1 });
  expect(await at(events[0]!.position)).toMatchObject({ version: 1, round: 0, status: 'open' });
  expect(await at(last - 1)).not.toEqual(now);
  expect(await at(last)).toEqual(now);
  expect(await at(last + 1_000)).toEqual(now);
  // Events of other channels lie between: the answer is of the last one of this channel.
  const [other] = await askedMany(side.log, 'in between', 1);
  expect(await at(other!.position)).toEqual(now);
  for (const wrong of [events[0]!.position - 1, 0, 'then']) {
    const { body } = await side.get(`${path}?at=${wrong}`).expect(400);
    expect(body).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/at' }] });
  }
  await side.get(`/v1/channels/${newId()}?at=1`).expect(404);
});
