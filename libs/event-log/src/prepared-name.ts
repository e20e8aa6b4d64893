/** How many statements a connection keeps prepared: a program has fewer, unless values are written into their text. */
const MOST_PREPARED = 500;
const names = new Map<string, string>();

/** @returns the name a statement is prepared by, since to plan a short one costs more than to run it; none after the first 500 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known;
  const name = `parley-${names.size}`;
  names.set(text, name);
  return name;
}
