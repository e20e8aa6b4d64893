import type { ended as En } from '../en/ended.js';
import type { Translation } from '../translation.js';
import { terms } from './terms.js';

export const ended: Translation<typeof En> = {
  verdicts: {
    agreed: terms.agreed,
    done: '已完成',
    partly: '部分达成一致',
    not_agreed: '没有达成一致',
    stopped: terms.stopped,
    failed: '未能完成',
    rehearsed: terms.onlyARehearsal,
    open: '仍在进行',
  },
  count: (inFavour, asked) => `${asked} 人中 ${inFavour} 人同意`,
};
