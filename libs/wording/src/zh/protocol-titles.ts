import type { protocolTitles as En } from '../en/protocol-titles.js';
import type { Translation } from '../translation.js';
import { interview } from './interview.js';
import { roundTable } from './round-table.js';

export const protocolTitles: Translation<typeof En> = {
  negotiation: '协商',
  'round-table': roundTable.title,
  workshop: '规划工作坊',
  team: '团队与辩论',
  interview: interview.title,
  'guest-turn': '客席答复',
  vote: '表决',
};
