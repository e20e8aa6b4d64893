import { samplesOf, type Opening } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, seatsOf, taken } from './opening-body.js';

export const opening: Opening = {
  path: '/v1/interviews',
  bodyOf,
  label: (words) => words.interview.find,
  samples: samplesOf(EXAMPLES, seatsOf, taken),
};
