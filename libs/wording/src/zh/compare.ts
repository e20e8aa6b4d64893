import type { compare as En } from '../en/compare.js';
import type { Translation } from '../translation.js';
import { works } from './works.js';

export const compare: Translation<typeof En> = {
  opening: '开启时的内容在以下各处不同：',
  shared: (steps) => `两者有 ${steps} 个回答和输入相同。`,
  none: '没有不同的回答或输入。',
  first: (where) => `第一处不同：${where}`,
  where: (round, who, work) => `第 ${round} 轮，${who ? `${who}，` : ''}${work}`,
  works,
  cause: {
    input: '有人说了或做了别的。',
    answer: '模型被问的相同，回答不同。',
    prompt: '模型被问的不同。',
    missing: '两者之一没有这一步。',
  },
  because: {
    opening: '因为开启时的内容不同。',
    rules: '因为作出决定的规则不同：日志记有其名称。',
    template: '因为另一版本对提示词的措辞不同。',
    order: '因为事情到来的顺序不同。',
    ended: '因为它当时已经结束，或还没有进行到这里。',
  },
  said: '所说的内容',
  asked: '模型被问的内容',
  outcomes: { same: '两者的结果相同。', other: '两者的结果不同。' },
  rows: {
    status: '结束方式',
    rounds: '总轮数',
    turns: '总发言次数',
    money: '总费用',
    model: '作答的模型',
    cameTo: '得出',
  },
  absent: '（无）',
};
