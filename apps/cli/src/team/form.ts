import type { Terminal } from '../protocol.js';
import { contractForm } from '../writing/contract-form.js';
import { PATHS, type TeamWork } from './work.js';

const MESSAGES = {
  plan: 'TeamPlan',
  revise: 'PlanRevision',
  execute: 'PhaseResult',
  assess: 'DivergenceAssessment',
  open_debate: 'DebateOpening',
  argue: 'DebateArgument',
  sum_up: 'DebateSummary',
  rule: 'DebateRuling',
  synthesise: 'TeamReport',
} as const satisfies Record<TeamWork, string>;

/** What an expert or the lead is asked for, as a form (D1 to D4). */
export const form: NonNullable<Terminal['form']> = (item, language) => {
  const { work } = item as unknown as { work: TeamWork };
  const schema = contractForm(MESSAGES[work], language);
  return Promise.resolve({ schema, path: `team/${PATHS[work]}`, body: (value) => value });
};
