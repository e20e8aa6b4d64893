import type { RecordedEvent, Stance } from '@parley/client';
import { expect, it } from 'vitest';
import { dissentIn, talkIn } from './talk.js';

const said = (participant_id: string, round: number, verdict?: Stance['verdict']): RecordedEvent =>
  ({
    type: 'ContributionMade',
    data: { participant_id, round, ...(verdict && { stance: { verdict, claim: `${verdict} ${round}` } }) },
  }) as RecordedEvent;
const closed = (round: number) => ({ type: 'DiscussionRoundClosed', data: { round } }) as RecordedEvent;
const summed = (round: number, open_points: string[], final = false) =>
  ({ type: 'RoundSummarised', data: { round, summary: `S${round}`, open_points, final } }) as RecordedEvent;

it('a point is open until a summary leaves it out, and says so when it comes up again', () => {
  const events = [summed(1, ['date', 'rota']), summed(2, ['rota', 'pay']), summed(3, ['date'])];
  expect(talkIn(events).issues).toEqual([
    { text: 'date', since: 1, reopened: 3 },
    { text: 'rota', since: 1, settled: 3 },
    { text: 'pay', since: 2, settled: 3 },
  ]);
});

it('the closing summary words points anew: it settles none, but it is the draft', () => {
  const talk = talkIn([summed(1, ['date']), summed(2, ['When it begins'], true)]);
  expect(talk.issues).toEqual([{ text: 'date', since: 1 }]);
  expect(talk.draft).toEqual({ round: 2, summary: 'S2' });
});

it('a table that sums up only at the end has the open points of its closing summary', () => {
  expect(talkIn([closed(1), summed(1, ['date'], true)]).issues).toEqual([{ text: 'date', since: 1 }]);
});

it('a step for each round has what is open, what is settled, and who agrees of those who say where they stand', () => {
  const round1 = [said('ana', 1, 'partly'), said('bo', 1, 'agree'), said('cy', 1), closed(1), summed(1, ['date'])];
  const round2 = [said('ana', 2, 'agree'), closed(2), summed(2, [])];
  expect(talkIn([...round1, ...round2]).steps).toEqual([
    { round: 1, open: 1, settled: 0, agree: 1, stand: 2 },
    { round: 2, open: 0, settled: 1, agree: 2, stand: 2 },
  ]);
});

it('a standpoint is the latest that was said; where it moved is kept, and a turn without one changes nothing', () => {
  const { standpoints } = talkIn([said('ana', 1, 'disagree'), said('ana', 2, 'agree'), said('ana', 3)]);
  expect(standpoints.get('ana')).toEqual({ round: 2, verdict: 'agree', claim: 'agree 2', before: 'disagree' });
});

it('dissent is who disagrees or agrees in part; who is undecided dissents from nothing', () => {
  const talk = talkIn([said('ana', 1, 'disagree'), said('bo', 1, 'undecided'), said('cy', 1, 'partly')]);
  expect(dissentIn(talk).map(([id]) => id)).toEqual(['ana', 'cy']);
});
