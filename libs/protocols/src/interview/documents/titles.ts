import type { Language } from '@parley/contracts';
import type { DocumentId } from '../state.js';

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
