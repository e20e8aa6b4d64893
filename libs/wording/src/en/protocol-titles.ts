import { interview } from './interview.js';
import { roundTable } from './round-table.js';

/** What each protocol is called, by its name in the log. */
export const protocolTitles = {
  negotiation: 'Negotiation',
  'round-table': roundTable.title,
  workshop: 'Planning workshop',
  team: 'Team with debates',
  interview: interview.title,
  'guest-turn': 'Guest turn',
  vote: 'Vote',
};
