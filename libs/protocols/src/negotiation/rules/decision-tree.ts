/** What a round came to, after those who withdrew from a non-core role are taken out of the count (N5). */
export interface RoundResult {
  /** Those still in the plan who were asked this round, the absent among them: who was not heard helps no majority (N6). */
  remaining: number;
  accepting: number;
  /** Those whose model failed. */
  absent: number;
  coreWithdrawals: number;
  /** Those who withdrew from a role that the plan can do without (N5). */
  leaving: number;
  /** Whether each withdrawn core role can be given to somebody else, within the limit of replacements. */
  replaceable: boolean;
  /** No further round is allowed. */
  last: boolean;
}

export type Branch = 'success' | 'replace' | 'failed' | 'partial_consensus' | 'negotiation_timeout' | 'adjust';

interface Row {
  branch: Branch;
  /** Stable code for the log. */
  reason: string;
  when(result: RoundResult): boolean;
}

export const hasMajority = (result: Pick<RoundResult, 'accepting' | 'remaining'>): boolean =>
  result.accepting * 2 > result.remaining;

/** The decision tree (N4), in the order of its rows; the first that holds decides. */
export const DECISION_TREE: readonly Row[] = [
  {
    branch: 'success',
    reason: 'all_accepted',
    when: (r) => !r.coreWithdrawals && !r.leaving && r.remaining > 0 && r.accepting === r.remaining,
  },
  { branch: 'replace', reason: 'core_withdrew', when: (r) => r.coreWithdrawals > 0 && r.replaceable },
  { branch: 'failed', reason: 'core_withdrew', when: (r) => r.coreWithdrawals > 0 },
  { branch: 'failed', reason: 'nobody_left', when: (r) => r.remaining === 0 },
  // What was accepted is no longer the plan: whoever stays is asked about what has become of it, after the last round too (N5).
  { branch: 'adjust', reason: 'role_removed', when: (r) => r.leaving > 0 && (!r.last || hasMajority(r)) },
  {
    branch: 'partial_consensus',
    reason: 'some_absent',
    when: (r) => r.absent > 0 && r.accepting + r.absent === r.remaining && hasMajority(r),
  },
  { branch: 'partial_consensus', reason: 'majority_accepted', when: (r) => r.last && hasMajority(r) },
  { branch: 'negotiation_timeout', reason: 'no_majority', when: (r) => r.last },
  { branch: 'adjust', reason: 'requests_open', when: () => true },
];

export function branchOf(result: RoundResult): Pick<Row, 'branch' | 'reason'> {
  return DECISION_TREE.find((row) => row.when(result))!;
}
