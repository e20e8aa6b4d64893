export type Language = 'en' | 'zh';

/** Chinese where any of it is. */
export const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

/** Between a name and what is said of it. */
export const colonOf = (language: Language): string => (language === 'zh' ? '：' : ': ');

let chosen: Language = 'en';

/** The language of --lang: of what is said of no channel, or before one is known. */
export const spoken = (): Language => chosen;

/** Set once for each command, before it does anything. */
export const speak = (language: Language = 'en'): void => void (chosen = language);
