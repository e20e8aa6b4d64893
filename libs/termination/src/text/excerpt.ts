/** Characters kept of the beginning and of the end of a long text. */
const KEPT = 4_000;

/** A text, or its beginning and end where it is long: a turn of 100 kB costs a check no more than one of 8 kB. */
export function excerpt(text: string): string {
  return text.length <= 2 * KEPT ? text : `${text.slice(0, KEPT)}\n${text.slice(-KEPT)}`;
}
