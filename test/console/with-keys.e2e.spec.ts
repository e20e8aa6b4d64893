import { browserMissing, startBrowser } from '@parley/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { KEYS, startStack } from '../../apps/standalone/src/rest.fixtures.js';
import type { Standalone } from '../../apps/standalone/src/start-standalone.js';
import { visit } from './console.fixtures.js';

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
});
