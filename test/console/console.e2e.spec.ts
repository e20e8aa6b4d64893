import { browserMissing, startBrowser } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetup } from '../../apps/standalone/src/rest.fixtures.js';
import { conversation, picture, startConsole, tableWithPerson, visit, type ConsoleStack } from './console.fixtures.js';

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('the console in a real browser', () => {
  let parley: ConsoleStack;
  let browser: Browser;

  beforeAll(async () => {
    [parley, browser] = await Promise.all([startConsole(), startBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  const open = async (body: object = meetup, path = '/v1/channels'): Promise<string> => {
    const answer = await request(parley.url).post(path).send(body).expect(201);
    return (answer.body as { channel_id: string }).channel_id;
  };
  const at = (path: string): string => new URL(path, parley.url).href;
  const text = (page: Page, wanted: string | RegExp) => page.getByText(wanted).first();

  it('leads a first visitor in one click to a finished negotiation, with nothing refused', async () => {
    const { page, complaints } = await visit(browser);
    await page.goto(parley.url);
    await page.getByLabel('What is to be decided?').waitFor();
    await page.getByRole('button', { name: 'Watch: An AI meetup in December' }).click();
    await conversation(page);
    await text(page, 'Agreed · 2 of 3 agree').waitFor();
    await text(page, 'Cy withdraws from Welcome').waitFor();
    await text(page, 'Rehearsal').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    // With the negotiation that the first visitor has started.
    ['en', 'light', 1440],
    ['zh', 'dark', 390],
  ] as const)('goes from the list to an event in %s, %s, at %i pixels', async (language, colorScheme, width) => {
    const locale = language === 'zh' ? 'zh-CN' : 'en-US';
    const { page, complaints } = await visit(browser, { locale, colorScheme, viewport: { width, height: 900 } });
    await page.goto(parley.url);
    await page.getByRole('row').nth(1).waitFor();
    if (width < 1000) {
      // Nothing of the list lies beside the page: a thumb scrolls it down, never sideways.
      const [list] = await page.getByRole('table').all();
      const { x, width: wide } = (await list!.boundingBox())!;
      expect(x + wide).toBeLessThanOrEqual(width);
      await page.getByRole('cell').getByText('达成一致').filter({ visible: true }).waitFor();
      await page.getByText(/^协商 · 轮次 3\/\d+ · /u).waitFor();
    }
    await picture(page, `home-${language}-${colorScheme}`);
    await page.getByRole('link', { name: 'An AI meetup in December' }).first().click();
    await conversation(page);
    await text(page, language === 'zh' ? '达成一致 · 3 人中 2 人同意' : 'Agreed · 2 of 3 agree').waitFor();
    await page.getByRole('article').first().waitFor();
    await picture(page, `channel-${language}-${colorScheme}`);
    await page.getByRole('tab').nth(1).click();
    await page
      .getByText(language === 'zh' ? /最慢：/u : /slowest: /u)
      .filter({ visible: true })
      .first()
      .waitFor();
    await picture(page, `lanes-${language}-${colorScheme}`);
    await page.getByRole('tab').last().click();
    await text(page, language === 'zh' ? '表格：条件' : 'Conditions as a table').waitFor();
    await picture(page, `why-${language}-${colorScheme}`);
    await page.getByRole('tab').first().click();
    await page.getByRole('article').getByRole('button').last().click();
    await page.getByRole('dialog').waitFor();
    await picture(page, `event-${language}-${colorScheme}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('lets a person answer by keyboard alone, and shows the answer once the log has it (N2)', async () => {
    const channel = await open();
    const { page, complaints } = await visit(browser);
    await page.goto(at(`/channels/${channel}?as=ana`));
    await page.getByText('Your answer as Ana').waitFor();
    await picture(page, 'answer');
    await page.getByRole('button', { name: 'Negotiate …' }).focus();
    await page.keyboard.press('Enter');
    // The first of what may be changed has the focus.
    await page.getByLabel('talk length (minutes)').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('40');
    await page.getByLabel('What must change for you to agree?').focus();
    await page.keyboard.type('We close at eleven');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('We close at eleven').first().waitFor();
    const { body } = await request(parley.url).get(`/v1/channels/${channel}/feedback`).expect(200);
    expect((body as { items: unknown[] }).items).toContainEqual(
      expect.objectContaining({
        participant_id: 'ana',
        feedback_type: 'negotiate',
        proposed_changes: [{ field: 'talk_length', new_value: '40', reason: 'We close at eleven' }],
      }),
    );
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('lets a person speak at a round table by keyboard alone, and shows issues, stances and the result (R1)', async () => {
    const channel = await open(tableWithPerson, '/v1/round-tables');
    const { page, complaints } = await visit(browser);
    await page.goto(at(`/channels/${channel}?as=vera`));
    await text(page, 'Your turn as Vera · round 1').waitFor();
    await page.getByLabel('What you say').focus();
    await page.keyboard.type('Then let us try it, @Nils.');
    await page.getByLabel('Where that leaves you').selectOption('agree');
    await page.getByLabel('Who should answer next').selectOption('nils');
    await page.getByLabel('What you say').focus();
    await picture(page, 'round-table-answer');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('→ Next: @Nils').waitFor();
    await page.getByRole('log').locator('mark', { hasText: '@Nils' }).waitFor();
    await text(page, 'The agenda is done').waitFor();
    const state = page.getByRole('region', { name: 'State' });
    await state.getByText('○ Nils: Only in winter').waitFor();
    await picture(page, 'round-table');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows an interview as a chat beside what is known, and its documents in their versions (I4, I6, I7)', async () => {
    const channel = await open(
      { topic: 'A calendar for our club', user: { name: 'Mara' }, interviewer: { name: 'Ines' } },
      '/v1/interviews',
    );
    const { page, complaints } = await visit(browser, { locale: 'zh-CN', colorScheme: 'dark' });
    await page.goto(at(`/channels/${channel}`));
    await text(page, '等待用户发言').waitFor();
    await page.getByText('请在下方输入').waitFor();
    await page.getByLabel('对所有人说，或输入 / 使用命令').focus();
    await page.keyboard.type('I keep the calendar of ninety people.');
    await page.keyboard.press('Enter');
    const state = page.getByRole('region', { name: '状态' });
    await state.getByText('已分析轮次：1').waitFor();
    await state.getByText('● 已变化').first().waitFor();
    await page.getByRole('log').getByText('I keep the calendar of ninety people.').first().waitFor();
    await page.getByRole('button', { name: '现在就撰写' }).click();
    await page.getByRole('button', { name: /^DOC_03/u }).waitFor();
    await picture(page, 'interview');
    await page.getByRole('button', { name: /^DOC_03/u }).click();
    await page.getByRole('dialog').getByText('依据第 1 轮').first().waitFor();
    await picture(page, 'interview-document');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('hears a person in one box, and shows when what was said counts, and why it ended (D5, T1, T5)', async () => {
    const channel = await open();
    // All of the talk is in sight: what lies far above its end is not drawn, however soon the end comes.
    const { page, complaints } = await visit(browser, { viewport: { width: 1280, height: 2400 } });
    await page.goto(at(`/channels/${channel}`));
    const box = page.getByLabel('Say something to all, or type / for a command');
    await box.fill('Mind the neighbours');
    await box.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true });
    expect(await box.inputValue()).toBe('Mind the neighbours');
    await box.press('Enter');
    await page.getByRole('status').getByText('queued: counts from the next round on').waitFor();
    expect(await box.inputValue()).toBe('');
    await box.pressSequentially('/vo');
    await page.getByRole('option', { name: '/vote' }).waitFor();
    await picture(page, 'composer');
    await box.press('Enter');
    await box.pressSequentially('Enough?');
    await box.press('Enter');
    await text(page, 'A vote: is it to end?').waitFor();
    await page.getByLabel('Whose vote').selectOption('ana');
    await page.getByRole('button', { name: 'Go on' }).click();
    await text(page, 'Your vote is counted.').waitFor();
    await picture(page, 'vote');
    for (const participant_id of ['ana', 'cy']) {
      const accepted = { participant_id, feedback_type: 'accept' };
      await request(parley.url).post(`/v1/channels/${channel}/feedback`).send(accepted).expect(200);
    }
    await page.getByRole('log').getByText('applied in round 2').waitFor();
    // Nobody has said who looks, and two are asked.
    await page.getByRole('button', { name: 'Answer as Ana' }).click();
    await text(page, 'Your answer as Ana').waitFor();
    await box.fill('/what');
    await box.press('Enter');
    await text(page, 'is not a command of this channel').waitFor();
    expect(await box.inputValue()).toBe('/what');
    await box.fill('/end');
    await box.press('Enter');
    await page.getByRole('tab', { name: /^Why it stop/u }).click();
    await text(page, 'because a person asked to end it').waitFor();
    await page.getByText('gave the command').waitFor();
    await picture(page, 'why');
    await page.getByRole('tab', { name: 'Rounds' }).click();
    await page
      .getByRole('link', { name: /^Ana, Round 1: committed/u })
      .first()
      .click();
    await page.getByRole('log').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens anything by a key, and goes by keys through a deliberation; the tab says its topic and state', async () => {
    const board = await open(tableWithPerson, '/v1/round-tables');
    const { page, complaints } = await visit(browser, { details: false });
    const titled = (title: string) => eventually(async () => expect(await page.title()).toContain(title));
    const asked = () => new URL(page.url()).searchParams.get('event');
    await page.goto(parley.url);
    await titled('Deliberations · Parley');
    await page.keyboard.press('ControlOrMeta+k');
    const box = page.getByRole('combobox', { name: 'A deliberation, a page, what waits for you' });
    await page.getByRole('option', { name: 'Verify' }).waitFor();
    await picture(page, 'open-anything');
    // What is typed is looked for before Enter means something.
    await box.fill('nobody calls it so');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing is called so.').waitFor();
    await box.fill('swimming lake');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/channels/${board}$`, 'u'));
    await titled('Swimming in the lake · Running · Parley');
    await page.getByRole('log').getByText('It is cold.').waitFor();

    await page.keyboard.press('[');
    await eventually(() => Promise.resolve(expect(asked()).not.toBeNull()));
    const began = asked();
    await page.keyboard.press('[');
    await eventually(() => Promise.resolve(expect(Number(asked())).toBeLessThan(Number(began))));
    await page.keyboard.press(']');
    await eventually(() => Promise.resolve(expect(asked()).toBe(began)));
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await eventually(() => Promise.resolve(expect(asked()).toBeNull()));
    const details = page.getByRole('switch', { name: 'Details' });
    await page.keyboard.press('r');
    await eventually(async () => expect(await details.isChecked()).toBe(true));
    await page.keyboard.press('r');
    await eventually(async () => expect(await details.isChecked()).toBe(false));
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    await page.getByRole('dialog').getByText('Recorded').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // Also from within what one writes, where the other keys are letters; an id that was pasted leads there too.
    const words = page.getByLabel('Say something to all');
    await words.fill('');
    await words.pressSequentially('r[o');
    expect(await words.inputValue()).toBe('r[o');
    await page.keyboard.press('ControlOrMeta+k');
    await box.fill('verify');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/verify$/u);
    await page.keyboard.press('ControlOrMeta+k');
    await box.fill(board);
    await page.getByRole('option', { name: 'Swimming in the lake Running' }).click();
    await page.waitForURL(new RegExp(`/channels/${board}$`, 'u'));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('comes back after the server was gone, and shows everything once', async () => {
    const channel = await open();
    const { page } = await visit(browser);
    await page.goto(at(`/channels/${channel}`));
    await text(page, 'Live').waitFor();
    await parley.close();
    await text(page, 'Reconnecting').waitFor();
    parley = await parley.again();
    await request(parley.url).post(`/v1/channels/${channel}/interventions`).send({ text: 'Are you back?' }).expect(200);
    await page.getByText('Are you back?').first().waitFor();
    await text(page, 'Live').waitFor();
    expect(await page.getByText('Are you back?').count()).toBe(1);
    expect(await page.getByRole('log').getByText('Round 1 · version 1').count()).toBe(1);
    await page.context().close();
  });

  it('shows hostile text as text', async () => {
    const hostile = '<img src=x onerror="document.title=\'broken in\'"><script>document.title="broken in"</script>';
    const candidates = meetup.candidates.map((one) => ({ ...one, persona: hostile }));
    const channel = await open({ ...meetup, candidates, topic: hostile, demand: { text: hostile } });
    await request(parley.url).post(`/v1/channels/${channel}/interventions`).send({ text: hostile }).expect(200);
    const { page, complaints } = await visit(browser);
    await page.goto(at(`/channels/${channel}`));
    await page.getByRole('log').getByText(hostile).first().waitFor();
    expect(await page.title()).toBe(`${hostile} · Running · Parley`);
    expect(await page.locator('img').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says in words that a channel is not there, and that a stop cannot be taken back', async () => {
    const { page } = await visit(browser);
    await page.goto(at('/channels/01993b9a-0000-7000-8000-000000000000'));
    await text(page, 'There is no such deliberation on this server.').waitFor();
    const channel = await open();
    await page.goto(at(`/channels/${channel}`));
    const byItself = page.getByRole('switch', { name: 'Ends by itself' });
    const before = await byItself.isChecked();
    await byItself.click({ force: true });
    await eventually(async () => {
      const { body } = await request(parley.url).get(`/v1/channels/${channel}`).expect(200);
      expect(body.termination.auto_exit_enabled).toBe(!before);
      expect(await byItself.isChecked()).toBe(!before);
    });
    await page.getByRole('button', { name: 'Stop' }).click();
    await text(page, 'This cannot be taken back.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
    await eventually(async () => {
      const { body } = await request(parley.url).get(`/v1/channels/${channel}`).expect(200);
      expect(body).toMatchObject({ status: 'closed', outcome: 'stopped' });
    });
    await page.getByRole('status').getByText('Stopped').first().waitFor();
    await page.context().close();
  });
});
