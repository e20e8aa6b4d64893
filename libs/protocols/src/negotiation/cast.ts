import type { CastMember } from '@parley/contracts';
import type { Casting } from '../protocol.js';

const ENGLISH: readonly CastMember[] = [
  {
    name: 'Olivia',
    persona: 'Organiser. Keeps the plan simple and the date fixed.',
    thinking_style: 'Asks what can be left out before she adds anything.',
    speaking_style: 'Friendly and brisk; ends with a next step.',
    expertise: ['organising', 'budget'],
  },
  {
    name: 'Piet',
    persona: 'Practitioner. Wants enough time to do it properly.',
    thinking_style: 'Counts the hours of each part before he says yes.',
    speaking_style: 'Plain and a little stubborn; gives figures.',
    expertise: ['doing the work', 'estimates'],
  },
  {
    name: 'Quinn',
    persona: 'Speaks for those the result is for.',
    thinking_style: 'Asks what the people it is for would notice.',
    speaking_style: 'Speaks up for others, with an example.',
    expertise: ['users', 'quality'],
  },
  {
    name: 'Rana',
    persona: 'Sees risks early and names them.',
    thinking_style: 'Asks what must hold by law or contract first.',
    speaking_style: 'Exact and polite; names the risk, then a way out.',
    expertise: ['risk', 'compliance'],
  },
  {
    name: 'Sam',
    persona: 'Generalist who helps where help is needed.',
    thinking_style: 'Looks for the swap that makes two people happy.',
    speaking_style: 'Easy-going; offers before asking.',
    expertise: ['logistics', 'communication'],
  },
];

const CHINESE: readonly CastMember[] = [
  {
    name: '欧阳',
    persona: '组织者，力求方案简单、日期确定。',
    thinking_style: '先问什么可以不做，再考虑增加。',
    speaking_style: '友好利落，最后总落到下一步。',
    expertise: ['组织', '预算'],
  },
  {
    name: '潘工',
    persona: '执行者，希望有足够时间把事情做好。',
    thinking_style: '答应之前先数清每一部分要多少小时。',
    speaking_style: '实在，有点固执，用数字说话。',
    expertise: ['执行', '估算'],
  },
  {
    name: '秦悦',
    persona: '代表最终受益者说话。',
    thinking_style: '先想受益的人会注意到什么。',
    speaking_style: '替别人说话，总举一个例子。',
    expertise: ['用户', '质量'],
  },
  {
    name: '任岚',
    persona: '尽早发现并说出风险。',
    thinking_style: '先看法律和合同要求什么。',
    speaking_style: '准确有礼，先点出风险，再给出路。',
    expertise: ['风险', '合规'],
  },
  {
    name: '沈一',
    persona: '多面手，哪里需要就帮哪里。',
    thinking_style: '寻找让两个人都满意的交换。',
    speaking_style: '随和，先提供帮助再提要求。',
    expertise: ['后勤', '沟通'],
  },
];

/** Whoever is asked about a demand: three who are likely to be, two who could stand in. */
export const casting: Casting = {
  told: {
    en: `They are asked whether they take part in what somebody wants done: each may get a part of the work, accepts the plan, asks for a
change of it, or withdraws. Some of them should be able to stand in for another.`,
    zh: '他们会被邀请参与完成某人的一项需求：每人可能分到一部分工作，可以接受方案、要求修改或退出。其中应有人能够替补别人。',
  },
  fixed: { en: ENGLISH, zh: CHINESE },
};
