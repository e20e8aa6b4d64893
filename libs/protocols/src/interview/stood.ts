import type { Stood } from '../shared/consent/stood.js';
import { TITLES } from './documents/catalogue.js';
import { interviewOf, type InterviewChannel } from './state.js';
import { isUnanswered } from './talk.js';
import { wordingOf } from '../shared/words.js';

/**
 * Nobody votes in an interview: what the Architect could not write, what of the user's was not read, and what is still not
 * known, is open (I6).
 */
export function stood(state: InterviewChannel): Stood {
  const { missed, areas, talk, processedTurns, round } = state;
  const { language, interviewer, architect, config } = interviewOf(state);
  const unwritten = missed.map((id) => `${id} ${TITLES[language][id]}`);
  const unknown = areas.filter(({ score, missing }) => score < config.complete_at && missing);
  const unread = hasUnread(state) ? [wordingOf(language).interview.unread(processedTurns + 1, round)] : [];
  return {
    votes: [],
    minority: [],
    not_heard: [
      ...(isUnanswered(talk) ? [interviewer.participant_id] : []),
      ...(missed.length ? [architect.participant_id] : []),
    ],
    open_points: [...unread, ...unwritten, ...unknown.map(({ missing }) => missing)],
  };
}

/** An end may well come before the last turn is read; more than that stays unread only where nobody could read it. */
export const hasUnread = ({ round, processedTurns }: InterviewChannel): boolean => round - processedTurns > 1;
