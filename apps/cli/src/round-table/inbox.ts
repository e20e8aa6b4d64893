import { command } from '../called.js';
import { ownProperty } from '@parley/untrusted';
import type { Language } from '../language.js';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';
import { timeText } from '../render/time.js';
import { wordsOf } from '../words.js';

interface TableItem extends InboxItem {
  participant_id: string;
  round: number;
  due_at: string;
  question: string;
  last_summary?: string;
  /** What was said since the summary; absent in items of older channels. */
  said?: { name: string; round: number; text: string; verdict?: string }[];
  user_said?: string[];
  /** All agreed at once, and this turn supposes that it was wrong. */
  premortem?: true;
}

/** A turn to speak. */
export function inboxLines(item: InboxItem, language: Language): string[] {
  const { colon, round: roundOf, until } = wordsOf(language).commands;
  const { verdicts } = wordsOf(language).roundTable;
  const { channel_id, topic, participant_id, round, due_at, question, last_summary, ...talk } = item as TableItem;
  return [
    paint.bold([topic, roundOf(round), until(timeText(due_at))].join(' · ')),
    `  ${question}`,
    ...(talk.premortem ? [paint.warn(`  ${wordsOf(language).premortem.asked}`)] : []),
    ...(last_summary ? [`  ${last_summary}`] : []),
    ...(talk.said ?? []).map(
      ({ name, text, verdict }) =>
        `  ${name}${verdict ? ` (${ownProperty<string>(verdicts, verdict) ?? verdict})` : ''}${colon}${text}`,
    ),
    ...(talk.user_said ?? []).map((text) => `  > ${text}`),
    paint.dim(`  ${command`speak ${channel_id} ${participant_id} "…"`} | … --stance agree, partly, disagree`),
  ];
}
