/** Why no more model work is asked for. */
export type Cut = 'cost_budget' | 'spend_limit';

/** The failure code that says that the money is gone. */
export const cutBy = (code: string): Cut | undefined =>
  code === 'budget' ? 'cost_budget' : code === 'spend_limit' ? 'spend_limit' : undefined;

/** Where the model is what fails or is paid for, no model sums up. */
export const WITHOUT_MODEL: readonly string[] = ['cost_budget', 'token_budget', 'spend_limit', 'failures_in_a_row'];
