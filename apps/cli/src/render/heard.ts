/** So many characters in common are no accident. */
const LEAST = 8;

/** Text in one line: rows are broken where the screen ends. */
const flat = (text: string): string => text.replaceAll(/[\s\u2060]+/gu, ' ').trim();

/**
 * What of a text was not heard while it was said: nothing is shown twice.
 * @param above stands for a text that was heard whole
 */
export function unheard(text: string, heard: string, above: string): string {
  const whole = flat(text);
  if (!heard || !whole) return text;
  const before = flat(heard);
  if (before.includes(whole)) return above;
  for (let length = Math.min(whole.length, before.length); length >= LEAST; length--)
    if (before.endsWith(whole.slice(0, length))) return `… ${whole.slice(length).trimStart()}`;
  return text;
}
