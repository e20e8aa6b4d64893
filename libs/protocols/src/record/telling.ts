import type { Actor, RecordedEvent } from '@parley/contracts';
import type { RecordWords } from '@parley/wording';
import type { Language } from '../shared/channel-state.js';
import type { RecordSection, CitedStatement } from './statement.js';

/** What whoever tells an event has at hand. */
export interface Telling {
  words: RecordWords;
  language: Language;
  /** A seat's name; the id where it is none. */
  nameOf(id: string): string;
}

/** Whoever calls where no keys are asked for. */
const NOBODY = 'local';

/** Whoever did something: a seat by its name, a person by the name of the key. */
export function actorText({ kind, id }: Actor, { words, nameOf }: Telling): string {
  if (kind === 'participant') return nameOf(id);
  if (id === NOBODY) return words.actor.nobody;
  return words.actor[kind as 'user' | 'operator' | 'service'](id);
}

/** What a statement says besides where it stands and what it rests on. */
export interface Said {
  kind: string;
  text: string;
  quotes?: readonly (string | undefined)[];
}

/** A statement that rests on one event. */
export const saidBy = (section: RecordSection, { version }: RecordedEvent, said: Said): CitedStatement =>
  statement(section, [version], said);

export const statement = (section: RecordSection, cites: readonly number[], said: Said): CitedStatement => ({
  section,
  kind: said.kind,
  text: said.text,
  quotes: (said.quotes ?? []).filter((quote): quote is string => quote !== undefined && quote.trim() !== ''),
  cites: [...new Set(cites)].toSorted((a, b) => a - b),
});

/** Versions as people read them: `3, 5, 9–12`. */
export function rangesOf(versions: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const version of versions) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === version) last[1] = version;
    else ranges.push([version, version]);
  }
  return ranges
    .map(([from, to]) => (to - from > 1 ? `${from}–${to}` : from === to ? `${from}` : `${from}, ${to}`))
    .join(', ');
}
