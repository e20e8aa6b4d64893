import { a2aTask, browserMissing, startA2aAgent, startBrowser, type A2aAgent } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startConsole, visit, type ConsoleStack } from './console.fixtures.js';

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('whoever operates sees to an agent elsewhere', () => {
  let parley: ConsoleStack;
  let browser: Browser;
  let agent: A2aAgent;
  beforeAll(async () => {
    agent = await startA2aAgent(() => a2aTask('INPUT_REQUIRED'));
    [parley, browser] = await Promise.all([startConsole({ egressHosts: '127.0.0.1' }), startBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
    await agent.close();
  });

  it('agrees to its new card with a button, by the keyboard, once', async () => {
    const post = (path: string, body: object) => request(parley.url).post(path).send(body);
    // Alone: where others have spoken a table goes on without it, and for a person it would wait until the time is over.
    const members = [{ name: 'Ana', kind: 'a2a', url: agent.url }];
    const { body } = await post('/v1/round-tables', { question: 'Tea or coffee?', members }).expect(201);
    const channel = `/v1/channels/${(body as { channel_id: string }).channel_id}`;
    const types = async () => {
      const { items } = (await request(parley.url).get(`${channel}/timeline?limit=200`)).body as {
        items: { type: string }[];
      };
      return items.map(({ type }) => type);
    };
    await eventually(async () => expect(await types()).toContain('ChannelPaused'));
    agent.card = { description: 'Plans otherwise.' };
    await post(`${channel}/continue`, {}).expect(200);
    await eventually(async () => expect(await types()).toContain('AgentCardChanged'));

    const { page, complaints } = await visit(browser);
    await page.goto(new URL(channel.replace('/v1', ''), parley.url).href);
    const agree = page.getByRole('button', { name: 'Agree to the new card' });
    await agree.press('Enter');
    await eventually(async () => expect(await types()).toContain('AgentCardAgreed'));
    await agree.waitFor({ state: 'detached' });
    expect((await types()).filter((type) => type === 'AgentCardAgreed')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});
