import stringWidth from 'string-width';

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u3001-\\u303F\\uFF00-\\uFFEF';
/** Our own styles, blanks, a run of Chinese or Japanese, and what stands together without a blank: a word, a path, an id. */
const PIECES = new RegExp(`\\u001B\\[\\d+m|\\s+|[${CJK}]+|(?:(?!\\u001B\\[\\d+m)[^\\s${CJK}])+`, 'gu');
const IS_CJK = new RegExp(`^[${CJK}]`, 'u');
const STYLE = /\u001B\[(\d+)m/gu;
/** What begins no line. */
const CLOSES = /^[\p{Pe}\p{Pf}，。、！？；：,.!?;:%…—]+$/u;
/** What ends no line. */
const OPENS = /^[\p{Ps}\p{Pi}]+$/u;

const words = new Intl.Segmenter('zh', { granularity: 'word' });
const characters = new Intl.Segmenter();

/**
 * Breaks text into lines no wider than that: between words, in Chinese too, and within one only where it fits no line.
 * What is broken goes on behind the blanks that its line begins with, and `indent`.
 */
export const wrap = (text: string, width: number, indent = ''): string =>
  text
    .split('\n')
    .map((line) => (stringWidth(line) <= width ? line : continued(rowsOf(line, width, indent)).join('\n')))
    .join('\n');

function rowsOf(line: string, width: number, indent: string): string[] {
  const [blank] = /^\s*/u.exec(line)!;
  const isDeep = stringWidth(blank + indent) > width / 2;
  const begin = isDeep ? '' : blank + indent;
  const rows = [isDeep ? '' : blank];
  let isFresh = true;
  let space = '';
  const fits = (text: string) => stringWidth(rows.at(-1)! + text) <= width;
  const put = (text: string): void => {
    rows[rows.length - 1] += text;
    space = '';
    isFresh = false;
  };
  for (const unit of unitsOf(line.slice(blank.length))) {
    if (isStyle(unit)) rows[rows.length - 1] += unit;
    else if (isBlank(unit)) space = unit;
    else if (fits(space + unit)) put(space + unit);
    else {
      if (!isFresh) rows.push(begin);
      if (fits(unit)) put(unit);
      else
        for (const { segment } of characters.segment(unit)) {
          if (!fits(segment) && rows.at(-1) !== begin) rows.push(begin);
          put(segment);
        }
    }
  }
  return rows;
}

const isStyle = (unit: string): boolean => unit.startsWith('\u001B');
const isBlank = (unit: string): boolean => /^\s/u.test(unit);

/** What is not broken, with the blanks and styles between. */
function unitsOf(line: string): string[] {
  const units: string[] = [];
  for (const [piece] of line.matchAll(PIECES)) {
    const parts = IS_CJK.test(piece) ? Array.from(words.segment(piece), ({ segment }) => segment) : [piece];
    for (const part of parts) {
      const before = units.at(-1);
      const isApart =
        before === undefined || isStyle(before + part) || isStyle(part) || isBlank(before) || isBlank(part);
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
  return [...open, code];
}
