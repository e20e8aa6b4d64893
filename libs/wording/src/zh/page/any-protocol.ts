import type { any as En } from '../../en/page/any-protocol.js';
import type { Translation } from '../../translation.js';

export const any: Translation<typeof En> = {
  unknown: (protocol) => `此控制台不认识协议 ${protocol}，以下按记录原样显示。`,
  seats: '参与者',
  waitsFor: '等待回答',
  answerAs: (round, name) => `第 ${round} 轮：等待 ${name} 回答`,
  due: (time) => `截止 ${time}；逾期未答如何处理由该协议规定。`,
  send: '发送回答',
  sendKeys: '按 Ctrl+Enter 发送',
  json: (name) => `${name}（JSON）`,
  noJson: (reason) => `不是 JSON：${reason}`,
  ended: (outcome) => `已结束：${outcome}`,
  reason: '原因',
  kind: {
    hosted: '智能体',
    person: '人',
    external: '外部智能体',
    a2a: '外部智能体（A2A）',
  },
};
