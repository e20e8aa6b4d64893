import type { Language } from '@parley/contracts';
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
  en: {
    DOC_01: 'Problem and users',
    DOC_02: 'Requirements',
    DOC_03: 'Solution outline',
    DOC_04: 'Architecture',
    DOC_05: 'Plan',
    DOC_06: 'Risks',
  },
  zh: {
    DOC_01: '问题与用户',
    DOC_02: '需求',
    DOC_03: '方案概要',
    DOC_04: '架构',
    DOC_05: '计划',
    DOC_06: '风险',
  },
};
