import type { interview as En } from '../../en/protocols/interview.js';
import type { Translation } from '../../translation.js';
import { interview as interviewTerms } from '../interview.js';

const HOUR = 60;
const DAY = 24 * HOUR;

export const interview: Translation<typeof En> = {
  area: {
    who: interviewTerms.areas.who,
    pain: interviewTerms.areas.pain,
    context: interviewTerms.areas.context,
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
