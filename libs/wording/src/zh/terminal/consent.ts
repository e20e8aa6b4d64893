import type { consent as En } from '../../en/terminal/consent.js';
import type { Translation } from '../../translation.js';

export const consent: Translation<typeof En> = {
  whoStandsWhere: '各方立场',
  stances: {
    agree: '同意',
    no_objection: '已看到且无异议',
    partly: '部分同意',
    undecided: '未决定',
    unstated: '未表态',
    disagree: '不同意',
    withdrew: '已退出',
    assumed: '未作答，推定同意',
  },
  onVersion: (version) => `（第 ${version} 版）`,
  counted: (count, names) => `${count}（${names.join('、')}）`,
  on: (about) => `（关于 ${about}）`,
  notHeard: '最后一次被询问但未听到',
  open: '未决',
  contradicted: {
    claims_unanimity: '总结称所有人一致同意；但按各方自己的发言并非如此。',
    omits_dissent: '总结没有提到不同意的人。',
  },
  comma: '、',
};
