import { randomBytes } from 'node:crypto';
import { GENESIS_HASH, newId, type RecordedEvent } from '@parley/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../../../test/corpus/corpus.js';
import { askedMany } from '../projections/projector.fixtures.js';
import { asTenant } from '../projections/as-tenant.js';
import { boundedTurns } from './bounded-turns.js';
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

/** A text that cannot be compressed. */
const large = () => randomBytes(600_000).toString('base64');
const turn = async (channel_id: string, position: number, more: object) => {
  const row = {
    channel_id,
    position,
    request_id: newId(),
    tenant: 'default',
    participant_id: 'p9',
    name: 'Kim',
    kind: 'person',
  };
  const given = { ...row, round: 1, due_at: '2026-01-01T00:00:00Z', open: true, ...more };
  await side.database.asAdmin(
    'insert into projections.turns select * from json_populate_record(null::projections.turns, $1)',
    [JSON.stringify(given)],
  );
};

it('a page of turns ends where it would weigh too much, and has of each turn what is shown alone', async () => {
  const [opened] = await askedMany(side.log, 'large feedback', 1);
  const { channel_id } = opened!;
  await side.projector.reached(opened!.position, 20_000);
  for (let position = 1_001; position <= 1_008; position++) {
    await turn(channel_id, position, {
      open: false,
      answer_type: 'FeedbackRecorded',
      answer: { participant_id: `${position}`, text: large() },
      context: { text: large() },
    });
  }
  const pages = await pagesOf(`/v1/channels/${channel_id}/feedback?limit=200`);
  expect(pages.length).toBeGreaterThan(1);
  expect(Math.max(...pages.map((page) => JSON.stringify(page).length))).toBeLessThan(4_000_000);
  const said = pages.flatMap(({ items }) => items as unknown as { participant_id: string }[]);
  expect(said.map(({ participant_id }) => Number(participant_id))).toEqual([
    1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008,
  ]);
  expect((await pagesOf(`/v1/channels/${channel_id}/feedback?limit=3`)).every(({ items }) => items.length <= 3)).toBe(
    true,
  );
  const { rows } = await asTenant(side.projections.reader, 'default', (manager) =>
    boundedTurns(manager, {
      columns: ['name', 'answer'],
      sized: 'answer',
      where: 'channel_id = $1',
      values: [channel_id],
      limit: 3,
    }),
  );
  expect(Object.keys(rows.at(-1)!).toSorted()).toEqual(['answer', 'name', 'position']);
});

it('a page of an inbox ends where it would weigh too much, and no question comes before a turn that was asked first', async () => {
  const [opened] = await askedMany(side.log, 'large inbox', 1);
  const { channel_id } = opened!;
  await side.projector.reached(opened!.position, 20_000);
  for (let position = 2_001; position <= 2_008; position++)
    await turn(channel_id, position, {
      participant_id: 'user',
      name: 'user',
      context: { at: position, text: large() },
    });
  await side.database.asAdmin(
    `insert into projections.questions (channel_id, question_id, tenant, pending, position, question)
     values ($1, 'late', 'default', true, 2005, '{"at": 2005.5}')`,
    [channel_id],
  );
  const pages = await pagesOf('/v1/inbox/user');
  expect(pages.length).toBeGreaterThan(2);
  const places = pages.flatMap(({ items }) => items.map((item) => (item as unknown as { at?: number }).at ?? 0));
  expect(places.filter((at) => at > 2_000)).toEqual([2001, 2002, 2003, 2004, 2005, 2005.5, 2006, 2007, 2008]);
});

it('makes the files of a plan once, and again where the channel has gone on (W9)', async () => {
  const recorded = eventsOf('workshop-library-seats-zh');
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
  const first = await plans.of({ tenant: 'default' }, channel_id);
  expect(first!.files.length).toBeGreaterThan(0);
  expect(await plans.of({ tenant: 'default' }, channel_id)).toBe(first);
  await expect(plans.of({ tenant: 'other' }, channel_id)).rejects.toThrow('no such channel');
  await append(recorded.at(-1)!);
  const later = await plans.of({ tenant: 'default' }, channel_id);
  expect(later).not.toBe(first);
  expect(later!.files.map(({ file: name }) => name)).toEqual(first!.files.map(({ file: name }) => name));
});

it('tells what finished deliberations of a kind came to by the middle half of them, and of no others', async () => {
  const sonnet = ['anthropic/claude-sonnet-5-5'];
  let count = 0;
  /** A board of Ana and Bo that took as many minutes as it asked models and cost cents. */
  const ended = async (calls: number, more: object = {}, seats = ['ana', 'bo'], kind = 'hosted') => {
    const id = newId();
    const [opened_at, closed_at] = [
      '2026-01-01T12:00:00.000Z',
      `2026-01-01T12:${String(calls).padStart(2, '0')}:00.000Z`,
    ];
    const view = {
      ...{ rehearsal: false, outcome: 'completed', models: sonnet, opened_at, calls, cost_micro_usd: calls * 10_000 },
      ...{ tokens: { input: calls * 900, output: calls * 100 }, ...more },
    };
    await side.database.asAdmin(
      `insert into projections.channels (channel_id, tenant, protocol, status, last_activity_at, position, view)
       values ($1, 'default', 'round-table', 'closed', $2, $3, $4)`,
      [id, closed_at, 900_000 + (count += 1), view],
    );
    for (const seat of seats)
      await side.database.asAdmin(
        `insert into projections.turns (channel_id, request_id, tenant, participant_id, name, kind, open, round, due_at, position)
         values ($1, $2, 'default', $2, $2, $3, false, 1, now(), $4)`,
        [id, seat, kind, 900_000 + (count += 1)],
      );
  };
  const figures = async (query: string, key: 'reader' | 'stranger' = 'reader') =>
    (await side.get(`/v1/figures?protocol=round-table${query}`, key).expect(200)).body as object;
  for (const calls of [10, 20]) await ended(calls);
  await ended(59, { rehearsal: true });
  await ended(59, { outcome: 'failed' });
  await ended(59, { forked_from: {} });
  await ended(58, {}, ['ana', 'bo', 'cy']);
  expect(await figures('&seats=2')).toEqual({ protocol: 'round-table', seats: 2, channels: 2, models: sonnet });
  for (const calls of [30, 40, 50]) await ended(calls);
  const quartiles = (unit: number) => ({ low: 20 * unit, median: 30 * unit, high: 40 * unit });
  const five = { protocol: 'round-table', seats: 2, channels: 5, models: sonnet };
  const known = { calls: quartiles(1), tokens: quartiles(1_000), cost_micro_usd: quartiles(10_000) };
  expect(await figures('&seats=2')).toEqual({ ...five, ...known, seconds: quartiles(60) });
  expect(await figures('')).toMatchObject({ channels: 6 });
  expect(await figures('&seats=2', 'stranger')).toEqual({ protocol: 'round-table', seats: 2, channels: 0, models: [] });
  await ended(55, { models: ['openai/gpt'] });
  expect(await figures('&seats=2')).toEqual({ ...five, channels: 1, models: ['openai/gpt'] });
  await side.get('/v1/figures?protocol=poker').expect(400);
  await side.get('/v1/figures?protocol=round-table&seats=none').expect(400);
});
