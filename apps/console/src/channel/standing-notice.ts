import type { Channel, Finding } from '@parley/client';

/** What somebody has to know while a channel runs, and what can be done. */
export type StandingNotice =
  | { kind: 'waits'; code: string; message: string; resumeAt: string }
  | { kind: 'pending'; condition: string }
  | { kind: 'near' | 'held'; finding: Pick<Finding, 'condition' | 'measured' | 'limit' | 'unit'> };

type Watched = Pick<Channel, 'status' | 'waiting_for_model' | 'pending_end' | 'warnings'> & {
  termination: Pick<Channel['termination'], 'findings'>;
};

/** What it waits for, then what is about to end it, or else what it was warned of last, for as long as that holds. */
export function standingNotices({ status, waiting_for_model, pending_end, warnings, termination }: Watched) {
  const notices: StandingNotice[] = [];
  if (status === 'closed') return notices;
  if (waiting_for_model) {
    const { code, message, resume_at } = waiting_for_model;
    notices.push({ kind: 'waits', code, message, resumeAt: resume_at });
  }
  const warned = warnings
    .map(({ condition }) => termination.findings.find((finding) => finding.condition === condition))
    .findLast((finding) => finding !== undefined && finding.status !== 'clear');
  if (pending_end) notices.push({ kind: 'pending', condition: pending_end });
  else if (warned) notices.push({ kind: warned.status === 'met' ? 'held' : 'near', finding: warned });
  return notices;
}

/** What there can be more of: rounds and time; what is spent stays spent. */
export const extensionOf = (condition: string): 'rounds' | 'minutes' | undefined =>
  condition === 'round_limit' ? 'rounds' : condition === 'time_limit' ? 'minutes' : undefined;
