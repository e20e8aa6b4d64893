import { pageWords, type Language, type PageWords } from '@parley/wording';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const KEPT = 'parley-language';

const Chosen = createContext<{ language: Language; choose(language: Language): void }>({
  language: 'en',
  choose: () => undefined,
});

/** What it holds is told in one language, which may be chosen anew while it is shown. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(usualLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: Language) => {
    localStorage.setItem(KEPT, chosen);
    setLanguage(chosen);
  };
  return <Chosen value={{ language, choose }}>{children}</Chosen>;
}

/** As it was chosen before, else as the browser asks. */
function usualLanguage(): Language {
  const kept = localStorage.getItem(KEPT) ?? navigator.language;
  return kept.startsWith('zh') ? 'zh' : 'en';
}

/** What the page says, in the language that is chosen. */
export const useWords = (): PageWords => pageWords[useContext(Chosen).language];

export const useLanguage = (): Language => useContext(Chosen).language;

export const useChooseLanguage = () => useContext(Chosen).choose;
