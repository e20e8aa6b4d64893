import type { Language } from '../language.js';

/** What the terminal says of a negotiation. */
interface NegotiationWording {
  demand: string;
  constraint: string;
  selected: string;
  standIns: string;
  notSelected: string;
  proposal(version: number): string;
  agreed(version: number): string;
  /** @param accepted the version that was accepted: the one that stands is that without somebody's part */
  agreedBefore(version: number, accepted: number): string;
  notAgreed(version: number): string;
  core: string;
  feedback: Record<'accept' | 'negotiate' | 'withdraw', string>;
  assumed: Record<'timeout' | 'turn_failed', string>;
  applied: string;
  rejected: string;
  partly(asked: string, given: string): string;
  withdrawal(name: string, role: string, core: boolean): string;
  consequence: Record<'role_removed' | 'replaced' | 'negotiation_failed', string>;
  invited(name: string, role: string): string;
  reminded(name: string): string;
  success: string;
  gaps(count: number): string;
  gap: string;
  followUp: string;
  risk: string;
  openPoint: string;
  closingSummary: string;
  fromTemplate: string;
  heard: string;
  /** What silence comes to at the deadline (N6). */
  silence: Record<'accept' | 'withdraw' | 'remind', string>;
  /** How feedback is typed. */
  typing: string;
}

const en: NegotiationWording = {
  demand: 'Demand',
  constraint: 'must hold',
  selected: 'Selected',
  standIns: 'Could stand in',
  notSelected: 'Not selected (they never see the proposal)',
  proposal: (version) => `Proposal v${version}`,
  agreed: (version) => `Agreed proposal v${version}`,
  agreedBefore: (version, accepted) => `Proposal v${version}: v${accepted}, which was accepted, without who withdrew`,
  notAgreed: (version) => `Last proposal v${version}, not agreed`,
  core: 'core',
  feedback: { accept: 'accept', negotiate: 'negotiate', withdraw: 'withdraw' },
  assumed: { timeout: 'assumed, no reply in time', turn_failed: 'assumed, the model gave no usable answer' },
  applied: 'applied',
  rejected: 'rejected',
  partly: (asked, given) => `met in part: ${asked} asked for, ${given} given`,
  withdrawal: (name, role, core) => `${name} withdraws as ${role}${core ? ' (core)' : ' (not core)'}`,
  consequence: {
    role_removed: 'role removed',
    replaced: 'a replacement is invited',
    negotiation_failed: 'and is not replaced',
  },
  invited: (name, role) => `${name} is invited as ${role}; the rounds start again`,
  reminded: (name) => `${name} is reminded`,
  success: 'SUCCESS',
  gaps: (count) => `${count} gap${count === 1 ? '' : 's'}`,
  gap: 'Still missing',
  followUp: 'Follow up with',
  risk: 'Risk',
  openPoint: 'Open',
  closingSummary: 'Closing summary',
  fromTemplate: 'from the log, not by a model',
  heard: 'counts from the next round on',
  silence: {
    accept: 'taken as accepted',
    withdraw: 'taken as withdrawn',
    remind: 'reminded, and in the end taken as accepted',
  },
  typing: 'accept | withdraw | negotiate FIELD=VALUE why',
};

const zh: NegotiationWording = {
  demand: '需求',
  constraint: '必须满足',
  selected: '入选',
  standIns: '可替补',
  notSelected: '未入选（看不到方案）',
  proposal: (version) => `方案 v${version}`,
  agreed: (version) => `一致同意的方案 v${version}`,
  agreedBefore: (version, accepted) => `方案 v${version}：即已接受的 v${accepted} 去掉退出者的部分`,
  notAgreed: (version) => `最后的方案 v${version}，未达成一致`,
  core: '核心',
  feedback: { accept: '接受', negotiate: '协商', withdraw: '退出' },
  assumed: { timeout: '推定：超时未答复', turn_failed: '推定：模型未给出可用回答' },
  applied: '已采纳',
  rejected: '未采纳',
  partly: (asked, given) => `部分满足：请求 ${asked}，给出 ${given}`,
  withdrawal: (name, role, core) => `${name} 退出角色“${role}”${core ? '（核心）' : '（非核心）'}`,
  consequence: { role_removed: '移除该角色', replaced: '邀请替补', negotiation_failed: '未获替补' },
  invited: (name, role) => `邀请 ${name} 担任“${role}”，重新开始协商`,
  reminded: (name) => `提醒 ${name}`,
  success: '协商成功',
  gaps: (count) => `${count} 个缺口`,
  gap: '仍缺',
  followUp: '建议后续协商',
  risk: '风险',
  openPoint: '未决',
  closingSummary: '闭幕总结',
  fromTemplate: '据日志生成，非模型撰写',
  heard: '自下一轮起生效',
  silence: { accept: '视为接受', withdraw: '视为退出', remind: '先提醒，仍无答复则视为接受' },
  typing: '接受 | 退出 | 协商 字段=新值 理由',
};

export const negotiationWordingOf = (language: Language): NegotiationWording => ({ en, zh })[language];
