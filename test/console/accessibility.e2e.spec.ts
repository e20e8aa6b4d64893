import { CONSOLE_PAGES } from '@parley/contracts/console-pages';
import { browserMissing, startBrowser } from '@parley/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_LOOK, findingsOf } from './audit.fixtures.js';
import { startConsole, visit, type ConsoleStack } from './console.fixtures.js';
import { prepare, WALKS, type Shown } from './screens.fixtures.js';

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)(
  'every screen, in both languages, light and dark, wide, narrow and zoomed (issue 26.15)',
  () => {
    let parley: ConsoleStack;
    let browser: Browser;
    let shown: Shown;

    beforeAll(async () => {
      [parley, browser] = await Promise.all([startConsole(), startBrowser()]);
      shown = await prepare(parley.url.replace(/\/$/u, ''));
    });
    afterAll(async () => {
      await browser.close();
      await parley.close();
    });

    it('is walked through here', () => {
      const walked = new Set(Object.keys(WALKS).map((name) => name.split(' ')[0]));
      expect([...walked].toSorted()).toEqual([...CONSOLE_PAGES, '*', '/docs'].toSorted());
    });

    it.each(Object.entries(WALKS))('%s keeps WCAG 2.2 AA in all its states', async (_route, walk) => {
      const { page, complaints } = await visit(browser, FIRST_LOOK);
      const found: string[] = [];
      let turn = 0;
      for await (const state of walk(page, shown)) found.push(...(await findingsOf(page, state, (turn += 1))));
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  },
);
