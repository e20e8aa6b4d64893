import { readFileSync } from 'node:fs';
import { PROTOCOLS } from '@parley/protocols';
import { browserMissing, startBrowser } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  conversation,
  decision,
  picture,
  seriousFindings,
  startConsole,
  visit,
  type ConsoleStack,
} from '../console/console.fixtures.js';
import { poll } from './poll.js';

const POLL = parse(readFileSync(new URL('poll.yaml', import.meta.url), 'utf8')) as object;
const LOOKS: Record<string, BrowserContextOptions> = {
  'wide, light': { viewport: { width: 1280, height: 900 } },
  'narrow, dark, Chinese': { viewport: { width: 390, height: 844 }, locale: 'zh-CN', colorScheme: 'dark' },
};

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)(
  'a protocol that the console does not know, in a real browser',
  { timeout: 180_000 },
  () => {
    let parley: ConsoleStack;
    let browser: Browser;

    beforeAll(async () => {
      const protocols = [poll, ...PROTOCOLS.filter(({ name }) => name === 'negotiation')];
      [parley, browser] = await Promise.all([startConsole({ protocols }), startBrowser()]);
    });
    afterAll(async () => {
      await browser.close();
      await parley.close();
    });

    async function open(): Promise<string> {
      const answer = await request(parley.url).post('/v1/protocols/poll/channels').send(POLL).expect(201);
      return (answer.body as { channel_id: string }).channel_id;
    }
    const goTo = (page: Page, path: string) => page.goto(new URL(path, parley.url).href);
    const widerThanItIs = (page: Page) =>
      page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

    it('is in the list and the inbox, shown, answered by its form, and shows how it ended', async () => {
      const channel = await open();
      const { page, complaints } = await visit(browser, LOOKS['wide, light']);
      await goTo(page, '/?protocol=poll');
      await page.getByRole('link', { name: 'Tea' }).waitFor();
      await page.getByLabel('Protocol').selectOption('poll');
      await goTo(page, '/inbox?name=bo');
      await page.getByText('poll', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Answer' }).click();
      await page.getByText('This console does not know the protocol poll').waitFor();
      const talk = page.getByRole('log');
      await talk.getByText('As a gardener: yes.').waitFor();
      await talk.getByText('Tea or coffee?').waitFor();
      await page.getByText('… is asked').waitFor();
      await page.getByLabel('text', { exact: true }).fill('Tea, in the garden.');
      expect(await seriousFindings(page)).toEqual([]);
      await picture(page, 'poll-asked');
      await page.getByRole('button', { name: 'Send the answer' }).click();
      await talk.getByText('Tea, in the garden.').waitFor();
      await page.getByRole('status').getByText('Done').waitFor();
      await picture(page, 'poll-ended');
      await page.getByRole('tab', { name: 'Rounds' }).click();
      await page.getByRole('tab', { name: 'Why it stopped' }).click();
      await page.getByRole('tab', { name: 'Conversation' }).click();
      await decision(page);
      await page.getByRole('heading', { name: 'What came of it' }).waitFor();
      await page.getByText('2 answered.').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await picture(page, 'poll-decision');
      await goTo(page, '/verify');
      expect(complaints).toEqual([]);
      await eventually(async () => {
        const { body } = await request(parley.url).get(`/v1/channels/${channel}`);
        expect(body).toMatchObject({ status: 'closed', closed: { message: '2 answered.' } });
      });
      await page.context().close();
    });

    it.each(Object.entries(LOOKS))('fits and is readable: %s', async (name, look) => {
      const channel = await open();
      const { page, complaints } = await visit(browser, look);
      await goTo(page, `/channels/${channel}?as=bo`);
      await page.getByRole('log').getByText('As a gardener: yes.').waitFor();
      // Where there is little room, a form unfolds when it is wanted.
      const unfold = page.getByRole('button', { name: /^(?:Answer …|回复……)$/u });
      const field = page.getByLabel('text', { exact: true });
      await unfold.or(field).first().waitFor();
      if (await unfold.count()) await unfold.click();
      await field.waitFor();
      if (look.locale === 'zh-CN') await page.getByText('此控制台不认识协议 poll').waitFor();
      expect(await widerThanItIs(page)).toBe(false);
      expect(await seriousFindings(page)).toEqual([]);
      await picture(page, `poll-${name.replaceAll(', ', '-')}`);
      await request(parley.url).post(`/v1/channels/${channel}/stop`).send({});
      const verdict = look.locale === 'zh-CN' ? '已停止' : 'Stopped';
      await page.getByRole('status').getByText(verdict).waitFor();
      await picture(page, `poll-over-${name.replaceAll(', ', '-')}`);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it('shows a moment of its past', async () => {
      const channel = await open();
      await request(parley.url).post(`/v1/channels/${channel}/stop`).send({});
      const { page, complaints } = await visit(browser, LOOKS['wide, light']);
      await goTo(page, `/channels/${channel}`);
      await conversation(page);
      await page.getByRole('button', { name: 'One event earlier' }).click();
      await page.getByText('A past moment is only read').waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  },
);
