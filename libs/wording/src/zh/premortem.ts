import type { premortem as En } from '../en/premortem.js';
import type { Translation } from '../translation.js';

export const premortem: Translation<typeof En> = {
  round: '假设它是错的',
  asked: '大家在第一轮就一致同意。假设这是错的：问题出在哪里？本应有什么警示？',
};
