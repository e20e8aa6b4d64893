import { terms } from './terms.js';

/** What terminal and page both say of it. */
export const consent = {
  whoStandsWhere: 'Who stands where',
  notHeard: 'Asked last, and not heard',
  stances: {
    ...terms.verdicts,
    no_objection: 'has seen it and does not object',
    unstated: 'took no side',
    withdrew: 'withdrew',
    assumed: 'silent, assumed to agree',
  },
  contradicted: {
    claims_unanimity: 'The summary says that all agree. By what they said themselves, not all do.',
    omits_dissent: 'The summary does not name who disagrees.',
  },
};
