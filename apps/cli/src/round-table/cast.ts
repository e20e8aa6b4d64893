import type { Language } from '../language.js';

/** Who sits on a board that comes without a file. */
export const boardCast = (language: Language): object[] => (language === 'zh' ? CHINESE_BOARD : ENGLISH_BOARD);

/** Who is at a party that comes without a file: your message picks two or three of them. */
export const partyCast = (language: Language): object[] => (language === 'zh' ? CHINESE_PARTY : ENGLISH_PARTY);

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
