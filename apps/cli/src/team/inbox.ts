import { command } from '../called.js';
import type { TurnRequested } from '@parley/contracts';
import type { Language } from '../language.js';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';
import { timeText } from '../render/time.js';
import type { TeamWork } from './work.js';
import { wordsOf } from '../words.js';

/** A turn of a person's seat. What else it holds is what a model in that seat would be told. */
interface TeamItem extends InboxItem {
  participant_id: string;
  request_id: string;
  due_at: string;
  work: TeamWork;
  task: string;
  title?: string;
  phase_task?: string;
  /** The task and everything else, as a model in that seat is told. */
  told?: string;
  debate_round?: number;
}

/** Known to the reader without being told, or shown by name. */
const NOT_OUTLINED = new Set([
  ...['channel_id', 'protocol', 'topic', 'rehearsal', 'participant_id', 'name', 'request_id', 'kind', 'round'],
  ...['due_at', 'work', 'task', 'title', 'phase_id', 'phase_task', 'debate_round', 'position', 'call'],
]);

export function inboxLines(item: InboxItem, language: Language): string[] {
  const { round, until } = wordsOf(language).commands;
  const { channel_id, topic, due_at, work, task, title, phase_task, debate_round, told, ...more } = item as TeamItem;
  const what = [title, wordsOf(language).team.work[work], debate_round && round(debate_round)]
    .filter(Boolean)
    .join(' · ');
  const given = Object.entries(more).filter(([name]) => !NOT_OUTLINED.has(name));
  return [
    paint.bold([topic, what, until(timeText(due_at))].join(' · ')),
    ...textLines(told ?? task),
    ...(!told && phase_task && phase_task !== task ? textLines(`→ ${phase_task}`) : []),
    ...outline(Object.fromEntries(given), '  '),
    paint.dim(`  ${howToAnswer(channel_id, item as TeamItem)}`),
  ];
}

const textLines = (text: string, indent = '  '): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => indent + line);

/** Whatever the item says, as an indented list; nothing that a model would see is left out. */
function outline(value: object, indent: string): string[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const label = Array.isArray(value) ? '-' : `${name.replaceAll('_', ' ')}:`;
    if (member === null || member === undefined || member === '') return [];
    if (typeof member !== 'object') {
      const [first = '', ...rest] = String(member).trim().split('\n');
      return [`${indent}${label} ${first}`, ...rest.map((line) => `${indent}  ${line}`)];
    }
    const lines = outline(member, `${indent}  `);
    return lines.length ? [`${indent}${label}`, ...lines] : [];
  });
}

/** What to type: a phase and an argument are texts, the rest has more parts than a command line and is written. */
export function howToAnswer(
  channelId: string,
  { participant_id, work }: Pick<TurnRequested, 'participant_id'> & { work?: TurnRequested['work'] },
): string {
  if (work === 'argue') return command`argue ${channelId} ${participant_id} "…" --position "…"`;
  if (work === 'execute')
    return `${command`deliver ${channelId} ${participant_id} "…" --decision "…"`} | … --json FILE`;
  return command`write ${channelId} ${participant_id}`;
}
