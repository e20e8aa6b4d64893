import type { Language } from '../shared/channel-state.js';
import type { Area, Status } from './state.js';

/** What Parley itself says in an interview, in the channel's language. */
interface InterviewWording {
  area: Record<Area, string>;
  status: Record<Status, string>;
  firstNotice: string;
  away(minutes: number): string;
  stoodAt(status: string, score: number, missing: string): string;
  nothingSaid: string;
  summary(status: string, score: number, facts: readonly string[]): string;
  /** Turns that no Analyst has read. */
  unread(first: number, last: number): string;
  delivered: string;
  /** @param missed ids of the documents that could not be written */
  deliveredInPart(missed: readonly string[]): string;
  ended: string;
  stopped: string;
  userAway: string;
}

const HOUR = 60;
const DAY = 24 * HOUR;

const EN: InterviewWording = {
  area: {
    who: 'who you are',
    pain: 'what troubles you',
    context: 'how it is done today',
    constraints: 'what must not be touched',
    success: 'how you would know that it worked',
  },
  status: {
    Profiling: 'getting to know you',
    DeepDive: 'going deeper',
    Solutioning: 'what would help',
    Completed: 'complete',
  },
  firstNotice: 'Say in a sentence what this is about, and ask who the user is and what brought them here.',
  away(minutes) {
    if (minutes >= 2 * DAY) return `Welcome back after ${Math.round(minutes / DAY)} days.`;
    if (minutes >= 2 * HOUR) return `Welcome back after ${Math.round(minutes / HOUR)} hours.`;
    return 'Welcome back.';
  },
  stoodAt: (status, score, missing) =>
    `We stood at: ${status}, ${score} of 100${missing ? `; next was ${missing}` : ''}.`,
  nothingSaid: 'Nothing was said.',
  summary: (status, score, facts) =>
    [`The interview stood at: ${status}, ${score} of 100.`, ...facts.map((fact) => `- ${fact}`)].join('\n'),
  unread: (first, last) => `Turns ${first} to ${last} were read by nobody: the Analyst gave no answer.`,
  delivered: '📄 The interview is over, and its documents stand.',
  deliveredInPart: (missed) =>
    `📄 The interview is over. Not all of its documents could be written: ${missed.join(', ')}.`,
  ended: '👋 The interview is over. What was said stays in the log.',
  stopped: '🛑 The interview was stopped; what was said stays in the log.',
  userAway: '⏳ Nobody has come back to the interview in the time allowed. What was said stays in the log.',
};

const ZH: InterviewWording = {
  area: {
    who: '您是谁',
    pain: '困扰所在',
    context: '目前的做法',
    constraints: '不可突破的限制',
    success: '怎样算成功',
  },
  status: { Profiling: '初步了解', DeepDive: '深入了解', Solutioning: '探讨办法', Completed: '已完整' },
  firstNotice: '用一句话说明这次要谈什么，然后请用户介绍自己以及为何而来。',
  away(minutes) {
    if (minutes >= 2 * DAY) return `欢迎回来，已过去 ${Math.round(minutes / DAY)} 天。`;
    if (minutes >= 2 * HOUR) return `欢迎回来，已过去 ${Math.round(minutes / HOUR)} 小时。`;
    return '欢迎回来。';
  },
  stoodAt: (status, score, missing) =>
    `上次谈到：${status}，完整度 ${score}/100${missing ? `；接下来是：${missing}` : ''}。`,
  nothingSaid: '没有谈话内容。',
  summary: (status, score, facts) =>
    [`访谈进行到：${status}，完整度 ${score}/100。`, ...facts.map((fact) => `- ${fact}`)].join('\n'),
  unread: (first, last) => `第 ${first} 至 ${last} 轮无人阅读：分析者没有给出回答。`,
  delivered: '📄 访谈结束，文档已交付。',
  deliveredInPart: (missed) => `📄 访谈结束，以下文档未能写成：${missed.join('、')}。`,
  ended: '👋 访谈结束。谈话内容保留在日志中。',
  stopped: '🛑 访谈已停止，谈话内容保留在日志中。',
  userAway: '⏳ 在规定时间内无人回到访谈。谈话内容保留在日志中。',
};

const WORDING: Record<Language, InterviewWording> = { en: EN, zh: ZH };

export const interviewWording = (language: Language): InterviewWording => WORDING[language];
