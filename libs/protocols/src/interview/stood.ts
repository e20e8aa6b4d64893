import type { Stood } from '../shared/consent/stood.js';
import { TITLES } from './documents/titles.js';
import { interviewOf, type InterviewChannel } from './state.js';

/** Nobody votes in an interview: what the Architect could not write, and what is still not known of the user, is open (I6). */
export function stood(state: InterviewChannel): Stood {
  const { missed, areas } = state;
  const { language, architect, config } = interviewOf(state);
  const unwritten = missed.map((id) => `${id} ${TITLES[language][id]}`);
  const unknown = areas.filter(({ score, missing }) => score < config.complete_at && missing);
  return {
    votes: [],
    minority: [],
    not_heard: missed.length ? [architect.participant_id] : [],
    open_points: [...unwritten, ...unknown.map(({ missing }) => missing)],
  };
}
