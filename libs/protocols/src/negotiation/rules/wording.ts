/** What Parley itself says in a channel, in the channel's language. */
interface Wording {
  /**
   * @param withdrew, assumed names, by commas; empty where nobody has
   * @param accepted the version that was accepted, where another stands
   */
  success(withdrew: string, assumed: string, accepted?: number): string;
  partial(hasOpenPoints: boolean): string;
  /** @param isEarly it was ended before its rounds were over */
  noMajority(isEarly: boolean, stands: boolean): string;
  failed: string;
  noProposal: string;
  stopped: string;
  assumedRisk(names: string): string;
  /** @param asking how many ask for changes */
  partialRisk(accepting: number, remaining: number, asking: number): string;
  absentRisk(names: string): string;
  /** Of the version that stands. */
  compromiseRisk: string;
  nobodyAccepted: string;
  someAccepted: string;
  noCompromise: string;
  mostAccepted: string;
  endedEarly: string;
  roleRemoved(name: string, role: string): string;
  /** Names in a row. */
  joined(names: readonly string[]): string;
}

const en: Wording = {
  success: (withdrew, assumed, accepted) =>
    [
      withdrew
        ? `Everyone who stayed accepted${accepted === undefined ? '' : ` version ${accepted}`}; ${withdrew} withdrew.`
        : 'Everyone accepted.',
      ...(assumed ? [`Of these it is assumed, since they said nothing: ${assumed}.`] : []),
      'Thank you for taking part.',
    ].join(' '),
  partial: (hasOpenPoints) =>
    `A majority accepted${hasOpenPoints ? '; the open points are listed with the plan' : ', and not everybody'}.`,
  noMajority: (isEarly, stands) =>
    `${isEarly ? 'Ended before the rounds were over: no' : 'No'} round closed with a majority; ${stands ? 'the proposal that stands is a suggestion' : 'no proposal stands'}.`,
  failed: 'The demand cannot be met by this negotiation.',
  noProposal: 'The negotiation was ended before there was a proposal.',
  stopped: 'The negotiation was stopped; what was said stays in the log.',
  assumedRisk: (names) => `Assumed, not said: ${names}.`,
  partialRisk: (accepting, remaining, asking) =>
    `${accepting} of ${remaining} accepted${asking ? `; ${asking} still ask${asking === 1 ? 's' : ''} for changes` : ''}.`,
  absentRisk: (names) => `Not heard, since their model gave no answer: ${names}.`,
  compromiseRisk: 'Nobody has been asked about this compromise.',
  nobodyAccepted: 'Nobody has accepted this version.',
  someAccepted: 'Some accepted this version; no round on it closed with a majority.',
  noCompromise: 'No compromise could be written.',
  mostAccepted: 'This is the version with the most acceptances.',
  endedEarly: 'The negotiation was ended before its rounds were over.',
  roleRemoved: (name, role) => `${name} withdrew: ${role} removed`,
  joined: (names) => names.join(', '),
};

const zh: Wording = {
  success: (withdrew, assumed, accepted) =>
    [
      withdrew
        ? `留下的人全部接受${accepted === undefined ? '' : `第 ${accepted} 版`}，协商成功；${withdrew} 已退出。`
        : '全员接受，协商成功。',
      ...(assumed ? [`其中以下各位未作答复，其接受为推定：${assumed}。`] : []),
      '感谢参与。',
    ].join(''),
  partial: (hasOpenPoints) => `多数接受（并非全员），达成部分共识${hasOpenPoints ? '；未决事项随方案列出' : ''}。`,
  noMajority: (isEarly, stands) =>
    `${isEarly ? '在轮次用尽之前结束：' : ''}没有一轮以多数接受结束；${stands ? '现有方案仅供参考' : '没有可保留的方案'}。`,
  failed: '本次协商无法满足该需求。',
  noProposal: '协商在提出方案之前被结束。',
  stopped: '协商已停止，已有内容保留在日志中。',
  assumedRisk: (names) => `以下接受为推定，并非本人表态：${names}。`,
  partialRisk: (accepting, remaining, asking) =>
    `${remaining} 人中 ${accepting} 人接受${asking ? `，${asking} 人仍要求调整` : ''}。`,
  absentRisk: (names) => `以下成员的模型未给出回答，未能听取其意见：${names}。`,
  compromiseRisk: '该妥协方案尚未征求任何人的意见。',
  nobodyAccepted: '该版本尚无人接受。',
  someAccepted: '有人接受该版本，但没有一轮就它以多数接受结束。',
  noCompromise: '未能生成妥协方案。',
  mostAccepted: '此为接受者最多的版本。',
  endedEarly: '协商在轮次用尽之前被结束。',
  roleRemoved: (name, role) => `${name} 退出：移除角色“${role}”`,
  joined: (names) => names.join('、'),
};

export const wordingOf = (language: 'en' | 'zh'): Wording => ({ en, zh })[language];
