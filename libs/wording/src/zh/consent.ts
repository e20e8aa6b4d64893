import type { consent as En } from '../en/consent.js';
import type { Translation } from '../translation.js';
import { terms } from './terms.js';

export const consent: Translation<typeof En> = {
  whoStandsWhere: '各方立场',
  notHeard: '最后一次被询问但未听到',
  stances: {
    ...terms.verdicts,
    no_objection: '已看到且无异议',
    unstated: '未表态',
    withdrew: '已退出',
    assumed: '未作答，推定同意',
  },
  contradicted: {
    claims_unanimity: '总结称所有人一致同意；但按各方自己的发言并非如此。',
    omits_dissent: '总结没有提到不同意的人。',
  },
};
