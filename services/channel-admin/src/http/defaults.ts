/** Who plays a seat that does not say: an agent of ours. */
export const DEFAULT_KIND = 'hosted';
