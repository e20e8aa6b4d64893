import { browserMissing, dataFolder, startBrowser } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetup } from '../../apps/standalone/src/rest.fixtures.js';
import { conversation, picture, seriousFindings, startConsole, visit, type ConsoleStack } from './console.fixtures.js';
import { longNegotiation, longTable, writeLongChannels } from './long-channel.fixtures.js';

const SAID = 10_000;
const MEGABYTE = `<script>document.title="broken in"</script>${'One million. '.repeat(80_000)}`;
/** Rows that a page has at most: those in sight, and some around them. */
const MOST_ROWS = 60;
/** Rounds of a table, each with a point more: as many as make every list long. */
const ROUNDS = 120;
/** What a page has at most, whatever it shows of however long a channel. */
const MOST_NODES = 3_000;
/** What nobody calls smooth, in milliseconds, also on a machine with much else to do. */
const STUCK_MS = 3_000;

/** Keeps how long each task took that was long. */
const NOTE_LONG_TASKS = `tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });`;

/** Views of 10,000 events are made while the services start: a process that folds keeps its database waiting. */
const PATIENT = { connectMs: 30_000, statementMs: 30_000 };

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('a live page in a real browser', () => {
  let parley: ConsoleStack;
  let browser: Browser;
  let long = '';
  let table = '';

  beforeAll(async () => {
    const folder = await dataFolder();
    const texts = Array.from({ length: SAID }, (_, index) => `Said number ${index + 1}`);
    const channels = [longNegotiation(texts.with(-1, MEGABYTE)), longTable(ROUNDS)];
    [long, table] = (await writeLongChannels(folder, channels)) as [string, string];
    parley = await startConsole({ folder, databaseTimeouts: PATIENT });
    // The views are made anew from a log that was there before them.
    await eventually(
      async () => {
        for (const id of [long, table]) {
          const { body } = await request(parley.url).get(`/v1/channels/${id}`).expect(200);
          expect(body).toMatchObject({ status: 'closed' });
        }
      },
      { interval: 200 },
    );
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  const at = (channel: string, query = '') => new URL(`/channels/${channel}${query}`, parley.url).href;
  const open = async (): Promise<string> => {
    const { body } = await request(parley.url).post('/v1/channels').send(meetup).expect(201);
    return (body as { channel_id: string }).channel_id;
  };
  const say = (channel: string, text: string) =>
    request(parley.url).post(`/v1/channels/${channel}/interventions`).send({ text }).expect(200);
  const rows = (page: Page) => page.getByRole('log').getByRole('article').count();

  it('a list that nobody changes asks the server for nothing, and shows a change as it comes; a search looks through all', async () => {
    const { page } = await visit(browser);
    const asked: string[] = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    await page.clock.install();
    const listening = page.waitForResponse((answer) => answer.url().endsWith('/v1/changes'));
    await page.goto(parley.url);
    await listening;
    await page.getByRole('row').nth(1).waitFor();
    await page.clock.runFor(2_000);
    await eventually(async () => {
      asked.length = 0;
      // Less than after which a server is taken for dead that says nothing: it knows nothing of this clock.
      await page.clock.runFor(30_000);
      expect(asked).toEqual([]);
    });
    await open();
    await page.getByRole('link', { name: 'An AI meetup in December' }).first().waitFor();
    await eventually(() => expect(asked).toContain('/v1/channels'));
    await page.getByRole('searchbox').first().fill('nobody says this');
    await page.getByText('No deliberation is so.').waitFor();
    await page.getByRole('searchbox').first().fill('');
    // As one types: what is typed fast is not lost.
    await page.getByRole('searchbox').first().pressSequentially('december meet');
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('december meet');
    await page.getByRole('link', { name: 'An AI meetup in December' }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });

  it('for who wants less motion a height is at once what it was set to, or following would end at the one before', async () => {
    const { page } = await visit(browser, { reducedMotion: 'reduce' });
    await page.goto(parley.url);
    await page.getByRole('heading').first().waitFor();
    const heights = await page.evaluate<number[]>(`[100, 2_000].map((px) => {
      const box = document.querySelector('#probe') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'probe' }));
      box.style.height = px + 'px';
      return box.clientHeight;
    })`);
    expect(heights).toEqual([100, 2_000]);
    await page.context().close();
  });

  it('scrolls through 10,000 events, of which only those in sight are built', async () => {
    const { page, complaints } = await visit(browser);
    await page.goto(at(long));
    await conversation(page);
    const log = page.getByRole('log');
    await log.getByText('It is over').waitFor();
    await page.evaluate(NOTE_LONG_TASKS);
    await log.focus();
    const scrollTo = (share: number) =>
      log.evaluate((element, part) => (element.scrollTop = part * element.scrollHeight), share);
    await page.keyboard.press('Home');
    await scrollTo(0);
    await log.getByText('Version 1', { exact: true }).waitFor();
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      await scrollTo(share);
      await log
        .getByText(/^Said number \d+$/u)
        .first()
        .waitFor();
      expect(await rows(page)).toBeLessThan(MOST_ROWS);
    }
    const tasks = await page.evaluate<number[]>('tasks');
    expect(Math.max(0, ...tasks)).toBeLessThan(STUCK_MS);
    await page.getByRole('button', { name: 'Return to live' }).click();
    await log.getByText('It is over').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
    // With much else to do a machine takes its time.
  });

  it('whatever it shows of a long channel, with every table open, a page stays small, and leads to all of it', async () => {
    const { page, complaints } = await visit(browser);
    await page.goto(at(table, '?show=talk'));
    await page.getByRole('log').getByText('It is over').waitFor();
    const nodes = () => page.evaluate<number>(`document.querySelectorAll('*').length`);
    const counts: Record<string, number> = {};
    for (const name of ['Conversation', 'Rounds', 'Stances', 'Consensus', 'Why it stopped']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      const folded = page.locator('.talk details:not([open]) > summary');
      while (await folded.count()) await folded.first().click();
      counts[name] = await nodes();
    }
    await page.goto(at(table, '/decision'));
    await page.getByRole('heading').nth(1).waitFor();
    counts['decision'] = await nodes();
    const steps = page.locator('.decision-story li');
    expect(await steps.count()).toBeLessThan(ROUNDS);
    // On paper nothing stands on another page of a list.
    await page.emulateMedia({ media: 'print' });
    await eventually(async () => expect(await steps.count()).toBe(ROUNDS));
    await page.emulateMedia({ media: null });
    for (const [name, count] of Object.entries(counts)) expect(count, name).toBeLessThan(MOST_NODES);
    await page.goto(at(table, '?show=stances'));
    await page.getByText('Stances as a table').click();
    const turner = page.locator('details').getByRole('group', { name: 'Pages of this list' });
    await turner.getByText(`1 to 50 of ${ROUNDS * 3}`).waitFor();
    await turner.getByRole('button', { name: 'The next page' }).focus();
    for (const from of [51, 101]) {
      await page.keyboard.press('Enter');
      await turner.getByText(`${from} to ${from + 49} of`).waitFor();
    }
    await page.locator('details').getByRole('rowheader', { name: 'Round 34' }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await picture(page, 'long-table');
    await page.context().close();
  });

  it('shows the beginning of a turn of a megabyte, as text, and hands out all of it', async () => {
    const { page, complaints } = await visit(browser);
    await page.goto(at(long));
    await conversation(page);
    const card = page.getByRole('log').getByRole('article').filter({ hasText: 'One million.' });
    await card.getByText('Shown are the first 4,000 of').waitFor();
    expect(((await card.textContent()) ?? '').length).toBeLessThan(5_000);
    expect(await page.title()).not.toContain('broken in');
    expect(await seriousFindings(page)).toEqual([]);
    await picture(page, 'megabyte');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Download all of it' }).click(),
    ]);
    const stream = await download.createReadStream();
    let bytes = 0;
    for await (const chunk of stream) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(Buffer.byteLength(MEGABYTE));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('catches up after its tab was frozen, and shows everything once', async () => {
    const channel = await open();
    const { page, complaints } = await visit(browser);
    await page.goto(at(channel));
    const log = page.getByRole('log');
    await log.getByText('Round 1 · version 1').waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    for (const number of [1, 2, 3]) await say(channel, `While it was frozen ${number}`);
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await log.getByText('While it was frozen 3').waitFor();
    for (const number of [1, 2, 3]) expect(await log.getByText(`While it was frozen ${number}`).count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('Enter that ends a composition of an input method sends nothing', async () => {
    const channel = await open();
    const { page } = await visit(browser, { locale: 'zh-CN' });
    await page.goto(at(channel));
    const box = page.getByLabel('对所有人说，或输入 / 使用命令');
    await box.focus();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
    await page.keyboard.press('Enter');
    await devtools.send('Input.insertText', { text: '你好' });
    expect(await box.inputValue()).toContain('你好');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('你好').waitFor();
    expect(await page.getByRole('log').getByText('ni hao', { exact: true }).count()).toBe(0);
    await page.context().close();
  });

  it('of two tabs that answer the same question, the second is told, and keeps what it wrote (N2)', async () => {
    const channel = await open();
    const [first, second] = [await visit(browser), await visit(browser)];
    for (const { page } of [first, second]) {
      await page.goto(at(channel, '?as=ana'));
      await page.getByText('Your answer as Ana').waitFor();
    }
    await second.page.getByRole('button', { name: 'Negotiate …' }).click();
    await second.page.getByLabel('Why', { exact: true }).fill('I had more to say');
    await first.page.getByRole('button', { name: 'Accept' }).click();
    await first.page.getByText('Your answer as Ana').waitFor({ state: 'detached' });
    expect(await first.page.getByText('This is settled already').count()).toBe(0);
    const settled = second.page.getByRole('alert').filter({ hasText: 'This is settled already' });
    await settled.getByText('I had more to say').waitFor();
    expect(await second.page.getByLabel('Why', { exact: true }).count()).toBe(0);
    expect(await seriousFindings(second.page)).toEqual([]);
    await picture(second.page, 'settled');
    await settled.getByRole('button', { name: 'Close' }).click();
    await settled.waitFor({ state: 'detached' });
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    await Promise.all([first, second].map(({ page }) => page.context().close()));
  });
});
