import type { Demand } from '@parley/contracts';
import type { Task } from '../../shared/work/prompt.js';

/** What every task of a negotiation is asked with. */
export interface NegotiationTask extends Task {
  demand: Demand;
  /** What people said earlier. */
  interventions: string[];
  /** What they said last, and what nobody has answered yet. */
  news: string[];
}
