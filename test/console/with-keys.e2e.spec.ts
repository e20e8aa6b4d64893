import { browserMissing, startBrowser, startLocalServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import request from 'supertest';
import { KEYS, startStack } from '../../apps/standalone/src/rest.fixtures.js';
import type { Standalone } from '../../apps/standalone/src/start-standalone.js';
import { tableWithPerson, visit } from './console.fixtures.js';

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('the console of a server that wants keys', () => {
  let parley: Standalone;
  let browser: Browser;
  let receiver: Awaited<ReturnType<typeof startLocalServer>>;
  let status = 410;
  let received = 0;

  beforeAll(async () => {
    receiver = await startLocalServer((_request, response) => {
      received += 1;
      response.writeHead(status).end();
    });
    [parley, browser] = await Promise.all([startStack({ keys: true }), startBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
    await receiver.close();
  });

  const as = (key: string, test: request.Test) => test.auth(key, { type: 'bearer' });
  const me = (key: string) => as(key, request(parley.url).get('/v1/me'));
  const post = (path: string, body: object) => as(KEYS.operator, request(parley.url).post(path)).send(body);

  /** The page, in a tab that has this key. */
  async function enter(key: string, query = ''): Promise<{ page: Page; complaints: string[] }> {
    const { page, complaints } = await visit(browser);
    const address = new URL(`/operator${query}`, parley.url).href;
    await page.goto(address);
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Use this key' }).click();
    return { page, complaints };
  }

  it('asks for a key, sends it with all that it asks for and does, and forgets it with the tab', async () => {
    const { page, complaints } = await visit(browser);
    await page.goto(parley.url);
    await page.getByLabel('API key').fill(KEYS.acme);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('button', { name: 'Watch: An AI meetup in December' }).click();
    await page.getByText('Agreed · 2 of 3 agree').first().waitFor();
    const again = await page.context().newPage();
    await again.goto(page.url());
    await again.getByLabel('API key').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('passes a decision on by a link that reads it and nothing else, until it is taken back', async () => {
    const api = request(parley.url);
    const mine = { authorization: `Bearer ${KEYS.operator}` };
    const opened = await api.post('/v1/round-tables').set(mine).send(tableWithPerson).expect(201);
    const { channel_id: id } = opened.body as { channel_id: string };
    await api.post(`/v1/channels/${id}/stop`).set(mine).send({}).expect(200);
    const shared = await api.post(`/v1/channels/${id}/decision/link`).set(mine).send({ valid_days: 1 }).expect(201);
    const { token, path } = shared.body as { token: string; path: string };
    const { page, complaints } = await visit(browser, { details: false });
    const sent: string[] = [];
    page.on('request', (one) => sent.push(one.url()));
    await page.goto(new URL(path, parley.url).href);
    await page.getByText('You read this by a link that only reads.').waitFor();
    await page.locator('.decision-stopped').waitFor();
    expect(await page.getByRole('button', { name: 'Share read-only' }).count()).toBe(0);
    // What stands behind the # goes nowhere.
    expect(sent.filter((url) => url.includes('read.'))).toEqual([]);
    // The key of the link is what it is read by, also in a tab that has another.
    await page.evaluate(`sessionStorage.setItem('parley-key', ${JSON.stringify(KEYS.other)})`);
    await page.reload();
    await page.locator('.decision-stopped').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();

    const theirs = { authorization: `Bearer ${token}` };
    await api.get(`/v1/channels/${id}/decision?format=madr`).set(theirs).expect(200);
    await api.get(`/v1/channels/${id}/decision?at=1`).set(theirs).expect(403);
    for (const closed of [`/v1/channels/${id}`, `/v1/channels/${id}/timeline`, '/v1/channels', '/v1/inbox/reader'])
      await api.get(closed).set(theirs).expect(403);
    await api.post(`/v1/channels/${id}/interventions`).set(theirs).send({ text: 'Hello' }).expect(403);
    const another = await api.post('/v1/round-tables').set(mine).send(tableWithPerson).expect(201);
    const { channel_id: other } = another.body as { channel_id: string };
    await api.get(`/v1/channels/${other}/decision`).set(theirs).expect(403);
    await api.post(`/v1/channels/${id}/decision/link`).set(theirs).send({}).expect(403);
    await api.delete(`/v1/channels/${id}/decision/link`).set(mine).expect(200);
    await api.get(`/v1/channels/${id}/decision`).set(theirs).expect(401);
  });

  it('makes a key that is shown once, puts another in its place and revokes that; the record says so', async () => {
    const { page, complaints } = await enter(KEYS.admin);
    await page.getByRole('link', { name: 'Operator' }).waitFor();
    await page.getByRole('tab', { name: 'API keys' }).click();
    await page.getByText('No key was made here.').waitFor();
    await page.getByRole('button', { name: 'New key …' }).click();
    await page.getByLabel('Who acts with it').fill('ci');
    await page.getByLabel('Whose deliberations it opens').fill('acme');
    await page.getByRole('button', { name: 'Make the key' }).click();
    const shown = page.getByText(/^parley\.[\da-f-]{36}\.[\w-]{43}$/u);
    const first = await shown.innerText();
    const whose = { tenant: 'acme', id: 'ci', scopes: ['read', 'write'] };
    expect((await me(first).expect(200)).body).toMatchObject(whose);
    await page.getByRole('button', { name: 'I have it' }).click();
    await shown.waitFor({ state: 'detached' });

    const cards = page.getByRole('group', { name: 'ci (acme)' });
    await cards.getByRole('button', { name: 'Rotate …' }).click();
    await cards.getByLabel('The old one is good for').fill('0');
    await cards.getByRole('button', { name: 'Put another in its place' }).click();
    const second = await shown.innerText();
    await cards.nth(1).getByText('Ended', { exact: true }).waitFor();
    await me(first).expect(401);
    expect((await me(second).expect(200)).body).toMatchObject(whose);

    await cards.first().getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await cards.first().getByText('Revoked', { exact: true }).waitFor();
    await me(second).expect(401);
    await page.getByRole('tab', { name: 'Record' }).click();
    for (const done of ['Key made', 'Key put in the place of another', 'Key revoked'])
      await page.getByRole('row', { name: new RegExp(`ops \\(ops\\) ${done} .* acme$`, 'u') }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('another tenant’s dead letter is read and driven again, and no key of a tenant opens the page', async () => {
    const { body: webhook } = await post('/v1/webhooks', {
      url: `${receiver.url}/hook`,
      types: ['channel.closed'],
    }).expect(201);
    const members = ['Ana', 'Bo'].map((name) => ({ name, kind: 'person' }));
    const { body } = await post('/v1/round-tables', { question: 'Tea or coffee?', members }).expect(201);
    const { channel_id } = body as { channel_id: string };
    await post(`/v1/channels/${channel_id}/stop`, {}).expect(200);
    await eventually(() => expect(received).toBe(1));

    const { page, complaints } = await enter(KEYS.admin, '?show=stuck&tenant=acme');
    const letter = page.getByRole('group', { name: /^webhook-.*channel\.closed$/u });
    await letter.getByText('Given up', { exact: true }).waitFor();
    await letter.getByRole('button', { name: 'Read the message' }).click();
    await letter.locator('pre').filter({ hasText: channel_id }).waitFor();
    // What is mended first is whatever was the cause: it is switched on again, and takes what it is told.
    const { id } = webhook as { id: string };
    status = 204;
    await as(KEYS.operator, request(parley.url).patch(`/v1/webhooks/${id}`))
      .send({ enabled: true })
      .expect(200);
    await letter.getByRole('button', { name: 'Drive it again' }).click();
    await letter.getByText('Handled since', { exact: true }).waitFor();
    await eventually(() => expect(received).toBe(2));
    await page.getByText('All views can be made.').waitFor();
    await page.getByRole('tab', { name: 'Tenants' }).click();
    await page.getByRole('row', { name: /^acme \d+ \d+ 0 / }).waitFor();
    await page.getByRole('cell', { name: 'PARLEY_TENANT_USD_PER_DAY' }).waitFor();
    await page.context().close();

    const { page: other, complaints: others } = await enter(KEYS.operator);
    await other.getByText('it needs a key with the scope admin').waitFor();
    expect(await other.getByRole('link', { name: 'Operator' }).count()).toBe(0);
    expect([...complaints, ...others]).toEqual([]);
    await other.context().close();
  });
});
