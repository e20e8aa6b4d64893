export const INSTALLATION = Symbol('Installation');

/** What holds for every channel of this installation that does not say otherwise. */
export interface Installation {
  /** True where no model is configured: every channel is rehearsed. */
  rehearsal: boolean;
  budgetMicroUsd?: number;
}
