import type { Channel, Finding, RecordedEvent } from '@parley/client';
import { describe, expect, it } from 'vitest';
import { checksIn, stepsOf } from './checks.js';
import { distancesOf } from './distances.js';

const finding = (condition: string, measured: number, limit: number, more: Partial<Finding> = {}): Finding => ({
  condition,
  status: measured >= limit ? 'met' : 'clear',
  measured,
  warn_at: limit,
  limit,
  unit: 'rounds',
  evidence: [],
  ...more,
});
const rounds = finding('round_limit', 2, 10);
const cost = finding('cost_budget', 600, 1_000, { status: 'near', unit: 'micro_usd' });
const exit = finding('exit_words', 0, 1, { unit: 'count' });
const consensus = finding('consensus', 1, 1);
const at = (minutes: number): string => new Date(minutes * 60_000).toISOString();
const event = (position: number, type: string, data: object) => ({ position, type, data }) as unknown as RecordedEvent;

describe('while it runs (T4)', () => {
  const bearingsOf = (findings: Finding[], events: RecordedEvent[] = [], now = 0) =>
    distancesOf({ termination: { findings } }, events, now).map(({ finding: { condition }, bearing, share }) => [
      condition,
      bearing,
      share,
    ]);

  it('the one that has come farthest would end it next; what happens or not is on no way', () =>
    expect(bearingsOf([exit, rounds, cost])).toEqual([
      ['cost_budget', 'next', 0.6],
      ['round_limit', 'clear', 0.2],
      ['exit_words', 'clear', 0],
    ]));

  it('nothing is next where nothing has begun, and what holds already comes first (T6)', () => {
    expect(bearingsOf([finding('round_limit', 0, 10)])).toEqual([['round_limit', 'clear', 0]]);
    expect(bearingsOf([rounds, consensus])).toEqual([
      ['consensus', 'met', 1],
      ['round_limit', 'next', 0.2],
    ]);
  });

  it('time goes on between the timers that tell it, and stands still while clocks are held, and once it is over', () => {
    const time = finding('time_limit', 0, 30 * 60_000, { unit: 'milliseconds' });
    const timer = { timer_id: 'elapsed-1', purpose: 'elapsed', due_at: at(40), span_ms: 30 * 60_000 };
    const set = event(1, 'TimerSet', timer);
    expect(bearingsOf([time], [set], 25 * 60_000)).toEqual([['time_limit', 'next', 0.5]]);
    expect(bearingsOf([time], [set], 90 * 60_000)).toEqual([['time_limit', 'next', 1]]);
    const cancelled = { ...event(2, 'TimerCancelled', { timer_id: 'elapsed-1' }), recorded_at: at(16) };
    expect(bearingsOf([time], [set, cancelled], 25 * 60_000)).toEqual([['time_limit', 'next', 0.2]]);
    const closed = { ...event(2, 'ChannelClosed', {}), recorded_at: at(16) } as RecordedEvent;
    expect(bearingsOf([time], [set, closed], 25 * 60_000)).toEqual([['time_limit', 'next', 0.2]]);
  });
});

describe('once it is over (T5)', () => {
  const closed = (reason: string, ending?: object): Channel['closed'] =>
    ({ status: 'completed', reason, message: '', ended_by: { kind: 'service', id: 'm' }, ending }) as Channel['closed'];
  const bearingsAtEnd = (end: Channel['closed'], findings: Finding[]) =>
    distancesOf({ ...(end && { closed: end }), termination: { findings } }).map(
      ({ finding: { condition }, bearing }) => [condition, bearing],
    );

  it('the winner is first, then what held besides, with the figures and evidence of then', () => {
    const evidence = [{ version: 7, participant_id: 'ana', what: 'stance', value: 'agree' }];
    const ending = { condition: 'consensus', also: ['round_limit'], told: [], findings: [{ ...consensus, evidence }] };
    const all = [finding('round_limit', 3, 3), { ...consensus, measured: 0, status: 'clear' as const }, cost];
    expect(bearingsAtEnd(closed('consensus', ending), all)).toEqual([
      ['consensus', 'ended'],
      ['round_limit', 'also'],
      ['cost_budget', 'near'],
    ]);
    const [first] = distancesOf({ closed: closed('consensus', ending)!, termination: { findings: all } });
    expect(first!.finding.evidence).toEqual(evidence);
  });

  it('a limit that the protocol applied itself is known by its name; a stop by a person has no winner', () => {
    expect(bearingsAtEnd(closed('round_limit'), [rounds])).toEqual([['round_limit', 'ended']]);
    expect(bearingsAtEnd(closed('stopped_by_user'), [rounds])).toEqual([['round_limit', 'clear']]);
  });
});

it('checks are drawn as steps, without smoothing', () => {
  const assessment = { at_version: 1, verdict: 'continue', reason: '', findings: [rounds] };
  const check = event(3, 'TerminationChecked', { check_id: '', assessment });
  expect(checksIn([event(2, 'RoundClosed', {}), check])).toEqual([{ position: 3, assessment }]);
  expect(stepsOf([0, 0.5, 1])).toBe('M0 100H33.33V50H66.67V0H100');
  expect(stepsOf([])).toBe('');
});
