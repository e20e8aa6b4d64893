import type { RecordedEvent, Stance } from '@parley/client';
import { expect, it } from 'vitest';
import { log } from '../../recorded.fixtures.js';
import { mirrorIn } from './mirror.js';
import { talkIn as talkOf } from './talk.js';

type Made = [type: RecordedEvent['type'], data: object];

const said = (participant_id: string, round: number, verdict?: Stance['verdict']): Made => [
  'ContributionMade',
  { participant_id, round, ...(verdict && { stance: { verdict, claim: `${verdict} ${round}` } }) },
];
const talkIn = (made: Made[]) => talkOf(log(...made));
const closed = (round: number): Made => ['DiscussionRoundClosed', { round }];
const summed = (round: number, open_points: string[], final = false): Made => [
  'RoundSummarised',
  { round, summary: `S${round}`, open_points, final },
];

it('a point is open until a summary leaves it out, and says so when it comes up again', () => {
  const made = [summed(1, ['date', 'rota']), summed(2, ['rota', 'pay']), summed(3, ['date'])];
  expect(talkIn(made).issues).toEqual([
    { text: 'date', since: 1, reopened: 3, position: 3 },
    { text: 'rota', since: 1, settled: 3, position: 3 },
    { text: 'pay', since: 2, settled: 3, position: 3 },
  ]);
});

it('the closing summary words points anew: it settles none, but it is the draft', () => {
  const talk = talkIn([summed(1, ['date']), summed(2, ['When it begins'], true)]);
  expect(talk.issues).toEqual([{ text: 'date', since: 1, position: 1 }]);
  expect(talk.draft).toEqual({ round: 2, summary: 'S2' });
});

it('a table that sums up only at the end has the open points of its closing summary', () => {
  expect(talkIn([closed(1), summed(1, ['date'], true)]).issues).toEqual([{ text: 'date', since: 1, position: 2 }]);
});

it('a step for each round has what is open, what is settled, and who agrees of those who say where they stand', () => {
  const round1 = [said('ana', 1, 'partly'), said('bo', 1, 'agree'), said('cy', 1), closed(1), summed(1, ['date'])];
  const round2 = [said('ana', 2, 'agree'), closed(2), summed(2, ['pay'])];
  const round3 = [closed(3), summed(3, ['date'])];
  const point = (id: string, text: string, isSettled: boolean, position: number) => ({ id, text, isSettled, position });
  expect(mirrorIn(log(...round1, ...round2, ...round3))).toEqual([
    {
      key: '1',
      round: 1,
      position: 5,
      points: [point('#1', 'date', false, 5)],
      agreeing: { agree: 1, stand: 2 },
    },
    {
      key: '2',
      round: 2,
      position: 8,
      points: [point('#1', 'date', true, 8), point('#2', 'pay', false, 8)],
      agreeing: { agree: 2, stand: 2 },
    },
    {
      key: '3',
      round: 3,
      position: 10,
      points: [{ ...point('#1', 'date', false, 10), mark: 'reopened' }, point('#2', 'pay', true, 10)],
      agreeing: { agree: 2, stand: 2 },
    },
  ]);
});

it('a standpoint is the latest that was said; where it moved is kept, and a turn without one changes nothing', () => {
  const { standpoints } = talkIn([said('ana', 1, 'disagree'), said('ana', 2, 'agree'), said('ana', 3)]);
  expect(standpoints.get('ana')).toEqual({ round: 2, verdict: 'agree', claim: 'agree 2', before: 'disagree' });
});
