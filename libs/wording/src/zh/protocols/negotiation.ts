import type { negotiation as En } from '../../en/protocols/negotiation.js';
import type { Translation } from '../../translation.js';

export const negotiation: Translation<typeof En> = {
  success: (withdrew, assumed) =>
    [
      withdrew ? `留下的人全部接受，协商成功；${withdrew} 已退出。` : '全员接受，协商成功。',
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
  chosenRisk: '该方案由参与者从各自的提议中选定，协调者尚未对照需求核查。',
  noCompromise: '未能生成妥协方案。',
  mostAccepted: '此为接受者最多的版本。',
  endedEarly: '协商在轮次用尽之前被结束。',
  roleRemoved: (name, role) => `${name} 退出：移除角色“${role}”`,
  joined: (names) => names.join('、'),
};
