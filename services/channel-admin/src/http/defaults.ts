/** Who plays a seat that does not say: an agent of ours. */
export const DEFAULT_KIND = 'hosted';

/** Tries of a facilitation, in every protocol. */
export const MAX_FACILITATION_ATTEMPTS = 3;
