import { terminalWords, type Language, type TerminalWords } from '@parley/wording';
import { command, quoted, self } from './called.js';
import { chosenLanguage } from './language.js';

export type { TerminalWords } from '@parley/wording';

const call = { command, quoted, self };
const WORDS: Record<Language, TerminalWords> = { en: terminalWords.en(call), zh: terminalWords.zh(call) };

/** In the language of a channel. */
export const wordsOf = (language: Language): TerminalWords => WORDS[language];

/** In the language of this command. */
export const spokenWords = (): TerminalWords => WORDS[chosenLanguage()];
