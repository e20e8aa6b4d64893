// A board of five who speak at once, as somebody watches it.
import { setTimeout as delay } from 'node:timers/promises';
import { nodesOf, openPage } from './browser.mjs';

export async function liveBoard({ browser, watched }, { url, channel, ms }) {
  const page = await openPage(browser);
  await page.goto(`${url}/channels/${channel}?show=talk`);
  await page.locator('.provisional').first().waitFor();
  const { took, spent, longest, long } = await watched(page, () => delay(ms));
  const nodes = await nodesOf(page);
  await page.close();
  return { share: (100 * spent) / took, longest, long, nodes };
}
