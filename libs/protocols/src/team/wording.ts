import type { Language } from '../shared/channel-state.js';

/** What Parley itself says in a team, in the channel's language. */
interface TeamWording {
  done: string;
  partsMissing(count: number): string;
  notAllHeard(names: readonly string[]): string;
  nothingDone: string;
  noPlan(why: string): string;
  stopped: string;
  /** Before there was anything to report. */
  stoppedBefore: string;
  stoppedEarly: string;
  waitedFor(phases: string): string;
  noDebateNeeded: string;
  debateAbout(topic: string): string;
  planReview: string;
  notReviewed: string;
  notWanted: string;
  notRevised(code: string): string;
  notAssessed(code: string): string;
  automaticOff: string;
  limitReached(most: number): string;
  noTwoStatements: string;
  askedFor(topic: string): string;
  templateRationale(code: string): string;
  templateConclusion(topic: string): string;
  templateReport(code: string): string;
}

const EN: TeamWording = {
  done: '✅ The team has reported: every phase has its result.',
  partsMissing: (count) =>
    `🧩 The team has reported; ${count === 1 ? 'one phase has' : `${count} phases have`} no result, as the report says.`,
  notAllHeard: (names) => `🧩 The team has reported; asked, and not heard: ${names.join(', ')}.`,
  nothingDone: '⛔ No phase has a result: there is nothing to report.',
  noPlan: (why) => `⛔ There is no plan that could be carried out (${why}).`,
  stopped: '🛑 Stopped by the user. What was done until then stands in the report.',
  stoppedBefore: '🛑 Stopped by the user before any phase had a result.',
  stoppedEarly: 'the team was stopped before it',
  waitedFor: (phases) => `it needs what has no result: ${phases}`,
  noDebateNeeded: 'No debate needed.',
  debateAbout: (topic) => `Debate: ${topic}`,
  planReview: 'Plan review',
  notReviewed: 'A plan of two phases or fewer is not reviewed.',
  notWanted: 'The lead sees nothing in the plan worth a debate.',
  notRevised: (code) => `The lead gave no revision that can be carried out (${code}): the plan stands as it was.`,
  notAssessed: (code) => `It could not be assessed (${code}): that counts as no divergence.`,
  automaticOff: 'Automatic debates are switched off.',
  limitReached: (most) => `Not held: ${most} debates have been put into the plan, which is the most.`,
  noTwoStatements: 'Not held: no two statements were quoted that cannot both stand.',
  askedFor: (topic) => `The user asked for it: ${topic}`,
  templateRationale: (code) => `No ruling could be had from the model (${code}); this one is a template.`,
  templateConclusion: (topic) => `Not decided: ${topic} Whoever works on names the assumption made.`,
  templateReport: (code) => `The lead could not join the results (${code}). They stand here as they were handed over.`,
};

const ZH: TeamWording = {
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

const WORDING: Record<Language, TeamWording> = { en: EN, zh: ZH };

export const teamWording = (language: Language): TeamWording => WORDING[language];
