import { callOf, type ChannelClosed, type RecordedEvent } from '@parley/contracts';
import { modelFromEnvironment } from '@parley/llm';
import type { RecordedRequest } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { register, terminalOf } from '../../apps/cli/src/known-protocols.js';
import { PROTOCOLS } from '../../apps/cli/src/protocols.js';
import { Renderer } from '../../apps/cli/src/render/renderer.js';
import { simulatedDays } from '../../apps/standalone/src/simulated-days.fixtures.js';
import { inMood, type Mood } from './day.js';

register(PROTOCOLS);

const people = ['Ana', 'Bo', 'Cy'].map((name) => ({ name }));
const roles = people.map(({ name }) => ({ name, system_prompt: `You are ${name}.`, focus: '' }));

/** The smallest of each in which somebody can differ, by its path. */
const OPENINGS = {
  negotiation: {
    en: ['/v1/channels', { demand: { text: 'A meetup' }, candidates: people, config: { max_rounds: 2 } }],
    zh: ['/v1/channels', { demand: { text: '办一次聚会' }, candidates: people, config: { max_rounds: 2 } }],
  },
  board: {
    en: ['/v1/round-tables', { question: 'On which day do we meet?', members: people, config: { rounds: 2 } }],
    zh: ['/v1/round-tables', { question: '我们哪一天聚会？', members: people, config: { rounds: 2 } }],
  },
  workshop: {
    en: ['/v1/workshops', { requirement: 'It should work offline.', roles, config: { max_rounds: 2 } }],
    zh: ['/v1/workshops', { requirement: '应用要能离线使用。', roles, config: { max_rounds: 2 } }],
  },
  team: {
    en: ['/v1/teams', { task: 'Choose a shed.', lead: 'ana', experts: people, config: { debate_rounds: 1 } }],
    zh: ['/v1/teams', { task: '选一间工具房。', lead: 'ana', experts: people, config: { debate_rounds: 1 } }],
  },
  interview: {
    en: ['/v1/interviews', { topic: 'A calendar', config: { max_turns: 2 } }],
    zh: ['/v1/interviews', { topic: '日历', config: { max_turns: 2 } }],
  },
} as const;

export type Protocol = keyof typeof OPENINGS;
export type Language = 'en' | 'zh';

/** What a deliberation came to, and how a person reads it. */
export interface Played {
  view: Record<string, unknown>;
  events: RecordedEvent[];
  closed: ChannelClosed | undefined;
  outcome: Record<string, unknown>;
  /** What the terminal shows of all of it. */
  text: string;
  requests: RecordedRequest[];
  /** Millionths of a dollar: what the API asks for, and what the log says. */
  billed: number;
  logged: number;
}

/** Dollars for a million tokens: input, output, cache read, cache write. */
const PRICES: Record<string, [number, number, number, number]> = {
  'claude-sonnet-5-5': [2, 10, 0.2, 2.5],
  'claude-haiku-5-5': [0.1, 0.5, 0.01, 0.125],
};

function billOf(requests: readonly RecordedRequest[]): number {
  return requests.reduce((sum, { model, usage }) => {
    if (!usage) return sum;
    const [input, output, read, write] = PRICES[model]!;
    const { input_tokens, output_tokens, cache_read_input_tokens, cache_creation_input_tokens } = usage;
    const cached = cache_read_input_tokens * read + cache_creation_input_tokens * write;
    return sum + input_tokens * input + output_tokens * output + cached;
  }, 0);
}

/** A stack whose models are in moods, for the tests of a file. */
export function stage() {
  const { now, on, open, eventsOf } = simulatedDays({ attempts: 2, idleMs: 5_000 });

  /** Opens one in that mood and plays it until it is closed, or waits for what no waiting mends. */
  async function play(protocol: Protocol, mood: Mood, language: Language = 'en', config: object = {}): Promise<Played> {
    await on(inMood(mood));
    const environment = { ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: now.api.url };
    now.modelFor = modelFromEnvironment(environment).modelFor;
    const [path, body] = OPENINGS[protocol][language];
    const all = { ...body.config, model_wait_limit_ms: 300, ...config };
    const channel = await open(path, { ...body, language, config: all });
    const view = await eventually(() => over(channel));
    const events = await eventsOf(channel);
    const { body: outcome } = await request(now.parley.url).get(`${channel}/outcome`);
    const closed = events.find(({ type }) => type === 'ChannelClosed')?.data as ChannelClosed | undefined;
    const logged = events.reduce((sum, event) => sum + (callOf(event)?.cost_micro_usd ?? 0), 0);
    const text = await textOf(events);
    const { requests } = now.api;
    // What waits for a key would ask the next one's model.
    if (!closed) await request(now.parley.url).post(`${channel}/stop`).send({});
    return { view, events, closed, outcome: outcome as never, text, requests, billed: billOf(requests), logged };
  }

  /** Answers what a user is asked. @throws as long as it goes on */
  async function over(channel: string): Promise<Record<string, unknown>> {
    const { body } = await request(now.parley.url).get(channel);
    const view = body as Record<string, unknown> & { waiting_for_model?: { permanent?: boolean } };
    if (view['status'] === 'closed' || view.waiting_for_model?.permanent) return view;
    if (view['phase'] === 'listening')
      await request(now.parley.url).post(`${channel}/interventions`).send({ text: 'We lose an hour a week.' });
    const { body: asked } = await request(now.parley.url).get(`${channel}/clarifications`);
    const { items = [] } = asked as { items?: { question_id: string; status: string }[] };
    for (const { question_id, status } of items)
      if (status === 'relayed')
        await request(now.parley.url)
          .post(`${channel}/clarifications/${question_id}/answer`)
          .send({ answer: 'As you think best.' });
    throw new Error(`it goes on: ${JSON.stringify(view).slice(0, 300)}`);
  }
  return { play };
}

async function textOf(events: readonly RecordedEvent[]): Promise<string> {
  const { renderer } = await terminalOf(events[0]!.protocol);
  const screen = new Renderer(renderer(), { width: 100 });
  const lines = events.map((event) => screen.render(event)).filter((text) => text !== undefined);
  return lines.join('\n').replaceAll(/\u001b\[[\d;]*m/gu, '');
}
