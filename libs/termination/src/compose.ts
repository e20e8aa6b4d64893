import type { Finding, TerminationRule } from '@parley/contracts';
import { CONDITIONS } from './conditions/index.js';
import { figure, type Condition, type ConditionName } from './conditions/condition.js';
import type { Ledger } from './ledger/ledger.js';
import { defaultsOf } from './policy/policy.js';
import { nameOf, readRule } from './policy/rules.js';
import { rankOf, WEAKEST } from './precedence.js';

/** A finding, and what the verdict needs besides. */
export interface Found {
  finding: Finding;
  /** The rank of the strongest part that holds; see precedence.ts. */
  rank: number;
  doubtful: boolean;
}

/** Measures a rule (T3): its condition, or its parts. */
export function found(rule: TerminationRule, ledger: Ledger): Found {
  const it = readRule(rule);
  if (it.kind === 'condition') return measured(it.name, rule, ledger);
  const parts = (it.kind === 'not' ? [it.part] : it.parts).map((part) => found(part, ledger));
  const count = (status: Finding['status']) => parts.filter(({ finding }) => finding.status === status).length;
  const met = count('met');
  const limit = it.kind === 'all' ? parts.length : 1;
  const reached = it.kind === 'not' ? 1 - met : met;
  const status =
    reached >= limit ? 'met' : it.kind !== 'not' && reached + count('near') >= limit ? 'near' : ('clear' as const);
  const holding = parts.filter(({ finding }) => finding.status === 'met');
  return {
    finding: {
      condition: nameOf(rule),
      status,
      measured: reached,
      warn_at: limit,
      limit,
      unit: 'count',
      evidence: (status === 'met' && it.kind !== 'not' ? holding : parts).flatMap(({ finding }) => finding.evidence),
    },
    rank: it.kind === 'not' ? WEAKEST : Math.min(WEAKEST, ...holding.map(({ rank }) => rank)),
    doubtful: it.kind !== 'not' && parts.some(({ doubtful }) => doubtful),
  };
}

function measured(name: ConditionName, rule: TerminationRule, ledger: Ledger): Found {
  const condition = CONDITIONS[name] as Condition;
  const parameters = defaultsOf(name, (rule as unknown as Record<string, never>)[name]!);
  const { status, measured: value, warn_at, limit, evidence, doubtful = false } = condition.measure(parameters, ledger);
  return {
    finding: {
      condition: name,
      status,
      measured: Number(figure(value)),
      warn_at: Number(figure(warn_at)),
      limit: Number(figure(limit)),
      unit: condition.unit,
      evidence: evidence.slice(0, MAX_EVIDENCE),
    },
    rank: rankOf(name),
    doubtful,
  };
}

/** Pieces of evidence one finding shows. */
const MAX_EVIDENCE = 40;
