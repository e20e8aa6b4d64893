import type { Consent, Vote } from '@parley/contracts';
import { nameOf, type WorkshopState } from '../state.js';

/** Where everyone stood on the plan, by the names of the roles. */
export interface PlanConsent {
  votes: { role: string; stance: Vote['stance'] }[];
  /** Roles that were not heard in the last round (W4). */
  not_heard: string[];
  contradicted?: NonNullable<Consent['contradicted']>;
}

export function planConsent(state: WorkshopState): PlanConsent | undefined {
  const { consent } = state.closed ?? {};
  if (!consent) return undefined;
  const { votes, not_heard, contradicted } = consent;
  return {
    votes: votes.map(({ participant_id, stance }) => ({ role: nameOf(state, participant_id), stance })),
    not_heard: not_heard.map((id) => nameOf(state, id)),
    ...(contradicted && { contradicted }),
  };
}
