import type { RecordedEvent } from '@parley/contracts';
import { beforeAll, expect, it } from 'vitest';
import { register } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import { Seats } from './seats.js';

beforeAll(() => register(PROTOCOLS));

const event = (type: string, data: object) => ({ type, data, protocol: 'negotiation' }) as unknown as RecordedEvent;
const rae = { participant_id: 'rae', name: 'Rae', kind: 'person', script: [] };
const opened = event('ChannelOpened', {
  ...{ candidates: [rae], config: { max_rounds: 3, timeout_policy: 'accept' }, language: 'en', rehearsal: true },
});
const who = { participant_id: 'rae', participant_kind: 'person' };
const bodyOf = (answer: object | undefined) => (answer as { body: object }).body;
const asked = (round: number) => event('TurnRequested', { request_id: `turn-${round}`, ...who });
const answered = event('FeedbackRecorded', { request_id: 'turn-1' });

function seatsAfter(...events: RecordedEvent[]): Seats {
  const seats = new Seats();
  for (const one of events) seats.see(one);
  return seats;
}

it('answers each turn once: the second line is for the next one, though the first is not in the log yet', async () => {
  const seats = seatsAfter(opened, asked(1));
  expect(await seats.named('rae： accept')).toEqual({ person: rae, text: 'accept' });
  const [first, second] = [seats.answerOf(rae, 'negotiate day=Friday'), seats.answerOf(rae, 'accept')];
  expect(bodyOf(await first)).toMatchObject({ request_id: 'turn-1', feedback_type: 'negotiate' });
  expect(seats.isAsked(rae)).toBe(false);
  expect(await seats.alone('accept')).toBeUndefined();
  seats.see(answered);
  seats.see(asked(2));
  expect(bodyOf(await second)).toMatchObject({ request_id: 'turn-2', feedback_type: 'accept' });
});

it('what was refused may be answered once more; what cannot be read is asked back', async () => {
  const seats = seatsAfter(opened, asked(1));
  expect(await seats.alone('think of the budget')).toMatchObject({ unread: { request_id: 'turn-1' } });
  expect(await seats.answerOf(rae, 'accept, but on Friday')).toMatchObject({ unread: { request_id: 'turn-1' } });
  const given = await seats.alone('negotiate day=Friday');
  if (given && 'refused' in given) given.refused();
  expect(await seats.alone('accept')).toMatchObject({ path: 'feedback', body: { feedback_type: 'accept' } });
});

it('one word is the ballot of whose nothing else is asked (T1)', async () => {
  const ballot = event('BallotRequested', { request_id: 'b-1', vote_id: 'v', ...who });
  const called = event('VoteCalled', { vote_id: 'v', called_by: { kind: 'user', id: 'ula' } });
  const choice = { path: 'ballots', body: { participant_id: 'rae', choice: 'continue' } };
  expect(await seatsAfter(opened, ballot).alone('no')).toMatchObject(choice);
  expect(await seatsAfter(opened, ballot).answerOf(rae, '否')).toMatchObject(choice);
  expect(await seatsAfter(opened, called).alone('yes')).toMatchObject({ body: { choice: 'end' } });
  expect(await seatsAfter(opened, ballot).alone('not yet')).toBeUndefined();
  expect(await seatsAfter(opened, asked(1), ballot).alone('no')).toHaveProperty('unread');
  expect(await seatsAfter(opened, asked(1), ballot).alone('/vote no')).toMatchObject(choice);
});

it('what may be a sealed ballot is said to nobody: it is cast, or asked back (N1)', async () => {
  const inVote = (type: string, data: object) => ({ ...event(type, data), protocol: 'vote' }) as RecordedEvent;
  const bo = { participant_id: 'bo', name: 'Bo', kind: 'person', script: [] };
  const config = { rule: 'plurality', ties: 'stand' };
  const vote = inVote('VoteOpened', { members: [rae, bo], options: ['Lyon', 'Ghent'], config, language: 'en' });
  const turn = (id: string) =>
    inVote('TurnRequested', { request_id: `turn-1-1-${id}`, participant_id: id, participant_kind: 'person' });
  const alone = seatsAfter(vote, turn('rae'));
  expect(await alone.alone('I would rather have Lyon')).toMatchObject({ unread: { participant_id: 'rae' } });
  expect(await alone.alone('Lyon: the sea')).toMatchObject({
    path: 'sealed-ballots',
    body: { participant_id: 'rae', choices: ['Lyon'], reason: 'the sea' },
  });
  const two = seatsAfter(vote, turn('rae'), turn('bo'));
  expect(await two.alone('Lyon')).toHaveProperty('unread');
  expect(bodyOf(await two.answerOf(bo as never, 'Lyon'))).toMatchObject({ participant_id: 'bo', choices: ['Lyon'] });
});

it('waits for nobody any more at the end', async () => {
  const seats = seatsAfter(opened);
  const waiting = seats.answerOf(rae, 'accept');
  seats.end();
  expect(await waiting).toBeUndefined();
  expect(await seats.named('Nobody: accept')).toBeUndefined();
});
