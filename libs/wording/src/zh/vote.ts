import type { vote as En } from '../en/vote.js';
import type { Translation } from '../translation.js';

export const vote: Translation<typeof En> = {
  rules: {
    plurality: '选一项，得票最多者当选',
    approval: '选所有能接受的，获认可最多者当选',
    ranked: '从优到劣排序（舒尔茨法）',
    consent: '无人反对即成立',
  },
  ties: {
    stand: '平局即平局',
    first_listed: '平局取排在最前的选项',
    lot: '平局抽签决定',
  },
  quorum: (ballots) => `至少需要 ${ballots} 张选票`,
  blind: '全部揭晓之前无人看得到选票',
  isAbsent: '缺席',
  abstains: '投弃权票',
  revealed: '全部选票',
};
