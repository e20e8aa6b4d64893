/** Who negotiates a demand that comes without a scenario: three who are asked, two who could stand in. */
export function smallCast(language: 'en' | 'zh'): object[] {
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

/** Who sits on a board that comes without a file. */
export const boardCast = (language: 'en' | 'zh'): object[] => (language === 'zh' ? CHINESE_BOARD : ENGLISH_BOARD);

/** Who is at a party that comes without a file: your message picks two or three of them. */
export const partyCast = (language: 'en' | 'zh'): object[] => (language === 'zh' ? CHINESE_PARTY : ENGLISH_PARTY);

const ENGLISH_BOARD = [
  { name: 'Paula', persona: 'Product lead. Asks what users get out of it.', expertise: ['the value for users'] },
  {
    name: 'Nils',
    persona: 'Engineer. Asks what it costs to build and to keep.',
    expertise: ['the cost of building it'],
  },
  { name: 'Ruth', persona: 'Risk officer. Asks what could go wrong, and for whom.', expertise: ['the risks'] },
];

const CHINESE_BOARD = [
  { name: '白露', persona: '产品负责人，追问用户得到什么。', expertise: ['用户价值'] },
  { name: '倪工', persona: '工程师，追问建设与维护的代价。', expertise: ['实现成本'] },
  { name: '茹岩', persona: '风险官，追问哪里会出错、影响谁。', expertise: ['风险'] },
];

const ENGLISH_PARTY = [
  ...ENGLISH_BOARD,
  {
    name: 'Uma',
    persona: 'Designer. Draws it before she argues.',
    expertise: ['design', 'interface', 'accessibility'],
  },
  {
    name: 'Theo',
    persona: 'Tester. Believes nothing he has not broken once.',
    expertise: ['testing', 'quality', 'bugs'],
  },
  { name: 'Ada', persona: 'Analyst. Wants the numbers first.', expertise: ['data', 'numbers', 'metrics'] },
];

const CHINESE_PARTY = [
  ...CHINESE_BOARD,
  { name: '尤美', persona: '设计师，先画再争。', expertise: ['设计', '界面', '无障碍'] },
  { name: '田试', persona: '测试，只信自己弄坏过的东西。', expertise: ['测试', '质量', '缺陷'] },
  { name: '安达', persona: '分析师，先看数字。', expertise: ['数据', '数字', '指标'] },
];
