import { browserMissing, startBrowser } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture, startConsole, visit, type ConsoleStack, type Visit } from './console.fixtures.js';
import { largeNegotiation, largeTable } from './large-channels.fixtures.js';

const PHONE: BrowserContextOptions = { locale: 'zh-CN', colorScheme: 'dark', viewport: { width: 390, height: 844 } };
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('pictures of channels of five in a real browser', () => {
  let parley: ConsoleStack;
  let browser: Browser;
  let negotiation: string;
  let table: string;

  const open = async (path: string, body: object): Promise<string> => {
    const answer = await request(parley.url).post(path).send(body).expect(201);
    return (answer.body as { channel_id: string }).channel_id;
  };
  beforeAll(async () => {
    [parley, browser] = await Promise.all([startConsole(), startBrowser()]);
    [negotiation, table] = await Promise.all([
      open('/v1/channels', largeNegotiation),
      open('/v1/round-tables', largeTable),
    ]);
    await eventually(async () => {
      for (const id of [negotiation, table]) {
        const { body } = await request(parley.url).get(`/v1/channels/${id}`).expect(200);
        expect(body).toMatchObject({ status: 'closed', round: 10 });
      }
    });
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  const show = async (channel: string, tab: string, options: BrowserContextOptions): Promise<Visit> => {
    const shown = await visit(browser, options);
    await shown.page.goto(new URL(`/channels/${channel}?show=${tab}`, parley.url).href);
    await shown.page.locator('.picture').first().waitFor({ state: 'attached' });
    return shown;
  };
  /** A row's cells as they are read, line by line. */
  const row = async (page: Page, name: string): Promise<string[]> => {
    const header = page.getByRole('rowheader', { name, exact: true });
    const cells = page.locator('.picture').getByRole('row').filter({ has: header }).getByRole('cell');
    return (await cells.allInnerTexts()).map((text) => text.replaceAll(/\n+/gu, '\n'));
  };

  it('a negotiation: who stood where, and what each version changed for whom (N2, N3)', async () => {
    const { page, complaints } = await show(negotiation, 'stances', DESK);
    await picture(page, 'picture-stances-negotiation');
    expect(await row(page, 'Cy')).toEqual([
      '✓\naccept',
      '✓\naccept',
      '✓\naccept',
      '✓\naccept',
      '✓ → ⎋\nwithdraw',
      ...Array.from({ length: 5 }, () => '⎋\nhas left'),
    ]);
    await page.getByRole('tab', { name: 'Changes' }).click();
    await expect.poll(() => row(page, 'Price')).toContainEqual(expect.stringMatching(/^5 → 8 euros\n✓ applied\nBo\n/u));
    expect(await row(page, 'Doors')).toContainEqual(expect.stringMatching(/^18:30 → 19:00\n✓ applied\nAna \+ Eli\n/u));
    expect(await row(page, 'Drinks')).toContain('wanted: 200\n✗ rejected\nDee\nthe budget ends at 100 euros');
    await page.getByText('As in version 1:').waitFor();
    await picture(page, 'picture-ledger-negotiation');
    await page.getByRole('tab', { name: 'Stances' }).click();
    await page.getByRole('link', { name: 'Bo, Round 4 · version 4: negotiate; before: accept' }).click();
    await page.getByRole('log').waitFor();
    expect(new URL(page.url()).searchParams.get('event')).toMatch(/^\d+$/u);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a round table: who agreed when, and how its points rose, hung and came back (R1)', async () => {
    const { page, complaints } = await show(table, 'stances', PHONE);
    await picture(page, 'picture-stances-table-phone');
    expect((await row(page, 'Tess')).slice(0, 3)).toEqual(['?\n未定', '已发言，未表态', '? → ✓\n同意']);
    await page.getByRole('tab', { name: '共识' }).click();
    const counts = async (half: string) => (await row(page, half)).map((cell) => Number.parseInt(cell, 10));
    await expect.poll(() => counts('一致或已定')).toEqual([0, 1, 2, 3, 5, 5, 5, 6, 7, 7]);
    expect(await counts('未决')).toEqual([4, 3, 3, 2, 1, 2, 2, 1, 1, 1]);
    await page.getByRole('link', { name: '#1, 第 7 轮：重新提出' }).waitFor();
    await picture(page, 'picture-mirror-table-phone');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
