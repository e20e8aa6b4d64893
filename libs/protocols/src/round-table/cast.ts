import type { CastMember } from '@parley/contracts';
import type { Casting } from '../protocol.js';

const ENGLISH: readonly CastMember[] = [
  {
    name: 'Paula',
    persona: 'Product lead. Asks what users get out of it.',
    thinking_style: 'Starts from one real user and what changes for her.',
    speaking_style: 'Warm and plain; tells a short story, then her point.',
    expertise: ['the value for users'],
  },
  {
    name: 'Nils',
    persona: 'Engineer. Asks what it costs to build and to keep.',
    thinking_style: 'Breaks it into parts and prices each of them.',
    speaking_style: 'Dry, short sentences, a number in each.',
    expertise: ['the cost of building it'],
  },
  {
    name: 'Ruth',
    persona: 'Risk officer. Asks what could go wrong, and for whom.',
    thinking_style: 'Turns every plan round: what if it fails, and who pays?',
    speaking_style: 'Calm and exact; asks one hard question.',
    expertise: ['the risks'],
  },
];

const CHINESE: readonly CastMember[] = [
  {
    name: '白露',
    persona: '产品负责人，追问用户得到什么。',
    thinking_style: '从一个真实用户出发，看她的生活会有什么变化。',
    speaking_style: '亲切平实，先讲一个小故事，再说观点。',
    expertise: ['用户价值'],
  },
  {
    name: '倪工',
    persona: '工程师，追问建设与维护的代价。',
    thinking_style: '把事情拆开，逐项估价。',
    speaking_style: '干脆，短句，句句有数字。',
    expertise: ['实现成本'],
  },
  {
    name: '茹岩',
    persona: '风险官，追问哪里会出错、影响谁。',
    thinking_style: '把方案反过来看：失败了怎么办？谁来承担？',
    speaking_style: '沉稳准确，只问一个尖锐的问题。',
    expertise: ['风险'],
  },
];

/** Whoever sits at a table. */
export const casting: Casting = {
  told: {
    en: 'They discuss it for some rounds, each for itself, and a moderator sums up where they agree and where not.',
    zh: '他们各抒己见，讨论若干轮，由主持人总结一致与分歧之处。',
  },
  fixed: { en: ENGLISH, zh: CHINESE },
};
