import type { consent as En } from '../../en/terminal/consent.js';
import type { Translation } from '../../translation.js';
import { terms } from '../terms.js';
import { consent as consentTerms } from '../consent.js';

export const consent: Translation<typeof En> = {
  whoStandsWhere: consentTerms.whoStandsWhere,
  stances: consentTerms.stances,
  onVersion: (version) => `（第 ${version} 版）`,
  counted: (count, names) => `${count}（${names.join('、')}）`,
  on: (about) => `（关于 ${about}）`,
  notHeard: consentTerms.notHeard,
  open: terms.open,
  contradicted: consentTerms.contradicted,
  comma: terms.comma,
};
