import { callOf, type ModelCall, type RecordedEvent } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { eventsOf } from '../../../test/corpus/corpus.js';
import { rebuiltPrompt } from './rebuilt-prompt.js';
import { REGISTRY } from './registry.js';
import { fittedPrompt } from './shared/work/fitted-prompt.js';
import { promptHash } from './shared/work/prompt.js';

const EVENTS = eventsOf('negotiation-meetup');

const feedback = EVENTS.findIndex(({ type }) => type === 'FeedbackRecorded');

/** A log that is read three events at a time. */
const paged = (events: RecordedEvent[]) =>
  async function* () {
    for (let from = 0; from < events.length; from += 3) yield events.slice(from, from + 3);
  };
const rebuilt = (events: RecordedEvent[], event: RecordedEvent) => rebuiltPrompt(REGISTRY, paged(events), event);

/** The log as if this call had been recorded with the first feedback. */
function withCall(change: Partial<ModelCall>): { events: RecordedEvent[]; event: RecordedEvent } {
  const event = structuredClone(EVENTS[feedback]!);
  Object.assign(callOf(event)!, change);
  return { events: EVENTS.with(feedback, event), event };
}

describe('the prompt behind a call', () => {
  it('matches where its hash is the recorded one, and is made from a state before the answer', async () => {
    const { prompt } = (await rebuilt(EVENTS, EVENTS[feedback]!))!;
    const { events, event } = withCall({ prompt_hash: promptHash(prompt, 'rehearsal') });
    const found = (await rebuilt(events, event))!;
    expect(found).toMatchObject({ prompt, matches: true });
    expect(found.version).toBeLessThan(event.version);
  });

  it('matches what a small window left of it, as its call says', async () => {
    const all = await Promise.all(EVENTS.map(async (event) => ({ event, whole: await rebuilt(EVENTS, event) })));
    const found = all.flatMap(({ event, whole }) => {
      const prompt = whole?.prompt;
      const length = prompt ? [prompt.system, ...prompt.shared, prompt.user].join('').length : 0;
      const fitted = prompt && fittedPrompt(prompt, length - 100);
      return fitted ? [{ event: structuredClone(event), fitted: fitted.prompt, fitted_to: length - 100 }] : [];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { event, fitted, fitted_to } of found) {
      Object.assign(callOf(event)!, { prompt_hash: promptHash(fitted, 'rehearsal'), fitted_to, tokens_left_out: 25 });
      expect(await rebuilt(EVENTS, event)).toMatchObject({ prompt: fitted, matches: true });
      Object.assign(callOf(event)!, { fitted_to: undefined });
      expect(await rebuilt(EVENTS, event)).toMatchObject({ matches: false });
    }
  });

  it.each([
    ['another hash', { prompt_hash: '0'.repeat(64) }],
    ['another model', { model: 'claude-haiku-5-5' }],
  ])('does not match with %s, and is shown as it would be asked', async (_, change) => {
    const { prompt } = (await rebuilt(EVENTS, EVENTS[feedback]!))!;
    const { events, event } = withCall({ prompt_hash: promptHash(prompt, 'rehearsal'), ...change });
    expect(await rebuilt(events, event)).toMatchObject({ prompt, matches: false });
  });

  it('is that of the one who was asked, in the state at that moment', async () => {
    const asked = EVENTS.filter((event) => event.type === 'FeedbackRecorded');
    const users = await Promise.all(asked.map(async (event) => (await rebuilt(EVENTS, event))?.prompt.user));
    expect(new Set(users).size).toBe(asked.length);
  });

  it('is none of an event without a call, or without a request', async () => {
    expect(await rebuilt(EVENTS, EVENTS[0]!)).toBeUndefined();
    const { event } = withCall({});
    expect(await rebuilt([EVENTS[0]!, event], event)).toBeUndefined();
  });

  it('is made of pages that are let go: no more is read than up to the answer, the second time', async () => {
    let reads = 0;
    const counted = () =>
      (async function* () {
        for await (const page of paged(EVENTS)()) {
          reads += 1;
          yield page;
        }
      })();
    const pages = Math.ceil(EVENTS.length / 3);
    await rebuiltPrompt(REGISTRY, counted, EVENTS[feedback]!);
    expect(reads).toBeLessThanOrEqual(pages + Math.ceil((feedback + 1) / 3));
  });
});
