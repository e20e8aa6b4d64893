import type { Language, PageWords } from '@parley/wording';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const KEPT = 'parley-language';

/** Each language is loaded by whoever reads it. */
const CATALOGUES: Record<Language, () => Promise<PageWords>> = {
  en: async () => (await import('@parley/wording/page/en')).page,
  zh: async () => (await import('@parley/wording/page/zh')).page,
};

export interface ChosenWords {
  language: Language;
  words: PageWords;
}

const Chosen = createContext<ChosenWords & { choose(language: Language): void }>(undefined!);

/** What it holds is told in one language, which may be chosen anew while it is shown. */
export function WordsProvider({ usual, children }: { usual: ChosenWords; children: ReactNode }) {
  const [chosen, setChosen] = useState(usual);
  useEffect(() => {
    document.documentElement.lang = chosen.language;
  }, [chosen]);
  const choose = (language: Language) => {
    localStorage.setItem(KEPT, language);
    void wordsIn(language).then(setChosen);
  };
  return <Chosen value={{ ...chosen, choose }}>{children}</Chosen>;
}

const wordsIn = async (language: Language): Promise<ChosenWords> => ({ language, words: await CATALOGUES[language]() });

/** As it was chosen before, else as the browser asks. */
export function usualWords(): Promise<ChosenWords> {
  const kept = localStorage.getItem(KEPT) ?? navigator.language;
  return wordsIn(kept.startsWith('zh') ? 'zh' : 'en');
}

/** What the page says, in the language that is chosen. */
export const useWords = (): PageWords => useContext(Chosen).words;

export const useLanguage = (): Language => useContext(Chosen).language;

export const useChooseLanguage = () => useContext(Chosen).choose;
