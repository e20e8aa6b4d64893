import { browserMissing, startBrowser } from '@parley/testing';
import type { Browser } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarioBody } from '../../apps/cli/src/negotiation/scenario.js';
import { picture, startConsole, visit, type ConsoleStack } from './console.fixtures.js';

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('how negotiations end, in a real browser (N7, N8)', () => {
  let parley: ConsoleStack;
  let browser: Browser;

  beforeAll(async () => {
    [parley, browser] = await Promise.all([startConsole(), startBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  it.each([
    ['meetup', 'success', 'Agreed after 2 rounds', ['✓ accept', '⎋ withdraw']],
    ['partial', 'partial', 'Agreed in part after 2 rounds', ['✓ accept', '⇄ negotiate']],
    ['no-agreement', 'failed', 'No agreement', ['✓ accept', '⇄ negotiate']],
  ])('%s comes to %s, and every kind of feedback can be seen', async (example, outcome, title, kinds) => {
    const { body } = await request(parley.url)
      .post('/v1/channels')
      .send(scenarioBody(`examples/negotiation/${example}.yaml`))
      .expect(201);
    const { page, complaints } = await visit(browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(new URL(`/channels/${(body as { channel_id: string }).channel_id}`, parley.url).href);
    await page.getByText(title).first().waitFor();
    await picture(page, `result-${outcome}`);
    for (const kind of kinds) await page.getByText(kind).first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
