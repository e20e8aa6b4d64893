import Table from 'cli-table3';
import stringWidth from 'string-width';
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
