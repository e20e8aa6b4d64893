import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { freePort } from '@parley/embedded-postgres';
import { dataFolder } from '@parley/testing';
import { rehearsalModel } from '@parley/llm';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import request from 'supertest';
import {
  startStandalone,
  type Standalone,
  type StandaloneOptions,
} from '../../apps/standalone/src/start-standalone.js';

export interface ConsoleStack extends Standalone {
  /** The same data at the same port, after the process was gone. */
  again(): Promise<ConsoleStack>;
}

/** A stack that serves the built console; all its agents are rehearsed. */
export async function startConsole(options: Partial<StandaloneOptions> = {}): Promise<ConsoleStack> {
  const folder = options.folder ?? (await dataFolder());
  const stack = await startStandalone({
    // Below those that the system draws: it is started again there.
    port: await freePort(),
    rehearsal: true,
    modelFor: () => rehearsalModel(),
    postgresSettings: ['fsync=off'],
    ...options,
    folder,
  });
  return { ...stack, again: () => startConsole({ ...options, folder, port: Number(new URL(stack.url).port) }) };
}

/** What a key of Claude offers, where it was tried. */
export const CLAUDE_OFFER: Awaited<ReturnType<NonNullable<StandaloneOptions['models']>['offer']>> = {
  rehearsal: false,
  tried: {
    provider: 'anthropic',
    models: { fast: 'claude-haiku-5-5', strong: 'claude-sonnet-5-5' },
    at: 'key …4f2a',
    trial: { result: 'works' },
    notice: '✓',
  },
};

/** What a channel asks its user is left out, so that it goes on. */
export async function skipQuestions(url: string, channel: string): Promise<void> {
  const path = `/v1/channels/${channel}/clarifications`;
  const { items = [] } = (await request(url).get(path)).body as {
    items?: { question_id: string; pending: boolean }[];
  };
  for (const { question_id, pending } of items)
    if (pending) await request(url).post(`${path}/${question_id}/skip`).send({});
}

export interface Visit {
  page: Page;
  /** What the browser refused, or what broke, in words. */
  complaints: string[];
}

/**
 * A page that notes every violation of the policy and every error.
 * @param details whether it shows what only the curious read
 */
export async function visit(
  browser: Browser,
  { details = true, ...options }: BrowserContextOptions & { details?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
  // As long as tests wait for anything: Playwright's 30 seconds are over before a loaded machine has shown a page.
  context.setDefaultTimeout(120_000);
  if (details) await context.addInitScript(`localStorage.setItem('parley-details', 'on')`);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy/iu.test(message.text())) complaints.push(message.text());
  });
  return { page, complaints };
}

/** What axe finds serious on the page as it is, by the rules of WCAG 2.1 AA. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

const toDecision = (page: Page) => page.getByRole('link', { name: /^(?:See the decision|查看决定)$/u });
const toConversation = (page: Page) => page.getByRole('link', { name: /^(?:To the whole conversation|查看完整对话)/u });

/** The conversation of a channel that has ended, or is about to: its page opens with the decision where it had ended before. */
export async function conversation(page: Page): Promise<void> {
  await toDecision(page).or(toConversation(page)).first().waitFor();
  if (await toConversation(page).isVisible()) await toConversation(page).click();
  await toDecision(page).waitFor();
}

/** The decision of a channel that has ended, or is about to: whoever watched it end stays in the conversation. */
export async function decision(page: Page): Promise<void> {
  await toDecision(page).or(toConversation(page)).first().waitFor();
  if (await toDecision(page).isVisible()) await toDecision(page).click();
  await toConversation(page).waitFor();
}

/** Where pictures are kept for somebody to look at: only where PARLEY_SCREENSHOTS names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PARLEY_SCREENSHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** A board of one round: an agent that says its script, and a person who is asked. */
export const tableWithPerson = {
  topic: 'Swimming in the lake',
  question: 'Shall we swim in the lake every morning?',
  members: [
    { name: 'Vera', kind: 'person' },
    {
      name: 'Nils',
      script: [{ turn: 1, text: 'It is cold.', stance: { verdict: 'partly', claim: 'Only in winter' } }],
    },
  ],
  config: { rounds: 1 },
};

/** The phase of a small team. */
export const TREASURY = {
  phase_id: 'treasury',
  title: 'What the treasurer needs',
  task: 'Say what it needs.',
  expert: 'priya',
};

/** A team whose treasurer does its phases, one unless others are given, and a report with the given answer. */
export const smallTeam = (treasurer: object, answer = 'Done.', phases: readonly object[] = [TREASURY]) => ({
  task: 'Plan how fees are paid.',
  experts: [
    {
      name: 'Lena',
      persona: 'Leads.',
      script: [
        {
          work: 'plan',
          plan: {
            approach: 'The treasurer says what the books need.',
            phases,
            review: { reason: 'One phase.', wanted: false },
          },
        },
        { work: 'assess', assessment: { reason: 'Nothing clashes.', criterion: 'none' } },
        { work: 'synthesise', report: { answer } },
      ],
    },
    { name: 'Priya', persona: 'The treasurer.', ...treasurer },
    { name: 'Omar', persona: 'Builds.' },
  ],
  rehearsal: true,
});
