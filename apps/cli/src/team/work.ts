import type { TurnRequested } from '@parley/contracts';

/** What a team asks its experts for; all but the first two is the lead's. */
export const WORKS = [
  'execute',
  'argue',
  'plan',
  'revise',
  'assess',
  'open_debate',
  'sum_up',
  'rule',
  'synthesise',
] as const satisfies NonNullable<TurnRequested['work']>[];

export type TeamWork = (typeof WORKS)[number];

/** Where each is answered, below `/v1/channels/:id/team/`. */
export const PATHS: Record<TeamWork, string> = {
  execute: 'results',
  argue: 'arguments',
  plan: 'plan',
  revise: 'plan-revisions',
  assess: 'assessments',
  open_debate: 'debate-openings',
  sum_up: 'debate-summaries',
  rule: 'rulings',
  synthesise: 'reports',
};
