import type { RecordedEvent } from '@parley/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unmarked } from '../called.js';
import { EXIT } from '../exit-codes.js';
import { Announcer } from './announcer.js';
import { howToAnswer } from './elsewhere.js';
import { clock } from './clock.js';
import { Unattended } from './unattended.js';
import { waitingLines, type Waiting } from './waiting-lines.js';
import { Waits, type Wait } from './waits.js';
import { terminalOf, register } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';

const CHANNEL = '0199a5f0-0000-7000-8000-000000000001';
const DUE = '2026-01-01T12:00:30.000Z';
const NOW = Date.parse('2026-01-01T12:00:00.000Z');
const event = (type: string, data: object) => ({ type, data }) as unknown as RecordedEvent;
const turn = (more: object = {}) =>
  event('TurnRequested', {
    ...{ request_id: 'turn-1', participant_id: 'rae', participant_kind: 'person', due_at: DUE },
    ...more,
  });
const channelOpened = (timeout_policy: string) => event('ChannelOpened', { config: { timeout_policy } });
const called = event('VoteCalled', { vote_id: 'vote-1', called_by: { kind: 'user', id: 'ula' }, due_at: DUE });
const ballot = (participant_id: string, participant_kind: string) =>
  event('BallotRequested', { request_id: `b-${participant_id}`, vote_id: 'vote-1', participant_id, participant_kind });

function after(...events: RecordedEvent[]): Wait[] {
  const waits = new Waits();
  for (const one of events) waits.see(one);
  return waits.all;
}
const ids = (...events: RecordedEvent[]) => after(...events).map(({ id }) => id);

describe('what waits for people', () => {
  it('is a turn until it is answered or settled, with the time it was given last (N6)', () => {
    expect(after(turn())).toMatchObject([{ kind: 'turn', participant_id: 'rae', due_at: DUE }]);
    expect(ids(turn({ participant_kind: 'hosted' }))).toEqual([]);
    expect(after(turn(), event('ReminderSent', { request_id: 'turn-1', due_at: 'later' }))).toMatchObject([
      { due_at: 'later' },
    ]);
    for (const type of ['FeedbackRecorded', 'TurnSkipped', 'ContributionMade'])
      expect(ids(turn(), event(type, { request_id: 'turn-1' }))).toEqual([]);
    expect(ids(turn(), event('ChannelClosed', {}))).toEqual([]);
  });

  it('is a question to the user until somebody answers it or leaves it (W6)', () => {
    const relayed = event('ClarificationRelayed', { question_id: 'question-1' });
    expect(after(relayed)).toEqual([{ kind: 'question', id: 'question-1' }]);
    for (const type of ['ClarificationAnswered', 'ClarificationSkipped', 'ClarificationSettled'])
      expect(ids(relayed, event(type, { question_id: 'question-1' }))).toEqual([]);
  });

  it('is the vote of who called it, unless a person has a seat that votes (T1)', () => {
    expect(ids(called, ballot('ana', 'hosted'))).toEqual(['vote-1']);
    expect(ids(called, ballot('ana', 'hosted'), ballot('rae', 'person'))).toEqual(['b-rae']);
    expect(ids(called, event('BallotCast', { vote_id: 'vote-1', voter: 'user:ula' }))).toEqual([]);
    expect(ids(called, event('BallotCast', { vote_id: 'vote-1', voter: 'ana' }))).toEqual(['vote-1']);
    expect(ids(called, event('VoteClosed', { vote_id: 'vote-1' }))).toEqual([]);
  });
});

describe('where nobody may be waited for', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    register(PROTOCOLS);
  });
  afterEach(() => void vi.useRealTimers());

  const paused = event('ChannelPaused', { permanent: true, code: 'bad_key', message: 'no such key' });
  async function left(...events: RecordedEvent[]) {
    const leave = vi.fn();
    const unattended = new Unattended(leave);
    for (const one of events)
      unattended.see({ ...one, protocol: 'negotiation', channel_id: CHANNEL, position: 7 } as RecordedEvent);
    vi.advanceTimersByTime(1_000);
    const shown = vi.fn(() => Promise.resolve());
    const why = await unattended.assertNobodyIsWaitedFor(shown).catch((error: unknown) => error);
    unattended.end();
    return { isLeft: leave.mock.calls.length > 0, why, shown: shown.mock.calls };
  }

  it('an open turn of a person ends it with what to type, once the views show it', async () => {
    const { isLeft, why, shown } = await left(turn());
    expect(isLeft).toBe(true);
    expect(why).toMatchObject({ exitCode: EXIT.waitsForPerson, message: expect.stringContaining('waits for rae') });
    expect(shown).toEqual([[CHANNEL, 7]]);
  });

  it('a pause that somebody has to mend ends it by name', async () => {
    const { isLeft, why } = await left(paused);
    expect([isLeft, why]).toMatchObject([true, { exitCode: EXIT.systemError }]);
  });

  it.each([
    ['a turn that was answered', turn(), event('FeedbackRecorded', { request_id: 'turn-1' })],
    ['a pause that is over', paused, event('ChannelResumed', {})],
    ['a pause that ends by itself', event('ChannelPaused', { permanent: false }), event('RoundStarted', {})],
    ['a model’s turn', turn({ participant_kind: 'hosted' }), event('RoundStarted', {})],
    ['what only a vote waits for', called, ballot('rae', 'person')],
  ])('%s does not', async (_, ...events) => {
    expect(await left(...events)).toEqual({ isLeft: false, why: undefined, shown: [] });
  });
});

