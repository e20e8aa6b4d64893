import type { Words } from '../../words/words.js';

export const words: Words = {
  en: {
    title: 'Team with debates',
    about: 'Experts do a task in phases, and debate where two results clash.',
    commands: { debate: 'puts a debate in' },
  },
  zh: {
    title: '团队与辩论',
    about: '专家分阶段完成任务，结论冲突时展开辩论。',
    commands: { debate: '插入一场辩论' },
  },
};
