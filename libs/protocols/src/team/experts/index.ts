import { BUILDERS } from './builders.js';
import { GUARDIANS } from './guardians.js';
import { LEADS } from './leads.js';
import type { ReadyExpert } from './ready-expert.js';
import { WRITERS } from './writers.js';

export type { ReadyExpert } from './ready-expert.js';

/** The ready experts, in the order in which they are listed. */
export const EXPERTS: readonly ReadyExpert[] = [...LEADS, ...BUILDERS, ...GUARDIANS, ...WRITERS];

/** Whoever leads where nobody is named. */
export const DEFAULT_LEAD = 'team-lead';

/**
 * Whoever works with the lead where nobody is named: what it is for, how it is built, what can go wrong. Three who look at a
 * task from different sides; more of a kind would only agree (docs/guide/teams.md).
 */
export const DEFAULT_EXPERTS: readonly string[] = ['product-manager', 'software-architect', 'security-engineer'];
