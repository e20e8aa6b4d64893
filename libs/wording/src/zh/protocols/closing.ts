import type { closing as En } from '../../en/protocols/closing.js';
import type { Translation } from '../../translation.js';
import { terms } from '../terms.js';

const LAST_ROUND = '不再进行下一轮';
const NO_ANSWER = '模型未给出可用的回答';

export const closing: Translation<typeof En> = {
  version: (version, title) => `${title === undefined ? '' : `“${title}”`}第 ${version} 版`,
  ended: {
    success: (version, hasWithdrawn) => `${hasWithdrawn ? '留下的人全部' : '全员'}接受了${version}。`,
    partial_consensus: (version) => `多数人（并非全员）接受了${version}。`,
    negotiation_timeout: (version) =>
      version ? `没有一轮以多数接受结束；${version}仅作为建议保留。` : '没有一轮以多数接受结束，没有可保留的版本。',
    failed: () => '未达成任何方案。',
  },
  causes: {
    majority_accepted: LAST_ROUND,
    no_majority: LAST_ROUND,
    no_compromise: '不再进行下一轮，且未能写出妥协方案',
    some_absent: terms.notAllHeard,
    core_withdrew: '不可缺少的成员已退出，且无人可以替补',
    replacements_used_up: '不可缺少的成员已退出，且替补次数已用尽',
    nobody_left: '所有人都已退出',
    nobody_fits: '没有候选人符合需求',
    time_limit: '时间已到',
    cost_budget: '费用预算已用尽',
    token_budget: 'token 预算已用尽',
    failures_in_a_row: terms.failedInARow,
    model_unavailable: NO_ANSWER,
    facilitation_failed: NO_ANSWER,
  },
  because: (cause) => `结束原因：${cause}。`,
  otherCause: (condition) => `终止条件成立（${condition}）`,
  groups: {
    accept: (names) => `接受：${names}。`,
    negotiate: (names) => `要求修改：${names}。`,
    withdraw: (names) => `退出：${names}。`,
    assumed: (names) => `推定接受，并非本人表态：${names}。`,
    unheard: (names) => `未能听取意见：${names}。`,
  },
  onVersion: (name, version) => `${name}（针对第 ${version} 版）`,
  unkept: (promises) => `曾经承诺、但不在现有版本中：${promises}。`,
  promise: ({ name, field, promised, has }) =>
    `对${name}承诺的 ${field} ${promised}${has === undefined ? '' : `（现为 ${has}）`}`,
  openPoint: (name, field, value, reason) => `${name}要求 ${field} → ${value}：${reason}`,
  next: {
    success: '下一步：执行方案；尚未检查需求还缺少什么。',
    settle: '下一步：与要求修改的人解决未决事项，然后执行方案。',
    ask: '下一步：征求未听取者的意见，然后执行方案。',
    suggest: '下一步：就该版本征求所有人的意见，或以其他条件重新协商。',
    reopen: '下一步：更换候选人或缩小需求后重新协商。',
    budget: '下一步：提高预算后重新协商。',
    model: '下一步：待模型恢复后重新协商。',
  },
  comma: terms.comma,
  semicolon: terms.semicolon,
  blank: '',
};
