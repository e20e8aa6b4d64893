import { readFileSync } from 'node:fs';
import { bodyOf, type FileKind } from '@parley/scenarios';
import { modelFromEnvironment } from '@parley/llm';
import { startBrowser } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLAUDE_OFFER, picture, skipQuestions, startConsole, visit, type ConsoleStack } from './console.fixtures.js';

const WIDE = { width: 1366, height: 768 };
const TALL = { width: 1366, height: 1100 };
const PHONE = { width: 390, height: 844 };

const PATHS = {
  negotiate: 'channels',
  board: 'round-tables',
  plan: 'workshops',
  team: 'teams',
  interview: 'interviews',
};
type Kind = keyof typeof PATHS & FileKind;

interface Says {
  locale: string;
  /** What is typed on the first page. */
  text: string;
  files: Record<Kind, string>;
  seat: string;
  /** What ends an interview. */
  bye: string;
}

const SAYS: Record<'en' | 'zh', Says> = {
  en: {
    locale: 'en-US',
    text: 'Should our canteen cook with leftovers?',
    files: {
      negotiate: 'negotiation/meetup',
      board: 'round-table/four-days',
      plan: 'workshop/offline-reading',
      team: 'team/club-payments',
      interview: 'interview/club-calendar',
    },
    seat: 'ana',
    bye: 'Bye',
  },
  zh: {
    locale: 'zh-CN',
    text: '我们的食堂要不要用剩余食材做菜？',
    files: {
      negotiate: 'negotiation/meetup.zh',
      board: 'round-table/four-days.zh',
      plan: 'workshop/library-seats.zh',
      team: 'team/club-payments.zh',
      interview: 'interview/club-calendar.zh',
    },
    seat: 'an',
    bye: '再见',
  },
};

/** The pictures of docs/pictures, in both languages: `npm run pictures`. */
describe.each(Object.entries(SAYS))('pictures (%s)', (language, { locale, text, files, seat, bye }) => {
  let parley: ConsoleStack;
  let browser: Browser;
  beforeAll(async () => {
    const claude = modelFromEnvironment({ ANTHROPIC_API_KEY: 'sk-test-4f2a' });
    [parley, browser] = await Promise.all([
      startConsole({
        rehearsal: false,
        modelFor: claude.modelFor,
        models: { ...claude, offer: () => Promise.resolve(CLAUDE_OFFER) },
      }),
      startBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  const shoot = (page: Page, name: string) => picture(page, `guide-${name}-${language}`);
  const post = async (path: string, body: object = {}, status = 200): Promise<Record<string, never>> =>
    (await request(parley.url).post(`/v1/${path}`).send(body).expect(status)).body as never;
  const get = async (path: string): Promise<Record<string, never>> =>
    (await request(parley.url).get(`/v1/${path}`).expect(200)).body as never;
  const example = (kind: Kind) => bodyOf(kind, readFileSync(`examples/${files[kind]}.yaml`, 'utf8')) as Example;
  const open = async (kind: Kind, change: (body: Example) => object = (body) => body): Promise<string> => {
    const { says: _typed, ...body } = example(kind);
    return (await post(PATHS[kind], { ...change(body), rehearsal: true }, 201))['channel_id']!;
  };
  const look = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const { page } = await visit(browser, { details: false, viewport: WIDE, locale, ...options });
    await page.goto(new URL(path, parley.url).href);
    return page;
  };
  /** The first candidate is a person, who is waited for. */
  const waiting = () =>
    open('negotiate', (body) => ({
      ...body,
      candidates: body.candidates!.map(({ script, ...one }, index) =>
        index === 0 ? { ...one, kind: 'person' } : { ...one, script },
      ),
    }));

  it('the first page', async () => {
    const page = await look('/', { viewport: TALL });
    await page.locator('textarea').first().fill(text);
    await page
      .getByText(/\$\d\.\d\d/u)
      .first()
      .waitFor();
    await shoot(page, 'home');
    await page.context().close();
  });

  it('what waits for me, a vote, and a seat on a phone', async () => {
    const channel = await waiting();
    const page = await look(`/channels/${channel}?as=${seat}`);
    const verbs = page.locator('.answer-verbs button');
    await verbs.nth(2).waitFor();
    await shoot(page, 'waiting');
    await post(`channels/${channel}/votes`, {});
    await verbs.nth(5).waitFor();
    await shoot(page, 'vote');
    await page.context().close();
    const { token } = await post(`channels/${await waiting()}/seats/${seat}/token`, {}, 201);
    const phone = await look(`/seat#${token}`, { viewport: PHONE, isMobile: true, hasTouch: true });
    await phone.locator('.answer-verbs button').first().waitFor();
    await shoot(phone, 'seat-phone');
    await phone.context().close();
  });

  it('a board while somebody speaks', async () => {
    const page = await look(`/channels/${await open('board', (body) => ({ ...body, rehearsal_pace: 'readable' }))}`);
    await page.getByRole('log').getByText(/./u).nth(14).waitFor();
    await page.getByRole('log').locator('.provisional').first().waitFor();
    await shoot(page, 'live-board');
    await page.context().close();
  });

  it.each(Object.keys(PATHS) as Kind[])('the decision of %s', async (kind) => {
    const channel = await open(kind);
    for (const said of kind === 'interview' ? [...example(kind).says!, bye] : []) {
      await eventually(async () => expect(await get(`channels/${channel}`)).toMatchObject({ phase: 'listening' }));
      await post(`channels/${channel}/interventions`, { text: said });
    }
    await eventually(async () => {
      const { status } = await get(`channels/${channel}`);
      if (status === 'open' && kind === 'plan') await skipQuestions(parley.url, channel);
      expect(status).toBe('closed');
    });
    const page = await look(`/channels/${channel}`, { viewport: TALL });
    await page.locator('.decision').waitFor();
    await shoot(page, `decision-${kind}`);
    if (kind === 'negotiate') {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 794, height: 1123 });
      await shoot(page, 'print');
    }
    if (kind === 'team') {
      await page.emulateMedia({ colorScheme: 'dark' });
      await shoot(page, 'dark');
    }
    await page.context().close();
  });
});

type Example = { says?: string[]; candidates?: ({ script?: unknown } & Record<string, unknown>)[] } & Record<
  string,
  unknown
>;
