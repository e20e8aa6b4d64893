import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Role = Parameters<Page['getByRole']>[0];

/** More stops than any page has before what is looked for. */
const MOST_STOPS = 90;

/** Goes on by Tab until what has this role and name, as a screen reader tells it, has the focus; every stop on the way is seen. */
export async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
  await wanted.first().waitFor();
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { seen, said } = await page.evaluate<{ seen: boolean; said: string }>(STOP);
    passed.push(said);
    expect(seen, `the focus is not seen on ${said}`).toBe(true);
    if (await wanted.and(page.locator(':focus')).count()) return;
  }
  throw new Error(`No Tab leads to ${role} ${String(name)}, but to ${passed.join(' | ')}`);
}

/**
 * Whether what has the focus is in sight, at least in part, under nothing else (2.4.11), and looks otherwise than without it (2.4.7):
 * by a line around it, or by its own border, as fields do.
 */
const STOP = `(() => {
  const one = document.activeElement;
  // Past the last of the page, before the first.
  if (one === document.body) return { said: 'nothing', seen: true };
  const said = one.tagName + ' ' + (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const [fromX, toX, fromY, toY] = [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, 0), Math.min(bottom, innerHeight)];
  const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [fromX + x * (toX - fromX), fromY + y * (toY - fromY)]));
  const isUncovered = places.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there && (one.contains(there) || there.contains(one) || there.closest('label')?.control === one || there.parentElement.contains(one));
  });
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || one.matches('input, textarea, select');
  return { said, seen: toX > fromX && toY > fromY && isUncovered && isMarked };
})()`;
