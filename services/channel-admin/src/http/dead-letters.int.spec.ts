import { newId } from '@parley/contracts';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLetter, startLetters } from './dead-letters.fixtures.js';

let side: Awaited<ReturnType<typeof startLetters>>;
beforeAll(async () => (side = await startLetters()));
afterAll(() => side.close());

const as = (key: string, test: request.Test) => test.set('authorization', `Bearer ${key}`);
const get = (path: string, key = 'operator') => as(key, request(side.url).get(`/v1/dead-letters${path}`));
const retry = (id: string, key = 'operator') => as(key, request(side.url).post(`/v1/dead-letters/${id}/retry`));

it('lists letters with their cause, the last first, page by page, and shows one with its message', async () => {
  const letters = [aLetter(), aLetter({ cause: 'Error: no' }), aLetter({ message: 'no \0 JSON', event_id: '' })];
  for (const letter of [...letters, aLetter({ tenant: 'other' })]) await side.letters.bury(letter);
  const first = await get('?limit=2').expect(200);
  expect(first.body.items.map(({ id }: { id: string }) => id)).toEqual([letters[2]!.id, letters[1]!.id]);
  const { message: _message, ...summary } = letters[1]!;
  expect(first.body.items[1]).toEqual({ ...summary, status: 'given-up', retries: 0 });
  const rest = await get(`?limit=2&cursor=${first.body.next_cursor}`).expect(200);
  expect(rest.body).toEqual({ items: [expect.objectContaining({ id: letters[0]!.id })] });
  expect((await get(`/${letters[0]!.id}`).expect(200)).body).toMatchObject(letters[0]!);
  expect((await get(`/${letters[2]!.id}`).expect(200)).body).toMatchObject({ message: 'no \ufffd JSON' });
});

it('has a letter handled again once, says so while it is, and of a handled one that it is', async () => {
  const letter = aLetter();
  await side.letters.bury(letter);
  const taken = await retry(letter.id).expect(202);
  expect(taken.body).toMatchObject({ status: 'retrying', retries: 1, retried_by: 'operator' });
  expect((await retry(letter.id).expect(409)).body).toMatchObject({ code: 'dead-letter-retrying' });
  await side.letters.settle({ id: letter.id, number: 1 }, { handled: true });
  expect((await get(`/${letter.id}`)).body).toMatchObject({ status: 'handled', retries: 1 });
  const { body } = await retry(letter.id).expect(409);
  expect(body).toMatchObject({ code: 'dead-letter-handled', detail: expect.stringMatching(/^at \d{4}-/u) });
  expect((await get('?status=handled')).body.items).toMatchObject([{ id: letter.id }]);
});

it('keeps what came of the last retry: what an earlier one says late does not count', async () => {
  const letter = aLetter();
  await side.letters.bury(letter);
  await retry(letter.id).expect(202);
  await side.letters.settle({ id: letter.id, number: 1 }, { handled: false, attempts: 5, cause: 'Error: still' });
  expect((await get(`/${letter.id}`)).body).toMatchObject({ status: 'given-up', attempts: 10, cause: 'Error: still' });
  await retry(letter.id).expect(202);
  await side.letters.settle({ id: letter.id, number: 1 }, { handled: true });
  expect((await get(`/${letter.id}`)).body).toMatchObject({ status: 'retrying', retries: 2 });
});

it('takes what came of a retry from whoever gave the letter up alone', async () => {
  const letter = aLetter();
  await side.letters.bury(letter);
  await retry(letter.id).expect(202);
  const { tenant, consumer } = letter;
  const done = (sender: { tenant: string; consumer: string }) =>
    side.letters.settle({ id: letter.id, number: 1 }, { handled: true }, sender);
  await done({ tenant: 'other', consumer });
  await done({ tenant, consumer: 'participant-agents.TurnRequested' });
  expect((await get(`/${letter.id}`)).body).toMatchObject({ status: 'retrying' });
  await done({ tenant, consumer });
  expect((await get(`/${letter.id}`)).body).toMatchObject({ status: 'handled' });
});

it('leaves a letter given up that cannot be handed over', async () => {
  const letter = aLetter();
  await side.letters.bury(letter);
  const stop = side.letters.onRetry(() => Promise.reject(new Error('nobody is there')));
  await retry(letter.id).expect(500);
  stop();
  expect((await get(`/${letter.id}`)).body).toMatchObject({ status: 'given-up', cause: letter.cause });
});

it('takes a letter once more whose retry was lost', async () => {
  const letter = aLetter();
  await side.letters.bury(letter);
  await retry(letter.id).expect(202);
  await side.pool.query(`update channel_admin.dead_letters set retried_at = now() - interval '16 minutes'`);
  expect((await retry(letter.id).expect(202)).body).toMatchObject({ retries: 2 });
});

it('is for operators of the tenant alone, and names what it does not know', async () => {
  const letter = aLetter();
  await side.letters.bury(letter);
  for (const key of ['reader', 'writer']) {
    for (const path of ['', `/${letter.id}`]) await get(path, key).expect(403);
  }
  await retry(letter.id, 'writer').expect(403);
  await get(`/${letter.id}`, 'stranger').expect(404);
  await retry(letter.id, 'stranger').expect(404);
  await retry(newId()).expect(404);
  expect((await get('/x').expect(400)).body).toMatchObject({ errors: [{ pointer: '/id' }] });
  expect((await get('?status=x').expect(400)).body).toMatchObject({ errors: [{ pointer: '/status' }] });
});

/** As a first version made it, whose letters had no retries. */
const FIRST = `create table channel_admin.dead_letters (
  number bigint generated always as identity primary key,
  id uuid not null unique, consumer text not null, tenant text not null, channel_id uuid not null, event_id uuid not null,
  attempts integer not null, cause text not null, message jsonb not null, at timestamptz not null default now(),
  unique (consumer, event_id)
)`;

it('takes up the table of a version that could not retry, with what is in it', async () => {
  const { id, consumer, channel_id, event_id } = aLetter();
  await side.pool.query('drop table channel_admin.dead_letters');
  await side.pool.query(FIRST);
  await side.pool.query(
    `insert into channel_admin.dead_letters (id, consumer, tenant, channel_id, event_id, attempts, cause, message)
     values ($1, $2, 'default', $3, $4, 5, 'Error: old', '{}')`,
    [id, consumer, channel_id, event_id],
  );
  await Promise.all([side.letters.prepare(), side.letters.prepare()]);
  expect((await get('')).body.items).toMatchObject([{ id, status: 'given-up', channel_id, event_id }]);
});

it('counts in the metrics those that nobody has handled, of all tenants', async () => {
  const count = async () => {
    const { text } = await as('operator', request(side.url).get('/metrics')).expect(200);
    return Number(/^parley_dead_letters (\d+)$/mu.exec(text)![1]);
  };
  const before = await count();
  const letter = aLetter();
  for (const one of [letter, aLetter({ tenant: 'other' })]) await side.letters.bury(one);
  expect(await count()).toBe(before + 2);
  await retry(letter.id).expect(202);
  await side.letters.settle({ id: letter.id, number: 1 }, { handled: true });
  expect(await count()).toBe(before + 1);
});
