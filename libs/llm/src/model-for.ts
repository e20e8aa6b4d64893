import type { LanguageModel } from './language-model.js';

/** What the choice of a model needs of a channel. */
export interface ModelNeeds {
  channel_id: string;
  /** The channel asks for the rehearsal, whatever model is configured. */
  rehearsal: boolean;
  budget_micro_usd: number;
  spent_micro_usd: number;
}

/** Which model speaks for a channel: the rehearsal where it asks for it, else the configured one, within its budget. */
export type ModelFor = (needs: ModelNeeds) => LanguageModel;
