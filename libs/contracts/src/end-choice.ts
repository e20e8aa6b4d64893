/** `[E]`, as the menu and the warnings offer it (R2). */
const CHOICE = /^\[e\][.!。！]*$/iu;
/** What people type instead, besides the exit words that a channel's policy names. */
const FAREWELL = /^\/?(?:exit|bye|quit)[.!。！]*$/iu;

export const isEndChoice = (text: string): boolean => CHOICE.test(text.trim());

export const isFarewell = (text: string): boolean => FAREWELL.test(text.trim());
