import { browserMissing, startBrowser } from '@parley/testing';
import type { Browser, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  conversation,
  decision,
  picture,
  startConsole,
  smallTeam,
  visit,
  type ConsoleStack,
} from './console.fixtures.js';

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('workshops and teams in a real browser', () => {
  let parley: ConsoleStack;
  let browser: Browser;

  beforeAll(async () => {
    [parley, browser] = await Promise.all([startConsole(), startBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  const sample = async (page: Page, name: string): Promise<void> => {
    await page.goto(parley.url);
    await page.getByRole('button', { name }).click();
  };

  const team = async (opening: object, seat = ''): Promise<string> => {
    const { body } = await request(parley.url).post('/v1/teams').send(opening).expect(201);
    return new URL(`/channels/${(body as { channel_id: string }).channel_id}${seat}`, parley.url).href;
  };

  it('a question is answered in the bar, and what the answer decided is in the report (W6, W9)', async () => {
    const { page, complaints } = await visit(browser);
    await sample(page, 'Watch: Offline reading');
    await page.getByText('ProductPlanner asks you').first().waitFor();
    await page.getByText('No deadline').waitFor();
    await picture(page, 'workshop-question');
    await page.getByLabel('Your answer').focus();
    await page.keyboard.type('The reading list is enough.');
    await page.keyboard.press('Control+Enter');
    await conversation(page);
    await picture(page, 'workshop-result');
    // Parts have names that people read, wherever they stand.
    const named = async () =>
      expect(await page.getByRole('main').innerText()).not.toMatch(/(entry|issue|question)-\d/u);
    await named();
    const roleCells = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'SeniorDeveloper' }) });
    await page.getByRole('tab', { name: 'Stances' }).click();
    await roleCells.first().waitFor();
    expect(await roleCells.getByRole('cell').allInnerTexts()).toEqual([
      '✓\nagrees',
      '✗\nobjects\n✓\nagrees',
      '✓\nagrees',
    ]);
    await page.getByRole('region', { name: 'Agreed' }).getByText('4 of 5 agree; 4 of 5 have said').waitFor();
    await picture(page, 'picture-stances-workshop');
    await named();
    await page.getByRole('tab', { name: 'Changes' }).click();
    await page.getByText('With two devices it throws notes away.').filter({ visible: true }).first().waitFor();
    await picture(page, 'picture-ledger-workshop');
    await named();
    await page.getByRole('tab', { name: 'Consensus' }).click();
    await page.getByRole('link', { name: 'Entry 4, Round 3: settled' }).waitFor();
    await picture(page, 'picture-mirror-workshop');
    await named();
    await page.getByRole('tab', { name: 'Conversation' }).click();
    await page.getByRole('button', { name: 'Files' }).click();
    await page.getByRole('dialog').getByRole('heading', { level: 4 }).first().waitFor();
    await picture(page, 'workshop-files');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Next version' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Make it half the price');
    await page.getByRole('button', { name: 'Start the next version' }).click();
    await page.getByText('Make it half the price').first().waitFor();
    // Opened while it runs: what is compared goes on with it.
    await page.getByRole('button', { name: 'Compare drafts' }).click();
    await page.getByText('Compare with version 1').waitFor();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Compare with version 1' }).click();
    await page.getByRole('dialog').getByText('= as it was').first().waitFor();
    await picture(page, 'workshop-compared');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Files' }).click();
    await page.getByRole('switch', { name: 'Show what changed since version 1' }).click({ force: true });
    await page.getByRole('dialog').locator('ins').first().waitFor();
    await picture(page, 'workshop-file-compared');
    expect(complaints).toEqual([]);
    await page.context().close();
    // axe reads every element: on a machine with much else to do that takes its time.
  });

  it('a debate stands in columns with its rounds and its ruling, and one may be asked for (D3, D5)', async () => {
    const { page, complaints } = await visit(browser, { locale: 'zh-CN', colorScheme: 'dark' });
    await sample(page, '观看：会费在线支付');
    await decision(page);
    await page.getByRole('heading', { level: 3 }).nth(1).waitFor();
    await picture(page, 'team-result');
    await conversation(page);
    await page.getByRole('tab', { name: '立场' }).click();
    await page.getByRole('link', { name: /第 2 轮：改变立场/u }).waitFor();
    await picture(page, 'picture-stances-team');
    await page.getByRole('tab', { name: '共识' }).click();
    await page.getByRole('link', { name: /^⚖1, .*裁决：已定/u }).waitFor();
    await picture(page, 'picture-mirror-team');
    await page.getByRole('tab', { name: '对话' }).click();
    const ruled = page.getByText(/裁决 · ✓ 采纳/u);
    const log = page.getByRole('log');
    await log.hover();
    await expect
      .poll(async () => {
        if (await ruled.count()) return true;
        await page.mouse.wheel(0, -400);
        return false;
      })
      .toBe(true);
    await ruled.scrollIntoViewIfNeeded();
    await picture(page, 'team-debate');
    expect(complaints).toEqual([]);
    await page.context().close();
    // axe reads every element: on a machine with much else to do that takes its time.
  });

  it('a person does a phase, and asks for a debate that is added (D3, D5)', async () => {
    const { page, complaints } = await visit(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(await team(smallTeam({ kind: 'person' }), '?as=priya'));
    await page.getByText('Priya: your phase, What the treasurer needs').waitFor();
    await page.getByLabel('Ask for a debate').fill('One fee for all?');
    await page.getByRole('button', { name: '/debate' }).click();
    await page.getByText('Recorded; it is added at the next boundary.').waitFor();
    await page.getByRole('button', { name: 'Answer …' }).click();
    await page.getByLabel('What came of it').fill('40 minutes a week are enough.');
    await picture(page, 'team-answer');
    await page.keyboard.press('Control+Enter');
    await page.getByText('added: a person asked for it').waitFor();
    await page.getByRole('log').getByText('40 minutes a week are enough.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('HTML, pictures and scripts in a report of a model are text', async () => {
    const hostile = [
      '## Fees',
      '<script>document.title="broken in"</script>',
      'An <img src=x onerror="document.title=\'broken in\'"> here, ![a map](https://elsewhere.example/map.png)',
      '[a link](javascript:document.title="broken in")',
    ].join('\n\n');
    const script = [{ work: 'execute', result: { summary: '40 minutes.' } }];
    const { page, complaints } = await visit(browser);
    await page.goto(await team(smallTeam({ script }, hostile)));
    await conversation(page);
    await page.getByRole('link', { name: 'See the decision' }).click();
    await page.locator('.decision').getByText('<script>').first().waitFor();
    await page.getByText('a link').first().click();
    expect(await page.title()).not.toBe('broken in');
    expect(await page.locator('img').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
