import { interview as interviewTerms } from '../interview.js';
import { terms } from '../terms.js';
import { closing } from './closing.js';
import { guestTurn } from './guest-turn.js';
import { interview } from './interview.js';
import { negotiation } from './negotiation.js';
import { roundTable } from './round-table.js';
import { team } from './team.js';
import { vote } from './vote.js';
import { workshop } from './workshop.js';

/** What protocols write into the log for people. */
export const protocols = {
  erased: terms.erased,
  titles: interviewTerms.titles,
  negotiation,
  closing,
  interview,
  guestTurn,
  team,
  roundTable,
  vote,
  workshop,
};
