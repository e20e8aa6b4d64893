import type { Assessment, Finding } from '@parley/contracts';
import { found } from './compose.js';
import { type Ledger, warningKey } from './ledger/ledger.js';
import { LAST_WISH } from './precedence.js';

/**
 * One check of a channel (T7): a pure function of its fold, so that the same log and policy give the same verdict
 * (T3). `stop` names the strongest condition that holds; where auto_exit is off, only what somebody asks for ends it (T6).
 */
export function assess(ledger: Ledger): Assessment {
  const all = ledger.policy.stop_when.map((rule) => found(rule, ledger));
  const met = all.filter(({ finding }) => finding.status === 'met').toSorted((a, b) => a.rank - b.rank);
  const stopping = met.find(({ rank }) => ledger.policy.auto_exit || rank <= LAST_WISH);
  const findings = all.map(({ finding }) => finding);
  return {
    at_version: ledger.version,
    verdict: stopping
      ? 'stop'
      : all.some(({ doubtful }) => doubtful)
        ? 'doubt'
        : warnings(ledger, findings).length
          ? 'warn'
          : 'continue',
    reason: stopping?.finding.condition ?? '',
    findings,
  };
}

/** Findings that still need a warning: each condition gets one when it is near and one when it holds. */
export const warnings = ({ warned }: Pick<Ledger, 'warned'>, findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.status !== 'clear' && warnsOf(finding) && !warned.includes(warningKey(finding)));

/** There is no warning of a composition: that one part is near its limit says nothing about the whole. */
const warnsOf = ({ condition }: Finding): boolean => !condition.includes('(');
