import type { RecordedEvent } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { interviewDay, on as whenAsked, workOf } from './interview-model.fixtures.js';
import { simulatedDays } from './simulated-days.fixtures.js';
import { watch } from './watch.fixtures.js';

const { now, on, open: openAt, viewWith, eventsOf } = simulatedDays({ attempts: 2, idleMs: 60_000 });

const NEVER_COMPLETE = 100;

/** An interview that listens, and whose Analyst reads for as long as a test wants. */
async function open(config: object = {}) {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => void (goOn = resolve));
  const usual = interviewDay(NEVER_COMPLETE);
  await on(
    interviewDay(
      NEVER_COMPLETE,
      whenAsked('analyse', async (one) => (await held, usual(one))),
    ),
  );
  const channel = await openAt('/v1/interviews', { topic: 'A calendar for the club', config });
  await listens(channel, 0);
  return { channel, goOn };
}

const listens = (channel: string, round: number) => viewWith(channel, { phase: 'listening', round });
const say = (channel: string, text: string) => request(now.parley.url).post(`${channel}/interventions`).send({ text });
/** The Analyst is asked: what is said from now on waits. */
const isRead = () => eventually(() => expect(now.api.requests.map(workOf)).toContain('analyse'));
const of = <T extends RecordedEvent['type']>(events: RecordedEvent[], type: T) =>
  events.flatMap((event) => (event.type === type ? [event.data as Extract<RecordedEvent, { type: T }>['data']] : []));

describe('what is typed while the background runs (I4)', () => {
  it('waits, says for whom, and is answered together in its order; two pages show the same', async () => {
    const { channel, goOn } = await open();
    const id = channel.split('/').at(-1)!;
    const first = watch(now.parley.url, id);
    await say(channel, 'One.').expect(200);
    await isRead();
    const second = watch(now.parley.url, id);
    for (const text of ['Two.', 'Three.']) await say(channel, text).expect(200);
    const { position } = (await say(channel, 'Four.').expect(200)).body as { position: number };
    const read = request(now.parley.url).get(`/v1/interviews/${id}?min_position=${position}`);
    const { body: view } = await read.expect(200);
    expect(view.barrier).toEqual({ level: 'syncing', blocking_agent: 'Analyst', waiting: 3 });
    expect(view.context.blocking_agent).toBe('Analyst');
    goOn();
    await listens(channel, 2);

    const answer = now.api.requests.filter((one) => workOf(one) === 'answer').at(-1)!;
    const places = ['Two.', 'Three.', 'Four.'].map((text) => answer.talk.lastIndexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(answer.talk.lastIndexOf('One.'));
    const events = await eventsOf(channel);
    expect(of(events, 'UserSpoke').map(({ intervention_ids }) => intervention_ids.length)).toEqual([1, 3]);
    expect(of(events, 'BarrierHeld')).toMatchObject([{ turn: 1, level: 'syncing', blocking_agent: 'Analyst' }]);
    for (const page of [first, second]) {
      await page.shows((shown) => shown.length === events.length);
      expect(page.events().map(({ id: event }) => event)).toEqual(events.map(({ id: event }) => event));
      await page.leave();
    }
  });

  it('is refused by name from the 33rd message on; the 32 before it are answered', async () => {
    const { channel, goOn } = await open();
    await say(channel, 'One.').expect(200);
    await isRead();
    const early = Array.from({ length: 32 }, (_, index) => `Early ${index + 1}.`);
    for (const text of early) await say(channel, text).expect(200);
    const { body: full } = await say(channel, 'One too many.').expect(409);
    expect(full).toMatchObject({ code: 'interventions-full', params: { most: 32 } });
    goOn();
    await listens(channel, 2);
    const events = await eventsOf(channel);
    expect(of(events, 'InterventionRecorded').map(({ text }) => text)).toEqual(['One.', ...early]);
    expect(of(events, 'UserSpoke').map(({ intervention_ids }) => intervention_ids.length)).toEqual([1, 32]);
  });

  it('is more than one turn takes up: what does not fit is the next turn’s', async () => {
    const { channel, goOn } = await open();
    await say(channel, 'One.').expect(200);
    await isRead();
    const long = ['a', 'b', 'c'].map((letter) => letter.repeat(7_000));
    for (const text of long) await say(channel, text).expect(200);
    goOn();
    await listens(channel, 3);
    expect(of(await eventsOf(channel), 'UserSpoke').map(({ intervention_ids }) => intervention_ids.length)).toEqual([
      1, 2, 1,
    ]);
  });
});

describe('an interview ends with a summary of what was learnt (T5)', () => {
  async function talked(config: object = {}) {
    const { channel, goOn } = await open(config);
    goOn();
    await say(channel, 'One.').expect(200);
    return channel;
  }
  const closesBy = async (channel: string, reason: string) => {
    await viewWith(channel, { status: 'closed', outcome: 'completed', closed: { reason } });
    expect(of(await eventsOf(channel), 'RoundSummarised')).toMatchObject([{ final: true }]);
  };

  it.each([
    ['an exit word', 'Goodbye!', 'exit_words'],
    ['/end', '/end', 'priority_command'],
  ])('by %s', async (_, word, reason) => {
    const channel = await talked();
    await listens(channel, 1);
    await say(channel, word).expect(200);
    await closesBy(channel, reason);
    const asked = now.api.requests.length;
    const { body } = await say(channel, 'Too late.').expect(409);
    expect(body.code).toBe('channel-closed');
    // No call was begun for what is refused: one begun earlier than the refusal would be here by now.
    await viewWith(channel, { status: 'closed' });
    expect(now.api.requests).toHaveLength(asked);
  });

  it('by its limit of turns', async () => {
    await closesBy(await talked({ max_turns: 1 }), 'round_limit');
  });

  it('by a vote that the user calls and casts: nobody else has a seat in it', async () => {
    const channel = await talked();
    await listens(channel, 1);
    const post = (path: string, body: object) =>
      request(now.parley.url).post(`${channel}/${path}`).send(body).expect(200);
    await post('votes', { question: 'Is it enough?' });
    await post('ballots', { choice: 'end' });
    await closesBy(channel, 'vote');
  });

  it('while the Analyst reads: nobody waits for it', async () => {
    const { channel } = await open();
    await say(channel, 'One.').expect(200);
    await isRead();
    await say(channel, '/end').expect(200);
    await closesBy(channel, 'priority_command');
    expect(of(await eventsOf(channel), 'BarrierReleased')).toMatchObject([{ turn: 1, cause: 'ended' }]);
  });
});
