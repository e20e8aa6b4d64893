/**
 * Text of roles, people and knowledge on its way into a Markdown file. Emphasis and lists of theirs take effect; raw
 * HTML, links, images, code, headings and quotes do not: each is shown as it was written. So nothing is fetched and
 * nothing runs where the file is opened, and no text of theirs can swallow or imitate what the report itself says.
 * Linear: one pass a character class.
 */
export const sanitiseMarkdown = (text: string): string =>
  text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(UNSEEN, '')
    .trim()
    .replaceAll(MARKUP, (found) => ENTITIES[found] ?? `\\${found}`)
    .split('\n')
    .map(plainStart)
    .join('\n');

/** Control characters and what turns the direction of text: they hide what is there. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

const MARKUP = /[\\`[\]<&]/gu;

const ENTITIES: Record<string, string> = { '<': '&lt;', '&': '&amp;' };

/** Begins a heading, a quote, a fence, a table or what underlines a heading. */
const OPENING = /^[#>~=|+-]/u;

const ITEM = /^(?<marks>\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)*)(?<rest>.*)$/u;

/** A line, and what stands in an item of a list, begins nothing but text. */
function plainStart(line: string): string {
  const { marks = '', rest = '' } = ITEM.exec(line)?.groups ?? {};
  if (rest) return OPENING.test(rest) ? `${marks}\\${rest}` : line;
  // A mark with nothing behind it would underline the line before.
  return marks.trim() ? `\\${marks.trim()}` : '';
}

/** The same on one line, as an item of a list has it. */
export const inline = (text: string): string => sanitiseMarkdown(text.replaceAll(/\s+/gu, ' '));

const cell = (text: string): string => inline(text).replaceAll('|', String.raw`\|`);

/** A table, or nothing where it has no rows. */
export const table = (headings: string[], rows: string[][]): string[] =>
  rows.length ? [row(headings), row(headings.map(() => '---')), ...rows.map((cells) => row(cells.map(cell)))] : [];

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;
