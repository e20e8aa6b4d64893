import { browserMissing, startBrowser } from '@parley/testing';
import type { Browser, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closedNegotiation } from '../../apps/standalone/src/rest.fixtures.js';
import { picture, startConsole, visit, type ConsoleStack } from './console.fixtures.js';

/** A browser with the API for signatures and without this one. */
const NO_ED25519 = `SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException('Unknown', 'NotSupportedError'))`;

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('an exported file is verified in the browser alone', () => {
  let parley: ConsoleStack;
  let browser: Browser;
  let exported: string;
  let key: string;
  let old: string;

  beforeAll(async () => {
    [parley, browser] = await Promise.all([startConsole(), startBrowser()]);
    const get = async (path: string) => (await request(parley.url).get(path).buffer().expect(200)).text;
    await get(`/v1/channels/${await closedNegotiation(parley.url)}/export`);
    [old, key] = [await get('/v1/audit/checkpoint'), await get('/v1/audit/key')];
    const channel = await closedNegotiation(parley.url);
    exported = await get(`/v1/channels/${channel}/export?checkpoint=${old.split('\n')[1]}`);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
  });

  const take = (page: Page, text: string) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'export.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const level = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).waitFor();

  /** On a phone, with the network gone once the page is there. */
  const openPage = async (script?: string) => {
    const { page, complaints } = await visit(browser, { viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
    if (script !== undefined) await page.addInitScript(script);
    await page.goto(new URL('/verify', parley.url).href);
    await page.getByLabel('Key to verify by').waitFor();
    await page.context().setOffline(true);
    return { page, complaints };
  };

  it('names each level as the terminal does, by a key and an old checkpoint, and why one is not reached', async () => {
    const { page, complaints } = await openPage();
    await take(page, exported);
    for (const text of [
      ...['✓ the hash chain holds', '✓ inputs match', '✓ included in the checkpoint of', '✓ up to that checkpoint'],
      ...['· signature not checked', '· seen by no witness', '· no older checkpoint was given'],
    ])
      await level(page, text);
    await page.getByLabel('Key to verify by').focus();
    await page.keyboard.type('nobody');
    await page.getByText('This is no key to verify by').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(key);
    await level(page, '✓ signed by parley-');
    const [chosen] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Checkpoint from a file' }).press('Enter'),
    ]);
    await chosen.setFiles({ name: 'old.checkpoint', mimeType: 'text/plain', buffer: Buffer.from(old) });
    await level(page, '✓ the log continues the checkpoint that you hold');
    await picture(page, 'verify');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('finds what was changed: an event, and an end that was cut with all hashes made to fit', async () => {
    const { page, complaints } = await openPage();
    await take(page, exported.replace('"Ana"', '"Eve"'));
    await page.getByText('✗ export.jsonl does not hold').waitFor();
    const lines = exported.trim().split('\n');
    const kept = lines.slice(0, -3);
    const events = kept.filter((line) => !line.startsWith('{"input"'));
    const { channel_id, hash: head } = JSON.parse(events.at(-1)!) as Record<string, string>;
    const manifest = { channel_id, events: events.length, head, inputs: kept.length - events.length };
    await take(page, [...kept, JSON.stringify({ manifest }), lines.at(-1)].join('\n'));
    await level(page, '✗ the log that was signed has more of this channel: its end was cut off');
    await page.getByText('✗ export.jsonl does not hold').waitFor();
    // Without its proof it is as exports were before: whole by itself, and in no checkpoint.
    await take(page, lines.slice(0, -1).join('\n'));
    await level(page, '· included in no checkpoint');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says where a browser cannot check a signature, and checks all else', async () => {
    const { page } = await openPage(NO_ED25519);
    await take(page, exported);
    await page.getByLabel('Key to verify by').fill(key);
    await page.getByLabel('A checkpoint that you have kept').fill(old);
    await level(page, '· no signature was checked');
    await level(page, '✓ the log continues the checkpoint that you hold');
    expect(await page.getByRole('listitem').filter({ hasText: 'signed by' }).count()).toBe(0);
    await page.context().close();
  });
});
