import { evolveAuthors, generatedByIn, NO_AUTHORS, type ChannelClosed, type RecordedEvent } from '@parley/contracts';
import { REGISTRY, type Deliberation } from '@parley/protocols';
import { expect, it } from 'vitest';
import { eventsOf, NAMES } from '../../../../test/corpus/corpus.js';
import { messageOf, WEBHOOK_TYPES, type WebhookMessage } from './message.js';
import { waitAfter, WAITS_MS } from './schedule.js';

interface Sent extends WebhookMessage {
  event: RecordedEvent;
}

function messagesOf(events: readonly RecordedEvent[]): Sent[] {
  let channel: Deliberation = REGISTRY.deliberation.initialState;
  let authors = NO_AUTHORS;
  return events.flatMap((event) => {
    const before = channel;
    channel = REGISTRY.deliberation.evolve(channel, event);
    const message = messageOf(event, before, channel, (authors = evolveAuthors(authors, event)), REGISTRY);
    return message ? [{ ...message, event }] : [];
  });
}

const corpus = NAMES.flatMap((name) => messagesOf(eventsOf(name)));
const ofType = (type: string) => corpus.filter((message) => message.type === type);

it('every message says who wrote what was said by then, for programs and for people (Article 50)', () => {
  for (const name of NAMES)
    for (const { event, data } of messagesOf(eventsOf(name))) {
      expect(data.generated_by).toEqual(generatedByIn(eventsOf(name).slice(0, event.version)));
      expect(data.notice).toMatch(/\S/u);
    }
  expect(new Set(corpus.flatMap(({ data }) => data.generated_by.by))).toContain('people');
});

it('tells of every recorded channel its end, its rounds, and what waits for people', () => {
  expect(new Set(corpus.map(({ type }) => type))).toEqual(new Set(WEBHOOK_TYPES));
  const ended = NAMES.flatMap(eventsOf).filter(({ type }) => type === 'ChannelClosed');
  expect(ofType('channel.closed').map(({ event }) => event.id)).toEqual(ended.map(({ id }) => id));
  for (const { event, data } of ofType('channel.closed')) {
    const { consent } = event.data as ChannelClosed;
    const dissenting = consent?.minority.map(({ participant_id }) => participant_id) ?? [];
    expect(data.apart).toEqual(data.apart!.map(() => expect.objectContaining({ name: expect.stringMatching(/\S/u) })));
    expect(data.apart!.map(({ participant_id }) => participant_id)).toEqual(expect.arrayContaining(dissenting));
    const unheard = data.apart!.filter(({ stance }) => stance === 'not_heard');
    expect(unheard.map(({ participant_id }) => participant_id)).toEqual(consent?.not_heard ?? []);
  }
  const stances = ofType('channel.closed').flatMap(({ data }) => data.apart!.map(({ stance }) => stance));
  expect(stances).toEqual(expect.arrayContaining(['disagree', 'not_heard']));
  for (const { event, data } of ofType('turn.waiting')) {
    expect(event).toMatchObject({ type: 'TurnRequested', data: { participant_kind: 'person' } });
    expect(data).toMatchObject({
      people: [{ url: '/inbox' }],
      request_id: (event.data as { request_id: string }).request_id,
    });
  }
  for (const { data } of ofType('question.asked')) expect(data.questions![0]!.question).toMatch(/\S/u);
  // As the monitor counts them: of an interview, each answer.
  expect(new Set(ofType('round.closed').map(({ event }) => event.type))).toEqual(
    new Set(['RoundClosed', 'DiscussionRoundClosed', 'WorkshopRoundClosed', 'AnswerGiven', 'TurnSkipped']),
  );
});

it('is less than 20 kB, whatever is said', () => {
  for (const message of corpus) expect(JSON.stringify(message).length).toBeLessThan(20_000);
  const events = eventsOf(NAMES.find((name) => name.startsWith('made-round-table-gives-a-seat'))!);
  const opening = events[0]!;
  for (const text of ['x'.repeat(30_000), '火'.repeat(30_000), '\u0001'.repeat(30_000), '😀'.repeat(15_000)]) {
    const people = Array.from({ length: 30 }, (_, index) => ({
      participant_id: `p${index}`,
      name: text.slice(0, 200),
      kind: 'person',
    }));
    const data = { ...opening.data, topic: text, members: people } as RecordedEvent['data'];
    const vote = {
      vote_id: 'v',
      question: text,
      voters: people.map(({ participant_id }) => participant_id),
      due_at: '2026-01-01T00:00:00Z',
    };
    const consent = { votes: [], minority: [], open_points: [], not_heard: vote.voters };
    const closing = {
      status: 'success',
      reason: 'agreed',
      ended_by: { kind: 'user', id: 'u' },
      message: text,
      consent,
    };
    const made = messagesOf([
      { ...opening, data },
      { ...opening, version: 2, type: 'VoteCalled', data: { ...vote, called_by: { kind: 'user', id: 'u' } } },
      { ...opening, version: 3, type: 'ChannelClosed', data: closing },
    ] as RecordedEvent[]);
    expect(made.map(({ type }) => type)).toEqual(['vote.opened', 'channel.closed']);
    expect(made[0]!.data.people).toHaveLength(20);
    expect(made[1]!.data.apart).toHaveLength(20);
    for (const { event: _event, ...message } of made) {
      expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(16_000);
      expect(JSON.stringify(message)).not.toMatch(/\\ud[89ab]/u);
      expect(message.data.topic.endsWith('…')).toBe(true);
    }
  }
});

it('waits longer each time, as long as it is asked to, and gives up after ten attempts', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const wait = (failed: number, retryAfter?: string, chance = 0) => waitAfter(failed, now, retryAfter, chance);
  expect([1, 2, 9, 10].map((failed) => wait(failed))).toEqual([5_000, 300_000, 86_400_000, undefined]);
  expect(wait(1, undefined, 0.999)).toBeLessThan(5_500);
  expect(wait(1, undefined, 0.999)).toBeGreaterThan(5_400);
  expect([
    wait(1, '60'),
    wait(2, '60'),
    wait(1, 'Wed, 25 Nov 2026 12:01:00 GMT'),
    wait(1, '99999999'),
    wait(1, 'soon'),
  ]).toEqual([...[60_000, 300_000, 60_000, 86_400_000, 5_000]]);
  expect(WAITS_MS).toHaveLength(10);
});
