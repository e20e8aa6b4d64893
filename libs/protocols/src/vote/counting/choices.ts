import type { VoteConfig } from '@parley/contracts';

/** What is chosen where a proposal is put to consent. */
export const CONSENT = 'consent';
export const OBJECT = 'object';

/** Whether a ballot has one choice, or none to abstain. */
export const takesOne = (rule: VoteConfig['rule']): boolean => rule === 'plurality' || rule === 'consent';
