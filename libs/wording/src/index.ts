import { terminal as enTerminal } from './en/terminal/index.js';
import type { Language } from './language.js';
import type { Terminal } from './terminal.js';
import type { Translation } from './translation.js';
import { terminal as zhTerminal } from './zh/terminal/index.js';

export { LANGUAGES, type Language } from './language.js';
export type { Terminal } from './terminal.js';

/** What a terminal says, by its area. */
export type TerminalWords = Translation<ReturnType<typeof enTerminal>>;

export const terminalWords: Record<Language, (call: Terminal) => TerminalWords> = { en: enTerminal, zh: zhTerminal };
