// What the page costs whoever looks: each view of a channel of 10,000 events, and a board of five who speak at once. All of it is real:
// the standalone, the built console, Chromium.
import { startStandalone } from '@parley/standalone';
import { report } from '../figures.mjs';
import { ownFolder } from '../own-postgres.mjs';
import { size } from '../size.mjs';
import { boards } from './boards.mjs';
import { watchedBrowser } from './browser.mjs';
import { liveBoard } from './live.mjs';
import { viewsOf } from './views.mjs';
import { talker } from './talker.mjs';

const EVENTS = size(10_000, 100);
const WATCHED_MS = size(20_000, 1_000);
/** As fast as a model speaks: 33 words a second. */
const WORD_MS = 30;

const figures = [];
const note = (name, value, unit) => figures.push({ bench: 'console', case: name, value, unit });

const { folder, remove } = await ownFolder();
let model = talker({ wordMs: 0, words: 20 });
const stack = await startStandalone({ folder, rehearsal: true, modelFor: () => model });
const { open, stop, stopAt } = boards(stack.url);
const browser = await watchedBrowser();

const long = await open('A long board');
const events = await stopAt(long, EVENTS);
const views = await viewsOf(browser, { url: stack.url, channel: long, events });
for (const [view, { ready, nodes, unfolding, unfolded }] of Object.entries(views)) {
  const name = `${view} of ${events.toLocaleString('en')} events`;
  note(`${name}: ready`, ready.took, 'ms');
  note(`${name}: ready, processor`, ready.spent, 'ms');
  note(`${name}: longest task`, ready.longest, 'ms');
  note(`${name}: nodes`, nodes, 'nodes');
  note(`${name}, unfolded: longest task`, unfolding.longest, 'ms');
  note(`${name}, unfolded: nodes`, unfolded, 'nodes');
}

model = talker({ wordMs: WORD_MS, words: 400 });
const live = await open('A live board');
const {
  share,
  longest,
  long: tasks,
  nodes,
} = await liveBoard(browser, { url: stack.url, channel: live, ms: WATCHED_MS });
await stop(live);
note('a live board of five: processor', share, '% of a core');
note('a live board of five: longest task', longest, 'ms');
note('a live board of five: tasks over 50 ms', tasks, 'tasks');
note('a live board of five: nodes', nodes, 'nodes');

report(figures);
await browser.browser.close();
await stack.close();
remove();
