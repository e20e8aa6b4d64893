import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';

interface TableItem extends InboxItem {
  participant_id: string;
  round: number;
  due_at: string;
  question: string;
  last_summary?: string;
  /** What was said since the summary; absent in items of older channels. */
  said?: { name: string; round: number; text: string; verdict?: string }[];
  user_said?: string[];
}

/** A turn to speak. */
export function inboxLines(item: InboxItem): string[] {
  const { channel_id, topic, participant_id, round, due_at, question, last_summary, ...talk } = item as TableItem;
  return [
    paint.bold(`${topic} · round ${round} · until ${due_at}`),
    `  ${question}`,
    ...(last_summary ? [`  ${last_summary}`] : []),
    ...(talk.said ?? []).map(({ name, text, verdict }) => `  ${name}${verdict ? ` (${verdict})` : ''}: ${text}`),
    ...(talk.user_said ?? []).map((text) => `  > ${text}`),
    paint.dim(`  parley speak ${channel_id} ${participant_id} "…" --stance agree|partly|disagree`),
  ];
}
