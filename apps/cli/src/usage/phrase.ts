/** A text that was typed in several words, as no shell asks for quotes; undefined where there was none. */
export const phrase = (words: readonly string[]): string | undefined => (words.length ? words.join(' ') : undefined);

/** The same where there is one. */
export const textOf = (words: readonly string[]): string => words.join(' ');
