import type { interview as En } from '../en/interview.js';
import type { Translation } from '../translation.js';

export const interview: Translation<typeof En> = {
  titles: {
    DOC_01: '问题与用户',
    DOC_02: '需求',
    DOC_03: '方案概要',
    DOC_04: '架构',
    DOC_05: '计划',
    DOC_06: '风险',
  },
};
