import type { RecordedEvent } from '@parley/contracts';
import { modelFromEnvironment } from '@parley/llm';
import { BAD_DAYS, type Answerer, type SimulatedRequest } from '@parley/testing';
import { describe, expect, it } from 'vitest';
import { FOR_EACH, healthy, openings } from './bad-days.fixtures.js';
import { simulatedDays } from './simulated-days.fixtures.js';

const { now, waits, on, open: openAt, goOn, viewWith, eventsOf } = simulatedDays({ attempts: 3, idleMs: 1_000 });

const open = ([path, body]: readonly [string, object], config: object = {}): Promise<string> =>
  openAt(path, { ...body, config: { ...(body as { config?: object }).config, ...config } });

/** What a deliberation decides, whatever its protocol. */
const DECISIONS = ['FeedbackRecorded', 'ContributionMade', 'SpeechGiven', 'DraftEntryAdded', 'ProposalDrafted'];
const decidedIn = (events: RecordedEvent[]) => events.filter(({ type }) => DECISIONS.includes(type));

describe.each(FOR_EACH)('a %s whose model gives nothing', (_, opening) => {
  it.each<[string, Answerer, string]>([
    ['is overloaded', BAD_DAYS.overloaded, 'overloaded'],
    ['refuses', BAD_DAYS.refuses, 'refusal'],
    ['thinks until nothing is left for the answer', BAD_DAYS.thinksTooLong, 'max_tokens'],
    ['says only what cannot be stored', () => ({ says: '{"text":"a\\u0000b"}' }), 'invalid_output'],
  ])('as it %s, waits for it, decides nothing, and fails by name after its limit', async (_day, day, code) => {
    await on(day);
    const channel = await open(opening, { model_wait_limit_ms: 150 });
    const closed = await viewWith(channel, { status: 'closed' });
    expect(closed).toMatchObject({ outcome: 'failed', closed: { message: expect.stringContaining(code) as string } });
    const events = await eventsOf(channel);
    const paused = events.filter(({ type }) => type === 'ChannelPaused');
    expect(paused[0]).toMatchObject({ data: { reason: 'waiting_for_model', code, attempt: 1 } });
    expect(decidedIn(events)).toEqual([]);
  });

  it.each<[string, Answerer, string]>([
    ['is overloaded', BAD_DAYS.overloaded, 'overloaded'],
    ['has reached the spend limit of its account', BAD_DAYS.spendCap, 'spend_limit'],
  ])('as it %s, says why it waits, and goes on to its end when it is told to', async (_day, day, code) => {
    await on(day);
    const channel = await open(opening);
    await viewWith(channel, { phase: 'waiting_for_model', waiting_for_model: { code, attempt: 1 } });
    expect(decidedIn(await eventsOf(channel))).toEqual([]);
    now.day = healthy;
    await goOn(channel);
    const { outcome } = await viewWith(channel, { status: 'closed' });
    expect(['success', 'completed', 'partial_consensus']).toContain(outcome);
  });

  it('as its key is refused, stops at once and by name, asks nobody again, and goes on once it is told to', async () => {
    await on(BAD_DAYS.badKey);
    const channel = await open(opening);
    const view = await viewWith(channel, {
      phase: 'waiting_for_model',
      waiting_for_model: { code: 'bad_key', permanent: true, attempt: 1 },
    });
    const { message, since, resume_at } = view['waiting_for_model'] as Record<
      'message' | 'since' | 'resume_at',
      string
    >;
    expect(message).toContain('anthropic, model claude-haiku-5-5: ');
    // The next time is where the wait ends, and not before.
    expect(Date.parse(resume_at) - Date.parse(since)).toBe(3_600_000);
    expect(decidedIn(await eventsOf(channel))).toEqual([]);
    now.day = healthy;
    await goOn(channel);
    const { outcome } = await viewWith(channel, { status: 'closed' });
    expect(['success', 'completed', 'partial_consensus']).toContain(outcome);
  });

  it('in half of its streams, which are cut, is asked again and comes to its end', async () => {
    const heard = new Set<string>();
    await on(async (one) => {
      const again = heard.has(one.talk + one.system);
      heard.add(one.talk + one.system);
      return { ...(await healthy(one)), ...(!again && { breaks: 'cut' as const }) };
    });
    const channel = await open(opening);
    const { outcome } = await viewWith(channel, { status: 'closed' });
    expect(outcome).not.toBe('failed');
    const events = await eventsOf(channel);
    expect(events.some(({ type }) => type === 'ChannelPaused' || type === 'TurnFailed')).toBe(false);
    const attempts = events.flatMap(({ data }) => ('call' in data && data.call ? data.call.attempts : []));
    expect(new Set(attempts)).toEqual(new Set([2]));
  });
});

