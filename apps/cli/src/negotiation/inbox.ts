import type { Assignment, Proposal } from '@parley/contracts';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';

interface NegotiationItem extends InboxItem {
  participant_id: string;
  round: number;
  due_at: string;
  assignment: Assignment;
  proposal: Proposal;
}

/** A proposal that waits for feedback. */
export function inboxLines(item: InboxItem): string[] {
  const { channel_id, topic, participant_id, round, due_at, assignment, proposal } = item as NegotiationItem;
  return [
    paint.bold(`${topic} · round ${round} · v${proposal.version} · until ${due_at}`),
    `  ${assignment.role}${assignment.core ? ' [core]' : ''}: ${assignment.task}`,
    ...proposal.terms.map(({ field, value, unit }) => `  ${field}: ${value}${unit ? ` ${unit}` : ''}`),
    paint.dim(`  parley reply ${channel_id} ${participant_id} accept|negotiate|withdraw`),
  ];
}
