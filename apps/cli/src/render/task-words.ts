import { type FacilitationRequested } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Language } from '../language.js';

type Task = FacilitationRequested['task'];

/** What is done between the turns, as people call it: `analyse` is the name of it in the log. */
const TASKS: Record<Language, Record<Task, string>> = {
  en: {
    screen: 'The choice of who is invited',
    draft: 'The first proposal',
    adjust: 'The next version',
    compromise: 'The compromise',
    gaps: 'The look for gaps',
    select: 'The choice of who speaks next',
    summarise: 'The summary',
    conclude: 'The closing summary',
    judge: 'The judgement of where the talk stands',
    relay: 'Passing a question on',
    review: 'The review of the round',
    report: 'The report',
    initial_judgement: 'The look at the requirement',
    brief: 'The preparation of the talk',
    analyse: 'The Analyst’s reading',
    oversee: 'The Judge’s look',
    compress: 'Shortening the talk so far',
    baseline: 'The answer of one agent alone',
  },
  zh: {
    screen: '挑选受邀者',
    draft: '起草首个方案',
    adjust: '修改方案',
    compromise: '拟定折中方案',
    gaps: '查找缺口',
    select: '挑选下一位发言者',
    summarise: '总结',
    conclude: '结束时的总结',
    judge: '判断讨论的进展',
    relay: '转达问题',
    review: '本轮回顾',
    report: '撰写报告',
    initial_judgement: '审视需求',
    brief: '准备访谈',
    analyse: '分析者的阅读',
    oversee: '评判者的复核',
    compress: '压缩先前的谈话',
    baseline: '由一个智能体独自作答',
  },
};

/** As it is where a later version knows more of them. */
export const taskText = (language: Language, task: string): string =>
  ownProperty<string>(TASKS[language], task) ?? task;
