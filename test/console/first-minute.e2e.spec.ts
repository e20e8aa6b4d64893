import { modelFromEnvironment, rehearsalModel } from '@parley/llm';
import { browserMissing, startBrowser } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLAUDE_OFFER, picture, startConsole, visit, type ConsoleStack } from './console.fixtures.js';

const HOUR_MS = 3_600_000;
const CLAUDE = modelFromEnvironment({ ANTHROPIC_API_KEY: 'sk-test-4f2a' });

/** Every sample, by its name, and a seat that a visitor takes: as the inbox shows what it has to do. */
const SAMPLES = [
  ['An AI meetup in December', { assignment: { role: 'Host', task: 'Offer the room and the projector' } }],
  ['Should we work four days a week?', { question: /four-day week at full pay/u }],
  ['Offline reading', { requirement: /work without a connection/u }],
  ['Paying our club fees online', { work: 'execute' }],
  ['Where does the office move?', { rule: 'ranked' }],
] as const;

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('the first minute', () => {
  let browser: Browser;
  let parley: ConsoleStack;
  beforeAll(async () => void (browser = await startBrowser()));
  afterAll(() => browser.close());

  const at = (path: string): string => new URL(path, parley.url).href;
  const ask = (page: Page, text: string) => page.getByLabel('What is to be decided?').fill(text);
  /** The channel whose page is shown. */
  const shownChannel = async (page: Page): Promise<Record<string, never> & { participants: { name: string }[] }> => {
    await page.waitForURL(/\/channels\//u);
    const { body } = await request(parley.url)
      .get(`/v1${/\/channels\/[^/?]+/u.exec(page.url())![0]}`)
      .expect(200);
    return body as never;
  };

  describe('without a model', () => {
    beforeAll(async () => {
      const local = { base_url: 'http://127.0.0.1:11434/v1', models: ['qwen3:8b', 'llama3'] };
      const offer = () => Promise.resolve({ rehearsal: true, local });
      parley = await startConsole({ models: { rehearsal: true, likely: () => undefined, offer } });
    });
    afterAll(() => parley.close());

    it('says what Parley is, what is missing before anything starts, and what works', async () => {
      const { page, complaints } = await visit(browser, { viewport: { width: 1366, height: 768 } });
      await page.goto(parley.url);
      await page.getByText('Parley lets AI agents and people decide something together').waitFor();
      await page.getByText('No model is set up here').waitFor();
      for (const [topic] of SAMPLES) await page.getByRole('heading', { name: topic }).waitFor();
      await picture(page, 'first-minute');
      await ask(page, 'A party in June: who brings what?');
      await page.getByText('Proposed since you wrote “who brings what”, “party”.').waitFor();
      await page.getByText('“Negotiation” with a text of your own needs a model.').waitFor();
      await page.getByText('PARLEY_OPENAI_BASE_URL=http://127.0.0.1:11434/v1 PARLEY_MODEL=qwen3:8b').waitFor();
      expect(await page.getByRole('button', { name: 'Begin' }).count()).toBe(0);
      await picture(page, 'first-minute-no-model');
      // What was typed is kept, and people alone need no model.
      await page.reload();
      await page.getByRole('button', { name: 'Round table with people' }).click();
      const begin = page.getByRole('button', { name: 'Begin' });
      await page.getByLabel('Who is at the table').fill('Lu');
      expect(await begin.isDisabled()).toBe(true);
      await page.getByLabel('Who is at the table').fill('Lu\nKim');
      await begin.click();
      const { topic, members, config } = (await shownChannel(page)) as Record<string, unknown>;
      expect({ topic, members }).toMatchObject({
        topic: 'A party in June: who brings what?',
        members: [expect.objectContaining({ name: 'Lu' }), expect.objectContaining({ name: 'Kim' })],
      });
      expect(config).toBeDefined();
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it('keeps the box empty once it has begun, and the samples below what there is', async () => {
      const { page } = await visit(browser);
      await page.goto(parley.url);
      await page.getByRole('link', { name: 'A party in June' }).waitFor();
      expect(await page.getByRole('button', { name: /^Watch: /u }).count()).toBe(5);
      expect(await page.getByRole('button', { name: /^Take part: /u }).count()).toBe(6);
      await page.context().close();
    });

    it.each(SAMPLES)(
      'waits an hour for a visitor who takes part in “%s”, with the seat’s own task',
      async (topic, asked) => {
        const { page, complaints } = await visit(browser);
        await page.goto(parley.url);
        await page.getByRole('button', { name: `Take part: ${topic}` }).click();
        await page.getByText('It waits 1 hr for each of your answers').waitFor();
        const name = `Lu ${SAMPLES.findIndex(([one]) => one === topic)}`;
        await page.getByLabel('Your name').fill(name);
        await page.getByRole('button', { name: 'Begin' }).click();
        await page.waitForURL(/\/channels\//u);
        const channel = new URL(page.url()).pathname.split('/').at(-1)!;
        const item = await eventually(async () => {
          const { body } = await request(parley.url)
            .get(`/v1/inbox/${encodeURIComponent(name)}`)
            .expect(200);
          const found = (body as { items: ({ due_at: string } & Record<string, unknown>)[] }).items[0];
          expect(found).toMatchObject({ channel_id: channel, name });
          return found!;
        });
        for (const [key, wanted] of Object.entries(asked))
          if (wanted instanceof RegExp) expect(item[key]).toMatch(wanted);
          else if (typeof wanted === 'string') expect(item[key]).toBe(wanted);
          else expect(item[key]).toMatchObject(wanted);
        expect(new Date(item.due_at).getTime() - Date.now()).toBeGreaterThan(HOUR_MS * 0.9);
        expect(JSON.stringify(item)).not.toContain('a script cannot understand');
        expect(complaints).toEqual([]);
        await page.context().close();
      },
    );

    it('asks a visitor in the interview’s sample by their own name', async () => {
      const { page } = await visit(browser);
      await page.goto(parley.url);
      await page.getByRole('button', { name: 'Take part: A calendar for our rowing club' }).click();
      await page.getByLabel('Your name').fill('Lu');
      await page.getByRole('button', { name: 'Begin' }).click();
      expect(JSON.stringify(await shownChannel(page))).toContain('"name":"Lu"');
      await page.context().close();
    });

    it('says what is not there in words, with a way out', async () => {
      const { page, complaints } = await visit(browser);
      for (const path of ['/channels/x', '/channels/01993b9a-0000-7000-8000-000000000000']) {
        await page.goto(at(path));
        await page.getByRole('alert').getByText('There is no such deliberation on this server.').waitFor();
        expect(await page.getByText('UUID').count()).toBe(0);
        await page.getByRole('link', { name: 'To the deliberations' }).click();
        await page.getByLabel('What is to be decided?').waitFor();
      }
      const answer = await page.goto(at('/nowhere/at/all'));
      expect(answer?.status()).toBe(404);
      await page.getByRole('alert').getByText('There is no such page.').waitFor();
      await page.getByRole('link', { name: 'To the deliberations' }).click();
      await page.getByLabel('What is to be decided?').waitFor();
      // Programs get the problem, as ever.
      const { body } = await request(parley.url).get('/nowhere').set('accept', 'application/json').expect(404);
      expect(body).toMatchObject({ code: 'not-found' });
      await request(parley.url)
        .get('/v1/nowhere')
        .set('accept', 'text/html')
        .expect(404)
        .expect('content-type', /problem\+json/u);
      expect(complaints).toEqual([]);
      await page.goto(at('/docs'));
      expect(await page.getByRole('link', { name: 'To the deliberations' }).getAttribute('href')).toBe('/');
      await page.context().close();
    });

    it('shows no text that turns round what stands beside it, by a list, a view, an event or a refusal', async () => {
      const rlo = '\u202e';
      const members = [
        { name: `Ana${rlo}eviL`, persona: `Cook${rlo}`, kind: 'person' },
        { name: 'Bo', script: [{ turn: 1, text: `I agree ${rlo}ton od I\u2066` }] },
      ];
      const body = { topic: `Fees ${rlo}eerf`, question: `Shall we${rlo}?`, members, rehearsal: true };
      const { body: opened } = await request(parley.url).post('/v1/round-tables').send(body).expect(201);
      const { page } = await visit(browser);
      const turning = async () => /\p{Bidi_Control}/u.test((await page.content()) + (await page.title()));
      await page.goto(at(`/channels/${(opened as { channel_id: string }).channel_id}`));
      await page.getByRole('log').getByText('I agree ton od I').first().waitFor();
      expect(await turning()).toBe(false);
      await page.goto(parley.url);
      await page.getByRole('link', { name: 'Fees eerf' }).waitFor();
      expect(await turning()).toBe(false);
      await page.context().close();
    });
  });

  describe('with a model', () => {
    beforeAll(async () => {
      parley = await startConsole({
        rehearsal: false,
        modelFor: (needs) => (needs.rehearsal ? CLAUDE.modelFor(needs) : rehearsalModel()),
        models: { ...CLAUDE, offer: () => Promise.resolve(CLAUDE_OFFER) },
        budgetMicroUsd: 1_000_000,
      });
    });
    afterAll(() => parley.close());

    it('plays a sample as people read it, one after the other, and the rest at once where somebody wishes so', async () => {
      const { page, complaints } = await visit(browser);
      await page.goto(parley.url);
      await page.getByRole('button', { name: `Watch: ${SAMPLES[1][0]}` }).click();
      await page.getByRole('log').getByText('I like it, but not before March').waitFor();
      const atOnce = page.getByRole('switch', { name: 'Play at once' });
      expect(await atOnce.isChecked()).toBe(false);
      const { pathname } = new URL(page.url());
      await picture(page, 'first-minute-readable');
      await atOnce.click();
      await atOnce.waitFor({ state: 'detached' });
      const { body } = await request(parley.url).get(`/v1${pathname}/timeline?limit=200`).expect(200);
      const types = (body as { items: { type: string }[] }).items.map(({ type }) => type);
      const switched = types.indexOf('RehearsalPaceSet');
      const said = types.flatMap((type, at) => (type === 'ContributionMade' ? [at] : []));
      expect(switched).toBeGreaterThan(said[0]!);
      expect(switched).toBeLessThan(said.at(-1)!);
      expect(types.at(-1)).toBe('ChannelClosed');
      // Whoever wants samples at once has them so.
      await page.goto(parley.url);
      await page.getByRole('switch', { name: 'Play at once' }).click();
      await page.getByRole('button', { name: `Watch: ${SAMPLES[1][0]}` }).click();
      expect(await shownChannel(page)).toMatchObject({ rehearsal: true, rehearsal_pace: 'at_once' });
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it('proposes form, seats, price and time of a text, and begins it with one click, not as a rehearsal', async () => {
      const { page, complaints } = await visit(browser, { viewport: { width: 1366, height: 900 } });
      await page.goto(parley.url);
      await page.getByText('Agents are played by claude-sonnet-5-5, claude-haiku-5-5.').waitFor();
      await ask(page, 'Should our canteen cook with leftovers?');
      const proposal = page.getByRole('region', { name: 'How it is decided' });
      await proposal.getByText('Three to five agents, chosen for your text when it begins.').waitFor();
      await proposal.getByText(/Price: \$\d\.\d\d to \$\d\.\d\d, never more than \$1\.00 · Time: /u).waitFor();
      await proposal.getByRole('button', { name: 'Choose them now' }).click();
      await proposal.getByRole('listitem').nth(2).waitFor();
      await picture(page, 'first-minute-proposal');
      await proposal.getByText('Interview', { exact: true }).click();
      await proposal.getByText('An interviewer asks you').waitFor();
      await proposal.getByText('Round table', { exact: true }).click();
      await proposal.getByText('I take part').click();
      await page.getByLabel('Your name').fill('Lu');
      await page.getByRole('button', { name: 'Begin' }).click();
      const channel = await shownChannel(page);
      expect(channel).toMatchObject({ topic: 'Should our canteen cook with leftovers?', rehearsal: false });
      expect(JSON.stringify(channel)).toContain('"name":"Lu"');
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it.each([
      ['negotiation', 'Negotiation'],
      ['round-table', 'Round table'],
      ['workshop', 'Planning workshop'],
      ['team', 'Team with debates'],
      ['interview', 'Interview'],
      ['vote', 'Vote'],
    ])(
      'all settings of a %s hold who was chosen to take part, and nothing of a sample or a rehearsal',
      async (protocol, title) => {
        const { page } = await visit(browser);
        await page.goto(parley.url);
        await ask(page, 'Our canteen');
        const proposal = page.getByRole('region', { name: 'How it is decided' });
        await proposal.getByText(title, { exact: true }).click();
        const choose = proposal.getByRole('button', { name: 'Choose them now' });
        if (protocol !== 'interview') await proposal.getByLabel('I take part').check();
        await page.getByLabel('Your name').fill('Lu');
        const isChosen = protocol !== 'team' && protocol !== 'interview';
        if (isChosen) await choose.click();
        await choose.waitFor({ state: 'detached' });
        const names = await proposal.getByRole('listitem').locator('b').allInnerTexts();
        await page.getByRole('button', { name: 'All settings' }).click();
        // It goes along to another form, too.
        const settings = page.getByRole('dialog');
        const form = settings.getByLabel('How it is decided');
        for (const other of ['interview', protocol]) {
          await form.selectOption(other);
          // At once: else "Start" may begin what was shown before.
          expect(await form.inputValue()).toBe(other);
        }
        await settings.getByRole('button', { name: 'Start' }).click();
        const opened = JSON.stringify(await shownChannel(page));
        expect(names.length > 1).toBe(isChosen);
        for (const name of ['Lu', ...names]) expect(opened).toContain(`"name":"${name}"`);

        await page.goto(at(`/?new=${protocol}`));
        const empty = page.getByRole('dialog');
        await empty.getByRole('button', { name: 'Start' }).waitFor();
        for (const box of await empty.getByRole('textbox').all()) expect(await box.inputValue()).toMatch(/^\d*$/u);
        expect(await empty.getByText(/rehearsal/iu).count()).toBe(0);
        expect(await empty.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
        await page.context().close();
      },
    );
  });
});
