import type { Language } from '../language.js';

/** Who negotiates a demand that comes without a scenario: three who are asked, two who could stand in. */
export function smallCast(language: Language): object[] {
  return language === 'zh' ? CHINESE : ENGLISH;
}

const ENGLISH = [
  { name: 'Olivia', persona: 'Organiser. Keeps the plan simple and the date fixed.', skills: ['organising', 'budget'] },
  {
    name: 'Piet',
    persona: 'Practitioner. Wants enough time to do it properly.',
    skills: ['doing the work', 'estimates'],
  },
  { name: 'Quinn', persona: 'Speaks for those the result is for.', skills: ['users', 'quality'] },
  { name: 'Rana', persona: 'Sees risks early and names them.', skills: ['risk', 'compliance'] },
  { name: 'Sam', persona: 'Generalist who helps where help is needed.', skills: ['logistics', 'communication'] },
];

const CHINESE = [
  { name: '欧阳', persona: '组织者，力求方案简单、日期确定。', skills: ['组织', '预算'] },
  { name: '潘工', persona: '执行者，希望有足够时间把事情做好。', skills: ['执行', '估算'] },
  { name: '秦悦', persona: '代表最终受益者说话。', skills: ['用户', '质量'] },
  { name: '任岚', persona: '尽早发现并说出风险。', skills: ['风险', '合规'] },
  { name: '沈一', persona: '多面手，哪里需要就帮哪里。', skills: ['后勤', '沟通'] },
];
