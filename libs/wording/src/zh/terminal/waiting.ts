import type { waiting as En } from '../../en/terminal/waiting.js';
import type { Translation } from '../../translation.js';

export const waiting: Translation<typeof En> = {
  user: '您',
  waitsFor: (who) => `等待 ${who}`,
  left: (time) => `剩余 ${time}`,
  noDeadline: '不限时间',
  then: (what) => `届时：${what}`,
  ballotSilence: '视为弃权',
  here: (how) => `在此输入：${how}`,
  named: (name) => `以“${name}：”开头`,
  elsewhere: (how) => `在另一终端：${how}`,
  ballot: '/vote 是 | 否 | 弃权（“是”即结束）',
  question: '您的回答；/skip 交由角色自行假设',
  kept: (name) => `已保留，待询问 ${name} 时发出`,
  nobodyAsked: (name) => `未再询问 ${name}，内容没有发出`,
  unread: (text) => `“${text}”无法读作回答，没有发出。以“所有人：”开头可对所有人说。`,
};
