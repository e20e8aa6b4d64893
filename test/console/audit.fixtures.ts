import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eventually } from '@parley/testing/eventually';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** By itself, and not by its builder for Playwright, which loads it anew and opens a page besides at each look. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and what those who wrote the rules advise besides: one heading a page, levels in order, landmarks. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** It looks at what lies under each character, and takes four times as long as all the others. */
const CONTRAST = 'color-contrast';
const BUT_CONTRAST = { runOnly: TAGS, rules: { 'target-size': { enabled: true }, [CONTRAST]: { enabled: false } } };

const HEIGHT = 768;
const [WIDE, NARROW] = [1366, 390];
/** A window of 1366 at 200 %, and of 1280 at 400 %: what is read is read without scrolling sideways (1.4.10). */
const ZOOMED = [683, 320];
const LANGUAGES = ['en', 'zh'] as const;
const THEMES = ['light', 'dark'] as const;

export const FIRST_LOOK = {
  locale: 'en-US',
  colorScheme: 'light',
  viewport: { width: WIDE, height: HEIGHT },
} as const;

/** Contrast in all eight looks and not in two of them by turns: three times as long. */
const IS_THOROUGH = process.env['EVERY_LOOK'] === '1';

/** A screen, and the part of it that is new since the one before. */
export interface State {
  state: string;
  part?: string;
}

/**
 * What is wrong with a page as it stands, in both languages, wide, narrow and zoomed, and in which of them. Contrast, which no
 * language changes, is looked at wide in one theme and narrow in the other.
 * @param turn of states that follow one another each: the themes change places
 */
export async function findingsOf(page: Page, { state, part = 'body' }: State, turn: number): Promise<string[]> {
  const found = new Map<string, string[]>();
  const note = (look: unknown[], said: readonly string[]) => {
    for (const one of said) found.set(one, [...(found.get(one) ?? []), look.join(' ')]);
  };
  for (const [index, language] of LANGUAGES.entries()) {
    await speak(page, language);
    for (const width of [WIDE, NARROW]) {
      await page.setViewportSize({ width, height: HEIGHT });
      note([language, width], [...(await outline(page)), ...(await broken(page, 'html', BUT_CONTRAST))]);
      const isItsTurn = (width === WIDE) === (index === 0);
      const themes = IS_THOROUGH ? THEMES : isItsTurn ? [THEMES[(index + turn) % 2]!] : [];
      for (const theme of themes) {
        await paint(page, theme);
        note([language, width, theme], await broken(page, part, { runOnly: { type: 'rule', values: [CONTRAST] } }));
      }
    }
    for (const width of index === 0 ? ZOOMED : []) {
      await page.setViewportSize({ width, height: HEIGHT });
      note([language, width], await outline(page));
    }
  }
  await page.setViewportSize(FIRST_LOOK.viewport);
  await paint(page, 'light');
  await speak(page, 'en');
  return [...found].map(([what, looks]) => `${state} (${looks.join(', ')}): ${what}`);
}

/** As a visitor does, by the page's own switch: nothing is loaded anew. */
async function speak(page: Page, language: string): Promise<void> {
  const readLanguage = () => page.evaluate('document.documentElement.lang');
  if ((await readLanguage()) === language) return;
  await page.locator('header select').first().selectOption(language);
  await eventually(async () => expect(await readLanguage()).toBe(language));
}

async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
}

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

const MOST_SHOWN = 200;

async function broken(page: Page, part: string, options: object): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const asked = [part, { ...options, resultTypes: ['violations'] }].map((one) => JSON.stringify(one)).join();
  const violations: Violation[] = await page.evaluate(`axe.run(${asked}).then(({ violations }) => violations)`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) =>
      [id, html.slice(0, MOST_SHOWN), ...failureSummary.split('\n').slice(1)].join(' ').slice(0, 2 * MOST_SHOWN),
    ),
  );
}

/** What no rule of axe looks at: whether there is one first heading, whether anything lies beside the page, or moves where somebody wants it still. */
const outline = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    // What is placed beside something else follows a frame later.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const [wide, headings] = [document.documentElement.scrollWidth, document.querySelectorAll('h1').length];
    const moving = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().duration > 1);
    return [
      wide > innerWidth && 'is ' + wide + ' wide',
      headings !== 1 && 'has ' + headings + ' first headings',
      ...moving.map(({ effect }) => 'moves: ' + effect.target.outerHTML.slice(0, 100)),
    ].filter(Boolean);
  })()`);
