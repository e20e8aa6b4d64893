import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** How long one PDF may take, in milliseconds, and how much memory, in megabytes. */
const TIME_LIMIT_MS = 60_000;
const MEMORY_LIMIT_MB = 512;
const MAX_PAGES = 2_000;
/** Characters of one PDF, at most. */
const MAX_TEXT = 10_000_000;

/**
 * In a thread of its own, which can be ended: a PDF can be made so that reading it takes hours or all memory.
 * As text, so that it runs the same from source and when built.
 */
const READER = `
const { parentPort, workerData } = require('node:worker_threads');
(async () => {
  try {
    const { getDocumentProxy } = await import(workerData.library);
    const pdf = await getDocumentProxy(workerData.bytes, { verbosity: 0, isEvalSupported: false });
    if (pdf.numPages > workerData.maxPages) throw new Error('has more than ' + workerData.maxPages + ' pages');
    const pages = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => (item.str ?? '') + (item.hasEOL ? '\\n' : '')).join('');
      length += text.length;
      if (length > workerData.maxText) throw new Error('has more than ' + workerData.maxText + ' characters');
      pages.push(text);
      page.cleanup();
    }
    parentPort.postMessage({ pages });
  } catch (error) {
    const locked = error.name === 'PasswordException';
    const invalid = error.name === 'InvalidPDFException';
    parentPort.postMessage({ invalid, reason: locked ? 'needs a password' : error.message });
  }
})();`;

/** The pages' text, in order; or why it cannot be had, `invalid` where it is no PDF. */
export type PdfRead = { pages: string[] } | { reason: string; invalid?: boolean };

/** Reads a PDF within the limits above. Never throws: what is wrong with it is a value. */
export async function pdfPages(bytes: Uint8Array): Promise<PdfRead> {
  const library = pathToFileURL(createRequire(import.meta.url).resolve('unpdf')).href;
  const worker = new Worker(READER, {
    eval: true,
    workerData: { library, bytes: new Uint8Array(bytes), maxPages: MAX_PAGES, maxText: MAX_TEXT },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    stdout: true,
    stderr: true,
  });
  try {
    return await answerOf(worker);
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker): Promise<PdfRead> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ reason: `takes longer than ${TIME_LIMIT_MS} ms` }), TIME_LIMIT_MS);
    worker.once('message', resolve);
    worker.once('error', (error: Error) => resolve({ reason: `cannot be read: ${error.message}` }));
    worker.once('exit', (code) => resolve({ reason: `cannot be read: its reader ended with ${code}` }));
    worker.once('exit', () => clearTimeout(timer));
  });
}
