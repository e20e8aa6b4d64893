import { browserMissing, startBrowser } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetup } from '../../apps/standalone/src/rest.fixtures.js';
import { tabTo } from './by-keyboard.fixtures.js';
import { startConsole, visit, type ConsoleStack } from './console.fixtures.js';

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)(
  'with a keyboard and what a screen reader hears, and nothing else (issue 26.15)',
  () => {
    let parley: ConsoleStack;
    let browser: Browser;
    let api: ReturnType<typeof request>;

    beforeAll(async () => {
      [parley, browser] = await Promise.all([startConsole(), startBrowser()]);
      api = request(parley.url);
    });
    afterAll(async () => {
      await browser.close();
      await parley.close();
    });

    const post = (path: string, body: object, status = 200) => api.post(path).send(body).expect(status);
    const hears = (page: Page, said: string | RegExp) => page.getByRole('status').filter({ hasText: said }).waitFor();
    const press = async (page: Page, role: Parameters<typeof tabTo>[1], name: string | RegExp, key = 'Enter') => {
      await tabTo(page, role, name);
      await page.keyboard.press(key);
    };

    it('somebody finds what waits, negotiates, votes, accepts, reads the decision and takes it along', async () => {
      const opened = await post('/v1/channels', { ...meetup, topic: 'A meetup for all' }, 201);
      const { channel_id: id } = opened.body as { channel_id: string };
      const { page, complaints } = await visit(browser, { details: false, viewport: { width: 1366, height: 768 } });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(parley.url);
      await press(page, 'link', 'Inbox');
      await page.getByRole('heading', { level: 1, name: 'Waiting for you' }).waitFor();
      await tabTo(page, 'textbox', 'Your name or seat');
      await page.keyboard.type('ana');
      await page.keyboard.press('Enter');
      await hears(page, '1 thing waits for you');

      await press(page, 'link', 'Answer');
      await page.getByRole('heading', { level: 1, name: 'A meetup for all' }).waitFor();
      await hears(page, /^It is your turn, Ana/u);
      await press(page, 'link', 'Skip to your part');
      await press(page, 'button', 'Negotiate …');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('40');
      await tabTo(page, 'textbox', 'Why: talk length');
      await page.keyboard.type('We close at eleven');
      await press(page, 'button', 'Negotiate 1 change');
      await eventually(async () => {
        const { body } = await api.get(`/v1/channels/${id}/feedback`).expect(200);
        expect((body as { items: object[] }).items).toContainEqual(
          expect.objectContaining({
            participant_id: 'ana',
            proposed_changes: [{ field: 'talk_length', new_value: '40', reason: 'We close at eleven' }],
          }),
        );
      });

      await post(`/v1/channels/${id}/votes`, { question: 'Is that enough?' });
      await hears(page, /^A vote: is it to end\? · Is that enough\? · \d of 3/u);
      // Nobody begins anew at the top of the page when what they have sent goes away.
      await page.locator('#your-part:focus').waitFor();
      await press(page, 'button', 'Go on');
      await hears(page, 'Your vote is counted.');
      await post(`/v1/channels/${id}/ballots`, { participant_id: 'cy', choice: 'continue' });
      await post(`/v1/channels/${id}/feedback`, { participant_id: 'cy', feedback_type: 'accept' });

      await hears(page, /^It is your turn, Ana/u);
      await press(page, 'button', 'Accept');
      await eventually(() => post(`/v1/channels/${id}/feedback`, { participant_id: 'cy', feedback_type: 'accept' }));
      await hears(page, /^It is over · Agreed · 3 of 3/u);

      await press(page, 'link', 'See the decision');
      await page.getByRole('heading', { level: 1, name: 'A meetup for all' }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'What was decided' }).waitFor();
      await page.getByRole('row', { name: 'Talk length 40 minutes' }).waitFor();
      await press(page, 'button', 'Copy as Markdown');
      await page.getByRole('button', { name: '✓ It is copied' }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toContain('| Talk length | 40 minutes |');
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  },
);
