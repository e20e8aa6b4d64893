import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { openFolder } from '@parley/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiClient } from '../api-client.js';
import { saveDocuments } from '../interview/save.js';
import { saveVersion } from './save-version.js';
import { savedPlan } from './versions.js';

const ids = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'].map((end) => `0199a5f0-0000-7000-8000-0000${end}`);
const [FIRST, OTHER, REVISED, AGAIN] = ids as [string, string, string, string];

/** A server that says of its files what a test wants. */
let server: Server;
let client: ApiClient;
let folder: string;
let answers: Record<string, unknown>;

beforeEach(async () => {
  answers = {};
  server = createServer(({ url = '' }, response) => {
    const found = answers[decodeURIComponent(url.split('?')[0]!)];
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(typeof found === 'string' ? found : JSON.stringify(found ?? { title: 'nothing', status: 404 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new ApiClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { timeoutMs: 10_000 });
  folder = await openFolder();
  vi.stubEnv('PARLEY_DATA', folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

function finished(channel_id: string, version = 1, more: object = {}): void {
  const path = `/v1/channels/${channel_id}/outputs`;
  const lists = { decisions: [], issues: [], open_points: [], standing_objections: [], line: [], replaced: [] };
  const plan = { channel_id, version, topic: 'Offline reading', rehearsal: true, ...lists, ...more };
  answers[path] = { version, items: [{ file: 'planning.ai.json' }, { file: 'planning_report.md' }] };
  answers[`${path}/planning.ai.json`] = JSON.stringify(plan);
  answers[`${path}/planning_report.md`] = `# of ${channel_id}`;
}

const reportIn = (where: string): string => readFileSync(join(where, 'planning_report.md'), 'utf8');

it('two plans finished at once are both kept, each first version as such (W9)', async () => {
  finished(FIRST);
  finished(OTHER);
  const [one, other] = await Promise.all([saveVersion(client, FIRST), saveVersion(client, OTHER)]);
  expect([one.name, other.name]).toEqual(['offline-reading-aaaaaaaa/v1', 'offline-reading-bbbbbbbb/v1']);
  expect(reportIn(one.folder)).toBe(`# of ${FIRST}`);
  expect(reportIn((await saveVersion(client, OTHER)).folder)).toBe(`# of ${OTHER}`);
  await expect(savedPlan('v1')).rejects.toThrow(`v1 may be any of: ${one.name}, ${other.name}`);
  expect(await savedPlan('offline-reading-b/v1')).toMatchObject({ channel_id: OTHER });
});

it('a later version lies beside the one before, and a second of the same number beside it', async () => {
  const line = [{ version: 1, channel_id: FIRST }];
  finished(FIRST);
  finished(REVISED, 2, { topic: 'Otherwise', line });
  finished(AGAIN, 2, { topic: 'Otherwise', line });
  await saveVersion(client, FIRST);
  expect((await saveVersion(client, REVISED)).name).toBe('offline-reading-aaaaaaaa/v2');
  expect((await saveVersion(client, AGAIN)).name).toBe('offline-reading-aaaaaaaa/v2-dddddddd');
  expect(await savedPlan('v2')).toMatchObject({ channel_id: REVISED });
});

it.each(['../../../x', '/etc/x', '..', '.bashrc', 'a/b.md', 'a\\b.md', '', 7])(
  'a file that the server calls %j is written nowhere, and no other of it',
  async (file) => {
    finished(FIRST);
    const path = `/v1/channels/${FIRST}/outputs`;
    answers[path] = { version: 1, items: [{ file: 'planning.ai.json' }, { file }] };
    answers[`${path}/${file}`] = 'x';
    await expect(saveVersion(client, FIRST)).rejects.toThrow(`names a file ${JSON.stringify(file)}`);
    expect(existsSync(join(folder, 'planning_outputs'))).toBe(false);
  },
);

it.each(['../x', '1/../../x', 0, -1, 1.5])('a version that the server calls %j is written nowhere', async (version) => {
  finished(FIRST, version as number);
  await expect(saveVersion(client, FIRST)).rejects.toThrow(`names a version ${JSON.stringify(version)}`);
  const delivered = { version: version as number, documents: [] };
  await expect(saveDocuments(client, FIRST, folder, delivered)).rejects.toThrow('names a version');
  expect(readdirSync(folder).filter((name) => basename(name) === 'x')).toEqual([]);
});

it("another interview's documents are not taken for those that were to be saved", async () => {
  const delivered = { version: 1, documents: [{ document: 'DOC_01' as const, version: 1 }] };
  for (const id of [FIRST, OTHER]) answers[`/v1/interviews/${id}/documents/DOC_01`] = { channel_id: id };
  const target = await saveDocuments(client, FIRST, folder, delivered);
  expect(await saveDocuments(client, FIRST, folder, delivered)).toBe(target);
  await expect(saveDocuments(client, OTHER, folder, delivered)).rejects.toThrow('holds other documents');
});
