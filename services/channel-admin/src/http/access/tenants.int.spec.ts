import { newId } from '@parley/contracts';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS, startLetters } from '../dead-letters.fixtures.js';

let side: Awaited<ReturnType<typeof startLetters>>;
beforeAll(async () => {
  side = await startLetters();
  const { pool } = side;
  await pool.query(`insert into channel_admin.tenant_channels (channel_id, tenant, budget, spent, opened)
    values ('${newId()}', 'acme', 900, 400, true), ('${newId()}', 'acme', 100, 300, true)`);
  await pool.query(`insert into channel_admin.tenant_days (tenant, day, micro_usd)
    values ('acme', '2024-03-01', 70), ('acme', '2024-03-02', 50), ('club', '2024-03-02', 8), ('club', '2023-12-31', 1)`);
  await pool.query(`insert into channel_admin.tenant_days (tenant, day, micro_usd)
    values ('acme', (now() at time zone 'UTC')::date, 5)`);
  await pool.query(`insert into channel_admin.tenant_model_days (tenant, day, model, micro_usd)
    values ('acme', '2024-03-02', 'p/small', 30), ('acme', '2024-03-02', 'p/large', 10), ('club', '2024-03-02', 'p/small', 8)`);
});
afterAll(() => side.close());

const get = (path: string, key = 'admin') => request(side.url).get(`/v1/${path}`).set('authorization', `Bearer ${key}`);
const march = async (query = '') => {
  const { body } = await get(`spending?from=2024-03-01&to=2024-03-31${query}`).expect(200);
  return body as { from: string; to: string; items: Record<string, unknown>[] };
};

it('tenants are told by name, with what counts against their limits, page by page; whoever asks is among them', async () => {
  const key = { name: 'ci', scopes: ['read'], tenant: 'keyed' };
  const made = await request(side.url).post('/v1/keys').set('authorization', 'Bearer admin').send(key).expect(201);
  const { body } = await get('tenants').expect(200);
  const none = { channels: 0, open_channels: 0, keys: 0, spent_today_micro_usd: 0, set_aside_micro_usd: 0 };
  expect(body).toEqual({
    items: [
      { ...none, tenant: 'acme', open_channels: 2, spent_today_micro_usd: 5, set_aside_micro_usd: 500 },
      { ...none, tenant: 'club' },
      { ...none, tenant: 'default' },
      { ...none, tenant: 'keyed', keys: 1 },
    ],
  });
  const { id } = made.body as { id: string };
  await request(side.url).post(`/v1/keys/${id}/revoke`).set('authorization', 'Bearer admin').expect(200);
  const { body: first } = await get('tenants?limit=3').expect(200);
  const { body: rest } = await get(`tenants?limit=3&cursor=${first.next_cursor}`).expect(200);
  expect(rest).toEqual({ items: [{ ...none, tenant: 'keyed' }] });
});

it('limits are told with the variable that sets each', async () => {
  const { body } = await get('limits').expect(200);
  expect(body.items).toContainEqual({
    ...{ limit: 'open_channels', value: LIMITS.openChannels, setting: 'PARLEY_TENANT_OPEN_CHANNELS' },
  });
  expect(body.items.map(({ value }: { value: number }) => value)).toEqual(Object.values(LIMITS));
});

it('spending is told by day, tenant and model, and what is not known by model without one', async () => {
  expect(await march()).toEqual({
    ...{ from: '2024-03-01', to: '2024-03-31' },
    items: [
      { day: '2024-03-02', tenant: 'acme', model: 'p/large', micro_usd: 10 },
      { day: '2024-03-02', tenant: 'acme', model: 'p/small', micro_usd: 30 },
      { day: '2024-03-02', tenant: 'acme', micro_usd: 10 },
      { day: '2024-03-02', tenant: 'club', model: 'p/small', micro_usd: 8 },
      { day: '2024-03-01', tenant: 'acme', micro_usd: 70 },
    ],
  });
});

it('spending is told by less, or of one tenant, and comes to the same', async () => {
  expect((await march('&by=model')).items).toEqual([
    { model: 'p/large', micro_usd: 10 },
    { model: 'p/small', micro_usd: 38 },
    { micro_usd: 80 },
  ]);
  expect((await march('&by=tenant&tenant=club')).items).toEqual([{ tenant: 'club', micro_usd: 8 }]);
  expect((await march('&by=day')).items).toEqual([
    { day: '2024-03-02', micro_usd: 58 },
    { day: '2024-03-01', micro_usd: 70 },
  ]);
  expect((await march('&tenant=nobody')).items).toEqual([]);
});

it.each([
  ['spending?from=soon', '/from'],
  ['spending?by=hour', '/by'],
  ['spending?tenant=No%20Tenant', '/tenant'],
  ['tenants?limit=0', '/limit'],
  ['tenants?cursor=x', '/cursor'],
])('%s is refused at its field', async (path, pointer) => {
  const { body } = await get(path).expect(400);
  expect(body).toMatchObject({ code: 'invalid-request', errors: [{ pointer }] });
});

it.each(['tenants', 'limits', 'spending'])('%s are for whoever runs the installation alone', async (path) => {
  for (const key of ['reader', 'operator', 'stranger']) await get(path, key).expect(403);
  await get(path, 'nobody').expect(401);
});
