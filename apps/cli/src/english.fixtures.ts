/** Two words of English that no command, key or name is made of. */
export const ENGLISH = /\b(?!parley|npm|npx)[a-z]{3,} (?!parley|--)[a-z]{3,}\b/u;

/** A text in Chinese without the commands in it, which are the same in every language. */
export const withoutCommands = (text: string): string => text.replaceAll(/parley [^；，）。\n]*/gu, '');
