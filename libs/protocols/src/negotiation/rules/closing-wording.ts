import { ownProperty } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import type { Closing, Unkept } from './closing.js';

type Status = Closing['status'];

/** How an ending is told, in the channel's language. */
interface ClosingWording {
  version(version: number, title?: string): string;
  /** @param version as above; absent where none stands */
  ended: Record<Status, (version: string | undefined, hasWithdrawn: boolean) => string>;
  /** The version that stands is another than the one that was accepted. */
  unasked(standing: number, accepted: number): string;
  causes: Record<string, string>;
  because(cause: string): string;
  otherCause(reason: string): string;
  groups: Record<'accept' | 'negotiate' | 'withdraw' | 'assumed' | 'unheard', (names: string) => string>;
  onVersion(name: string, version: number): string;
  unkept(promises: string): string;
  promise(promise: Unkept): string;
  openPoint(name: string, field: string, value: string, reason: string): string;
  next: Record<'success' | 'settle' | 'ask' | 'suggest' | 'reopen' | 'budget' | 'model', string>;
  comma: string;
  semicolon: string;
  blank: string;
}

const en: ClosingWording = {
  version: (version, title) => `version ${version}${title === undefined ? '' : ` of “${title}”`}`,
  ended: {
    success: (version, hasWithdrawn) => `Everybody${hasWithdrawn ? ' who stayed' : ''} accepted ${version}.`,
    partial_consensus: (version) => `A majority accepted ${version}, not everybody.`,
    negotiation_timeout: (version) =>
      version
        ? `No round closed with a majority; ${version} stands as a suggestion.`
        : 'No round closed with a majority; no version stands.',
    failed: () => 'No plan was agreed.',
  },
  unasked: (standing, accepted) =>
    `Version ${standing} stands: it is version ${accepted} without the part of who withdrew, and nobody was asked about it.`,
  causes: {
    majority_accepted: 'no further round was to follow',
    no_majority: 'no further round was to follow',
    no_compromise: 'no further round was to follow, and no compromise could be written',
    some_absent: 'not everybody could be heard',
    core_withdrew: 'somebody withdrew without whom there is no plan, and nobody could stand in',
    replacements_used_up: 'somebody withdrew without whom there is no plan, and no further replacement was allowed',
    nobody_left: 'everybody withdrew',
    nobody_fits: 'no candidate fits the demand',
    time_limit: 'its time is up',
    cost_budget: 'its budget is spent',
    token_budget: 'its tokens are spent',
    failures_in_a_row: 'the models failed too often in a row',
    model_unavailable: 'no model gave a usable answer',
    facilitation_failed: 'no model gave a usable answer',
  },
  because: (cause) => `It ended because ${cause}.`,
  otherCause: (reason) => `a condition asked for it (${reason})`,
  groups: {
    accept: (names) => `Accepted: ${names}.`,
    negotiate: (names) => `Asked for changes: ${names}.`,
    withdraw: (names) => `Withdrew: ${names}.`,
    assumed: (names) => `Assumed, not said: ${names}.`,
    unheard: (names) => `Not heard: ${names}.`,
  },
  onVersion: (name, version) => `${name} (on version ${version})`,
  unkept: (promises) => `Promised, and not in the version that stands: ${promises}.`,
  promise: ({ name, field, promised, has }) =>
    `${field} ${promised} to ${name}${has === undefined ? '' : ` (it has ${has})`}`,
  openPoint: (name, field, value, reason) => `${name} asks for ${field} → ${value}: ${reason}`,
  next: {
    success: 'Next: carry it out; what the demand still lacks was not looked into.',
    settle: 'Next: settle the open points with those who asked for changes, then carry the plan out.',
    ask: 'Next: ask those who were not heard, then carry the plan out.',
    suggest: 'Next: ask everybody about it, or open a negotiation with other terms.',
    reopen: 'Next: open a negotiation with other candidates or a smaller demand.',
    budget: 'Next: open a negotiation with a larger budget.',
    model: 'Next: open the negotiation again once a model answers.',
  },
  comma: ', ',
  semicolon: '; ',
  blank: ' ',
};

const zh: ClosingWording = {
  version: (version, title) => `${title === undefined ? '' : `“${title}”`}第 ${version} 版`,
  ended: {
    success: (version, hasWithdrawn) => `${hasWithdrawn ? '留下的人全部' : '全员'}接受了${version}。`,
    partial_consensus: (version) => `多数人（并非全员）接受了${version}。`,
    negotiation_timeout: (version) =>
      version ? `没有一轮以多数接受结束；${version}仅作为建议保留。` : '没有一轮以多数接受结束，没有可保留的版本。',
    failed: () => '未达成任何方案。',
  },
  unasked: (standing, accepted) => `现有第 ${standing} 版是第 ${accepted} 版去掉退出者的部分，尚未征求任何人的意见。`,
  causes: {
    majority_accepted: '不再进行下一轮',
    no_majority: '不再进行下一轮',
    no_compromise: '不再进行下一轮，且未能写出妥协方案',
    some_absent: '未能听取所有人的意见',
    core_withdrew: '不可缺少的成员已退出，且无人可以替补',
    replacements_used_up: '不可缺少的成员已退出，且替补次数已用尽',
    nobody_left: '所有人都已退出',
    nobody_fits: '没有候选人符合需求',
    time_limit: '时间已到',
    cost_budget: '费用预算已用尽',
    token_budget: 'token 预算已用尽',
    failures_in_a_row: '模型连续失败次数过多',
    model_unavailable: '模型未给出可用的回答',
    facilitation_failed: '模型未给出可用的回答',
  },
  because: (cause) => `结束原因：${cause}。`,
  otherCause: (reason) => `终止条件成立（${reason}）`,
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
  comma: '、',
  semicolon: '；',
  blank: '',
};

export const closingWording = (language: Language): ClosingWording => ({ en, zh })[language];

/** How it ended, and why, in two sentences. @param title shown besides the version's number */
export function endedText(
  { status, cause, proposal, accepted, hasWithdrawn }: Closing,
  language: Language,
  title?: string,
): string {
  const words = closingWording(language);
  const why = ownProperty(words.causes, cause) ?? words.otherCause(cause);
  const ended = words.ended[status](proposal && words.version(accepted ?? proposal.version, title), hasWithdrawn);
  return [
    ended,
    ...(proposal && accepted !== undefined ? [words.unasked(proposal.version, accepted)] : []),
    ...(status === 'success' ? [] : [words.because(why)]),
  ].join(words.blank);
}
