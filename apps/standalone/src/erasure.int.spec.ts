import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verdictOf } from '@parley/audit';
import {
  chainHash,
  exportedEvents,
  GENESIS_HASH,
  readableExport,
  sha256,
  verifyExport,
  type RecordedEvent,
} from '@parley/contracts';
import { SUPERUSER } from '@parley/embedded-postgres';
import { startLocalServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import pg from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditedExport as audited } from '../../../libs/audit/src/audited.fixtures.js';
import { Caller, type ApiDocument, type Call } from './api-examples/caller.fixtures.js';
import { EVERYTHING } from './api-examples/everything.fixtures.js';
import { KEYS, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

const MARK = `mark${randomUUID().replaceAll('-', '')}`;
const MARKS = new RegExp(`${MARK}x\\d+x`, 'gu');
const PROTOCOLS = ['negotiation', 'round table', 'workshop', 'team', 'interview', 'vote'];
/** A vote is not forked (ADR 62). */
const UNFORKED = 'vote';
const OPENS = /_open(?:Channel)?$/u;
/** What a channel or a fork is opened with is its matter, and why somebody's words are erased is for auditors. */
const NOT_SAID: ReadonlySet<string> = new Set(['Forks_fork', 'Erasures_erase']);
const isNotSaid = (id: string) => OPENS.test(id) || NOT_SAID.has(id);

/** Says what the document's examples say, with a mark in each sentence, and remembers what was opened. */
class Marking extends Caller {
  readonly opened: string[] = [];

  override async call<Answer>(id: string, given: Call = {}): Promise<Answer> {
    const body = isNotSaid(id) ? given.body : (marked(this.bodyOf(id, given)) as object | undefined);
    const answer = await super.call<Answer>(id, { ...given, ...(body && { body }) });
    const { channel_id } = answer as { channel_id: string };
    if (OPENS.test(id) || id === 'Forks_fork') this.opened.push(channel_id);
    if (id === 'Forks_fork') forks.add(channel_id);
    return answer;
  }

  private bodyOf(id: string, given: Call): object | undefined {
    const found = this.operations.find(({ operation }) => operation.operationId === id)!;
    const example = this.exampleOf(this.jsonOf(found.operation).body) as object | undefined;
    return example || given.body ? { ...example, ...given.body } : undefined;
  }
}

let said = 0;

/** What has words, and not what is an id or a choice: each with a mark of its own. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? `${value} ${MARK}x${said++}x` : value;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, marked(part)]));
}

let parley: Standalone;
let database: pg.Client;
let receiver: Awaited<ReturnType<typeof startLocalServer>>;
/** Exports from before anything was erased, by channel. */
const before = new Map<string, string>();

/** Every fork. */
const forks = new Set<string>();

/** A channel with people's words and a fork of it, by their protocol. */
const forkOf = new Map<string, { parent: string; fork: string }>();

const as = (key: string) => request.agent(parley.url).set({ authorization: `Bearer ${key}` });
const erase = (
  channel: string,
  subject: string,
  { key = KEYS.operator, ...more }: Record<string, unknown> & { key?: string } = {},
) =>
  as(key)
    .post(`/v1/channels/${channel}/erasures`)
    .send({ subject, because: 'Asked for by letter.', ...more });
const read = async (path: string) => (await as(KEYS.operator).get(path).expect(200)).text;
const exported = (channel: string) => read(`/v1/channels/${channel}/export`);
const marksIn = (text: string) => new Set(text.match(MARKS));
const subjectsIn = (text: string) =>
  new Set(exportedEvents(text).flatMap(({ metadata }) => metadata.sealed?.map(({ of }) => of) ?? []));

/** Whether anybody has said anything there: nobody has, where a fork begins. */
const hadWords = (channel: string) => subjectsIn(before.get(channel)!).size > 0;

/** What a service, or a seat that Parley asks itself, made of what people said. */
function quotedIn(text: string): Set<string> {
  const events = readableExport(text);
  const others = events.filter(({ metadata }) => metadata.actor.kind === 'service');
  return marksIn(JSON.stringify(others));
}

/** An export in which an event says something else, with all hashes made anew. */
function planted(text: string, version: number, change: object): string {
  let head = GENESIS_HASH;
  const lines = text.trim().split('\n');
  const anew = lines.map((line) => {
    const one = JSON.parse(line) as RecordedEvent & { manifest?: object };
    if (one.manifest) return JSON.stringify({ manifest: { ...one.manifest, head } });
    if (!one.hash) return line;
    const data = one.version === version ? { ...one.data, ...change } : one.data;
    const event = { ...one, data } as RecordedEvent;
    return JSON.stringify({ ...event, hash: (head = chainHash(head, event)) });
  });
  return anew.filter((line) => !line.startsWith('{"proof"')).join('\n');
}

/** Every row of the database, as text, that a mark is in. */
async function rowsWithMarks(): Promise<string[]> {
  const { rows: tables } = await database.query<{ place: string }>(
    `select format('%I.%I', table_schema, table_name) as place from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { place } of tables) {
    const { rows } = await database.query<{ row: string }>(
      `select one::text as row from ${place} as one where one::text like $1`,
      [`%${MARK}%`],
    );
    found.push(...rows.map(({ row }) => `${place} ${row}`));
  }
  return found;
}

/** A fork of a channel of each protocol in which people have spoken, from just before its end; each is stopped. */
async function forkedOnce(): Promise<string[]> {
  for (const [parent, text] of [...before]) {
    const events = exportedEvents(text);
    const isOther = events.some(({ type, metadata }) => type === 'WordsErased' || metadata.copied);
    const { protocol } = events[0]!;
    if (!hadWords(parent) || isOther || forkOf.has(protocol) || protocol === UNFORKED) continue;
    const end = events.find(({ type }) => type === 'ChannelClosed')!.metadata.command_id;
    const at = events.findIndex(({ metadata }) => metadata.command_id === end);
    const { body } = await as(KEYS.operator).post(`/v1/channels/${parent}/forks`).send({ at }).expect(201);
    const { channel_id } = body as { channel_id: string };
    await as(KEYS.operator)
      .post(`/v1/channels/${channel_id}/stop`)
      .send(marked({ reason: 'It was to see.' }) as object);
    await eventually(async () =>
      expect(JSON.parse(await read(`/v1/channels/${channel_id}`))).toMatchObject({ status: 'closed' }),
    );
    forkOf.set(protocol, { parent, fork: channel_id });
    forks.add(channel_id);
  }
  return [...forkOf.values()].map(({ fork }) => fork);
}

beforeAll(async () => {
  receiver = await startLocalServer((_, response) => void response.end());
  parley = await startStack({ keys: true });
  const { body } = await request(parley.url).get('/openapi.json').expect(200);
  const hook = { url: `${receiver.url}/hook`, types: ['channel.closed', 'turn.waiting'] };
  await as(KEYS.operator).post('/v1/webhooks').send(hook).expect(201);
  const caller = new Marking(parley.url, body as ApiDocument, KEYS.operator);
  for (const name of PROTOCOLS) await EVERYTHING[name]!(caller, '', parley.folder);
  for (const channel of caller.opened) {
    await as(KEYS.operator)
      .post(`/v1/channels/${channel}/stop`)
      .send(marked({ reason: 'It was settled.' }) as object);
    await eventually(async () =>
      expect(JSON.parse(await read(`/v1/channels/${channel}`))).toMatchObject({ status: 'closed' }),
    );
    before.set(channel, await exported(channel));
  }
  for (const channel of await forkedOnce()) before.set(channel, await exported(channel));
  const port = readFileSync(join(parley.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const secret = readFileSync(join(parley.folder, 'secret'), 'utf8').trim();
  database = new pg.Client({ connectionString: `postgres://${SUPERUSER}:${secret}@127.0.0.1:${port}/postgres` });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await parley.close();
  await receiver.close();
});

it('what people say stands nowhere in the log or its exports, and is read all the same', async () => {
  for (const text of before.values()) {
    const quoted = quotedIn(text);
    expect([...marksIn(text)].filter((mark) => !quoted.has(mark))).toEqual([]);
    expect(verifyExport(text, { sha256 })).toMatchObject({ ok: true });
    if (!exportedEvents(text).some(({ type }) => type === 'WordsErased'))
      expect(verdictOf(audited(text))).toBe('follows');
  }
  const all = marksIn(
    [...before.values()]
      .flatMap(readableExport)
      .map((event) => JSON.stringify(event))
      .join(),
  );
  expect(all.size).toBeGreaterThan(30);
  expect((await rowsWithMarks()).filter((row) => row.startsWith('projections.')).length).toBeGreaterThan(0);
});

describe('an erasure is refused', () => {
  /** A negotiation of which nothing was erased yet. */
  const closed = () => [...before.keys()][1]!;

  it('without its scope, and to another tenant, which hears of no channel', async () => {
    await erase(closed(), 'ana', { key: KEYS.acme }).expect(403);
    await erase(closed(), 'ana', { key: KEYS.otherOperator }).expect(404);
  });

  it('of nobody, of whoever said nothing, and of a seat that Parley asks itself', async () => {
    for (const subject of ['nobody', 'user:nobody', 'bo']) {
      const { body } = await erase(closed(), subject).expect(400);
      expect(body).toMatchObject({ errors: [{ pointer: '/subject' }] });
    }
    await erase(closed(), 'ana', { because: ' ' }).expect(400);
  });

  it('as long as the channel is open, and while it is to be kept, but where it is said to be done all the same', async () => {
    const members = [{ name: 'Ana' }, { name: 'Pia', kind: 'person' }];
    const opening = { question: 'Four days?', members, retention_days: 30 };
    const { body } = await as(KEYS.operator).post('/v1/round-tables').send(opening).expect(201);
    const { channel_id } = body as { channel_id: string };
    expect((await erase(channel_id, 'pia').expect(409)).body).toMatchObject({ code: 'channel-open' });
    await as(KEYS.operator).post(`/v1/channels/${channel_id}/stop`).send({ reason: '' }).expect(200);
    expect((await erase(channel_id, 'pia').expect(409)).body).toMatchObject({ code: 'kept-for-longer' });
    await erase(channel_id, 'pia', { despite_retention: true }).expect(200);
  });
});

it('a key that somebody took away shows in an audit, and as no erasure', async () => {
  const [channel, text] = [...before].at(-1)!;
  const [{ keys }] = text.split('\n').flatMap((line) => (line.startsWith('{"keys"') ? [JSON.parse(line)] : [])) as [
    { keys: Record<string, string> },
  ];
  const [first, ...others] = Object.entries(keys);
  const without = JSON.stringify({ keys: Object.fromEntries(others) });
  const robbed = text.split('\n').map((line) => (line.startsWith('{"keys"') ? without : line));
  expect(first).toBeDefined();
  expect(verifyExport(robbed.join('\n'), { sha256 })).toMatchObject({ ok: true });
  expect(audited(robbed.join('\n')).divergence).toMatchObject({ kind: 'input' });
  expect(audited(await exported(channel)).divergence).toBeUndefined();
});

it('a fork has its parent’s words as they are sealed there, and reads them with the same keys', () => {
  expect([...forkOf.keys()].toSorted()).toEqual(['interview', 'negotiation', 'round-table', 'team', 'workshop']);
  let marks = 0;
  for (const { parent, fork } of forkOf.values()) {
    const [theirs, ours] = [exportedEvents(before.get(parent)!), exportedEvents(before.get(fork)!)];
    const copies = ours.filter(({ metadata }) => metadata.copied);
    expect(copies.map(({ data }) => data)).toEqual(theirs.slice(0, copies.length).map(({ data }) => data));
    const read = readableExport(before.get(fork)!).slice(0, copies.length);
    marks += marksIn(JSON.stringify(read)).size;
    expect(read.map(({ data }) => data)).toEqual(
      readableExport(before.get(parent)!)
        .slice(0, copies.length)
        .map(({ data }) => data),
    );
  }
  expect(marks).toBeGreaterThan(20);
});

describe('once everybody’s words are erased', () => {
  /** What services quoted, which no key is of. */
  const quoted = new Set<string>();

  beforeAll(async () => {
    const [channel] = before.keys();
    await database.query(
      `insert into messaging.dead_letters (id, consumer, tenant, channel_id, event_id, attempts, cause, message)
       values (gen_random_uuid(), 'x.Y', 'acme', $1, 'e', 1, 'c', $2)`,
      [channel, JSON.stringify({ text: `${MARK}x999999x` })],
    );
    for (const [id, text] of before) {
      await as(KEYS.operator).post(`/v1/channels/${id}/interventions`).send({ text: 'Too late.' }).expect(409);
      for (const mark of quotedIn(text)) quoted.add(mark);
      for (const subject of subjectsIn(text)) {
        const { body } = await erase(id, subject).expect(200);
        const again = await erase(id, subject).expect(200);
        expect(body).toMatchObject({ channel_id: id, subject });
        expect(again.body).toMatchObject({ erased: false, position: 0 });
      }
    }
  });

  it('they are in no table of the database, beyond what services quoted', async () => {
    await eventually(async () => {
      const left = marksIn((await rowsWithMarks()).join());
      expect([...left].filter((mark) => !quoted.has(mark))).toEqual([]);
    });
    const { rows } = await database.query('select 1 from log.subject_keys where channel_id = any($1)', [
      [...before.keys()],
    ]);
    expect(rows).toEqual([]);
    const { rows: refused } = await database.query(
      `select distinct command_hash from channel_admin.refusals where channel_id = any($1)`,
      [[...before.keys()].filter(hadWords)],
    );
    expect(refused).toEqual([{ command_hash: '' }]);
  });

  it('no answer has them, and names are gone with them', async () => {
    for (const [id] of before) {
      const paths = ['', '/outcome', '/state', '/timeline?limit=200', '/decision', '/record', '/export'];
      const answers = await Promise.all(paths.map((path) => read(`/v1/channels/${id}${path}`)));
      const left = marksIn(answers.join() + (await read('/v1/channels?limit=200')));
      expect([...left].filter((mark) => !quoted.has(mark))).toEqual([]);
      if (hadWords(id)) expect(answers[3]).toContain('[erased]');
    }
  });

  it('chain, signature and all that was exported before hold, and the audit counts by name what it cannot decide again', async () => {
    for (const [id, old] of [...before].filter(([one]) => hadWords(one))) {
      const text = await exported(id);
      const lines = new Set(text.split('\n'));
      for (const event of exportedEvents(old)) expect(lines).toContain(JSON.stringify(event));
      expect(verifyExport(text, { sha256 })).toMatchObject({ ok: true });
      const report = audited(text);
      expect(report.divergence).toBeUndefined();
      expect(report.erased).toBeGreaterThan(0);
      expect(report.follow + report.erased + report.resting_on_erased).toBeGreaterThanOrEqual(report.commands);
      expect(verdictOf(report)).toBe('incomplete');
      expect(
        readableExport(text)
          .filter(({ type }) => type === 'WordsErased')
          .map(({ data }) => data),
      ).toContainEqual(
        expect.objectContaining({
          because: expect.stringContaining('Asked for by letter') as string,
          actor: { kind: 'operator', id: 'acme-operator' },
        }),
      );
    }
    const standing = JSON.parse(await read('/v1/audit')) as object;
    expect(standing).not.toHaveProperty('stopped');
  });

  it('an audit excuses nothing beside it: a deadline that somebody changed is found, though nobody’s words are there', async () => {
    const unfound: Record<string, number> = {};
    for (const [id] of [...before].filter(([one]) => hadWords(one) && !forks.has(one))) {
      const text = await exported(id);
      const asks = exportedEvents(text).filter(({ type }) => type === 'TimerSet' || type === 'TurnRequested');
      expect(asks.length).toBeGreaterThan(0);
      for (const { version, protocol } of asks) {
        const changed = planted(text, version, { due_at: '2031-01-01T00:00:00.000Z' });
        expect(verifyExport(changed, { sha256 })).toMatchObject({ ok: true });
        const { divergence } = audited(changed);
        if (divergence) expect(divergence).toMatchObject({ kind: 'events', version });
        else unfound[protocol] = (unfound[protocol] ?? 0) + 1;
      }
    }
    // Where a command says more than its events, of a workshop's speech, a team's plan or a ballot, rules may have gone by what is erased:
    // a workshop's last speech, after which documents are asked for, is somebody's.
    expect(Object.keys(unfound).toSorted()).toEqual(['team', 'vote', 'workshop']);
    expect(unfound['team']! + unfound['workshop']! + unfound['vote']!).toBeLessThan(18);
  });
});
