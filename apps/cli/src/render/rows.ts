import stringWidth from 'string-width';

/** Names below each other, each with what is said of it. */
export function rowsText(rows: readonly (readonly [name: string, what: string])[]): string {
  const widest = Math.max(...rows.map(([name]) => stringWidth(name)));
  return rows.map(([name, what]) => `  ${name}${' '.repeat(widest - stringWidth(name))}  ${what}`).join('\n');
}
