import { inTenant } from '@parley/event-log';
import { testDatabase, type TestDatabase } from '@parley/testing';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MAX_QUERY,
  migrateKnowledge,
  postgresKnowledgeBase,
  type KnowledgeBase,
  type KnowledgeDocument,
} from './index.js';

const ROLE = 'parley_transcript_store';
let database: TestDatabase;
let pool: pg.Pool;
let base: KnowledgeBase;

beforeAll(async () => {
  database = await testDatabase();
  await Promise.all([1, 2].map(() => migrateKnowledge(database.adminUrl)));
  pool = database.poolOf(ROLE);
  base = postgresKnowledgeBase(pool);
});
afterAll(() => database.drop());

const markdown = (path: string, text: string): KnowledgeDocument => ({ path, kind: 'markdown', text });
const paths = async (collection: string, query: string, tenant = 't') =>
  (await base.search(tenant, collection, query)).map(({ source }) => source.path);

describe('add', () => {
  it('changes nothing where the same content comes again', async () => {
    const documents = [markdown('a.md', '# One\nfirst\n# Two\nsecond'), markdown('b.md', 'third')];
    expect(await base.add('t', 'again', documents)).toEqual({ added: 2, replaced: 0, unchanged: 0, chunks: 3 });
    const before = await base.list('t', 'again');
    expect(await base.add('t', 'again', documents)).toEqual({ added: 0, replaced: 0, unchanged: 2, chunks: 0 });
    expect(await base.list('t', 'again')).toEqual(before);
  });

  it('replaces what a document said before', async () => {
    await base.add('t', 'replace', [markdown('a.md', 'The room is called Aspen.\n\n# More\nx')]);
    const after = await base.add('t', 'replace', [markdown('a.md', 'The room is called Birch.')]);
    expect(after).toEqual({ added: 0, replaced: 1, unchanged: 0, chunks: 1 });
    expect(await paths('replace', 'Aspen')).toEqual([]);
    expect(await paths('replace', 'Birch')).toEqual(['a.md']);
    expect(await base.list('t', 'replace')).toMatchObject([{ path: 'a.md', chunks: 1 }]);
  });

  it('lets one content win where two replace a document at once, never a mixture', async () => {
    const text = (word: string) => Array.from({ length: 30 }, (_, index) => `# H${index}\n${word}`).join('\n');
    await base.add('t', 'race', [markdown('a.md', 'start')]);
    await Promise.all(['aspen', 'birch', 'cedar'].map((word) => base.add('t', 'race', [markdown('a.md', text(word))])));
    const { rows } = await inTenant(pool, 't', (client) =>
      client.query(
        'select distinct text from knowledge.chunks c join knowledge.documents d on d.id = c.document_id where d.collection = $1',
        ['race'],
      ),
    );
    expect(rows.length).toBe(1);
  });

  it('refuses a name that is empty or cannot be stored, and stores nothing of that call', async () => {
    for (const path of ['', ' ', 'a\0b', 'x'.repeat(1_001)]) {
      const call = base.add('t', 'names', [markdown('good.md', 'x'), markdown(path, 'x')]);
      await expect(call).rejects.toMatchObject({ code: 'bad-name' });
    }
    expect(await base.list('t', 'names')).toEqual([]);
  });

  it('keeps text with NUL and broken characters, without them', async () => {
    await base.add('t', 'nul', [markdown('a.md', 'before\0after \udc00 end')]);
    expect((await base.search('t', 'nul', 'beforeafter'))[0]?.text).toBe('beforeafter \ufffd end');
  });
});

