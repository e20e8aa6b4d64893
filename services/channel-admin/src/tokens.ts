import type { TerminationPolicy } from '@parley/contracts';

export const INSTALLATION = Symbol('Installation');
/** The way out of the installation. */
export const EGRESS = Symbol('Egress');
/** Whoever knows of models. */
export const MODEL_DESK = Symbol('ModelDesk');

/** What holds for every channel of this installation that does not say otherwise. */
export interface Installation {
  /** Whether a channel that does not say is rehearsed; or who knows, and may come to know otherwise. */
  rehearsal: boolean | (() => Promise<boolean>);
  budgetMicroUsd?: number;
  /** What an opening may be likely to cost unasked, in millionths of a US dollar; no limit where absent, or 0. */
  unaskedMicroUsd?: number;
  /** Where seats reach the broker; absent where they are not let in. */
  seatsAddress?: string;
  /** The installation's policies (T6), under those of the channels. */
  termination?: InstallationPolicies;
}

/** The installation as it is at an opening. */
export type InstallationNow = Installation & { rehearsal: boolean };

/**
 * @param asked what the opening says of a rehearsal; where it says nothing, whoever knows is asked
 * @throws ProblemError not-ready where nobody knows
 */
export async function installationNow(installation: Installation, asked?: boolean): Promise<InstallationNow> {
  const { rehearsal } = installation;
  return { ...installation, rehearsal: asked ?? (typeof rehearsal === 'boolean' ? rehearsal : await rehearsal()) };
}

/** The installation's file of policies: for all channels, and for those of a protocol. */
export interface InstallationPolicies {
  global?: TerminationPolicy;
  /** By the protocol's name. */
  protocols?: Record<string, TerminationPolicy>;
}
