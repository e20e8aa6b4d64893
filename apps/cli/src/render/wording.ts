export type Language = 'en' | 'zh';

/** What the terminal says, in the language of the channel or of --lang. */
interface Wording {
  demand: string;
  constraint: string;
  selected: string;
  standIns: string;
  notSelected: string;
  proposal(version: number): string;
  core: string;
  round(round: number, max: number, last: boolean): string;
  feedback: Record<'accept' | 'negotiate' | 'withdraw', string>;
  assumed: Record<'timeout' | 'turn_failed', string>;
  waitsFor(name: string): string;
  applied: string;
  rejected: string;
  withdrawal(name: string, role: string, core: boolean): string;
  consequence: Record<'role_removed' | 'replaced' | 'negotiation_failed', string>;
  invited(name: string, role: string): string;
  reminded(name: string): string;
  failed(task: string, message: string): string;
  status: Record<string, string>;
  /** By protocol, where it has a word of its own. */
  successOf: Record<string, string>;
  rounds(count: number): string;
  gaps(count: number): string;
  gap: string;
  followUp: string;
  risk: string;
  openPoint: string;
  cost(tokens: number, dollars: string): string;
  heard: string;
  closed: string;
}

const en: Wording = {
  demand: 'Demand',
  constraint: 'must hold',
  selected: 'Selected',
  standIns: 'Could stand in',
  notSelected: 'Not selected (they never see the proposal)',
  proposal: (version) => `Proposal v${version}`,
  core: 'core',
  round: (round, max, last) => `Round ${round}${max ? ` of ${max}` : ''}${last ? ' (the last)' : ''}`,
  feedback: { accept: 'accept', negotiate: 'negotiate', withdraw: 'withdraw' },
  assumed: { timeout: 'assumed, no reply in time', turn_failed: 'assumed, the model gave no usable answer' },
  waitsFor: (name) => `${name} is asked`,
  applied: 'applied',
  rejected: 'rejected',
  withdrawal: (name, role, core) => `${name} withdraws as ${role}${core ? ' (core)' : ' (not core)'}`,
  consequence: {
    role_removed: 'role removed',
    replaced: 'a replacement is invited',
    negotiation_failed: 'nobody can replace them',
  },
  invited: (name, role) => `${name} is invited as ${role}; the rounds start again`,
  reminded: (name) => `${name} is reminded`,
  failed: (task, message) => `${task} failed: ${message}`,
  status: {
    success: 'SUCCESS',
    partial_consensus: 'PARTIAL CONSENSUS',
    negotiation_timeout: 'NO AGREEMENT',
    failed: 'FAILED',
    stopped: 'STOPPED',
    completed: 'COMPLETED',
    no_agreement: 'NO AGREEMENT',
  },
  successOf: { 'round-table': 'AGREEMENT' },
  rounds: (count) => `after ${count} round${count === 1 ? '' : 's'}`,
  gaps: (count) => `${count} gap${count === 1 ? '' : 's'}`,
  gap: 'Still missing',
  followUp: 'Follow up with',
  risk: 'Risk',
  openPoint: 'Open',
  cost: (tokens, dollars) => `${tokens} tokens · $${dollars}`,
  heard: 'counts from the next round on',
  closed: 'closed',
};

const zh: Wording = {
  demand: '需求',
  constraint: '必须满足',
  selected: '入选',
  standIns: '可替补',
  notSelected: '未入选（看不到方案）',
  proposal: (version) => `方案 v${version}`,
  core: '核心',
  round: (round, max, last) => `第 ${round} 轮${max ? `（共 ${max} 轮）` : ''}${last ? '，最后一轮' : ''}`,
  feedback: { accept: '接受', negotiate: '协商', withdraw: '退出' },
  assumed: { timeout: '推定：超时未答复', turn_failed: '推定：模型未给出可用回答' },
  waitsFor: (name) => `等待 ${name}`,
  applied: '已采纳',
  rejected: '未采纳',
  withdrawal: (name, role, core) => `${name} 退出角色“${role}”${core ? '（核心）' : '（非核心）'}`,
  consequence: { role_removed: '移除该角色', replaced: '邀请替补', negotiation_failed: '无人可以替补' },
  invited: (name, role) => `邀请 ${name} 担任“${role}”，重新开始协商`,
  reminded: (name) => `提醒 ${name}`,
  failed: (task, message) => `${task} 失败：${message}`,
  status: {
    success: '协商成功',
    partial_consensus: '部分共识',
    negotiation_timeout: '未达成一致',
    failed: '失败',
    stopped: '已停止',
    completed: '已完成',
    no_agreement: '未达成一致',
  },
  successOf: { 'round-table': '达成共识', workshop: '规划成功' },
  rounds: (count) => `共 ${count} 轮`,
  gaps: (count) => `${count} 个缺口`,
  gap: '仍缺',
  followUp: '建议后续协商',
  risk: '风险',
  openPoint: '未决',
  cost: (tokens, dollars) => `${tokens} tokens · $${dollars}`,
  heard: '自下一轮起生效',
  closed: '已关闭',
};

export const wordingOf = (language: Language): Wording => ({ en, zh })[language];
