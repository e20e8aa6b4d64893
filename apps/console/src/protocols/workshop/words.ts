import type { Words } from '../../words/words.js';

export const words: Words = {
  en: {
    title: 'Planning workshop',
    about: 'Roles turn a requirement into a plan: a draft grows, issues shrink, you are asked.',
  },
  zh: {
    title: '规划工作坊',
    about: '各角色把需求变成方案：草案增长，问题减少，必要时向你提问。',
  },
};
