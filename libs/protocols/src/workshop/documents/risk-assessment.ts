import { type DocumentKind, cited, grid, points } from './document-kind.js';

const WORDS = {
  en: {
    risks: 'Risks',
    headings: ['Risk', 'Likelihood', 'Harm', 'Trigger', 'Mitigation', 'Owner', 'Entries'],
    levels: { low: 'low', medium: 'medium', high: 'high' },
    dependencies: 'Dependencies',
    assumptions: 'Assumptions',
  },
  zh: {
    risks: '风险',
    headings: ['风险', '可能性', '危害', '触发信号', '缓解措施', '负责人', '依据'],
    levels: { low: '低', medium: '中', high: '高' },
    dependencies: '依赖项',
    assumptions: '假设',
  },
};

/** What may go wrong, and what everything rests on. */
export const riskAssessment: DocumentKind<'risk_assessment'> = {
  kind: 'risk_assessment',
  message: 'RiskAssessment',
  instruction: {
    en: `risks: the worst first; trigger is what one notices first, owner who looks after it. likelihood before anything is done: low is under 1 in
10, high over 1 in 2. harm: low costs days, medium weeks, high the release. dependencies: what others have to deliver, who and by when. assumptions: what
nobody has checked, and how it can be checked. An example of a risk:
{"risk": "The licences forbid permanent copies: the release is stopped", "trigger": "a publisher asks how long copies stay", "mitigation": "copies expire after 30 days, as the contracts allow", "owner": "RiskPlanner", "likelihood": "medium", "harm": "high", "based_on": ["entry-6"]}`,
    zh: `risks：最严重的在前；trigger 是最先能察觉的信号，owner 是负责人。likelihood 指未采取措施时：low 低于十分之一，high 高于二分之一。
harm：low 损失数天，medium 数周，high 无法发布。dependencies：他人须交付什么、由谁、何时。assumptions：无人验证过的前提及验证方法。一个风险的示例：
{"risk": "许可禁止永久副本：无法发布", "trigger": "出版方询问副本保留多久", "mitigation": "按合同允许，副本 30 天后过期", "owner": "RiskPlanner", "likelihood": "medium", "harm": "high", "based_on": ["entry-6"]}`,
  },
  breaches: () => [],
  showParts({ risks, dependencies, assumptions }, language) {
    const words = WORDS[language];
    return [
      grid(
        words.risks,
        words.headings,
        risks.map(({ risk, likelihood, harm, trigger, mitigation, owner, based_on }) => [
          ...[risk, words.levels[likelihood], words.levels[harm], trigger, mitigation, owner],
          cited(based_on),
        ]),
      ),
      points(words.dependencies, dependencies),
      points(words.assumptions, assumptions),
    ];
  },
};
