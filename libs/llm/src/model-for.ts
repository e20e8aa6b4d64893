import type { PlannedWork } from '@parley/protocols';
import type { LanguageModel } from './language-model.js';

/** What the choice of a model needs of a channel, and of the piece of work. */
export interface ModelNeeds extends PlannedWork {
  tenant: string;
  channel_id: string;
  /** The channel asks for the rehearsal, whatever model is configured. */
  rehearsal: boolean;
  budget_micro_usd: number;
  spent_micro_usd: number;
  /** It is part of the ending. */
  ending: boolean;
  /** What the ending takes after it: the money for that is kept. */
  later: readonly PlannedWork[];
}

/**
 * Which model does a piece of work: the rehearsal where the channel asks for it, else the one that it chooses, else the
 * installation's for work of this tier, within the channel's budget.
 */
export type ModelFor = (needs: ModelNeeds) => LanguageModel;
