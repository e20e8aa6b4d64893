import { plainLine, plainText } from '@parley/untrusted';

/** Behind a line break of others; without width, so that frames and tables are as wide as without it. */
const OTHERS = '\u2060';
const THEIR_LINES = new RegExp(`\n${OTHERS}?`, 'gu');

/** A text of others in lines. */
export const block = (text: string): string => plainText(text).replaceAll(THEIR_LINES, `\n${OTHERS}`);

/** Outside a frame the further lines of others stand further in than ours begin. */
export const setIn = (text: string): string => text.replaceAll(`\n${OTHERS}`, '\n    ').replaceAll(OTHERS, '');

/** What stands within a line of ours: a line break in it would begin a line that looks like ours. */
const IN_A_LINE = new Set(
  'name topic title label heading role field unit path file participant_id voter phase_id entry_id expertise tools condition claim detail reason cause pointer code'.split(
    ' ',
  ),
);

/** What a server or a file says, for the screen: none of its text steers the terminal or imitates a line of ours. */
export const safeForScreen = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (key, one: unknown) => {
    if (Array.isArray(one) && IN_A_LINE.has(key))
      return one.map((part: unknown) => (typeof part === 'string' ? plainLine(part) : part));
    if (typeof one !== 'string') return one;
    return IN_A_LINE.has(key) ? plainLine(one) : block(one);
  }) as T;
