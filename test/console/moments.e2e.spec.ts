import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserMissing, openFolder, startBrowser, testKeysFile, type TEST_KEYS } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetup } from '../../apps/standalone/src/rest.fixtures.js';
import { picture, seriousFindings, startConsole, visit, type ConsoleStack } from './console.fixtures.js';

const KEY: keyof typeof TEST_KEYS = 'operator';

interface Event {
  type: string;
  version: number;
  position: number;
}

/** Needs the built console (npm run build). Here a key is needed for everything. */
describe.skipIf(browserMissing)('what was, in a real browser', () => {
  let parley: ConsoleStack;
  let browser: Browser;
  let channel = '';
  let events: Event[] = [];

  const post = (path: string, body: object) =>
    request(parley.url).post(path).set('authorization', `Bearer ${KEY}`).send(body);
  const get = (path: string) => request(parley.url).get(path).set('authorization', `Bearer ${KEY}`);
  const say = (text: string) => post(`/v1/channels/${channel}/interventions`, { text }).expect(200);
  const first = (type: string) => events.find((event) => event.type === type)!;
  const positionOf = (type: string) => first(type).position;
  const versionOf = (type: string) => first(type).version;
  const at = (query = '') => new URL(`/channels/${channel}${query}`, parley.url).href;

  /** A page that has the key already. */
  const enter = async (options: Parameters<typeof visit>[1] = {}) => {
    const visited = await visit(browser, options);
    await visited.page.addInitScript(`sessionStorage.setItem('parley-key', '${KEY}')`);
    return visited;
  };
  const bar = (page: Page) => page.getByRole('group', { name: 'Moment that is shown' });

  beforeAll(async () => {
    [parley, browser] = await Promise.all([startConsole({ apiKeysFile: await testKeysFile() }), startBrowser()]);
    const { body } = await post('/v1/channels', meetup).expect(201);
    channel = (body as { channel_id: string }).channel_id;
    const timeline = async () =>
      ((await get(`/v1/channels/${channel}/timeline?limit=200`)).body as { items: Event[] }).items;
    const isAsked = async (round: number) =>
      expect((await timeline()).filter(({ type }) => type === 'RoundStarted')).toHaveLength(round);
    await eventually(() => isAsked(1));
    for (const participant_id of ['ana', 'cy'])
      await post(`/v1/channels/${channel}/feedback`, { participant_id, feedback_type: 'accept' }).expect(200);
    await eventually(() => isAsked(2));
    // The one who is played answers again: from then on nothing happens until a person says something.
    await eventually(async () => {
      events = await timeline();
      expect(events.filter(({ type }) => type === 'FeedbackRecorded')).toHaveLength(4);
    });
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  it('a slider leads to any past state, which is only read, and back to what one was writing (D6)', async () => {
    const { page, complaints } = await enter();
    await page.goto(at('?as=ana'));
    await page.getByText('Your answer as Ana').waitFor();
    const box = page.getByLabel('Say something to all, or type / for a command');
    await box.fill('Not sent yet');
    const slider = page.getByRole('slider', { name: 'Moment that is shown' });
    await slider.focus();
    await page.keyboard.press('Home');
    await bar(page)
      .getByText(/As it stood after event 1 of/u)
      .waitFor();
    await page.getByText('Looking back', { exact: true }).waitFor();
    for (const gone of [box, page.getByText('Your answer as Ana'), page.getByRole('button', { name: 'Stop' })])
      expect(await gone.isVisible()).toBe(false);
    expect(new URL(page.url()).search).toBe(`?as=ana&at=${events[0]!.version}`);
    // Keys that are held down pass many moments; each press counts.
    for (const _ of events.slice(1, 10)) await page.keyboard.press('ArrowRight');
    await bar(page)
      .getByText(/As it stood after event 10 of/u)
      .waitFor();
    await picture(page, 'moment');
    await page.getByRole('button', { name: 'Return to live' }).click();
    await page.getByText('Your answer as Ana').waitFor();
    expect(await box.inputValue()).toBe('Not sent yet');
    expect(new URL(page.url()).search).toBe('?as=ana');
    expect(await bar(page).and(page.locator(':focus')).count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('an address shows what had happened by then, in the conversation, the panel and the pictures', async () => {
    const { page, complaints } = await enter({
      locale: 'zh-CN',
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    });
    await page.goto(at(`?at=${versionOf('TurnRequested')}`));
    await page.getByText(new RegExp(`共 ${events.length} 个事件，这是第 \\d+ 个之后的状态`, 'u')).waitFor();
    const log = page.getByRole('log');
    await log.getByText('第 1 轮 · 第 1 版').waitFor();
    const state = page.getByRole('region', { name: '状态' });
    await state.getByText('当前方案 · 第 1 版').waitFor();
    await state.getByText('30 minutes').waitFor();
    await say('It goes on meanwhile');
    await page.getByText(`共 ${events.length + 1} 个事件`).waitFor();
    expect(await log.getByText('It goes on meanwhile').count()).toBe(0);
    await picture(page, 'moment-zh-dark');
    await page.getByRole('tab', { name: '各轮' }).click();
    await page.getByText('表格：各轮').waitFor();
    expect(await page.getByText('第 2 轮').count()).toBe(0);
    await page.getByRole('tab', { name: '对话' }).click();
    await page.getByRole('button', { name: '回到实时' }).click();
    await log.getByText('It goes on meanwhile').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('an event leads to how it stood then', async () => {
    const { page } = await enter();
    await page.goto(at(`?event=${positionOf('ProposalDrafted')}`));
    await page.getByRole('button', { name: /^Data of event \d+: ProposalDrafted/u }).click();
    await page.getByRole('link', { name: 'Show how it stood then' }).click();
    await page.waitForURL(at(`?at=${versionOf('ProposalDrafted')}`));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await bar(page).getByText('A past moment is only read').waitFor();
    await page.context().close();
  });

  it('compares any two versions, at first what has changed since a person answered (N3)', async () => {
    const { page, complaints } = await enter();
    await page.goto(at());
    await page.getByRole('button', { name: 'Changed since the last answer of Ana' }).click();
    const shown = page.getByRole('dialog');
    const row = shown.getByRole('row', { name: /Talk length/u });
    await row.getByText('applied').waitFor();
    expect(await row.locator('del').textContent()).toBe('30');
    expect(await row.locator('ins').textContent()).toBe('45');
    expect(await shown.getByLabel('From', { exact: true }).inputValue()).toBe('1');
    await picture(page, 'compared');
    await shown.getByText('0 of 1 reviewed').waitFor();
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await shown.getByText('1 of 1 reviewed').waitFor();
    await row.locator('ins').waitFor({ state: 'detached' });
    expect(await seriousFindings(page)).toEqual([]);
    await picture(page, 'compared-reviewed');
    await page.reload();
    await page.getByRole('button', { name: 'Changed since the last answer of Ana' }).click();
    await shown.getByText('1 of 1 reviewed').waitFor();
    await row.getByRole('checkbox').click();
    await row.locator('ins').waitFor();
    await shown.getByLabel('From', { exact: true }).selectOption('2');
    await shown.getByText('Nothing differs.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('an export is taken away, and the browser alone tells whether it is whole (P5)', async () => {
    const { page, complaints } = await enter();
    await page.goto(at());
    await page.getByRole('button', { name: '↓ Download' }).click();
    await page.getByRole('menuitem', { name: 'proposals.json' }).waitFor();
    await picture(page, 'downloads');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^Every event/u }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^a-meetup-[\da-f]{8}\.jsonl$/u);
    const file = join(await openFolder(), 'export.jsonl');
    await download.saveAs(file);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    // Between them stand inputs of commands, behind them the manifest, the keys of words and the proof.
    const events = [...lines.keys()].filter((index) => 'version' in (JSON.parse(lines[index]!) as object));
    const third = events[2]!;
    await page.getByRole('button', { name: '↓ Download' }).click();
    await page.getByRole('menuitem', { name: 'Verify a downloaded file' }).click();
    await page.getByRole('heading', { name: 'Verify an export' }).waitFor();
    await page.context().setOffline(true);
    const choose = async (name: string, text: string) =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText('export.jsonl: the hash chain holds, and nothing is missing').waitFor();
    await page.getByText(`the hash chain holds: ${events.length} events`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await picture(page, 'verified');
    for (const [name, all, said] of [
      ['changed', lines.with(third, lines[third]!.replace('"data":{', '"data":{"more":1,')), 'Event 3 ('],
      ['missing', lines.toSpliced(third, 1), 'Event 3 is missing.'],
      ['cut', lines.slice(0, events.at(-1)! + 1), 'the last line is missing'],
      ['other', ['Dear all,'], 'This is not an export'],
    ] as const) {
      await choose(name, all.join('\n'));
      await page.getByText(`${name} does not hold`).waitFor();
      await page.getByText(said).waitFor();
    }
    await picture(page, 'not-verified');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
