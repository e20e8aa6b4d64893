import type { Words } from '../../words/words.js';

export const words: Words = {
  en: {
    title: 'Interview',
    about: 'You are asked, answered at once, and get six documents.',
    commands: { deliver: 'has the documents written now' },
  },
  zh: {
    title: '访谈',
    about: '它向你提问、即时回应，最后给你六份文档。',
    commands: { deliver: '现在撰写文档' },
  },
};
