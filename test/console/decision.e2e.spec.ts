import { readFileSync } from 'node:fs';
import { browserMissing, startBrowser } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISSENTERS, ENDING, OPENED_AT } from './channels.fixtures.js';
import { picture, skipQuestions, startConsole, tableWithPerson, visit, type ConsoleStack } from './console.fixtures.js';

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('the page of a decision, in a real browser', () => {
  let parley: ConsoleStack;
  let browser: Browser;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    [parley, browser] = await Promise.all([startConsole(), startBrowser()]);
    for (const [name, { kind, body }] of Object.entries(ENDING)) {
      const answer = await request(parley.url).post(OPENED_AT[kind]).send(body).expect(201);
      ids[name] = (answer.body as { channel_id: string }).channel_id;
    }
    // An interview waits for its user; the workshop's user answers nothing more.
    await request(parley.url).post(`/v1/channels/${ids['interview']}/stop`).send({}).expect(200);
    for (const id of Object.values(ids)) await eventually(async () => expect(await statusOf(id)).toBe('closed'));
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  const statusOf = async (id: string): Promise<string> => {
    const { body } = await request(parley.url).get(`/v1/channels/${id}`).expect(200);
    const { status } = body as { status: string };
    if (status === 'open') await skipQuestions(parley.url, id);
    return status;
  };

  const open = async (
    name: string,
    options: Parameters<typeof visit>[1] = {},
  ): Promise<{ page: Page; complaints: string[] }> => {
    const shown = await visit(browser, { details: false, viewport: { width: 1366, height: 900 }, ...options });
    await shown.page.goto(new URL(`/channels/${ids[name]}`, parley.url).href);
    await shown.page.waitForURL(/\/decision$/u);
    await shown.page.locator('.decision').waitFor();
    return shown;
  };

  it.each([
    ['negotiation', 'Agreed · 2 of 3 agree', ['Talk length', '45 minutes', 'Cy', 'My exam was moved']],
    ['round-table', 'Agreed · 3 of 3 agree', ['What was decided', 'How it came about']],
    ['workshop', '', ['概要']],
    ['team', 'Agreed in part · 2 of 3 agree', ['Paying online from September', 'Priya', 'bank transfer', 'Steps']],
    ['interview', 'Stopped', ['What was to be decided']],
    ['vote', '', ['Decided: Ghent', 'The lease ends in May', 'half the rent of Lyon']],
  ] as const)('%s opens with what it came to, whole', async (name, verdict, says) => {
    const { page, complaints } = await open(name, name === 'workshop' ? { locale: 'zh-CN' } : {});
    const text = await page.locator('main').innerText();
    expect(text).toContain(verdict);
    for (const said of says) expect(text).toContain(said);
    expect(text).not.toMatch(
      /talk_length|debate-1|entry-\d|_plan\.json|DOC_0|\(treasury\)|assignments\.|undefined|[{}]/u,
    );
    await picture(page, `decision-${name}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('five of five who disagree are no success: said in words and in the colour of a refusal, nobody cut off', async () => {
    const { page } = await open('disagree', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await page.getByText('Not agreed · 0 of 5 agree').waitFor();
    await page.locator('.decision-not_agreed').waitFor();
    expect(await page.locator('.decision-agreed, .decision-done').count()).toBe(0);
    const text = await page.locator('main').innerText();
    for (const name of DISSENTERS) expect(text).toContain(`That is what ${name} has to say.`);
    expect(text).not.toContain('🎊');
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(390);
    await picture(page, 'decision-disagree');
    await page.context().close();
  });

  it('prints that page: whole, without JSON and without what only a screen needs', async () => {
    const { page } = await open('disagree');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.no-print:visible, header:visible').count()).toBe(0);
    const text = await page.locator('body').innerText();
    expect(text).toContain('That is what Eva has to say.');
    expect(text).not.toMatch(/[{}]|"config"/u);
    // More than a page: nothing scrolls on paper.
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? [];
    expect(pages.length).toBeGreaterThan(2);
    await picture(page, 'decision-print');
    await page.context().close();
  });

  it('is taken away as Markdown, as a web page and as a decision record, in the reader’s language', async () => {
    const { page } = await open('negotiation');
    const taken = async (label: string): Promise<string> => {
      await page.getByRole('button', { name: 'Download' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: label }).click(),
      ]);
      return readFileSync(await file.path(), 'utf8');
    };
    const markdown = await taken('Markdown (.md)');
    expect(markdown).toContain('| Talk length | 45 minutes |');
    expect(await taken('Web page (.html)')).toContain('<td>45 minutes</td>');
    expect(await taken('Decision record (MADR)')).toMatch(/^---\nstatus: accepted/u);
    expect(await taken('Record with citations (.html)')).toContain('<h2>What it came to</h2>');
    // The same text over REST, whoever asks.
    const { text } = await request(parley.url)
      .get(`/v1/channels/${ids['negotiation']}/decision?language=en`)
      .set('accept', 'text/markdown')
      .expect(200);
    expect(text).toBe(markdown);
    await page.context().close();
  });

  it('leads to how it came about, where the machinery stands behind one switch that this browser keeps', async () => {
    const { page } = await open('negotiation');
    await page.getByRole('link', { name: 'To the whole conversation' }).click();
    await page.getByRole('link', { name: 'See the decision' }).waitFor();
    const details = page.getByRole('switch', { name: 'Details' });
    const machinery = page.getByRole('button', { name: /^Data of event/u });
    await page.getByText('My exam was moved').first().waitFor();
    expect(await machinery.count()).toBe(0);
    expect(await page.locator('main').innerText()).not.toMatch(/REPLAY|View as JSON|assignments\.|\bFate\b|\(core\)/iu);
    expect(await page.locator('td.field').allInnerTexts()).toContain('Cy · task');
    await details.check({ force: true });
    await machinery.first().waitFor();
    await page.getByText('The view as JSON').waitFor();
    await page.reload();
    await machinery.first().waitFor();
    await page.getByRole('tab', { name: 'Why it stopped' }).click();
    await page.getByText('because everyone who stayed accepted').waitFor();
    await picture(page, 'decision-why');
    await page.getByRole('slider', { name: 'At most so many turns' }).press('Home');
    await page.getByText('It would have ended earlier: Turns, after').waitFor();
    await page.getByText('What it had come to by then is not what it came to.').waitFor();
    await page.getByRole('link', { name: 'Show how it stood then' }).last().click();
    await page.getByText('A past moment is only read').waitFor();
    await page.context().close();
  });

  it('what was looked at while it ran is not told of it once it has ended', async () => {
    const { body } = await request(parley.url).post('/v1/round-tables').send(tableWithPerson).expect(201);
    const { channel_id: id } = body as { channel_id: string };
    const { page } = await visit(browser, { details: false });
    await page.goto(new URL(`/channels/${id}/decision`, parley.url).href);
    await page.getByText('Still running').first().waitFor();
    await page.getByRole('link', { name: 'To the whole conversation' }).click();
    await page.getByText('It is cold.').first().waitFor();
    await request(parley.url).post(`/v1/channels/${id}/stop`).send({}).expect(200);
    await page.getByRole('link', { name: 'See the decision' }).waitFor();
    await page.locator('.decision-bar-of.decision-stopped').waitFor();
    expect(await page.getByText('Still running').count()).toBe(0);
    await page.context().close();
  });
});
