/** What Parley itself says in a channel, in the channel's language. */
interface Wording {
  closing: Record<string, string>;
  unscripted: string;
  assumedRisk(names: string): string;
  partialRisk(accepting: number, remaining: number): string;
  absentRisk(names: string): string;
  timeoutRisk: string;
  noCompromise: string;
  endedEarly: string;
  roleRemoved(name: string, role: string): string;
}

const en: Wording = {
  closing: {
    success: 'Everyone accepted. Thank you for taking part.',
    partial_consensus: 'A majority accepted; the open points are listed with the plan.',
    negotiation_timeout: 'No majority was found in the rounds allowed; the proposal that stands is a suggestion.',
    failed: 'The demand cannot be met by this negotiation.',
    stopped: 'The negotiation was stopped; what was said stays in the log.',
  },
  unscripted: 'A rehearsal without a script: accepted by default. It says nothing about your demand.',
  assumedRisk: (names) => `Assumed, not said: ${names}.`,
  partialRisk: (accepting, remaining) => `${accepting} of ${remaining} accepted; the others still ask for changes.`,
  absentRisk: (names) => `Not heard, since their model gave no answer: ${names}.`,
  timeoutRisk: 'Nobody has accepted this compromise.',
  noCompromise: 'No compromise could be written; this is the version with the most acceptances.',
  endedEarly: 'The negotiation was ended before its rounds were over.',
  roleRemoved: (name, role) => `${name} withdrew: ${role} removed`,
};

const zh: Wording = {
  closing: {
    success: '全员接受，协商成功。感谢参与。',
    partial_consensus: '多数接受，达成部分共识；未决事项随方案列出。',
    negotiation_timeout: '在允许的轮次内未获多数接受；现有方案仅供参考。',
    failed: '本次协商无法满足该需求。',
    stopped: '协商已停止，已有内容保留在日志中。',
  },
  unscripted: '没有脚本的排练：均为默认接受，对您的需求不作任何说明。',
  assumedRisk: (names) => `以下接受为推定，并非本人表态：${names}。`,
  partialRisk: (accepting, remaining) => `${remaining} 人中 ${accepting} 人接受，其余仍要求调整。`,
  absentRisk: (names) => `以下成员的模型未给出回答，未能听取其意见：${names}。`,
  timeoutRisk: '该妥协方案尚无人接受。',
  noCompromise: '未能生成妥协方案；此为接受者最多的版本。',
  endedEarly: '协商在轮次用尽之前被结束。',
  roleRemoved: (name, role) => `${name} 退出：移除角色“${role}”`,
};

export const wordingOf = (language: 'en' | 'zh'): Wording => ({ en, zh })[language];
