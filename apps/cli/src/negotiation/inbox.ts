import { semicolonOf } from '@parley/wording';
import { command } from '../called.js';
import type { Assignment, FieldChange, Proposal, TablePlan } from '@parley/contracts';
import type { Language } from '../language.js';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';
import { timeText } from '../render/time.js';
import { wordsOf } from '../words.js';

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
  /** What else is on the table, in the closing round (N4). */
  plans?: TablePlan[];
  /** All accepted at once, and this turn supposes that it was wrong. */
  premortem?: true;
}

/** A proposal that waits for feedback. */
export function inboxLines(item: InboxItem, language: Language): string[] {
  const words = wordsOf(language).commands;
  const { channel_id, topic, participant_id, round, due_at, assignment, proposal, ...more } = item as NegotiationItem;
  return [
    paint.bold([topic, words.round(round), `v${proposal.version}`, words.until(timeText(due_at))].join(' · ')),
    ...(more.premortem ? [paint.warn(`  ${wordsOf(language).premortem.asked}`)] : []),
    `  ${assignment.role}${assignment.core ? ` [${words.core}]` : ''}${words.colon}${assignment.task}`,
    ...proposal.terms.map(({ field, value, unit }) => `  ${field}${words.colon}${value}${unit ? ` ${unit}` : ''}`),
    ...(more.changes ?? []).map(({ path, from = '—', to = '—' }) => `  ${path}${words.colon}${from} → ${to}`),
    ...(more.answered ?? []).map(({ change, became, answer }) =>
      paint.dim(`  ${change.field} → ${change.new_value}${words.colon}${became} · ${answer}`),
    ),
    ...(more.user_said ?? []).map((text) => `  > ${text}`),
    ...(more.plans ?? []).map(
      ({ plan, changes }) =>
        `  ${plan}${words.colon}${changes.map(({ path, to = '—' }) => `${path.replace(/^terms\./u, '')} → ${to}`).join(semicolonOf(language))}`,
    ),
    paint.dim(`  ${howToReply(channel_id, participant_id)}`),
    ...(more.plans ? [paint.dim(`  … accept --accepts p1 | … negotiate --accepts p1,p2 --accepts p3`)] : []),
  ];
}

/** What to type for a turn. */
export const howToReply = (channelId: string, participantId: string): string =>
  `${command`reply ${channelId} ${participantId} accept`} | … negotiate | … withdraw`;
