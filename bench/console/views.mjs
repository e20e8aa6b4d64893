// Each view of a long channel, opened by its address as somebody opens a link, then with every table beside it unfolded.
import { size } from '../size.mjs';
import { nodesOf, openPage } from './browser.mjs';

/** What a view has once it shows the channel. */
const VIEWS = {
  talk: '[role=log] article',
  lanes: '.lanes',
  stances: '.picture',
  mirror: '.picture',
  why: '[role=tabpanel] details',
};

/** With --small one shows that they can be measured. */
const MOST = size(Object.keys(VIEWS).length, 1);

/** @returns of each view: until it is ready, by the clock and by processor; its longest task; its nodes, folded and unfolded */
export async function viewsOf({ browser, watched }, { url, channel, events }) {
  const found = {};
  const look = async (view, address, shown) => {
    const page = await openPage(browser);
    const ready = await watched(page, async () => {
      await page.goto(`${url}/channels/${channel}${address}`);
      for (const one of shown) await page.locator(one).first().waitFor({ state: 'attached' });
    });
    const nodes = await nodesOf(page);
    const unfolding = await watched(page, () => unfold(page));
    found[view] = { ready, nodes, unfolding, unfolded: await nodesOf(page) };
    await page.close();
  };
  // The slider knows of every event.
  const all = `[role=slider][aria-valuemax="${events}"]`;
  for (const [view, shown] of Object.entries(VIEWS).slice(0, MOST)) await look(view, `?show=${view}`, [all, shown]);
  await look('decision', '/decision', ['.decision-story']);
  return found;
}

/** Opens every table beside a picture. */
async function unfold(page) {
  const folded = page.locator('.talk details:not([open]) > summary');
  while (await folded.count()) await folded.first().click();
}
