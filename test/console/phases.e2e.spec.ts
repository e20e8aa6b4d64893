import { readFileSync } from 'node:fs';
import type { RecordedEvent } from '@parley/contracts';
import { bodyOf } from '@parley/scenarios';
import { browserMissing, startBrowser } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  picture,
  smallTeam,
  startConsole,
  TREASURY,
  visit,
  type ConsoleStack,
  type Visit,
} from './console.fixtures.js';

const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
const CHINESE: BrowserContextOptions = { locale: 'zh-CN', colorScheme: 'dark' };

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('the phases of a team in a real browser (D1, D4)', () => {
  let parley: ConsoleStack;
  let browser: Browser;
  let english: string;
  let chinese: string;

  const open = async (body: object): Promise<string> => {
    const answer = await request(parley.url).post('/v1/teams').send(body).expect(201);
    return (answer.body as { channel_id: string }).channel_id;
  };
  /** Where the log asks for a phase's work. */
  const begun = async (id: string, phaseId: string): Promise<number> => {
    const { body } = await request(parley.url).get(`/v1/channels/${id}/timeline?limit=200`).expect(200);
    const { items } = body as { items: RecordedEvent[] };
    return items.find(({ type, data }) => type === 'TurnRequested' && data.phase_id === phaseId)!.version;
  };
  const example = (name: string) => open(bodyOf('team', readFileSync(`examples/team/${name}.yaml`, 'utf8')));
  beforeAll(async () => {
    [parley, browser] = await Promise.all([startConsole(), startBrowser()]);
    [english, chinese] = await Promise.all([example('club-payments'), example('club-payments.zh')]);
    await eventually(async () => {
      for (const id of [english, chinese]) {
        const { body } = await request(parley.url).get(`/v1/channels/${id}`).expect(200);
        expect(body).toMatchObject({ status: 'closed' });
      }
    });
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  const show = async (id: string, options: BrowserContextOptions, more = ''): Promise<Visit> => {
    const shown = await visit(browser, options);
    await shown.page.goto(new URL(`/channels/${id}?show=phases${more}`, parley.url).href);
    await boxes(shown.page).first().waitFor();
    return shown;
  };
  const boxes = (page: Page): Locator => page.locator('.phase-box');
  const box = (page: Page, title: string): Locator => boxes(page).filter({ hasText: title });
  const edge = (page: Page, name: string): Locator => page.getByRole('img', { name, exact: true });
  const placeOf = async (one: Locator) => (await one.boundingBox())!;
  const overflow = (one: Locator): Promise<number> => one.evaluate((shown) => shown.scrollWidth - shown.clientWidth);

  it('stand above what waits for them, the debate with its ruling between them, and lead to their events', async () => {
    const { page, complaints } = await show(english, DESK);
    const debate = box(page, 'A payment form of our own');
    await debate.getByText('Ruling · ✓ adopted').waitFor();
    await debate.getByText('not shared by Priya').waitFor();
    const [checkout, ruled, rollout] = [
      await placeOf(box(page, 'How members pay')),
      await placeOf(debate),
      await placeOf(box(page, 'Steps until September')),
    ];
    expect(checkout.y + checkout.height).toBeLessThan(ruled.y);
    expect(ruled.y + ruled.height).toBeLessThan(rollout.y);
    // A line begins at the lower edge of the one box and ends at the upper edge of the other.
    const line = await placeOf(edge(page, 'How members pay, after What the treasurer needs'));
    expect(Math.abs(line.y + line.height - checkout.y)).toBeLessThan(8);
    expect(await page.locator('.phase-line-inserted').count()).toBe(3);
    await picture(page, 'picture-phases-team');
    await page.getByText('Phases as a table').click();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Steps until September' }) });
    await row.getByText('How members pay, ⚖ A payment form of our own').waitFor();
    await picture(page, 'phases-table');
    const [first] = await boxes(page).getByRole('link').all();
    await page.getByRole('group', { name: 'Phases' }).first().focus();
    await page.keyboard.press('Tab');
    expect(await first!.evaluate((link) => link.matches(':focus'))).toBe(true);
    for (let box = 1; box < 4; box++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('Members pay on the provider').first().waitFor();
    expect(new URL(page.url()).searchParams.get('event')).toMatch(/^\d+$/u);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('fit a phone, in Chinese and in the dark', async () => {
    const { page, complaints } = await show(chinese, { ...PHONE, ...CHINESE });
    await page.getByText('裁决 · ✓ 采纳').first().waitFor();
    expect(await overflow(page.getByRole('group', { name: '阶段' }).first())).toBe(0);
    expect(await overflow(page.locator('html'))).toBe(0);
    await box(page, '⚖').scrollIntoViewIfNeeded();
    await picture(page, 'phases-phone-zh-dark');
    await box(page, '⚖').click();
    await page.getByRole('log').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['desk-zh-dark', { ...DESK, ...CHINESE }],
    ['desk-en-dark', { ...DESK, colorScheme: 'dark' as const }],
    ['phone-en-light', PHONE],
  ])('nothing is cut off at the edges of a box or of the picture (%s)', async (name, options) => {
    const { page, complaints } = await show(name.includes('zh') ? chinese : english, options);
    for (const one of await boxes(page).all()) {
      expect(await one.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThanOrEqual(0);
    }
    await boxes(page).last().scrollIntoViewIfNeeded();
    await picture(page, `phases-${name}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('as they stood at a moment, and as the team goes on: a debate comes in without a reload', async () => {
    const { page, complaints } = await show(english, DESK, `&at=${await begun(english, 'checkout')}`);
    await box(page, 'How members pay').getByText('running').waitFor();
    expect(await boxes(page).count()).toBe(4);
    const id = await open(smallTeam({ kind: 'person' }));
    await page.goto(new URL(`/channels/${id}?show=phases`, parley.url).href);
    await box(page, 'What the treasurer needs').getByText('running').waitFor();
    await page.getByLabel('Ask for a debate').fill('One fee for all?');
    await page.getByRole('button', { name: '/debate' }).click();
    await page.goto(new URL(`/channels/${id}?show=phases&as=priya`, parley.url).href);
    await page.getByLabel('What came of it').fill('40 minutes a week are enough.');
    await page.keyboard.press('Control+Enter');
    await box(page, 'One fee for all?').getByText('added: a person asked for it').waitFor();
    await box(page, 'What the treasurer needs').getByText('done').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a plan that is wider than the page scrolls in its own frame', async () => {
    const phases = Array.from({ length: 6 }, (_, index) => ({ ...TREASURY, phase_id: `treasury-${index}` }));
    const { page, complaints } = await show(await open(smallTeam({ kind: 'person' }, 'Done.', phases)), PHONE);
    expect(await boxes(page).count()).toBe(6);
    expect(await overflow(page.getByRole('group', { name: 'Phases' }).first())).toBeGreaterThan(300);
    expect(await overflow(page.locator('html'))).toBe(0);
    await picture(page, 'phases-wide-plan-phone');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
