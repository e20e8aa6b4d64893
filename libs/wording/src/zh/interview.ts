import type { interview as En } from '../en/interview.js';
import type { Translation } from '../translation.js';
import { terms } from './terms.js';

export const interview: Translation<typeof En> = {
  titles: {
    DOC_01: '问题与用户',
    DOC_02: '需求',
    DOC_03: '方案概要',
    DOC_04: '架构',
    DOC_05: terms.plan,
    DOC_06: '风险',
  },
  title: '访谈',
  interrupted: '被打断',
  held: {
    syncing: '正在同步思维…',
    thinking_deeply: '系统正在深度思考…',
  },
  agents: {
    None: '无',
    Analyst: '分析者',
    Judge: '审核者',
    Summary: '总结者',
    Monitor: '监测',
  },
  goal: '要了解什么',
  statuses: {
    Profiling: '初步了解',
    DeepDive: '深入了解',
    Solutioning: '探讨办法',
    Completed: '已完整',
  },
  areas: {
    who: '您是谁',
    pain: '困扰所在',
    context: '目前的做法',
    constraints: '限制条件',
    success: '怎样算成功',
  },
};
