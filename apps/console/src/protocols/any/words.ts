import type { Words } from '../../words/words.js';

/** What is said around channels of a protocol that this console does not know. */
export const anyWords: Words = {
  en: {
    unknown: 'This console does not know the protocol {{protocol}}: what happens is shown as it is recorded.',
    seats: 'Who is there',
    waitsFor: 'is asked',
    answerAs: 'Round {{round}}: {{name}} is asked',
    due: 'Until {{time}}; what silence means the protocol says.',
    send: 'Send the answer',
    sendKeys: 'Ctrl+Enter sends it',
    json: '{{name}} (JSON)',
    noJson: 'This is no JSON: {{reason}}',
    ended: 'Ended: {{outcome}}',
    reason: 'Reason',
    kind: { hosted: 'an agent', person: 'a person', external: 'an agent elsewhere' },
  },
  zh: {
    unknown: '此控制台不认识协议 {{protocol}}，以下按记录原样显示。',
    seats: '参与者',
    waitsFor: '等待回答',
    answerAs: '第 {{round}} 轮：等待 {{name}} 回答',
    due: '截止 {{time}}；逾期未答如何处理由该协议规定。',
    send: '发送回答',
    sendKeys: '按 Ctrl+Enter 发送',
    json: '{{name}}（JSON）',
    noJson: '不是 JSON：{{reason}}',
    ended: '已结束：{{outcome}}',
    reason: '原因',
    kind: { hosted: '智能体', person: '人', external: '外部智能体' },
  },
};
