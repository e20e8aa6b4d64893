/** Characters shown of a text; whoever wants more downloads it. */
export const MOST_SHOWN = 4_000;

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** The beginning of a text; no character is cut in two. */
export function cutText(text: string): string {
  if (text.length <= MOST_SHOWN) return text;
  return text.slice(0, isHighSurrogate(text.charCodeAt(MOST_SHOWN - 1)) ? MOST_SHOWN - 1 : MOST_SHOWN);
}
