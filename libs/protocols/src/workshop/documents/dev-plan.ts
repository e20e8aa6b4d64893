import type { DevStep } from '@parley/contracts';
import { type DocumentKind, cited, grid, points, prose } from './document-kind.js';

const WORDS = {
  en: {
    steps: 'Steps',
    headings: ['Step', 'Days of one person', 'Why this range', 'Entries'],
    total: 'Together',
    backwards: 'is below days_low',
    debt: 'Technical debt',
    spots: 'Risky spots',
    feasibility: 'Feasibility',
    verdicts: {
      feasible: 'Feasible.',
      feasible_with_conditions: 'Feasible on conditions.',
      not_feasible: 'Not feasible.',
    },
  },
  zh: {
    steps: '步骤',
    headings: ['步骤', '人天', '区间依据', '依据'],
    total: '合计',
    backwards: '小于 days_low',
    debt: '技术债',
    spots: '风险点',
    feasibility: '可行性',
    verdicts: { feasible: '可行。', feasible_with_conditions: '有条件可行。', not_feasible: '不可行。' },
  },
};

/** What it takes to build it. */
export const devPlan: DocumentKind<'dev_plan'> = {
  kind: 'dev_plan',
  message: 'DevPlan',
  instruction: {
    en: `steps: in the order in which they are done, each something that one person can finish and show; days_low and days_high are days of one
person where all goes well, and where what may go wrong does; reasoning says what lies between them. debt: what is met or made, and what is done about
it. risky_spots: what may turn out harder than it looks. feasibility_reason first, then feasibility. An example of a step:
{"step": "Store articles with a limit of 1 GB", "reasoning": "3 if the cache can be reused; 6 if the old one has to go first", "days_low": 3, "days_high": 6, "based_on": ["entry-2"]}`,
    zh: `steps：按实施顺序，每步是一个人能完成并展示的工作；days_low 与 days_high 是一个人的人天：顺利时，以及可能的问题发生时；
reasoning 说明两者差在哪里。debt：遇到或产生的技术债及其处理。risky_spots：可能比看起来更难之处。先写 feasibility_reason，再写 feasibility。一个步骤的示例：
{"step": "在 1 GB 上限内存储文章", "reasoning": "缓存可复用则 3 天；须先拆除旧缓存则 6 天", "days_low": 3, "days_high": 6, "based_on": ["entry-2"]}`,
  },
  breaches: ({ steps }, language) =>
    steps.flatMap(({ days_low, days_high }, index) =>
      days_low > days_high
        ? [{ pointer: `/document/dev_plan/steps/${index}/days_high`, reason: WORDS[language].backwards }]
        : [],
    ),
  showParts({ steps, debt, risky_spots, feasibility_reason, feasibility }, language) {
    const words = WORDS[language];
    const rows = steps.map((one) => [one.step, range(one), one.reasoning, cited(one.based_on)]);
    const total = steps.length > 1 ? [[words.total, range(totalOf(steps)), '', '']] : [];
    return [
      grid(words.steps, words.headings, [...rows, ...total]),
      points(words.debt, debt),
      points(words.spots, risky_spots),
      prose(words.feasibility, `${words.verdicts[feasibility]} ${feasibility_reason}`),
    ];
  },
};

type Range = Pick<DevStep, 'days_low' | 'days_high'>;

const range = ({ days_low, days_high }: Range): string =>
  days_low === days_high ? String(days_low) : `${days_low}–${days_high}`;

const totalOf = (steps: Range[]): Range => ({
  days_low: sum(steps.map(({ days_low }) => days_low)),
  days_high: sum(steps.map(({ days_high }) => days_high)),
});

/** To a tenth of a day: halves and tenths add up without the noise of floating point. */
const sum = (days: number[]): number => Math.round(days.reduce((all, one) => all + one, 0) * 10) / 10;
