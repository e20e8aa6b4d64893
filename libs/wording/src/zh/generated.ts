import type { generated as en } from '../en/generated.js';
import type { Translation } from '../translation.js';

const authors = {
  ai: (models: readonly string[]) => (models.length ? ` AI 智能体（模型：${models.join('、')}）` : ' AI 智能体'),
  script: () => '排练脚本（没有 AI 模型）',
  people: () => '真人',
};

export const generated: Translation<typeof en> = {
  ai: 'AI',
  aiSeat: '由 AI 智能体撰写',
  rehearsal: '这是排练：Parley 自己的智能体由脚本扮演，它没有调用语言模型。',
  line: (by, models) => {
    if (!by.length) return '此处还没有人发言。';
    const who = by.map((author) => authors[author](models)).join('、');
    return `${by.includes('ai') ? '含 AI 生成内容。' : ''}此处的发言出自${who}。`;
  },
};
