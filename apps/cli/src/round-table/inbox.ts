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
  /** It is asked for what it alone may know. */
  knows?: true;
  /** Open questions that it may answer. */
  asked?: { id: string; name: string; question: string }[];
}

/** A turn to speak. */
export function inboxLines(item: InboxItem, language: Language): string[] {
  const { commands, pooling, roundTable } = wordsOf(language);
  const { colon, round: roundOf, until } = commands;
  const { verdicts } = roundTable;
  const { channel_id, topic, participant_id, round, due_at, question, last_summary, ...talk } = item as TableItem;
  const more = `${talk.knows ? ' --ask "…"' : ''}${talk.asked ? ` --answers ${talk.asked[0]!.id}` : ''}`;
  return [
    paint.bold([topic, roundOf(round), until(timeText(due_at))].join(' · ')),
    `  ${question}`,
    ...(talk.premortem ? [paint.warn(`  ${wordsOf(language).premortem.asked}`)] : []),
    ...(talk.knows ? [paint.warn(`  ${pooling.first}`)] : []),
    ...(last_summary ? [`  ${last_summary}`] : []),
    ...(talk.said ?? []).map(
      ({ name, text, verdict }) =>
        `  ${name}${verdict ? ` (${ownProperty<string>(verdicts, verdict) ?? verdict})` : ''}${colon}${text}`,
    ),
    ...(talk.user_said ?? []).map((text) => `  > ${text}`),
    ...(talk.asked ? [`  ${pooling.open}${colon}`] : []),
    ...(talk.asked ?? []).map(({ id, name, question }) => `  ${id} ${name}${colon}${question}`),
    paint.dim(`  ${command`speak ${channel_id} ${participant_id} "…"`} | … --stance agree, partly, disagree${more}`),
  ];
}
