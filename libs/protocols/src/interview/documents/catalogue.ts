import { protocolWords, type Language } from '@parley/wording';
import type { DocumentId } from '../state.js';

/**
 * What each document builds on: it is written once those are there, and is shown them (I6). What does not depend on each
 * other is written at the same time.
 */
export const BUILDS_ON: Readonly<Record<DocumentId, readonly DocumentId[]>> = {
  DOC_01: [],
  DOC_02: [],
  DOC_03: ['DOC_01', 'DOC_02'],
  DOC_04: ['DOC_02', 'DOC_03'],
  DOC_05: ['DOC_02', 'DOC_03'],
  DOC_06: ['DOC_02', 'DOC_03'],
};

export const DOCUMENT_IDS = Object.keys(BUILDS_ON) as DocumentId[];

export const isDocumentId = (text: string): text is DocumentId => Object.hasOwn(BUILDS_ON, text);

/** The six documents by name (I6). */
export const TITLES: Record<Language, Record<DocumentId, string>> = {
  en: protocolWords.en.titles,
  zh: protocolWords.zh.titles,
};
