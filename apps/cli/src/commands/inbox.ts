import { EXIT } from '../exit-codes.js';
import { terminalOf, type InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';
import type { GlobalOptions, Session } from '../session.js';
import { howToVote } from '../waiting/elsewhere.js';
import { printed } from './print.js';
import { print } from '../output.js';

/** A vote that waits for somebody, in a channel of any protocol. */
interface BallotItem extends InboxItem {
  participant_id: string;
  due_at: string;
  vote: { vote_id: string; question: string };
}

/** What waits for somebody, each with what to type to answer it. */
export async function inbox({ client }: Session, name: string, options: GlobalOptions): Promise<number> {
  const items = await client.all<InboxItem>(`/v1/inbox/${encodeURIComponent(name)}?limit=200`);
  if (printed(items, options)) return EXIT.done;
  if (!items.length) print(`nothing waits for ${name}`);
  for (const item of items) print((await inboxLines(item)).join('\n'));
  return EXIT.done;
}

/** An item as text, with what to type to answer it; one of a rehearsal says so (P6). */
export async function inboxLines(item: InboxItem): Promise<string[]> {
  const [title = '', ...lines] =
    'vote' in item ? ballotLines(item as BallotItem) : (await terminalOf(item.protocol)).inboxLines(item);
  return [item.rehearsal ? `${title} ${paint.warn('(rehearsal)')}` : title, ...lines];
}

function ballotLines({ channel_id, topic, participant_id, due_at, vote }: BallotItem): string[] {
  return [
    paint.bold(`${topic} · vote on ending · until ${due_at}`),
    ...(vote.question ? [`  ${vote.question}`] : []),
    paint.dim(`  ${howToVote(channel_id, participant_id)}`),
  ];
}
