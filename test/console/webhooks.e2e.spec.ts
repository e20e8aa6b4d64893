import { browserMissing, startBrowser, startLocalServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startConsole, visit, type ConsoleStack } from './console.fixtures.js';

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('whoever operates sees to servers that are told things', () => {
  let parley: ConsoleStack;
  let browser: Browser;
  let receiver: Awaited<ReturnType<typeof startLocalServer>>;
  let status = 410;
  const received: { type?: string }[] = [];

  beforeAll(async () => {
    receiver = await startLocalServer(({ body }, response) => {
      received.push(body);
      response.writeHead(status).end();
    });
    [parley, browser] = await Promise.all([startConsole({ egressHosts: '127.0.0.1' }), startBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
    await receiver.close();
  });

  it('one that wanted nothing more is switched on, what was given up on is sent again, and a time is told again', async () => {
    const post = (path: string, body: object) => request(parley.url).post(path).send(body);
    await post('/v1/webhooks', { url: `${receiver.url}/hook`, types: ['channel.closed'] }).expect(201);
    const members = ['Ana', 'Bo'].map((name) => ({ name, kind: 'person' }));
    const { body } = await post('/v1/round-tables', { question: 'Tea or coffee?', members }).expect(201);
    await post(`/v1/channels/${(body as { channel_id: string }).channel_id}/stop`, {}).expect(200);
    await eventually(() => expect(received).toHaveLength(1));

    const { page, complaints } = await visit(browser);
    await page.goto(new URL('/webhooks', parley.url).href);
    await page.getByText('Switched off: it answered 410, so it wants nothing more').waitFor();
    const letters = page.getByRole('region', { name: 'Given up on' });
    await letters.getByText('After one try: 410').waitFor();
    status = 204;
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByText('Switched on').waitFor();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByRole('status').getByText('The test was taken: 204').waitFor();
    await letters.getByRole('button', { name: 'Send it again' }).click();
    await letters.getByText('Nothing was given up on.').waitFor();
    await eventually(() => expect(received).toHaveLength(3));

    await page.getByRole('button', { name: 'Tell again' }).click();
    await page.getByLabel('Since').fill('2020-01-01T00:00');
    await page.getByRole('button', { name: 'Tell it again' }).click();
    await page.getByRole('row', { name: /Tea or coffee\?.*taken/u }).waitFor();
    await eventually(() => expect(received).toHaveLength(4));
    expect(received.map(({ type }) => type)).toEqual([
      ...['channel.closed', 'webhook.test', 'channel.closed', 'channel.closed'],
    ]);
    expect(complaints).toEqual([]);
  });

  it('by the keyboard one is made, changed and removed: a wrong address is told at its field, and the secret once', async () => {
    await request(parley.url)
      .get('/v1/webhooks')
      .then(({ body }) =>
        Promise.all(
          (body as { items: { id: string }[] }).items.map(({ id }) => request(parley.url).delete(`/v1/webhooks/${id}`)),
        ),
      );
    const { page, complaints } = await visit(browser);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(new URL('/webhooks', parley.url).href);
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('New webhook …');
    await page.getByLabel('Address').focus();
    await page.keyboard.type('https://10.0.0.1/');
    await page.keyboard.press('Enter');
    await page.getByText('no address of the internet').waitFor();
    await page.getByLabel('Address').fill(`${receiver.url}/new`);
    await page.getByLabel('rounds that have ended').focus();
    await page.keyboard.press('Space');
    await press('Make it');
    const secret = await page.getByText(/^whsec_/u).innerText();
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(wide).toBeLessThanOrEqual(320);
    await press('I have it');
    await page.getByText(secret).waitFor({ state: 'detached' });
    const made = async () =>
      ((await request(parley.url).get('/v1/webhooks')).body as { items: { types: string[]; description: string }[] })
        .items;
    expect((await made())[0]!.types).toEqual(['channel.closed', 'turn.waiting', 'vote.opened', 'question.asked']);

    await press('Change …');
    await page.getByLabel('For those who run it').focus();
    await page.keyboard.type('Mail of the board');
    await page.keyboard.press('Enter');
    await page.getByText('Mail of the board').waitFor();
    await press('New secret');
    await page.getByText(/^whsec_/u).waitFor();
    expect(await page.getByText(/^whsec_/u).innerText()).not.toBe(secret);
    await press('Remove');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No server is told anything yet.').waitFor();
    expect(await made()).toEqual([]);
    // The refusal of an address is what the browser complains of.
    expect(complaints.filter((one) => !/400/u.test(String(one)))).toEqual([]);
  });
});
