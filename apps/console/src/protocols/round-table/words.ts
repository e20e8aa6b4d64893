import type { Words } from '../../words/words.js';

export const words: Words = {
  en: {
    title: 'Round table',
    about: 'A board talks in rounds until it agrees, or nobody moves any more.',
  },
  zh: {
    title: '圆桌',
    about: '成员逐轮讨论，直到达成一致或不再有人改变立场。',
  },
};