describe('a board', () => {
  const board = openings.board;

  it('whose model thinks long, with nothing but pings, waits for it and asks once', async () => {
    await on(async (one) => ({ ...(await healthy(one)), thinksForMs: 1_500, pingMs: 50 }));
    const channel = await open(board);
    await viewWith(channel, { status: 'closed', outcome: 'completed' });
    expect(new Set(now.api.requests.map(({ talk }) => talk)).size).toBe(now.api.requests.length);
  });

  it('whose model says to come back in 45 s is asked again then, and comes to its end', async () => {
    let first = true;
    await on((one) => {
      if (!first) return healthy(one);
      first = false;
      return BAD_DAYS.rateLimited(45)(one);
    });
    await viewWith(await open(board), { status: 'closed', outcome: 'completed' });
    expect(waits).toEqual([45_000]);
  });

  it('one of whose answers cannot be stored has it said again, and stores what can be', async () => {
    let first = true;
    await on(async (one) => {
      const { says } = await healthy(one);
      if (!first) return { says: says! };
      first = false;
      return { says: { ...(says as object), text: 'a\0b \ud83d' } };
    });
    const channel = await open(board);
    await viewWith(channel, { status: 'closed', outcome: 'completed' });
    const said = (await eventsOf(channel)).filter(({ type }) => type === 'ContributionMade');
    expect(said).toHaveLength(2);
    expect(JSON.stringify(said)).not.toMatch(/\\u0000|\\ud83d/u);
  });

  /** Twenty who are asked at once, by the models of the environment and within their budget. */
  async function twentyOnAQuarterOfADollar(day: Answerer) {
    await on(day);
    const environment = { ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: now.api.url };
    now.modelFor = modelFromEnvironment(environment).modelFor;
    const members = Array.from({ length: 20 }, (_, index) => ({ name: `Member ${index + 1}` }));
    const [path, body] = board;
    const channel = await open([path, { ...body, members }], { budget_micro_usd: 250_000 });
    const view = await viewWith(channel, { status: 'closed', outcome: 'completed' });
    expect(view['cost_micro_usd']).toBeLessThanOrEqual(250_000);
    const events = await eventsOf(channel);
    expect(events.findLast(({ type }) => type === 'RoundSummarised')).toMatchObject({ data: { final: true } });
    return { view, spoken: events.filter(({ type }) => type === 'ContributionMade').length };
  }

  it('of twenty on a quarter of a dollar hears them all, sums up, and stays within it', async () => {
    const { view, spoken } = await twentyOnAQuarterOfADollar(healthy);
    expect(spoken).toBe(20);
    expect(view).toMatchObject({ closed: { reason: 'agenda_done' } });
  });

  it('of twenty who think too long for that hears whom it can pay, sums up all the same, and says why it ended', async () => {
    const long = async (one: SimulatedRequest) => ({ ...(await healthy(one)), thinks: 'Hm. '.repeat(2_500) });
    const { view, spoken } = await twentyOnAQuarterOfADollar(long);
    expect(spoken).toBeGreaterThan(0);
    expect(spoken).toBeLessThan(20);
    expect(view).toMatchObject({
      closed: { reason: 'cost_budget', message: expect.stringContaining('budget') as string },
    });
  });
});
