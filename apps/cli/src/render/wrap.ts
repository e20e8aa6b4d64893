import { BEGINS, ENDS } from '../called.js';
import stringWidth from 'string-width';

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u3001-\\u303F\\uFF00-\\uFFEF';
/** A command, our own styles, blanks, a run of Chinese or Japanese, and what stands together without a blank: a word, a path, an id. */
const PIECES = new RegExp(
  `${BEGINS}[^${ENDS}\\n]*${ENDS}|\\u001B\\[\\d+m|\\s+|[${CJK}]+|(?:(?!\\u001B\\[\\d+m|${BEGINS})[^\\s${CJK}])+`,
  'gu',
);
const IS_CJK = new RegExp(`^[${CJK}]`, 'u');
const STYLE = /\u001B\[(\d+)m/gu;
/** What begins no line. */
const CLOSES = /^[\p{Pe}\p{Pf}，。、！？；：,.!?;:%…—]+$/u;
/** What ends no line. */
const OPENS = /^[\p{Ps}\p{Pi}]+$/u;

const words = new Intl.Segmenter('zh', { granularity: 'word' });
export const characters = new Intl.Segmenter();

/** A segmenter takes more than twice as long for twice the text: it is given this much at once, in characters. */
const AT_ONCE = 128;
const CHUNKS = new RegExp(`[^]{1,${AT_ONCE}}`, 'gu');

/** Nothing this long fits any terminal, and it is not measured. */
const LONG = 1_000;
const ASCII = /^[\u0020-\u007E]*$/u;
/** Words come again; to measure one anew takes long. */
const SHORT = 8;
const MOST_KNOWN = 5_000;
const known = new Map<string, number>();

export function widthOf(text: string): number {
  if (text.length > LONG) return Infinity;
  if (ASCII.test(text)) return text.length;
  const width = known.get(text) ?? stringWidth(text);
  if (text.length <= SHORT && known.size < MOST_KNOWN) known.set(text, width);
  return width;
}

const segmentsOf = (text: string, segmenter: Intl.Segmenter): string[] =>
  (text.match(CHUNKS) ?? []).flatMap((chunk) => Array.from(segmenter.segment(chunk), ({ segment }) => segment));

/**
 * Breaks text into lines no wider than that: between words, in Chinese too, and within one only where it fits no line.
 * What is broken goes on behind the blanks that its line begins with, and `indent`.
 */
export const wrap = (text: string, width: number, indent = ''): string =>
  text
    .split('\n')
    .map((line) => (widthOf(line) <= width ? line : continued(rowsOf(line, width, indent)).join('\n')))
    .join('\n');

function rowsOf(line: string, width: number, indent: string): string[] {
  const [blank] = /^\s*/u.exec(line)!;
  const isDeep = widthOf(blank + indent) > width / 2;
  const begin = isDeep ? '' : blank + indent;
  const rows = [isDeep ? '' : blank];
  // Counted along: measuring the row anew for each word would take long for a long text.
  let used = widthOf(rows[0]!);
  let space = '';
  let isFresh = true;
  const put = (text: string): void => {
    rows[rows.length - 1] += space + text;
    used += widthOf(space) + widthOf(text);
    space = '';
    isFresh = false;
  };
  const next = (): void => {
    rows.push(begin);
    used = widthOf(begin);
    space = '';
    isFresh = true;
  };
  const fits = (text: string): boolean => used + widthOf(space) + widthOf(text) <= width;
  for (const unit of unitsOf(line.slice(blank.length))) {
    if (isStyle(unit)) rows[rows.length - 1] += unit;
    else if (isBlank(unit)) space = unit;
    else {
      if (!fits(unit) && !isFresh) next();
      // A terminal breaks what is too wide for it, and it is copied whole all the same.
      for (const part of fits(unit) || unit.includes(BEGINS) ? [unit] : segmentsOf(unit, characters)) {
        if (!fits(part) && !isFresh) next();
        put(part);
      }
    }
  }
  return rows;
}

export const isStyle = (unit: string): boolean => unit.startsWith('\u001B');
export const isBlank = (unit: string): boolean => /^\s/u.test(unit);

const standsApart = (unit: string): boolean => isStyle(unit) || isBlank(unit) || unit.length > AT_ONCE;

/** What is not broken, with the blanks and styles between. */
export function unitsOf(line: string): string[] {
  const units: string[] = [];
  for (const [piece] of line.matchAll(PIECES)) {
    const parts = piece.length > 2 && IS_CJK.test(piece) ? segmentsOf(piece, words) : [piece];
    for (const part of parts) {
      const before = units.at(-1) ?? ' ';
      const isApart = standsApart(before) || standsApart(part);
      if (!isApart && (CLOSES.test(part) || OPENS.test(before))) units[units.length - 1] += part;
      else units.push(part);
    }
  }
  return units;
}

/** A style that is open at the end of a row goes on in the next: what is beside the row has none of it. */
function continued(rows: readonly string[]): string[] {
  let open: string[] = [];
  return rows.map((row) => {
    const begun = open.join('');
    for (const [code, number] of row.matchAll(STYLE)) open = afterStyle(open, code, Number(number));
    const text = row.replace(/^\s*/u, (blank) => blank + begun);
    return open.length ? `${text}\u001B[0m` : text;
  });
}

const BOLD_OR_DIM = 22;
const COLOUR = 39;

function afterStyle(open: string[], code: string, number: number): string[] {
  const isIntense = (one: string) => /\[[12]m/u.test(one);
  if (number === 0) return [];
  if (number === BOLD_OR_DIM) return open.filter((one) => !isIntense(one));
  if (number === COLOUR) return open.filter(isIntense);
  return open.includes(code) ? open : [...open, code];
}
