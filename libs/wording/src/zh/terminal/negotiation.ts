import type { negotiation as En } from '../../en/terminal/negotiation.js';
import type { Translation } from '../../translation.js';
import { terms } from '../terms.js';
import { negotiation as negotiationTerms } from '../negotiation.js';

export const negotiation: Translation<typeof En> = {
  demand: '需求',
  constraint: '必须满足',
  selected: '入选',
  standIns: '可替补',
  notSelected: '未入选（看不到方案）',
  proposal: (version) => `方案 v${version}`,
  agreed: (version) => `一致同意的方案 v${version}`,
  notAgreed: (version) => `最后的方案 v${version}，未达成一致`,
  core: terms.core,
  feedback: negotiationTerms.feedback,
  assumed: terms.assumed,
  applied: terms.fates.applied,
  rejected: terms.fates.rejected,
  partly: (asked, given) => `部分满足：请求 ${asked}，给出 ${given}`,
  withdrawal: (name, role, core) => `${name} 退出角色“${role}”${core ? '（核心）' : '（非核心）'}`,
  consequence: {
    role_removed: '移除该角色，再次征求留下的人的意见',
    replaced: '邀请替补',
    negotiation_failed: '未获替补',
  },
  leftWork: (name, role) => `${name}的工作（${role}）`,
  ...terms.leftWork,
  invited: (name, role) => `邀请 ${name} 担任“${role}”，重新开始协商`,
  reminded: (name) => `提醒 ${name}`,
  success: '协商成功',
  gaps: (count) => `${count} 个缺口`,
  gap: '仍缺',
  followUp: '建议后续协商',
  risk: '风险',
  openPoint: terms.open,
  closingSummary: terms.closingSummary,
  fromTemplate: '据日志生成，非模型撰写',
  heard: '自下一轮起生效',
  silence: { accept: '视为接受', withdraw: '视为退出', remind: '先提醒，仍无答复则视为接受' },
  typing: '接受 | 退出 | 协商 字段=新值 理由',
};
