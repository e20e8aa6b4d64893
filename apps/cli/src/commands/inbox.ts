import { allItems, inboxInbox } from '@parley/client';
import { generatedLine } from '@parley/wording';
import { EXIT } from '../exit-codes.js';
import { terminalOf } from '../known-protocols.js';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';
import type { GlobalOptions, Session } from '../session.js';
import { howToVote } from '../waiting/elsewhere.js';
import { chosenLanguage, type Language } from '../language.js';
import { printText } from '../output.js';
import { timeText } from '../render/time.js';
import { printed } from '../print-results.js';
import { spokenWords, wordsOf } from '../words.js';

/** A vote that waits for somebody, in a channel of any protocol. */
interface BallotItem extends InboxItem {
  participant_id: string;
  due_at: string;
  vote: { vote_id: string; question: string };
}

/** What waits for somebody, each with what to type to answer it. */
export async function inbox({ client }: Session, name: string, options: GlobalOptions): Promise<number> {
  const items: InboxItem[] = await allItems((cursor) =>
    inboxInbox({ ...client.to, path: { name }, query: { limit: '200', ...cursor } }),
  );
  if (printed(items, options)) return EXIT.done;
  if (!items.length) printText(spokenWords().commands.nothingWaits(name));
  for (const item of items) printText((await inboxLines(item, chosenLanguage())).join('\n'));
  return EXIT.done;
}

/** An item as text, with what to type to answer it; one of a rehearsal says so (P6). */
export async function inboxLines(item: InboxItem, language: Language): Promise<string[]> {
  const [title = '', ...lines] =
    'vote' in item
      ? ballotLines(item as BallotItem, language)
      : (await terminalOf(item.protocol)).inboxLines(item, language);
  return [
    item.rehearsal ? `${title} ${paint.warn(`(${wordsOf(language).commands.rehearsal})`)}` : title,
    ...(item.generated_by?.by.length ? [paint.dim(`  ${generatedLine(language, item.generated_by)}`)] : []),
    ...lines,
  ];
}

function ballotLines({ channel_id, topic, participant_id, due_at, vote }: BallotItem, language: Language): string[] {
  const { voteOnEnding, until } = wordsOf(language).commands;
  return [
    paint.bold([topic, voteOnEnding, until(timeText(due_at))].join(' · ')),
    ...(vote.question ? [`  ${vote.question}`] : []),
    paint.dim(`  ${howToVote(channel_id, participant_id)}`),
  ];
}
