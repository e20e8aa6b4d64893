import type { comparison as En } from '../../en/page/comparison.js';
import type { Translation } from '../../translation.js';
import { compare } from '../compare.js';

export const comparison: Translation<typeof En> = {
  ...compare,
  title: '比较两个频道',
  about: '回答和输入按轮次、席位和工作对齐。不询问模型。',
  one: '一个频道的编号',
  other: '另一个频道的编号',
  show: '比较',
  withAnother: '与另一个比较',
  field: '比较项',
  event: (version) => `前往事件 ${version}`,
};
