import { protocolWords, type Language } from '@parley/wording';
import type { DocumentId } from '../state.js';

/** The six documents by name (I6). */
export const TITLES: Record<Language, Record<DocumentId, string>> = {
  en: protocolWords.en.titles,
  zh: protocolWords.zh.titles,
};
