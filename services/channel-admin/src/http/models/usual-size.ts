import { REGISTRY } from '@parley/protocols';
import { defaultRoles } from '@parley/protocols/workshop';
import { REST_DEFAULTS } from '../generated/rest-defaults.js';
import { DEFAULTS_BY_MODE } from '../round-table/opening.js';
import { USUAL_TEAM } from '../team/opening.js';

interface UsualSize {
  /** Absent where an opening has to name who takes part. */
  seats?: number;
  rounds: number;
  /** In millionths of a US dollar, where the installation says nothing either. */
  budget: number;
}

const { NegotiationConfig, RoundTableConfig, WorkshopConfig, TeamConfig, InterviewConfig, VoteConfig } = REST_DEFAULTS;

/** About as many as are chosen where nobody is named. */
const castOf = (protocol: string) => {
  const seats = REGISTRY.castingOf(protocol)?.fixed.en.length;
  return seats === undefined ? {} : { seats };
};

/** What a deliberation has whose opening does not say, by its protocol. */
export const USUAL_SIZES: Readonly<Record<string, UsualSize>> = {
  negotiation: {
    ...castOf('negotiation'),
    rounds: NegotiationConfig.max_rounds,
    budget: NegotiationConfig.budget_micro_usd,
  },
  'round-table': {
    ...castOf('round-table'),
    rounds: DEFAULTS_BY_MODE.board.rounds,
    budget: RoundTableConfig.budget_micro_usd,
  },
  workshop: {
    seats: defaultRoles('en').length,
    rounds: WorkshopConfig.max_rounds,
    budget: WorkshopConfig.budget_micro_usd,
  },
  team: { seats: USUAL_TEAM.length, rounds: 1, budget: TeamConfig.budget_micro_usd },
  interview: { seats: 1, rounds: InterviewConfig.max_turns, budget: InterviewConfig.budget_micro_usd },
  // Whoever votes is asked once.
  vote: { seats: 3, rounds: 1, budget: VoteConfig.budget_micro_usd },
};
