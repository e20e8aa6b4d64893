import type { Finding } from '@parley/contracts';

/** `round_limit:near`: what was warned of, as the ledger keeps it. */
export const warningKey = ({ condition, status }: Pick<Finding, 'condition' | 'status'>): string =>
  `${condition}:${status}`;
