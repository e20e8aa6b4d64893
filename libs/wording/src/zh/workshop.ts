import type { workshop as En } from '../en/workshop.js';
import type { Translation } from '../translation.js';

export const workshop: Translation<typeof En> = {
  /** Why an entry came off the table. */
  lapsed: {
    issues_settled: '不再讨论：相应问题已解决',
    superseded_meanwhile: '不再讨论：拟取代的条目已被取代',
    rival_stands: '不再讨论：与之矛盾的条目已纳入草案',
    workshop_ended: '未达成一致',
    merged: '与另一条相同，合为一条',
  },
  documents: {
    product_plan: '产品规划',
    system_design: '系统设计',
    dev_plan: '开发计划',
    test_plan: '测试计划',
    risk_assessment: '风险评估',
  },
};
