import { mkdtemp, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rehearsalModel } from '@parley/llm';
import request from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startStandalone, type Standalone } from './start-standalone.js';

let parley: Standalone;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-e2e-'));
  await chmod(folder, 0o755);
  const model = rehearsalModel();
  parley = await startStandalone({ folder, rehearsal: true, modelFor: () => model, postgresSettings: ['fsync=off'] });
});
afterAll(() => parley.close());

it('plays a negotiation from demand to outcome', async () => {
  const opened = await request(parley.url)
    .post('/v1/channels')
    .send({ demand: { text: 'A meetup' }, candidates: [{ name: 'Ana' }, { name: 'Bo' }] });
  expect(opened.body).toMatchObject({ version: 3 });
  await vi.waitFor(async () => {
    const { body } = await request(parley.url).get(`/v1/channels/${opened.body.channel_id}`);
    expect(body).toMatchObject({ status: 'closed', outcome: 'success' });
  }, 10_000);
});
