import type { Evidence } from '@parley/contracts';

/** What the turns up to the end of one round say of agreement. */
export interface Reading {
  agreed: boolean;
  /** Close to it: worth a warning. */
  almost: boolean;
  /** Read from words and not from stances, so a neutral model may see more. */
  judgeable?: boolean;
  evidence: Evidence[];
}
