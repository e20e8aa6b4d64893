import type { OpenInterviewDto } from '@parley/client';
import { peopleIn, type Draft } from '../draft.js';
import type { SampleSeat } from '../taking-part.js';

/** Characters of a topic, as lists show it. */
const MOST_OF_A_TOPIC = 300;

/** The first of the people is the one who is asked. */
export function bodyOf(draft: Draft): OpenInterviewDto {
  const goal = draft.text.trim();
  const [user] = peopleIn(draft);
  return { topic: goal.split('\n')[0]!.slice(0, MOST_OF_A_TOPIC), goal, ...(user && { user: { name: user.name } }) };
}

export const seatsOf = ({ user, goal = '' }: OpenInterviewDto): SampleSeat[] => [
  { id: 'user', name: user?.name ?? '', about: goal },
];

export const taken = (body: OpenInterviewDto, _seat: string, name: string): OpenInterviewDto => ({
  ...body,
  user: { ...body.user, name },
});
