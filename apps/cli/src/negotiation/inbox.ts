import type { Assignment, FieldChange, Proposal } from '@parley/contracts';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';

interface NegotiationItem extends InboxItem {
  participant_id: string;
  round: number;
  due_at: string;
  assignment: Assignment;
  proposal: Proposal;
  /** Since the version that was answered last; these are absent in items of older channels. */
  changes?: FieldChange[];
  answered?: { change: { field: string; new_value: string }; became: string; answer: string }[];
  user_said?: string[];
}

/** A proposal that waits for feedback. */
export function inboxLines(item: InboxItem): string[] {
  const { channel_id, topic, participant_id, round, due_at, assignment, proposal, ...more } = item as NegotiationItem;
  return [
    paint.bold(`${topic} · round ${round} · v${proposal.version} · until ${due_at}`),
    `  ${assignment.role}${assignment.core ? ' [core]' : ''}: ${assignment.task}`,
    ...proposal.terms.map(({ field, value, unit }) => `  ${field}: ${value}${unit ? ` ${unit}` : ''}`),
    ...(more.changes ?? []).map(({ path, from = '—', to = '—' }) => `  ${path}: ${from} → ${to}`),
    ...(more.answered ?? []).map(({ change, became, answer }) =>
      paint.dim(`  ${change.field} → ${change.new_value}: ${became} · ${answer}`),
    ),
    ...(more.user_said ?? []).map((text) => `  > ${text}`),
    paint.dim(`  parley reply ${channel_id} ${participant_id} accept|negotiate|withdraw`),
  ];
}
