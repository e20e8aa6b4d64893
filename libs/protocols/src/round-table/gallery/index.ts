import { colonOf } from '@parley/wording';
import type { ReadyTable } from './ready-table.js';
import { SMALL_FORMS } from './small-forms.js';
import { KNOWN_TABLES } from './tables.js';

export type { ReadyTable } from './ready-table.js';

/** Characters of a topic. */
const MOST_TOPIC = 300;

/** The ready tables, in the order in which they are listed: boards whose seats, question and rounds are data. */
export const TABLES: readonly ReadyTable[] = [...SMALL_FORMS, ...KNOWN_TABLES];

/** Their ids, as they are asked for. */
export const TABLE_IDS: readonly string[] = TABLES.map(({ id }) => id);

/** What the table is asked: what it has to do with the text, and the text, whole and last. */
export const questionAt = (table: ReadyTable, language: 'en' | 'zh', text: string): string =>
  `${table[language].asks}\n\n${text}`;

/** What such a table is called in lists. @param line the text's first */
export const topicAt = (table: ReadyTable, language: 'en' | 'zh', line: string): string =>
  `${table[language].name}${colonOf(language)}${line}`.slice(0, MOST_TOPIC);

/** Model calls of the table as it is, where nothing is added to it: turns, summaries between rounds, and the closing one. */
export function callsOf({ config: { rounds, summaries }, en: { seats } }: ReadyTable): number {
  return seats.length * rounds + (summaries === 'every_round' ? rounds - 1 : 0) + 1;
}
