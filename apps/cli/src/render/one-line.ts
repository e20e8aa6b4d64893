import stringWidth from 'string-width';
import { characters, unitsOf } from './wrap.js';

/** A text of several lines as one. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** As much of the beginning as is so wide. */
export function startOf(line: string, width: number): string {
  let shown = '';
  for (const { segment } of characters.segment(line)) {
    if (stringWidth(shown + segment) > width) break;
    shown += segment;
  }
  return shown;
}

/** As many words of the end of a text as are so wide, on one line; what a model writes cannot steer the terminal. */
export function endOf(text: string, width: number): string {
  const words = unitsOf(text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' '));
  let from = words.length;
  for (let taken = 0; from > 0; from--) {
    taken += stringWidth(words[from - 1]!);
    if (taken > width) break;
  }
  return words.slice(from).join('').trimStart();
}
