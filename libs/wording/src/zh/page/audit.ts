import type { audit as En } from '../../en/page/audit.js';
import type { Translation } from '../../translation.js';
import { audit as shared } from '../audit.js';
import { works } from '../works.js';

export const audit: Translation<typeof En> = {
  ...shared,
  works,
  title: '审计',
  about:
    '所发生的一切能否由所请求的内容推导出来？每条命令都按当前规则重新决定，监控重新判断，每份提示词重新生成。由本服务器完成，不询问任何模型；10,000 个事件需要几秒。',
  working: '正在重新决定……',
  again: '重新审计',
  verdict: {
    follows: '可推导',
    incomplete: '在可知范围内可推导',
    diverges: '不可推导',
    broken: '记录不完整',
  },
  follow: (follow, commands, events) => `${commands} 条命令中有 ${follow} 条得出所记录的内容（${events} 个事件）`,
  from: (work) => `第一处不可推导的内容及其两侧：${work}`,
  event: (version) => `第 ${version} 个事件`,
  recordedSide: '记录',
  decidedSide: '现在的决定',
  notTold: '无法判断的内容',
  more: (count) => `另有 ${count} 处`,
  broken: '其记录与当时不同，或者不是本版本可能记录的内容。',
  brokenAt: (version) => `从第 ${version} 个事件起，其记录与当时不同，或者不是本版本可能记录的内容。`,
  brokenHow: (channel) => `具体问题请运行 parley verify ${channel} 和 parley audit ${channel}`,
  yourself: (channel) =>
    `不愿信任本服务器的人可运行 parley audit ${channel}，在自己的机器上重新决定；或用导出文件运行 parley audit FILE，完全不需要服务器。`,
};
