export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts, by a key, or in groups. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** One catalogue in both languages; a test sees to it that they have the same keys. */
export interface Words {
  en: Catalogue;
  zh: Catalogue;
}
