export type Language = 'en' | 'zh';

/** Chinese where any of it is. */
export const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');
