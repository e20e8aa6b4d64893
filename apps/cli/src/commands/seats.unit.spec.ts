import type { RecordedEvent } from '@parley/contracts';
import { beforeAll, expect, it } from 'vitest';
import { register } from '../protocol.js';
import { PROTOCOLS } from '../protocols.js';
import { Seats } from './seats.js';

beforeAll(() => register(PROTOCOLS));

const event = (type: string, data: object) => ({ type, data, protocol: 'negotiation' }) as unknown as RecordedEvent;
const rae = { participant_id: 'rae', name: 'Rae', kind: 'person', script: [] };
const opened = event('ChannelOpened', {
  ...{ candidates: [rae], config: { max_rounds: 3, timeout_policy: 'accept' }, language: 'en', rehearsal: true },
});
const asked = (round: number) =>
  event('TurnRequested', { request_id: `turn-${round}`, participant_id: 'rae', participant_kind: 'person' });
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
  expect((await first)!.body).toMatchObject({ request_id: 'turn-1', feedback_type: 'negotiate' });
  expect(seats.isAsked(rae)).toBe(false);
  expect(await seats.alone('accept')).toBeUndefined();
  seats.see(answered);
  seats.see(asked(2));
  expect((await second)!.body).toMatchObject({ request_id: 'turn-2', feedback_type: 'accept' });
});

it('what was refused may be answered once more; what is no answer answers nothing', async () => {
  const seats = seatsAfter(opened, asked(1));
  expect(await seats.alone('think of the budget')).toBeUndefined();
  const given = await seats.alone('negotiate day=Friday');
  given!.refused();
  expect(await seats.alone('accept')).toMatchObject({ path: 'feedback', body: { feedback_type: 'accept' } });
});

it('waits for nobody any more at the end', async () => {
  const seats = seatsAfter(opened);
  const waiting = seats.answerOf(rae, 'accept');
  seats.end();
  expect(await waiting).toBeUndefined();
  expect(await seats.named('Nobody: accept')).toBeUndefined();
});
