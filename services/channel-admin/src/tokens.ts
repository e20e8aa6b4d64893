import type { TerminationPolicy } from '@parley/contracts';
import type { Models } from './model-offer.js';

export const INSTALLATION = Symbol('Installation');

/** What holds for every channel of this installation that does not say otherwise. */
export interface Installation {
  /** True where no model is configured: every channel is rehearsed. */
  rehearsal: boolean;
  budgetMicroUsd?: number;
  /** Where seats reach the broker; absent where they are not let in. */
  seatsAddress?: string;
  /** What is known of models; absent where workers in other processes have them. */
  models?: Models;
  /** The installation's policies (T6), under those of the channels. */
  termination?: InstallationPolicies;
}

/** The installation's file of policies: for all channels, and for those of a protocol. */
export interface InstallationPolicies {
  global?: TerminationPolicy;
  /** By the protocol's name. */
  protocols?: Record<string, TerminationPolicy>;
}
