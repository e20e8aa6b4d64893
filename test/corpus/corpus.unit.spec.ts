import { contractErrors, EVENT_TYPES, firstBrokenLink, type Command, type RecordedEvent } from '@parley/contracts';
import { deliberation, REGISTRY, type Deliberation } from '@parley/protocols';
import { describe, expect, it } from 'vitest';
import { at, eventsOf, NAMES } from './corpus.js';
import { foldChannel } from './fold-channel.js';

/** Channels as they were recorded once: whoever has such a log must be able to read it for good. */
describe('recorded channels', () => {
  it('have an event of every type of the contract; a new one gets commands in made-channels.ts', () => {
    const recorded = new Set(NAMES.flatMap((name) => eventsOf(name).map(({ type }) => type)));
    expect([...recorded].toSorted()).toEqual(EVENT_TYPES.toSorted());
  });

  describe.each(NAMES)('%s', (name) => {
    const events = eventsOf(name);

    it('keeps the contract, and its chain holds', () => {
      expect(events.flatMap(({ type, data }) => contractErrors(type, data))).toEqual([]);
      expect(firstBrokenLink(events)).toBeUndefined();
    });

    it('folds to what it folded to when it was recorded', () => {
      expect(foldChannel(events)).toEqual(JSON.parse(at(`expected/${name}.json`)));
    });

    it('has agents speak in the order in which they were asked, where it is rehearsed for readers', () => {
      let channel = deliberation.initialState;
      const asked: Asked[] = [];
      for (const [index, event] of events.entries()) {
        channel = deliberation.evolve(channel, event);
        // A fork asks again for what its parent waited for.
        const isAgain = asked.some(
          ({ data }) => 'request_id' in event.data && data.request_id === event.data.request_id,
        );
        if (isAsked(event) && event.data.participant_kind === 'hosted' && !isAgain) asked.push(event);
        // What a command does is there at once.
        if (events[index + 1]?.metadata.command_id === event.metadata.command_id) continue;
        const speakers = speakersOf(channel, asked);
        const left = speakers.length;
        expect(speakers.map((id) => placeIn(channel, id))).toEqual(speakers.map((_, before) => ({ before, left })));
        expect(placeIn(channel, 'facilitation')).toEqual({ before: left, left: left + 1 });
      }
    });

    it('can be gone on with after each of its commands', () => {
      let state = deliberation.initialState;
      events.forEach((event, index) => {
        state = deliberation.evolve(state, event);
        if (events[index + 1]?.metadata.command_id === event.metadata.command_id) return;
        const over = events.slice(0, index + 1).some(({ type }) => type === 'ChannelClosed');
        const stop = deliberation.decide(state, stopOf(event));
        if (over) expect(stop).toMatchObject({ ok: false, problem: { code: 'channel-closed' } });
        else expect(stop).toMatchObject({ ok: true, events: expect.arrayContaining([endingOf(event)]) as unknown });
      });
    });
  });
});

type Asked = Extract<RecordedEvent, { type: 'TurnRequested' | 'BallotRequested' }>;
const isAsked = (event: RecordedEvent): event is Asked =>
  event.type === 'TurnRequested' || event.type === 'BallotRequested';

/** Whoever was asked and would still say something that waits for others; votes last. */
function speakersOf(channel: Deliberation, asked: readonly Asked[]): string[] {
  const turns = asked.filter(({ type }) => type === 'TurnRequested');
  const ballots = asked.filter(({ type }) => type === 'BallotRequested');
  return [...turns, ...ballots].flatMap(({ type, data }) => {
    const work = type === 'TurnRequested' ? REGISTRY.turnWork(channel, data) : REGISTRY.ballotWork(channel, data);
    return work && !work.atOnce && work.rehearse() ? [data.request_id] : [];
  });
}

const placeIn = ({ protocol, state }: Deliberation, requestId: string) =>
  REGISTRY.placeOf(
    { protocol, state: { ...state!, opened: { ...state!.opened!, rehearsal_pace: 'readable' } } },
    requestId,
  );

const CLOSED = expect.objectContaining({ type: 'ChannelClosed' }) as unknown;
/** A team hands over what there is before it closes (D5). */
const CLOSED_OR_STOPPING = expect.objectContaining({
  type: expect.stringMatching(/^(?:ChannelClosed|TeamStopping)$/u) as unknown,
}) as unknown;
const endingOf = ({ protocol }: RecordedEvent): unknown => (protocol === 'team' ? CLOSED_OR_STOPPING : CLOSED);

const stopOf = ({ tenant, channel_id, metadata }: RecordedEvent): Command => ({
  id: '00000000-0000-4000-8000-000000000001',
  tenant,
  channel_id,
  actor: { kind: 'user', id: 'ula' },
  time: metadata.time,
  type: 'StopChannel',
  data: { reason: '' },
});
