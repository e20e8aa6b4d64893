import { browserMissing, startBrowser } from '@parley/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import request from 'supertest';
import { KEYS, startStack } from '../../apps/standalone/src/rest.fixtures.js';
import type { Standalone } from '../../apps/standalone/src/start-standalone.js';
import { tableWithPerson, visit } from './console.fixtures.js';

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('the console of a server that wants keys', () => {
  let parley: Standalone;
  let browser: Browser;

  beforeAll(async () => {
    [parley, browser] = await Promise.all([startStack({ keys: true }), startBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

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
});
