import type { pooling as En } from '../en/pooling.js';
import type { Translation } from '../translation.js';

export const pooling: Translation<typeof En> = {
  first: '请先说只有自己可能知道的事，再问别人可能知道的事。',
  asks: (id, whom) => (whom ? `${id}，问${whom}` : `${id}，问所有人`),
  answers: (ids) => `回答了 ${ids}`,
  open: '尚待回答的问题',
  yourQuestion: '需要知道、而别人可能知道的事',
  whom: '谁可能知道',
};
