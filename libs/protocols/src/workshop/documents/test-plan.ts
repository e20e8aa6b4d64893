import { type DocumentKind, cited, grid, prose } from './document-kind.js';

const WORDS = {
  en: {
    strategy: 'Strategy',
    cases: 'Cases',
    caseHeadings: ['Case', 'Input', 'Expected', 'Entries'],
    coverage: 'Coverage',
    coverageHeadings: ['Of what', 'Target', 'Entries'],
  },
  zh: {
    strategy: '测试策略',
    cases: '用例',
    caseHeadings: ['用例', '输入', '预期结果', '依据'],
    coverage: '覆盖率',
    coverageHeadings: ['对象', '目标', '依据'],
  },
};

/** How anybody will know that it works. */
export const testPlan: DocumentKind<'test_plan'> = {
  kind: 'test_plan',
  message: 'TestPlan',
  instruction: {
    en: `strategy: what is tested where and why there; what is not tested, and why. cases: the ones that matter most, limits and failures
among them; input has the values, expected what anybody can see; "works" is none. coverage: how far the tests reach, in figures. An example of a case:
{"name": "Notes on two devices are both kept", "input": "one note edited on A and on B, both in flight mode; both go online", "expected": "both texts are listed side by side within 10 s, none overwritten", "based_on": ["entry-4"]}`,
    zh: `strategy：在哪一层测什么、为什么；不测什么、为什么。cases：最重要的用例，包括边界与故障；input 写明具体取值，expected 写任何人都能看到的结果，
“正常工作”不算。coverage：测试覆盖到什么程度，用数值。一个用例的示例：
{"name": "两台设备上的笔记都保留", "input": "同一笔记在 A、B 上均于飞行模式下修改；随后都联网", "expected": "10 秒内两份内容并列显示，互不覆盖", "based_on": ["entry-4"]}`,
  },
  breaches: () => [],
  showParts({ strategy, cases, coverage }, language) {
    const words = WORDS[language];
    return [
      prose(words.strategy, strategy),
      grid(
        words.cases,
        words.caseHeadings,
        cases.map(({ name, input, expected, based_on }) => [name, input, expected, cited(based_on)]),
      ),
      grid(
        words.coverage,
        words.coverageHeadings,
        coverage.map(({ what, target, based_on }) => [what, target, cited(based_on)]),
      ),
    ];
  },
};
