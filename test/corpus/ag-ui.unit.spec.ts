import { AbstractAgent, EventType, verifyEvents, type Message } from '@ag-ui/client';
import { EventSchemas } from '@ag-ui/core/schemas';
import { asking, began, ended, fold, heard, isAtWork, outcomeOf, silent, type Step, type Talk } from '@parley/ag-ui';
import type { RecordedEvent } from '@parley/contracts';
import fc from 'fast-check';
import { from } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { eventsOf, NAMES } from './corpus.js';

type AGUIEvent = Step['events'][number];

const THREAD = { thread: 'thread', run: 'run' };

/** The official client, that is sent this. */
class Sent extends AbstractAgent {
  constructor(private readonly events: readonly AGUIEvent[]) {
    super({ threadId: THREAD.thread });
  }
  override run() {
    // It has an rxjs of its own, whose types are others by their place.
    return from(this.events) as never;
  }
}

/** How many events the official verifier lets through. @throws what it says of one that it does not */
const verified = (events: readonly AGUIEvent[]): Promise<number> =>
  new Promise((resolve, reject) => {
    let seen = 0;
    const count = { next: () => void (seen += 1), error: reject, complete: () => resolve(seen) };
    verifyEvents()(from(events) as never).subscribe(count);
  });

/** What the client has once it has read a run. */
async function readBy(events: readonly AGUIEvent[], before: Message[] = []): Promise<Sent> {
  const client = new Sent(events);
  client.setMessages(before);
  await client.runAgent({ runId: THREAD.run });
  return client;
}

/** Words that are heard in the middle of a talk, as a stream brings them: whole, cut off, begun anew or taken back. */
const WORDS = fc.array(
  fc.record({
    kind: fc.constantFrom('text' as const, 'text' as const, 'text' as const, 'thinking' as const, 'withdrawn' as const),
    offset: fc.constantFrom('next', 'next', 'next', 'anew', 'lost'),
    text: fc.string({ minLength: 1, maxLength: 5 }),
    /** Which of those who are at work. */
    whose: fc.nat({ max: 3 }),
    at: fc.nat(),
  }),
  { maxLength: 60 },
);
type Words = typeof WORDS extends fc.Arbitrary<infer T> ? T : never;

const foldOf = (recorded: readonly RecordedEvent[]): Talk =>
  recorded.reduce((before, event) => fold(before, event).talk, silent('channel'));

/** A run from an event of a recorded talk on, with words between the events, until somebody is asked or it is over. */
function played(
  recorded: readonly RecordedEvent[],
  { joined, left, words = [] }: { joined: number; left: number; words?: Words },
) {
  const lengths = new Map<string, number>();
  const start = began(foldOf(recorded.slice(0, joined)), THREAD);
  let { talk } = start;
  const events = [...start.events];
  const take = (step: Step) => {
    talk = step.talk;
    events.push(...step.events);
  };
  recorded.slice(joined, left).forEach((event, index) => {
    for (const { kind, offset, text, whose } of words.filter(({ at }) => at % (left - joined) === index)) {
      const request_id = [...talk.open.keys()].at(whose % Math.max(talk.open.size, 1)) ?? 'nobody';
      const length = offset === 'anew' ? 0 : (lengths.get(request_id) ?? 0) + (offset === 'lost' ? 1 : 0);
      if (kind === 'text') lengths.set(request_id, length + text.length);
      if (kind === 'withdrawn') lengths.delete(request_id);
      take(heard(talk, { request_id, kind, text, offset: length, participant_id: '', work: '' }));
    }
    take(fold(talk, event));
  });
  const waits = [...talk.open.keys()].map((id) => ({ id, reason: 'parley:turn' }));
  const outcome = talk.shown.status === 'open' && waits.length ? asking(waits) : outcomeOf(talk);
  return { talk, events: [...events, ...ended(talk, THREAD, { outcome, result: {} })] };
}

/** Where a person is asked and nobody else is at work once a command has come to its end. */
function askedIn(recorded: readonly RecordedEvent[]): number[] {
  let talk = silent('channel');
  return recorded.flatMap((event, index) => {
    talk = fold(talk, event).talk;
    if (recorded[index + 1]?.metadata.command_id === event.metadata.command_id) return [];
    const waits = [...talk.open.values()].some(({ kind }) => kind === 'person');
    return waits && talk.shown.status === 'open' && !isAtWork(talk) ? [index + 1] : [];
  });
}

const faultsIn = (events: readonly AGUIEvent[]) =>
  events.flatMap((event) => EventSchemas.safeParse(event).error?.issues ?? []);
const talkOf = (name: string): RecordedEvent[] =>
  eventsOf(name).map((event) => ({ ...event, position: event.version }));
const byId = (messages: readonly Message[]) => messages.toSorted((one, other) => one.id.localeCompare(other.id));

describe('every recorded channel as AG-UI', () => {
  it.each(NAMES)('%s is valid, in runs between which people are asked', async (name) => {
    const recorded = talkOf(name);
    const cuts = [0, ...askedIn(recorded), recorded.length];
    const runs = cuts.slice(1).map((left, index) => played(recorded, { joined: cuts[index]!, left }));
    const events = runs.flatMap((run) => run.events);
    expect(faultsIn(events)).toEqual([]);
    expect(await verified(events)).toBe(events.length);
    // Whoever is still at work was never answered.
    const { open } = foldOf(recorded.filter(({ type }) => type !== 'ChannelClosed'));
    const named = recorded.filter(({ data }) => 'request_id' in data && open.has(data.request_id!));
    expect(named.map(({ type }) => type).filter((type) => !type.endsWith('Requested'))).toEqual([]);
  });

  it('reads the same, wherever one joins or leaves it and whatever is heard on the way', async () => {
    const road = fc.record({ name: fc.constantFrom(...NAMES), joined: fc.nat(), more: fc.nat(), words: WORDS });
    const reads = fc.asyncProperty(road, async ({ name, words, ...at }) => {
      const recorded = talkOf(name);
      const joined = at.joined % recorded.length;
      const left = joined + 1 + (at.more % (recorded.length - joined));
      const { talk, events } = played(recorded, { joined, words, left });
      expect(faultsIn(events)).toEqual([]);
      const client = await readBy(events);
      expect(client.state).toEqual(talk.shown);
      const read = new Map(client.messages.map((one) => [one.id, one]));
      for (const message of talk.messages) expect(read.get(message.id)).toEqual(message);
      const { events: later } = played(recorded, { joined: left, left });
      const again = await readBy(later, client.messages);
      expect(byId(again.messages.filter(({ role }) => role !== 'reasoning'))).toEqual(byId(talk.messages));
    });
    await fc.assert(reads, { numRuns: 60 });
  });

  it('begins with its run: what joins in the middle is refused', async () => {
    const { events } = played(talkOf(NAMES[0]!), { joined: 0, left: 20 });
    await expect(verified(events.slice(1))).rejects.toThrow(EventType.RUN_STARTED);
  });
});
