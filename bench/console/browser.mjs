// What a page costs its browser, in time of processor: a machine with much else to do makes tasks longer by the clock, not by this.
import { startBrowser } from '@parley/testing/browser';

const TASKS = 'disabled-by-default-devtools.timeline';
const MICROSECONDS = 1_000;
const SECONDS = 1_000;
/** What takes longer hangs, in milliseconds: a loaded machine takes its time. */
const HANGS_MS = 180_000;

/** A page as wide as a laptop's. */
export async function openPage(browser) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  page.setDefaultTimeout(HANGS_MS);
  return page;
}

/** A browser without a window whose tasks are told apart. */
export async function watchedBrowser() {
  const browser = await startBrowser();
  const devtools = await browser.newBrowserCDPSession();
  /** Milliseconds of processor that pages took by now, on all their threads. */
  const spentByPages = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return pages.reduce((sum, { cpuTime }) => sum + cpuTime * SECONDS, 0);
  };
  return {
    browser,
    /** @returns milliseconds: of the work by the clock, of its longest task and of all pages by processor; and tasks over 50 ms */
    async watched(page, work) {
      await browser.startTracing(page, { categories: [TASKS] });
      const [before, started] = [await spentByPages(), performance.now()];
      await work();
      const [took, spent] = [performance.now() - started, (await spentByPages()) - before];
      const tasks = tasksOf(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
      return { took, spent, longest: Math.max(0, ...tasks), long: tasks.filter((ms) => ms > 50).length };
    },
  };
}

/** The tasks of pages' main threads, in milliseconds of processor. */
function tasksOf(traced) {
  const mains = new Set(
    traced.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traced.filter((event) => event.name === 'RunTask' && event.ph === 'X' && mains.has(threadOf(event)));
  return tasks.map(({ tdur = 0 }) => tdur / MICROSECONDS);
}

const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

export const nodesOf = (page) => page.evaluate(`document.querySelectorAll('*').length`);
