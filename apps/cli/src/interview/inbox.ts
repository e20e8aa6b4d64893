import { command } from '../called.js';
import type { TurnRequested } from '@parley/contracts';
import type { DocumentId } from '@parley/protocols/interview';
import type { Language } from '../language.js';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';
import { timeText } from '../render/time.js';
import { wordsOf } from '../words.js';

/** A turn of somebody's seat: the user's to speak, or the Interviewer's or Architect's where a person has it. */
export interface InterviewItem extends InboxItem {
  participant_id: string;
  request_id: string;
  due_at: string;
  work: 'say' | 'answer' | 'write';
  goal: string;
  /** The Interviewer's last words. */
  said?: string;
  title?: string;
  document?: DocumentId;
  /** All that a model in that seat would be told. */
  told?: string;
  version?: number;
  comment?: string;
}

export function inboxLines(item: InboxItem, language: Language): string[] {
  const words = wordsOf(language).interview;
  const { until } = wordsOf(language).commands;
  const { channel_id, topic, due_at, work, goal, said, title, version, comment, told } = item as InterviewItem;
  const what = [words.work[work], title && `${title} v${version}`].filter(Boolean).join(' · ');
  return [
    paint.bold([topic, what, until(timeText(due_at))].join(' · ')),
    ...(goal === topic ? [] : lines(goal)),
    ...(said ? lines(said, '  > ') : []),
    ...(told ? lines(told) : []),
    ...(comment ? lines(comment, '  ± ') : []),
    paint.dim(`  ${howToAnswer(channel_id, item as InterviewItem)}`),
  ];
}

const lines = (text: string, indent = '  '): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => indent + line);

/** The user says something; what answers or documents in a model's place are made of is written in an editor. */
export function howToAnswer(
  channelId: string,
  { participant_id, work }: Pick<TurnRequested, 'participant_id' | 'work'>,
): string {
  if (work === 'say') return `${command`say ${channelId} "…"`} | ${command`interview --resume ${channelId}`}`;
  return command`write ${channelId} ${participant_id}`;
}
