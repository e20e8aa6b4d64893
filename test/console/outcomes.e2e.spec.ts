import { readFileSync } from 'node:fs';
import { bodyOf } from '@parley/scenarios';
import { browserMissing, startBrowser } from '@parley/testing';
import type { Browser } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, picture, startConsole, visit, type ConsoleStack } from './console.fixtures.js';

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

  const played = async (example: string): Promise<string> => {
    const { body } = await request(parley.url)
      .post('/v1/channels')
      .send(bodyOf('negotiate', readFileSync(`examples/negotiation/${example}.yaml`, 'utf8')))
      .expect(201);
    return new URL(`/channels/${(body as { channel_id: string }).channel_id}`, parley.url).href;
  };

  it.each([
    ['meetup', 'success', 'Agreed · 2 of 3 agree', ['✓ accept', '⎋ withdraw']],
    ['partial', 'partial', 'Agreed in part · 2 of 3 agree', ['✓ accept', '⇄ negotiate']],
    ['no-agreement', 'failed', 'Not agreed · 1 of 3 agree', ['✓ accept', '⇄ negotiate']],
  ])('%s comes to %s, with the way to what was said', async (example, outcome, title, kinds) => {
    const { page, complaints } = await visit(browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(await played(example));
    await page.getByText(title).first().waitFor();
    await conversation(page);
    await picture(page, `result-${outcome}`);
    for (const kind of kinds) await page.getByText(kind).first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    [
      'en-US',
      'light',
      1280,
      'What the model was asked',
      'to the letter: it has the recorded hash',
      'What is asked of you',
    ],
    ['zh-CN', 'dark', 390, '查看发给模型的提示词', '逐字还原：哈希与记录一致', '对你的安排'],
  ] as const)(
    'shows what a model was asked, and that it is to the letter (%s)',
    async (locale, colorScheme, width, ask, asSent, told) => {
      const { page, complaints } = await visit(browser, { locale, colorScheme, viewport: { width, height: 900 } });
      await page.goto(await played(locale === 'zh-CN' ? 'meetup.zh' : 'meetup'));
      await conversation(page);
      await page
        .getByRole('button', { name: /FeedbackRecorded/u })
        .first()
        .click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: ask }).click();
      await drawer.getByText(asSent).waitFor();
      await drawer.getByText(told).first().waitFor();
      await picture(page, `asked-${locale}-${colorScheme}`);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});
