import type { RecordedEvent } from '@parley/client';
import { describe, expect, it } from 'vitest';
import { participantsOf, pieceOf, placed, roundsOf, type LaneRound } from './lanes.js';
import { turnsIn, type LaneTurn } from './turns.js';

/** Events, each with the second at which it was recorded. */
const log = (...rows: [second: number, type: string, data?: object][]): RecordedEvent[] =>
  rows.map(
    ([second, type, data = {}], index) =>
      ({ position: index + 1, type, data, recorded_at: new Date(second * 1_000).toISOString() }) as RecordedEvent,
  );
const asked = (participant_id: string, round = 1, participant_kind = 'hosted') => ({
  request_id: `${participant_id}-${round}`,
  participant_id,
  participant_kind,
  cycle: 1,
  round,
});
const answer = (participant_id: string, round = 1, more: object = {}) => ({
  request_id: `${participant_id}-${round}`,
  participant_id,
  ...more,
});
const states = (events: RecordedEvent[], speaking: string[] = []) =>
  turnsIn(events, new Set(speaking)).map(({ participant_id, state }) => [participant_id, state]);

describe('a turn', () => {
  const both: [number, string, object][] = [
    [0, 'TurnRequested', asked('ana')],
    [0, 'TurnRequested', asked('bo', 1, 'person')],
  ];

  it('of a model is thought about, then spoken; a person is waited for', () => {
    expect(states(log(...both))).toEqual([
      ['ana', 'thinking'],
      ['bo', 'waiting'],
    ]);
    expect(states(log(...both), ['ana-1'])[0]).toEqual(['ana', 'speaking']);
  });

  it('is queued while no model answers, and thought about again after', () => {
    const paused = log(...both, [1, 'ChannelPaused']);
    expect(states(paused)[0]).toEqual(['ana', 'queued']);
    expect(states([...paused, ...log([2, 'ChannelResumed'])])[0]).toEqual(['ana', 'thinking']);
  });

  it.each([
    ['FeedbackRecorded', { assumed: false }, 'committed'],
    ['FeedbackRecorded', { assumed: true }, 'assumed'],
    ['SpeechGiven', {}, 'committed'],
    ['TurnFailed', {}, 'failed'],
    ['TurnSkipped', { cause: 'timeout' }, 'timed_out'],
    ['TurnSkipped', { cause: 'stopped' }, 'called_off'],
    ['LookupMade', {}, 'thinking'],
    ['ReminderSent', {}, 'thinking'],
  ])('after %s %j it is %s', (type, data, state) =>
    expect(states(log(...both, [1, type, answer('ana', 1, data)]))[0]).toEqual(['ana', state]),
  );

  it('that is pending when the channel ends, ends with it', () => {
    const [, bo] = turnsIn(log(...both, [9, 'ChannelClosed']));
    expect(bo).toMatchObject({ state: 'called_off', isOpen: false, to: 9_000, position: 3 });
  });

  it('keeps what was said of it first: a failure is not a skipped turn', () =>
    expect(
      states(log(...both, [1, 'TurnFailed', answer('ana')], [1, 'TurnSkipped', answer('ana', 1, { cause: 'x' })]))[0],
    ).toEqual(['ana', 'failed']));
});

describe('a round', () => {
  const asking: [number, string, object][] = [
    [0, 'RoundStarted', { round: 1, recipients: ['ana', 'bo', 'cy'] }],
    [0, 'TurnRequested', asked('ana')],
    [0, 'TurnRequested', asked('bo')],
  ];

  it('waits at a barrier for the one that is open, and names it as the slowest', () => {
    const [round] = roundsOf(log(...asking, [3, 'FeedbackRecorded', answer('bo')]), 5_000);
    expect(round).toMatchObject({ hasBarrier: true, slowest: 'ana', queued: ['cy'], from: 0 });
    expect(round!.to).toBeUndefined();
  });

  it('that is over took as long as its slowest', () => {
    const ends: [number, string, object][] = [
      [3, 'FeedbackRecorded', answer('bo', 1, { call: { latency_ms: 1_500 } })],
      [4, 'FeedbackRecorded', answer('ana')],
    ];
    const [round] = roundsOf(log(...asking, ...ends, [4, 'RoundClosed', { round: 1 }]), 9_000);
    expect(round).toMatchObject({ slowest: 'ana', to: 4_000, queued: [] });
    expect(pieceOf(round!.turns[1]!, round!, 9_000)).toEqual({ start: 0, length: 75, worked: 50 });
  });

  it('has turns of one participant beside each other where there is room, and below where there is none', () => {
    const turn = (from: number, to: number) => ({ from, to }) as LaneTurn;
    const round = { from: 0, to: 100 } as LaneRound;
    const lines = placed([turn(0, 50), turn(50, 52), turn(52, 90), turn(98, 100)], round, 100);
    expect(lines.map(({ start, length, line }) => [start, length, line])).toEqual([
      [0, 50, 0],
      [50, 22, 0],
      [52, 38, 1],
      [78, 22, 0],
    ]);
  });

  it('in which one speaks after the other has no barrier', () => {
    const inTurn = log(
      [0, 'TurnRequested', asked('ana')],
      [1, 'ContributionMade', answer('ana')],
      [1, 'TurnRequested', asked('bo')],
    );
    expect(roundsOf(inTurn, 2_000)[0]).toMatchObject({ hasBarrier: false, slowest: 'bo' });
  });

  it('of a second cycle stands by itself', () => {
    const again = { ...asked('ana'), request_id: 'again', cycle: 2 };
    const rounds = roundsOf(log([0, 'TurnRequested', asked('ana')], [5, 'TurnRequested', again]), 6_000);
    expect(rounds.map(({ key }) => key)).toEqual(['1.1', '2.1']);
  });

  it('has a lane for everybody with a turn, as the seats are ordered', () => {
    const rounds = roundsOf(log(...asking), 0);
    expect(participantsOf(rounds, ['cy', 'bo', 'dee', 'ana'])).toEqual(['cy', 'bo', 'ana']);
  });
});
