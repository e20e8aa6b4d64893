/** The language that a text is in: Chinese where any of it is. */
export const languageOf = (text: string): 'en' | 'zh' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');
