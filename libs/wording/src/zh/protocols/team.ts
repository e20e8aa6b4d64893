import type { team as En } from '../../en/protocols/team.js';
import type { Translation } from '../../translation.js';

export const team: Translation<typeof En> = {
  done: '✅ 团队已提交报告：每个阶段都有结果。',
  partsMissing: (count) => `🧩 团队已提交报告；有 ${count} 个阶段没有结果，报告中已注明。`,
  notAllHeard: (names) => `🧩 团队已提交报告；以下成员被询问但未能作答：${names.join('、')}。`,
  nothingDone: '⛔ 没有任何阶段产生结果，无可报告。',
  noPlan: (why) => `⛔ 没有可以执行的计划（${why}）。`,
  stopped: '🛑 已由用户停止。此前的成果见报告。',
  stoppedBefore: '🛑 已由用户停止，尚无任何阶段产生结果。',
  stoppedEarly: '团队在此之前已停止',
  waitedFor: (phases) => `所需的阶段没有结果：${phases}`,
  noDebateNeeded: '无需辩论。',
  debateAbout: (topic) => `辩论：${topic}`,
  planReview: '方案评审',
  notReviewed: '不超过两个阶段的计划不进行方案评审。',
  notWanted: '负责人认为计划中没有值得辩论之处。',
  notRevised: (code) => `负责人未能给出可执行的修订（${code}），计划维持原样。`,
  notAssessed: (code) => `无法评估（${code}），按没有分歧处理。`,
  automaticOff: '自动辩论已关闭。',
  limitReached: (most) => `未进行：已插入 ${most} 场辩论，达到上限。`,
  noTwoStatements: '未进行：没有引用两句不能同时成立的原文。',
  askedFor: (topic) => `用户要求：${topic}`,
  templateRationale: (code) => `模型未能给出裁决（${code}），此为模板裁决。`,
  templateConclusion: (topic) => `未作决定：${topic} 后续工作请注明所作的假设。`,
  templateReport: (code) => `负责人未能综合各阶段的结果（${code}）。以下为各阶段交付的原文。`,
};
