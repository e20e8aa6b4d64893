import type { roundTable as En } from '../en/round-table.js';
import type { Translation } from '../translation.js';

export const roundTable: Translation<typeof En> = {
  title: '圆桌',
};
