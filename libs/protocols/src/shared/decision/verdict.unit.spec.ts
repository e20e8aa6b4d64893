import type { Vote } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { countsOf, positionsOf, verdictOf } from './verdict.js';

const positions = (stances: Vote['stance'][], not_heard: string[] = []) =>
  positionsOf(
    {
      votes: stances.map((stance, index) => ({ participant_id: `p${index}`, stance })),
      minority: [],
      not_heard,
      open_points: [],
    },
    (id) => id.toUpperCase(),
  );

const verdict = (
  status: Parameters<typeof verdictOf>[0]['status'],
  stances: Vote['stance'][],
  { by = 'consent' as const, incomplete = false, dissent = false, not_heard = [] as string[] } = {},
) =>
  verdictOf({
    status,
    positions: positions(stances, not_heard),
    hasDissent: dissent,
    decided: { by, incomplete },
  });

describe('what a decision came to', () => {
  it('five of five who disagree have agreed on nothing, though their agenda is done', () => {
    const all: Vote['stance'][] = ['disagree', 'disagree', 'disagree', 'disagree', 'disagree'];
    expect(verdict('completed', all, { dissent: true })).toBe('not_agreed');
    expect(verdict('success', all, { dissent: true })).toBe('not_agreed');
  });

  it.each([
    ['completed', ['agree', 'agree', 'agree', 'agree', 'disagree'], 'partly'],
    ['completed', ['agree', 'agree', 'agree'], 'agreed'],
    ['completed', ['agree', 'undecided', 'undecided'], 'not_agreed'],
    ['completed', ['unstated', 'unstated'], 'done'],
    ['completed', [], 'done'],
    ['success', ['agree', 'assumed', 'withdrew'], 'agreed'],
    ['success', ['agree', 'partly'], 'partly'],
    ['success', ['partly', 'undecided'], 'not_agreed'],
    ['partial_consensus', ['agree', 'disagree'], 'partly'],
    ['no_agreement', ['agree', 'agree'], 'not_agreed'],
    ['negotiation_timeout', ['agree', 'partly'], 'not_agreed'],
    ['stopped', ['agree', 'agree'], 'stopped'],
    ['failed', ['agree', 'agree'], 'failed'],
    ['rehearsed', [], 'rehearsed'],
    [undefined, ['agree'], 'open'],
  ] as const)('%s with %j is %s', (status, stances, expected) => {
    expect(verdict(status, [...stances])).toBe(expected);
  });

  it('in part is what they agree who hold the same and say so, and no agreement where somebody dissents', () => {
    expect(verdict('success', ['partly', 'partly'])).toBe('partly');
    expect(verdict('success', ['agree', 'partly'], { dissent: true })).toBe('not_agreed');
  });

  it('silence is no agreement: who was not heard is counted, and leaves it in part', () => {
    expect(verdict('completed', ['agree', 'agree'], { not_heard: ['bo'] })).toBe('partly');
    expect(countsOf(positions(['agree'], ['bo']))).toEqual({ for: 1, between: 0, against: 0, absent: 1, asked: 2 });
  });

  it('what was to be handed over is done where it is there, whoever was heard', () => {
    const by = 'delivery' as never;
    expect(verdict('completed', [], { by })).toBe('done');
    expect(verdict('completed', [], { by, incomplete: true })).toBe('partly');
    expect(verdict('completed', ['agree', 'disagree'], { by, dissent: true })).toBe('partly');
    expect(verdict('completed', ['disagree', 'disagree'], { by, dissent: true })).toBe('not_agreed');
  });
});
