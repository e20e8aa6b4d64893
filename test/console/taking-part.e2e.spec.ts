import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@parley/scenarios';
import { browserMissing, startBrowser } from '@parley/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetup } from '../../apps/standalone/src/rest.fixtures.js';
import { patientVote } from './channels.fixtures.js';
import { picture, smallTeam, startConsole, tableWithPerson, visit, type ConsoleStack } from './console.fixtures.js';

const EXAMPLES = join(import.meta.dirname, '../../examples');
const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

const { says: _typed, ...workshop } = bodyOf(
  'plan',
  readFileSync(join(EXAMPLES, 'workshop/offline-reading.yaml'), 'utf8'),
) as Record<string, unknown>;

/** One of each protocol that waits for a person: where it is opened, as whom, and what the bar's way to answer is called. */
const WAITING = [
  ['channels', meetup, '?as=ana', /^Accept$/u],
  ['round-tables', tableWithPerson, '?as=vera', /^(?:Say it|Answer …)$/u],
  ['workshops', workshop, '', /^(?:Answer|Answer …)$/u],
  ['teams', smallTeam({ kind: 'person' }), '?as=priya', /^(?:Hand it over|Answer …)$/u],
  ['interviews', { topic: 'A calendar for our club', user: { name: 'Mara' } }, '', /^Send$/u],
  ['votes', patientVote, '?as=ana', /^(?:Seal my ballot|Answer …)$/u],
] as const;

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('taking part in a real browser (issue: what waits for me is in sight)', () => {
  let parley: ConsoleStack;
  let browser: Browser;

  beforeAll(async () => {
    [parley, browser] = await Promise.all([startConsole(), startBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  const open = async (body: object = meetup, path = 'channels'): Promise<string> => {
    const answer = await request(parley.url).post(`/v1/${path}`).send(body).expect(201);
    return (answer.body as { channel_id: string }).channel_id;
  };
  const at = (path: string): string => new URL(path, parley.url).href;
  const dock = (page: Page) => page.getByRole('region', { name: 'Your part' });
  const accept = (channel: string, participant_id: string) =>
    request(parley.url)
      .post(`/v1/channels/${channel}/feedback`)
      .send({ participant_id, feedback_type: 'accept' })
      .expect(200);

  /** Whether it lies within what is seen of the page, without any scrolling. */
  async function expectInSight(page: Page, what: Locator): Promise<void> {
    await what.waitFor();
    const { y, height } = (await what.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
  }

  it.each([WIDE, PHONE])('of all protocols the way to answer is in sight at $width × $height', async (viewport) => {
    const { page, complaints } = await visit(browser, { viewport });
    for (const [path, body, seat, name] of WAITING) {
      const channel = await open(body, path);
      await page.goto(at(`/channels/${channel}${seat}`));
      await expectInSight(page, dock(page).getByRole('button', { name }));
      await picture(page, `bar-${path}-${viewport.width}`);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a vote is in sight with its end and what silence means; voted elsewhere, it waits no longer (T1)', async () => {
    const channel = await open();
    const { page } = await visit(browser, { viewport: WIDE });
    await page.goto(at(`/channels/${channel}?as=ana`));
    await dock(page).getByText('Your answer as Ana').waitFor();
    await request(parley.url).post(`/v1/channels/${channel}/votes`).send({ question: 'Enough?' }).expect(200);
    for (const name of ['End it', 'Go on', 'Abstain', 'Accept'])
      await expectInSight(page, dock(page).getByRole('button', { name, exact: true }));
    await dock(page)
      .getByText(/left\)\. Then your silence is an abstention\./u)
      .waitFor();
    await picture(page, 'vote-in-sight');
    const ballot = { participant_id: 'ana', choice: 'continue' };
    await request(parley.url).post(`/v1/channels/${channel}/ballots`).send(ballot).expect(200);
    await dock(page).getByText('Your vote is counted.').waitFor();
    await page.context().close();
  });

  it('a ballot is sealed by its form: nobody reads it before all are revealed, and everybody does then (ADR 62)', async () => {
    const members = [
      { name: 'Ana', kind: 'person' },
      { name: 'Bo', kind: 'person' },
    ];
    const channel = await open({ ...patientVote, members }, 'votes');
    const { page, complaints } = await visit(browser, { viewport: WIDE });
    await page.goto(at(`/channels/${channel}?as=ana`));
    const seal = dock(page).getByRole('button', { name: 'Seal my ballot' });
    await seal.waitFor();
    expect(await seal.isDisabled()).toBe(true);
    await dock(page).getByLabel('Place 1').selectOption('Ghent');
    await dock(page).getByLabel('Place 2').selectOption('Lyon');
    await dock(page).getByLabel('Why, shown with your ballot').fill('The trains');
    await picture(page, 'ballot');
    await page.reload();
    await seal.click();
    await page.getByRole('log').getByText('Ana has voted. Sealed as').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('The trains');
    const ballot = { participant_id: 'bo', choices: ['Ghent'], reason: 'The beer' };
    await request(parley.url).post(`/v1/channels/${channel}/sealed-ballots`).send(ballot).expect(200);
    const ballots = page.getByRole('table', { name: 'All ballots' });
    await ballots.getByText('Ghent > Lyon').waitFor();
    for (const reason of ['The trains', 'The beer']) await ballots.getByText(reason).waitFor();
    await picture(page, 'ballots-revealed');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('each change has its reason, terms have units, terms are added; a draft survives a reload and the way back (N2)', async () => {
    const channel = await open();
    const { page, complaints } = await visit(browser, { viewport: WIDE });
    await page.goto(at(`/channels/${channel}?as=ana`));
    await dock(page).getByText('Then your silence counts as accepting.').waitFor();
    await dock(page).getByRole('button', { name: 'Negotiate …' }).click();
    await dock(page).getByLabel('talk length (minutes)').fill('40');
    const send = dock(page).getByRole('button', { name: 'Negotiate 1 change' });
    expect(await send.isDisabled()).toBe(true);
    expect(await dock(page).getByRole('button', { name: 'Accept' }).isDisabled()).toBe(true);
    await dock(page).getByLabel('Why: talk length').fill('We close at eleven');
    await dock(page).getByLabel('Your notes').fill('Bring a cable');
    await dock(page).getByLabel('Why: Your notes').fill('We have none');
    await dock(page).getByRole('button', { name: 'Add a term' }).click();
    await dock(page).getByLabel('New term').fill('Start time');
    await dock(page).getByLabel('Value').fill('18:00');
    await dock(page).getByLabel('Why: Start time').fill('Trains');
    await picture(page, 'negotiating');
    await page.reload();
    await dock(page).getByRole('button', { name: 'Negotiate 3 changes' }).waitFor();
    await page.getByRole('link', { name: '← All deliberations' }).click();
    await page.getByRole('row').nth(1).waitFor();
    await page.goBack();
    const length = dock(page).getByLabel('talk length (minutes)');
    expect(await length.inputValue()).toBe('40');
    await length.press('Enter');
    await dock(page).getByRole('button', { name: 'Negotiate 3 changes' }).waitFor();
    await length.press('Control+Enter');
    await page.getByRole('log').getByText('We close at eleven').first().waitFor();
    const { body } = await request(parley.url).get(`/v1/channels/${channel}/feedback`).expect(200);
    const { items } = body as { items: { participant_id: string; proposed_changes: object[] }[] };
    expect(items.find(({ participant_id }) => participant_id === 'ana')?.proposed_changes).toEqual([
      { field: 'talk_length', new_value: '40', reason: 'We close at eleven' },
      { field: 'notes', new_value: 'Bring a cable', reason: 'We have none' },
      { field: 'start_time', new_value: '18:00', reason: 'Trains' },
    ]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('what was settled elsewhere gives way to what is asked next, and what was being written is not lost', async () => {
    const channel = await open();
    const { page, complaints } = await visit(browser, { viewport: PHONE });
    await page.goto(at(`/channels/${channel}?as=ana`));
    await dock(page).getByRole('button', { name: 'Negotiate …' }).click();
    await dock(page).getByLabel('Why', { exact: true }).fill('I had more to say');
    await accept(channel, 'ana');
    const settled = page.getByRole('alert').filter({ hasText: 'This is settled already' });
    await settled.getByText('I had more to say').waitFor();
    await accept(channel, 'cy');
    await expectInSight(page, dock(page).getByRole('button', { name: 'Accept' }));
    await picture(page, 'gives-way');
    await settled.getByRole('button', { name: 'Close' }).click();
    await settled.waitFor({ state: 'detached' });
    await dock(page).getByRole('button', { name: 'Accept' }).click();
    await dock(page).getByText('Your answer as Ana').waitFor({ state: 'detached' });
    expect(await page.getByText('This is settled already').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('who I am is asked once: then a count, a mark and the title say what waits, what the user is asked too', async () => {
    const members = [{ name: 'Zoe', kind: 'person' }, { name: 'Nils' }];
    await open({ topic: 'Tea for Zoe', question: 'Tea?', members, config: { rounds: 1 } }, 'round-tables');
    await open(workshop, 'workshops');
    const { page, complaints } = await visit(browser, { viewport: WIDE });
    await page.goto(at('/inbox'));
    await page
      .getByText(String(workshop['topic'] ?? 'offline'))
      .first()
      .waitFor();
    expect(await page.getByText('Tea for Zoe').count()).toBe(0);
    await page.getByLabel('Your name or seat').fill('zoe');
    await page.getByRole('button', { name: 'That is me' }).click();
    await page.getByText('You are zoe').waitFor();
    await page.getByText('Tea for Zoe').waitFor();
    expect(await page.getByRole('switch', { name: 'Sound when something waits' }).isChecked()).toBe(false);
    await picture(page, 'inbox');
    expect(await page.title()).toMatch(/^\(\d+\) Waiting for you · Parley$/u);
    await page.goto(parley.url);
    await page
      .getByRole('row', { name: /Tea for Zoe/u })
      .getByText('waits for you')
      .filter({ visible: true })
      .waitFor();
    await page
      .getByRole('navigation')
      .getByText(/things wait for you$/u)
      .waitFor();
    await picture(page, 'list-marks');
    await page.getByRole('link', { name: 'Tea for Zoe' }).click();
    await dock(page).getByText('Your turn as Zoe · round 1').waitFor();
    await dock(page).getByLabel('What you say').fill('Green.');
    await page.keyboard.press('Control+Enter');
    await dock(page).getByText('Your turn as Zoe · round 1').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a link opens just its seat on a phone: its key is in no request’s address and not in the history (N1)', async () => {
    const channel = await open();
    const host = await visit(browser, { viewport: WIDE });
    await host.page.goto(at(`/channels/${channel}`));
    await host.page.getByRole('button', { name: 'Links for seats' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).first().click();
    await host.page.getByText(/^Good until/u).waitFor();
    await picture(host.page, 'seat-links');
    const link = await host.page.getByLabel('Link for Ana').inputValue();
    await host.page.context().close();

    const { page, complaints } = await visit(browser, { viewport: PHONE, isMobile: true, hasTouch: true });
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    await page.goto(link);
    await page.getByText('Your answer as Ana').waitFor();
    expect(page.url()).toBe(at('/seat'));
    const [, secret = ''] = link.split('#');
    expect(secret).toMatch(/^seat\./u);
    expect(asked.filter((url) => new URL(url).href.split('#')[0]!.includes(secret))).toEqual([]);
    await page.getByRole('button', { name: 'Negotiate …' }).click();
    await page.getByLabel('talk length (minutes)').waitFor();
    for (const other of ['Dee', 'Inbox', 'Verify', 'API'])
      expect(await page.getByText(other, { exact: true }).count()).toBe(0);
    await expectInSight(page, page.getByRole('button', { name: 'Accept' }));
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await picture(page, 'seat-phone');
    await page.goto(parley.url);
    await page.getByText('Your answer as Ana').waitFor();
    expect(page.url()).toBe(at('/seat'));
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Nothing waits for you now.').waitFor();
    await picture(page, 'seat-phone-nothing');
    const other = await page.context().newPage();
    await other.goto(at('/seat'));
    await other.getByText('This page needs the link that you were given').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('where all seats hear all, the link opens the seat’s channel, and what only others may do is not offered (R1)', async () => {
    const channel = await open(tableWithPerson, 'round-tables');
    const { body } = await request(parley.url).post(`/v1/channels/${channel}/seats/vera/token`).expect(201);
    const { page, complaints } = await visit(browser, { viewport: PHONE, isMobile: true, hasTouch: true });
    await page.goto(at(`/seat#${(body as { token: string }).token}`));
    await expectInSight(page, dock(page).getByRole('button', { name: 'Answer …' }));
    expect(page.url()).toBe(at(`/channels/${channel}?as=vera`));
    for (const name of ['Stop', 'Download', 'Links for seats', 'Send'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    await dock(page).getByRole('button', { name: 'Answer …' }).click();
    await page.keyboard.type('In winter, too.');
    await picture(page, 'seat-phone-table');
    await dock(page).getByRole('button', { name: 'Say it' }).click();
    await page.getByRole('log').getByText('In winter, too.').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