describe('how it is told', () => {
  const waitingText = async (wait: Wait, protocol: string, opening: RecordedEvent, more: Partial<Waiting> = {}) => {
    register(PROTOCOLS);
    const terminal = await terminalOf(protocol);
    const session = { client: { url: 'http://127.0.0.1:5000' }, isFound: more.areSeveral !== true } as never;
    const lines = waitingLines(wait, {
      language: 'en',
      name: () => 'Rae',
      answering: terminal.answering(opening),
      elsewhere: (one) => howToAnswer(one, CHANNEL, terminal, session),
      isHere: true,
      areSeveral: false,
      now: NOW,
      ...more,
    });
    return lines.map(unmarked);
  };

  it.each([
    ['accept', 'taken as accepted'],
    ['withdraw', 'taken as withdrawn'],
    ['remind', 'reminded, and in the end taken as accepted'],
  ])('for whom, how long, what silence means (%s), and how to answer', async (policy, meaning) => {
    const [wait] = after(turn());
    expect(await waitingText(wait!, 'negotiation', channelOpened(policy))).toEqual([
      `⏳ waits for Rae · 0:30 left · then: ${meaning}`,
      '   here: accept | withdraw | negotiate FIELD=VALUE why',
      `   from another terminal: parley reply ${CHANNEL} rae accept | … negotiate | … withdraw`,
    ]);
  });

  it('a deadline of days is told in days', async () => {
    const [wait] = after(turn());
    const due_at = new Date(NOW + 719 * 3_600_000 + 3_591_000).toISOString();
    const [line] = await waitingText({ ...wait!, due_at }, 'negotiation', channelOpened('accept'));
    expect(line).toContain('· 29 d 23 h left');
  });

  it('names the server where another terminal would not find it, and whose answer it is where several may be meant', async () => {
    const [wait] = after(turn());
    const lines = await waitingText(wait!, 'round-table', channelOpened(''), { areSeveral: true });
    expect(lines[1]).toContain('(begin with "Rae:")');
    expect(lines[2]).toBe(`   from another terminal: parley --server http://127.0.0.1:5000 speak ${CHANNEL} rae "…"`);
  });

  it('a question has no deadline; what has more parts than a line is written in an editor; where nobody types nothing is offered', async () => {
    expect(await waitingText({ kind: 'question', id: 'question-1' }, 'workshop', channelOpened(''))).toEqual([
      '⏳ waits for you · no time runs out',
      '   here: your answer; /skip leaves it to the role',
      `   from another terminal: parley answer ${CHANNEL} question-1 "…" | parley skip ${CHANNEL} question-1`,
    ]);
    const [plan] = after(turn({ work: 'plan' }));
    expect(await waitingText(plan!, 'team', channelOpened(''))).toEqual([
      expect.stringContaining('waits for Rae'),
      '   here: /write opens your editor',
      `   from another terminal: parley write ${CHANNEL} rae`,
    ]);
    expect(await waitingText(plan!, 'team', channelOpened(''), { isHere: false })).toHaveLength(2);
    const [vote] = after(called);
    expect(await waitingText(vote!, 'team', channelOpened(''), { language: 'zh', isHere: false })).toEqual([
      '⏳ 等待 您 · 剩余 0:30 · 届时：视为弃权',
      `   在另一终端：parley ballot ${CHANNEL} end | … continue | … abstain`,
    ]);
  });

  it.each([
    [24_400, '0:24'],
    [-5, '0:00'],
    [600_000, '10:00'],
    [3_723_000, '1:02:03'],
  ])('%d ms are %s', (ms, text) => expect(clock(ms)).toBe(text));
});

describe('when it is told', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('once it has lasted a moment: not in a past that has its answer; again where it has more time', () => {
    const told: (string | undefined)[] = [];
    const announcer = new Announcer(({ due_at }) => told.push(due_at));
    announcer.see(turn());
    announcer.see(event('FeedbackRecorded', { request_id: 'turn-1' }));
    vi.runAllTimers();
    expect(told).toEqual([]);
    announcer.see(turn({ request_id: 'turn-2' }));
    vi.runAllTimers();
    announcer.see(event('TimerSet', {}));
    vi.runAllTimers();
    expect(told).toEqual([DUE]);
    announcer.see(event('ReminderSent', { request_id: 'turn-2', due_at: 'later' }));
    vi.runAllTimers();
    expect(told).toEqual([DUE, 'later']);
    announcer.see(turn({ request_id: 'turn-3' }));
    announcer.end();
    vi.runAllTimers();
    expect(told).toHaveLength(2);
  });
});
