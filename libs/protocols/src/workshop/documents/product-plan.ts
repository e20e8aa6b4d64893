import { type DocumentKind, cited, grid, points, prose } from './document-kind.js';

const WORDS = {
  en: {
    understanding: 'Understanding',
    scope: 'Scope',
    nonGoals: 'Non-goals',
    criteria: 'Acceptance criteria',
    headings: ['Criterion', 'Measured by', 'Entries'],
  },
  zh: {
    understanding: '需求理解',
    scope: '范围',
    nonGoals: '非目标',
    criteria: '验收标准',
    headings: ['标准', '衡量方式', '依据'],
  },
};

/** What is wanted, what is not, and how it is judged. */
export const productPlan: DocumentKind<'product_plan'> = {
  kind: 'product_plan',
  message: 'ProductPlan',
  instruction: {
    en: `understanding: who needs what, and why. scope: what is built. non_goals: what somebody might expect and is expressly not built.
acceptance_criteria: what is seen when it is done, each with a figure and its unit; "fast" or "easy" is none. An example:
{"criterion": "An article on the reading list opens in flight mode", "measure": "first line within 1 s on a phone of 2022, 20 tries out of 20", "based_on": ["entry-1"]}`,
    zh: `understanding：谁需要什么、为什么。scope：要做什么。non_goals：别人可能期待、但明确不做的。
acceptance_criteria：完成时能看到什么，各附数值与单位；“快”“易用”不算。示例：
{"criterion": "飞行模式下可打开阅读清单中的文章", "measure": "2022 年的手机上 1 秒内显示首行，20 次全部成功", "based_on": ["entry-1"]}`,
  },
  breaches: () => [],
  showParts({ understanding, scope, non_goals, acceptance_criteria }, language) {
    const words = WORDS[language];
    return [
      prose(words.understanding, understanding),
      points(words.scope, scope),
      points(words.nonGoals, non_goals),
      grid(
        words.criteria,
        words.headings,
        acceptance_criteria.map(({ criterion, measure, based_on }) => [criterion, measure, cited(based_on)]),
      ),
    ];
  },
};
