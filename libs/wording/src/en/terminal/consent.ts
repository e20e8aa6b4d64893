import { terms } from '../terms.js';
import { consent as consentTerms } from '../consent.js';
/** The positions at the end, in words. */
export const consent = {
  whoStandsWhere: consentTerms.whoStandsWhere,
  stances: consentTerms.stances,
  onVersion: (version: number) => ` (version ${version})`,
  /** How many, and who. */
  counted: (count: number, names: readonly string[]) => `${count} (${names.join(', ')})`,
  on: (about: string) => ` on ${about}`,
  notHeard: consentTerms.notHeard,
  open: terms.open,
  contradicted: consentTerms.contradicted,
  comma: terms.comma,
};
