import Table from 'cli-table3';
import stringWidth from 'string-width';
import { startOf } from './one-line.js';
import { paint } from './style.js';

/**
 * A table as wide as what is in it; where that is wider than the terminal, each row as lines of its own: the first cell,
 * and below it the others with their headings.
 */
export function tableText(
  head: readonly string[],
  rows: readonly string[][],
  columns = process.stdout.columns,
): string {
  const table = new Table({ head: [...head], style: { head: [], border: [] } });
  table.push(...rows);
  const text = table.toString();
  const [border = ''] = text.split('\n');
  if (!columns || stringWidth(border) <= columns) return text;
  return rows.map((cells) => asLines(head, cells)).join('\n');
}

function asLines(head: readonly string[], [first = '', ...others]: string[]): string {
  const named = others.flatMap((cell, index) => (cell ? [`${paint.dim(head[index + 1]!)} ${cell}`] : []));
  return [paint.bold(first), ...(named.length ? [`  ${named.join(' · ')}`] : [])].join('\n');
}

const GAP = '  ';

/** Columns that the last cell keeps, as long as another can be left out for it. */
const LEAST_LAST = 24;

/**
 * Rows of a line each, the heading first. Where they are wider than the terminal the last cell is cut; where nothing would
 * be left of it, the cells before it are left out from behind.
 */
export function columnsText(rows: readonly string[][], columns = process.stdout.columns): string {
  const [head = []] = rows;
  const widths = head.map((_, index) => Math.max(...rows.map((row) => stringWidth(row[index] ?? ''))));
  const last = head.length - 1;
  let kept = last;
  const before = () => widths.slice(0, kept).reduce((sum, width) => sum + width + GAP.length, 0);
  if (columns) while (kept > 1 && columns - before() < Math.min(LEAST_LAST, widths[last]!)) kept--;
  const room = columns ? columns - before() : Infinity;
  const lines = rows.map((row) => {
    const cells = row.slice(0, kept).map((cell, index) => cell + ' '.repeat(widths[index]! - stringWidth(cell)));
    return [...cells, cut(row[last] ?? '', room)].join(GAP).trimEnd();
  });
  return [paint.bold(lines[0] ?? ''), ...lines.slice(1)].join('\n');
}

/** As much of it as is so wide. */
const cut = (text: string, width: number): string =>
  stringWidth(text) <= width ? text : `${startOf(text, width - 1)}…`;

/** Names below each other, each with what is said of it. */
export function rowsText(rows: readonly (readonly [name: string, what: string])[]): string {
  const widest = Math.max(...rows.map(([name]) => stringWidth(name)));
  return rows.map(([name, what]) => `  ${name}${' '.repeat(widest - stringWidth(name))}  ${what}`).join('\n');
}
