import { command } from '../called.js';
import type { TurnRequested } from '@parley/contracts';
import { commandWordingOf } from '../commands/wording.js';
import type { Language } from '../language.js';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';
import { timeText } from '../render/time.js';
import { interviewWordsOf } from './wording.js';

/** A turn of somebody's seat: the user's to speak, or the Interviewer's or Architect's where a person has it. */
interface InterviewItem extends InboxItem {
  participant_id: string;
  request_id: string;
  due_at: string;
  work: 'say' | 'answer' | 'write';
  goal: string;
  /** The Interviewer's last words. */
  said?: string;
  title?: string;
  version?: number;
  comment?: string;
  context?: {
    recent_messages: { from: 'user' | 'interviewer'; text: string }[];
    compressed_memory: string;
    system_notice: string;
  };
}

/** Messages that are shown of the talk; `parley show` has all. */
const RECENT = 6;

export function inboxLines(item: InboxItem, language: Language): string[] {
  const words = interviewWordsOf(language);
  const { until } = commandWordingOf(language);
  const { channel_id, topic, due_at, work, goal, said, title, version, comment, context } = item as InterviewItem;
  const what = [words.work[work], title && `${title} v${version}`].filter(Boolean).join(' · ');
  return [
    paint.bold([topic, what, until(timeText(due_at))].join(' · ')),
    ...(goal === topic ? [] : lines(goal)),
    ...(said ? lines(said, '  > ') : []),
    ...(context?.compressed_memory ? lines(context.compressed_memory, '  · ') : []),
    ...(context?.recent_messages ?? [])
      .slice(-RECENT)
      .flatMap(({ from, text }) => lines(words.speaker[from] + words.colon + text)),
    ...(context?.system_notice ? lines(`→ ${context.system_notice}`) : []),
    ...(comment ? lines(comment, '  ± ') : []),
    paint.dim(`  ${howToAnswer(channel_id, item as InterviewItem)}`),
  ];
}

const lines = (text: string, indent = '  '): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => indent + line);

/** The user says something; who answers or writes in a model's place has more parts than a command line. */
export function howToAnswer(
  channelId: string,
  { participant_id, request_id, work }: Pick<TurnRequested, 'participant_id' | 'request_id' | 'work'>,
): string {
  if (work === 'say') return `${command`say ${channelId} "…"`} | ${command`interview --resume ${channelId}`}`;
  const [path, part] = work === 'write' ? ['documents', '"document":{"summary":"…"}'] : ['answers', '"text":"…"'];
  return `POST /v1/interviews/${channelId}/${path} {"participant_id":"${participant_id}","request_id":"${request_id}",${part}}`;
}
