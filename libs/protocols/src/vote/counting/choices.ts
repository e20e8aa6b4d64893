/** What is chosen where a proposal is put to consent. */
export const CONSENT = 'consent';
export const OBJECT = 'object';