describe('search', () => {
  const documents = [
    markdown('talks.md', '# Talks\n\nEvery talk is limited to 45 minutes. Speakers bring their own laptop.'),
    markdown('food.md', '# Catering\n\nVegetarian meals have to be ordered three days before.'),
    markdown('rooms.md', '# 会议室\n\n会议室必须提前三天预订，最多容纳二十人。'),
    markdown('tax.md', '# 报销\n\n所有发票都要交税，使用PostgreSQL数据库保存。'),
    { path: 'manual.pdf', kind: 'pdf' as const, pages: ['Welcome.', 'The projector hangs in room seven.'] },
  ];
  beforeAll(() => base.add('t', 'search', documents));

  it('finds English by stem, and says where it stands', async () => {
    const [hit] = await base.search('t', 'search', 'limits for speaker');
    expect(hit).toMatchObject({
      source: { path: 'talks.md', heading: 'Talks', number: 1 },
      text: expect.stringContaining('45 minutes'),
      rank: expect.any(Number),
    });
    expect((await base.search('t', 'search', 'projectors'))[0]?.source).toEqual({
      path: 'manual.pdf',
      page: 2,
      number: 2,
    });
  });

  it('finds Chinese by a word of two characters, by one character, and by a question', async () => {
    expect(await paths('search', '预订')).toEqual(['rooms.md']);
    expect(await paths('search', '税')).toEqual(['tax.md']);
    expect(await paths('search', '人')).toEqual(['rooms.md']);
    expect((await paths('search', '会议室需要提前多久预订？'))[0]).toBe('rooms.md');
  });

  it('finds an English word inside Chinese text, whatever its case', async () => {
    expect(await paths('search', 'postgresql')).toEqual(['tax.md']);
    expect((await paths('search', 'ＰＯＳＴＧＲＥＳＱＬ数据库'))[0]).toBe('tax.md');
  });

  it('finds nothing for a question about something else', async () => {
    expect(await paths('search', 'quantum teleportation experiments in orbit')).toEqual([]);
    expect(await paths('search', '量子纠缠实验的能量守恒')).toEqual([]);
  });

  it('finds nothing for a query without a word', async () => {
    for (const query of ['', '   ', '…!?', '\0', 'the of and', '😀']) expect(await paths('search', query)).toEqual([]);
  });

  it('reads a query as words, never as syntax', async () => {
    expect(await paths('search', "talk' & !limited | (:* <-> \\ %_; drop table")).toEqual(['talks.md']);
    expect(await paths('search', '\ud800 talk\0s minutes')).toEqual(['talks.md']);
  });

  it('refuses a query of a megabyte', async () => {
    await expect(base.search('t', 'search', 'x'.repeat(1_000_000))).rejects.toMatchObject({ code: 'query-too-long' });
    for (const character of ['税', 'ж', 'x', '\ufdfa', '1.']) {
      await expect(base.search('t', 'search', character.repeat(MAX_QUERY / character.length))).resolves.toEqual([]);
    }
  });

  it('gives as many hits as asked for, and no endless number', async () => {
    await base.add(
      't',
      'many',
      Array.from({ length: 80 }, (_, index) => markdown(`${index}.md`, 'same words')),
    );
    expect((await base.search('t', 'many', 'words')).length).toBe(5);
    expect((await base.search('t', 'many', 'words', { limit: 7 })).length).toBe(7);
    expect((await base.search('t', 'many', 'words', { limit: 1e9 })).length).toBe(50);
    expect((await base.search('t', 'many', 'words', { limit: Number.NaN })).length).toBe(1);
  });

  it('puts a rare word before a common one', async () => {
    const common = Array.from({ length: 20 }, (_, index) => markdown(`${index}.md`, 'plan plan plan plan plan'));
    await base.add('t', 'rare', [...common, markdown('rare.md', 'one plan of the escrow among many other words')]);
    expect((await paths('rare', 'escrow plan'))[0]).toBe('rare.md');
  });

  it('shows a tenant nothing of another one, nor of another collection', async () => {
    await base.add('other', 'search', [markdown('secret.md', 'The talk about the projector is secret.')]);
    expect(await paths('search', 'secret projector')).not.toContain('secret.md');
    expect(await paths('search', 'secret', 'other')).toEqual(['secret.md']);
    expect(await paths('elsewhere', 'talk')).toEqual([]);
  });
});

describe('list and remove', () => {
  it('lists by path, and forgets a document with its chunks', async () => {
    await base.add('t', 'remove', [markdown('b.md', 'birch'), markdown('a.md', 'aspen')]);
    expect((await base.list('t', 'remove')).map(({ path }) => path)).toEqual(['a.md', 'b.md']);
    expect(await base.remove('other', 'remove', 'a.md')).toBe(false);
    expect(await base.remove('t', 'remove', 'a.md')).toBe(true);
    expect(await base.remove('t', 'remove', 'a.md')).toBe(false);
    expect(await paths('remove', 'aspen')).toEqual([]);
    expect(await paths('remove', 'birch')).toEqual(['b.md']);
  });
});
