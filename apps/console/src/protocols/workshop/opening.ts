import { samplesOf, type Opening } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, seatsOf, taken } from './opening-body.js';

export const opening: Opening = {
  path: '/v1/workshops',
  bodyOf: (draft, agents, words) => bodyOf(draft, agents, words.workshop.personFocus),
  label: (words) => words.workshop.requirement,
  mostRounds: 100,
  samples: samplesOf(EXAMPLES, seatsOf, taken),
};
