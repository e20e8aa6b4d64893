export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Between a name and what is said of it. */
export const colonOf = (language: Language): string => (language === 'zh' ? '：' : ': ');

/** Between sentences, or parts of one, that follow each other in a line. */
export const semicolonOf = (language: Language): string => (language === 'zh' ? '；' : '; ');

/** Between the names of a list. */
export const commaOf = (language: Language): string => (language === 'zh' ? '、' : ', ');
