import { isCalled } from '@parley/contracts/seat-kinds';
import type { Channel } from '@parley/client';

/** What a channel waits for that no agent of ours answers. */
export interface Asked {
  /** Open turns of people and of others' agents. */
  people: readonly { participant_id: string; request_id: string; kind: string }[];
  /** Questions to the user, by their ids. */
  questions: readonly string[];
  /** Another one wherever something else is asked. */
  key: string;
}

export function askedIn(channel: Channel): Asked {
  if (channel.status === 'closed') return { people: [], questions: [], key: '' };
  const people = channel.turns.flatMap(({ kind, status, participant_id, request_id }) =>
    !isCalled(kind) && status === 'open' ? [{ participant_id, request_id, kind }] : [],
  );
  const relayed =
    'clarifications' in channel ? channel.clarifications.filter(({ status }) => status === 'relayed') : [];
  const exchanges = relayed.map(({ question_id, exchanges: all }) => `${question_id} ${all.length}`);
  const key = [...people.map(({ request_id }) => request_id), ...exchanges, channel.vote?.vote_id].join();
  return { people, questions: relayed.map(({ question_id }) => question_id), key };
}
