import { evolveAuthors, NO_AUTHORS, writerOf, type Author, type Authors, type RecordedEvent } from '@parley/contracts';
import { PROTOCOLS } from '@parley/protocols';

/** Something that somebody has said. */
export interface Said {
  name: string;
  text: string;
  /** Whether an AI agent, a script of a rehearsal or a person says it. */
  author: Author;
  round?: number;
}

/** Those who take part: their names by their ids, and who they are. */
export interface Names {
  names: ReadonlyMap<string, string>;
  authors: Authors;
}

/** What is kept, and how much of each, in characters: the whole stands in the channel. */
const MOST = 5;
const MOST_TEXT = 400;

const BY_NAME = new Map(PROTOCOLS.map((protocol) => [protocol.name, protocol]));

/** What was said last in these events, by whom. Pure. @param opening the event that opened the channel, which has the names */
export function saidIn(events: readonly RecordedEvent[], opening: RecordedEvent | undefined): Said[] {
  const names = namesIn(opening);
  return events
    .flatMap((event) => turnsIn(event, names))
    .map((said) => ({ ...said, text: cut(said.text) }))
    .slice(-MOST);
}

/** What participants say in an event, whole. Pure. */
export function turnsIn(event: RecordedEvent, { names, authors }: Names): Said[] {
  const { round } = event.data as { round?: number };
  return (BY_NAME.get(event.protocol)?.ledger(event) ?? []).flatMap((entry) => {
    if (entry.entry !== 'turn' || !entry.text.trim()) return [];
    const name = names.get(entry.participant_id) ?? entry.participant_id;
    const author = writerOf(event, authors) ?? 'people';
    return [{ name, text: entry.text.trim(), author, ...(round !== undefined && { round }) }];
  });
}

/** @param opening the event that opened the channel */
export function namesIn(opening: RecordedEvent | undefined): Names {
  const [entry] = (opening && BY_NAME.get(opening.protocol)?.ledger(opening)) ?? [];
  const participants = entry?.entry === 'opened' ? entry.participants : [];
  return {
    names: new Map(
      participants.map((one) => [one.participant_id, (one as { name?: string }).name ?? one.participant_id]),
    ),
    authors: opening ? evolveAuthors(NO_AUTHORS, opening) : NO_AUTHORS,
  };
}

const cut = (text: string): string =>
  text.length > MOST_TEXT
    ? `${text
        .slice(0, MOST_TEXT)
        .replace(/[\uD800-\uDBFF]$/u, '')
        .trimEnd()} …`
    : text;
