import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readableExport, sha256, verifyExport } from '@parley/contracts';
import type { DeliberationRecord } from '@parley/protocols';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defined } from '../../cli/src/defined.js';
import { closedNegotiation, startStack } from './rest.fixtures.js';

let stack: Awaited<ReturnType<typeof startStack>>;
let channel: string;
beforeAll(async () => {
  stack = await startStack();
  channel = await closedNegotiation(stack.url);
});
afterAll(() => stack.close());
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const get = (query: string) => request(stack.url).get(`/v1/channels/${channel}/record${query}`);

describe('the record of a channel', () => {
  it('cites over REST only events that the export has, and is the same as Markdown and as a page', async () => {
    const { body } = await get('?language=en').expect(200);
    const { statements, cited, generated_by } = body as DeliberationRecord;
    const { text } = await request(stack.url).get(`/v1/channels/${channel}/export`).buffer().expect(200);
    const events = new Map(readableExport(text).map((event) => [event.version, event]));
    for (const { cites } of statements) for (const version of cites) expect(events.has(version)).toBe(true);
    for (const { version, position, type } of cited) expect(events.get(version)).toMatchObject({ position, type });
    expect(generated_by).toEqual({ tool: 'parley', by: ['script'], models: [] });
    const markdown = await get('?language=en&format=markdown')
      .expect(200)
      .expect('content-type', /^text\/markdown/u);
    expect(markdown.text).toContain('## What it came to');
    const page = await get('?format=html&language=zh')
      .expect(200)
      .expect('content-type', /^text\/html/u);
    expect(page.text).toContain('<html lang="zh">');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is as it stood at a position, and says which field is wrong', async () => {
    const { body } = await get('').expect(200);
    const [first] = (body as DeliberationRecord).cited;
    const { body: past } = await get(`?at=${first!.version}`).expect(200);
    expect((past as DeliberationRecord).statements.map(({ kind }) => kind)).toContain('outcome.running');
    for (const [query, pointer] of [
      ['?format=pdf', '/format'],
      ['?language=xx', '/language'],
      ['?at=soon', '/at'],
    ] as const)
      expect((await get(query).expect(400)).body).toMatchObject({ errors: [{ pointer }] });
    await request(stack.url).get('/v1/channels/01a1fe93-95bf-7249-92e1-1b674c900bb4/record').expect(404);
  });

  it('is written by the command line with the export beside it, and over nothing that is there', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'parley-record-')), 'for auditors');
    let out = '';
    const printed = vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true));
    let told = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((told += String(text)), true));
    const record = (...more: string[]) =>
      defined().parseAsync(['node', 'parley', '--server', stack.url, 'record', channel, '--to', folder, ...more]);
    await record('--madr');
    expect(process.exitCode).toBe(0);
    const names = ['record.md', 'record.html', `${channel}.jsonl`, 'decision.md'];
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
    for (const name of names) expect(out).toContain(join(folder, name));
    expect(verifyExport(readFileSync(join(folder, `${channel}.jsonl`), 'utf8'), { sha256 }).ok).toBe(true);
    const first = readFileSync(join(folder, 'record.md'), 'utf8');
    // Where it sends its reader: an export has lines that are no events.
    expect(first).toContain('the event whose `version` is that number');
    const lines = readFileSync(join(folder, `${channel}.jsonl`), 'utf8')
      .trim()
      .split('\n');
    const read = lines.map((line) => JSON.parse(line) as { input?: object; version?: number; type?: string });
    expect(read.some(({ input }) => input)).toBe(true);
    const index = [...first.matchAll(/^\| (\d+) +\| \d+ +\| (\w+) /gmu)].map(([, version, type]) => [
      Number(version),
      type,
    ]);
    expect(index.length).toBeGreaterThan(3);
    for (const [version, type] of index)
      expect(read.filter((one) => one.version === version).map((one) => one.type)).toEqual([type]);
    expect(index.some(([version]) => read[Number(version) - 1]!.version !== version)).toBe(true);
    expect(first).toContain(`channel: ${channel}`);
    printed.mockClear();
    await record('--lang', 'zh');
    expect(process.exitCode).toBe(2);
    expect(told).toContain('record.md');
    expect(readFileSync(join(folder, 'record.md'), 'utf8')).toBe(first);
    await record('--lang', 'zh', '--force');
    expect(process.exitCode).toBe(0);
    expect(readFileSync(join(folder, 'record.md'), 'utf8')).toContain('# 协商记录');
  });
});
