import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eventually } from '@parley/testing/eventually';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** By itself, and not by its builder for Playwright, which loads it anew and opens a page besides at each look. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and what those who wrote the rules advise besides: one heading a page, levels in order, landmarks. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const HEIGHT = 768;
const [WIDE, NARROW] = [1366, 390];
/** A window of 1280 at 400 %, and of 1366 at 200 %: what is read is read without scrolling sideways (1.4.10). */
const ZOOMED = [320, 683];

type Look = readonly [language: 'en' | 'zh', theme: 'light' | 'dark', width: number];

const EVERY_LOOK: readonly Look[] = (['en', 'zh'] as const).flatMap((language) =>
  [WIDE, NARROW].flatMap((width) => (['light', 'dark'] as const).map((theme) => [language, theme, width] as const)),
);

export const FIRST_LOOK = {
  locale: 'en-US',
  colorScheme: 'light',
  viewport: { width: WIDE, height: HEIGHT },
} as const;

const IS_THOROUGH = process.env['EVERY_LOOK'] === '1';

/** Both languages, both themes and both widths in two looks; of states that follow one another others. All eight take three times as long. */
function looksOf(turn: number): readonly Look[] {
  if (IS_THOROUGH) return EVERY_LOOK;
  const [isDark, isNarrow] = [turn % 2 === 1, turn % 4 > 1];
  return [
    ['en', isDark ? 'dark' : 'light', isNarrow ? NARROW : WIDE],
    ['zh', isDark ? 'light' : 'dark', isNarrow ? WIDE : NARROW],
  ];
}

/** The rules whose answer depends on the look. They take half of the time of all; the others are asked in the first look of a state. */
const OF_LOOKS = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

/** A screen, and the part of it that is new since the one before. */
export interface State {
  state: string;
  part?: string;
  /** The API's page, which is another program's: it has one language, and its own switch of colours. */
  isForeign?: true;
}

/** What is wrong with a page as it stands, and in which looks. @param turn counts the states */
export async function findingsOf(
  page: Page,
  { state, part = 'html', isForeign }: State,
  turn: number,
): Promise<string[]> {
  const found = new Map<string, string[]>();
  const note = (look: readonly unknown[], said: readonly string[]) => {
    for (const one of said) found.set(one, [...(found.get(one) ?? []), look.join(' ')]);
  };
  const show = isForeign ? lookForeign : lookAs;
  for (const [index, look] of looksOf(turn).entries()) {
    await show(page, look);
    const rules = index > 0 && !IS_THOROUGH ? OF_LOOKS : undefined;
    note(look, [...(await outline(page)), ...(await broken(page, part, rules))]);
  }
  for (const width of IS_THOROUGH ? ZOOMED : ZOOMED.slice(0, 1)) {
    await page.setViewportSize({ width, height: HEIGHT });
    note([width], await outline(page));
  }
  await show(page, EVERY_LOOK[0]!);
  return [...found].map(([what, looks]) => `${state} (${looks.join(', ')}): ${what}`);
}

async function lookAs(page: Page, [language, colorScheme, width]: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
  await speak(page, language);
}

async function lookForeign(page: Page, [, theme, width]: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  const change = page.getByRole('button', { name: `Switch to ${theme} mode` });
  if (await change.isVisible()) await change.click();
}

/** As a visitor does, by the page's own switch: nothing is loaded anew. */
async function speak(page: Page, language: string): Promise<void> {
  const readLanguage = () => page.evaluate('document.documentElement.lang');
  if ((await readLanguage()) === language) return;
  await page.locator('header select').first().selectOption(language);
  await eventually(async () => expect(await readLanguage()).toBe(language));
}

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

const MOST_SHOWN = 200;

/** @param rules those alone; all where absent */
async function broken(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  // The page's own style sheet is all that there is to be loaded.
  const asks = rules ? { runOnly: rules } : { runOnly: TAGS, rules: { 'target-size': { enabled: true } } };
  const asked = [part, { ...asks, preload: false, resultTypes: ['violations'] }]
    .map((one) => JSON.stringify(one))
    .join();
  const violations: Violation[] = await page.evaluate(`axe.run(${asked}).then(({ violations }) => violations)`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) =>
      [id, html.slice(0, MOST_SHOWN), ...failureSummary.split('\n').slice(1)].join(' ').slice(0, 2 * MOST_SHOWN),
    ),
  );
}

/**
 * What no rule of axe looks at, or only on a whole page: whether there is one first heading and none is left out below it, and whether
 * anything lies beside the page, or moves where somebody wants it still.
 */
const outline = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    // What is placed beside something else follows a frame later.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
    const firsts = levels.filter((level) => level === 1).length;
    const wide = document.documentElement.scrollWidth;
    const moving = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().duration > 1);
    return [
      wide > innerWidth && 'is ' + wide + ' wide',
      firsts !== 1 && 'has ' + firsts + ' first headings',
      levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1) && 'leaves out a level: ' + levels.join(' '),
      ...moving.map(({ effect }) => 'moves: ' + effect.target.outerHTML.slice(0, 100)),
    ].filter(Boolean);
  })()`);
