import { inline } from '../markdown/markdown.js';
import { oneLine } from '../work/quoted.js';
import type { DecisionRecord } from './record.js';

/** As much of a name as a sentence bears. */
const MOST = 80;

/** Where people's texts are; what stands elsewhere is for machines. */
const TEXTS: ReadonlySet<string> = new Set(
  'text detail title position argument about claim question markdown open_points'.split(' '),
);

type Told = Pick<DecisionRecord, 'sections' | 'positions' | 'dissent' | 'open_points' | 'next' | 'story'>;

/**
 * What is told of a decision, with parts by their names where texts speak of them by their ids, as their authors were given them.
 * An id that may be a word of its own is one where nothing else stands between parentheses.
 * @param names by id
 */
export function named<T extends Told>(told: T, names: ReadonlyMap<string, string>): T {
  return names.size ? (withNames(told, names) as T) : told;
}

function withNames(value: unknown, names: ReadonlyMap<string, string>, key = ''): unknown {
  if (typeof value === 'string') return TEXTS.has(key) ? byNames(value, names, key === 'markdown') : value;
  if (Array.isArray(value)) return value.map((one) => withNames(one, names, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withNames(one, names, name)]));
}

const byNames = (text: string, names: ReadonlyMap<string, string>, isMarkdown: boolean): string =>
  text.replaceAll(/([\w-]+)( ?)/gu, (found, id: string, space: string, at: number) => {
    const name = names.get(id);
    if (name === undefined) return found;
    // Where its name stands beside it already, that is enough.
    if (space && text.startsWith(name, at + found.length)) return '';
    const [before = '', after = ''] = [text[at - 1], text[at + id.length]];
    const isAlone = /^[(（“]$/u.test(before) && /^[)）”]$/u.test(after);
    if (!isAlone && !/[\d_-]/u.test(id)) return found;
    const line = oneLine(name);
    const short = line.length > MOST ? `${line.slice(0, MOST).trimEnd()}…` : line;
    const shown = isMarkdown ? inline(short) : short;
    return (isAlone || id === text ? shown : `“${shown}”`) + space;
  });
