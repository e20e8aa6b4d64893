import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { channelWords } from '../channel/words.js';
import { anyWords } from '../protocols/any/words.js';
import { PROTOCOLS } from '../protocols/index.js';
import { verifyWords } from '../verify/words.js';
import { frameWords } from './frame-words.js';
import type { Language, Words } from './words.js';

const KEPT = 'parley-language';

/** Every catalogue by its namespace: the frame's, a channel's page's, and one for each protocol. */
export const CATALOGUES: Readonly<Record<string, Words>> = {
  frame: frameWords,
  channel: channelWords,
  verify: verifyWords,
  any: anyWords,
  ...Object.fromEntries(PROTOCOLS.map(({ name, words }) => [name, words])),
};

const resources = (language: Language) =>
  Object.fromEntries(Object.entries(CATALOGUES).map(([namespace, words]) => [namespace, words[language]]));

export async function startWords(): Promise<void> {
  i18next.on('languageChanged', (language) => (document.documentElement.lang = language));
  await i18next.use(initReactI18next).init({
    resources: { en: resources('en'), zh: resources('zh') },
    lng: chosen(),
    fallbackLng: 'en',
    defaultNS: 'frame',
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
}

export function choose(language: Language): void {
  localStorage.setItem(KEPT, language);
  void i18next.changeLanguage(language);
}

/** As it was chosen before, else as the browser asks. */
function chosen(): Language {
  const kept = localStorage.getItem(KEPT) ?? navigator.language;
  return kept.startsWith('zh') ? 'zh' : 'en';
}
