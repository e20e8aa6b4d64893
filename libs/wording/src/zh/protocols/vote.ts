import { terms } from '../terms.js';
import { closing } from './closing.js';

/** How a vote ends, as the log tells it. */
export const vote = {
  comma: terms.comma,
  gap: closing.blank,
  choices: { consent: '同意', object: '反对' },
  rules: {
    plurality: '得票最多',
    approval: '获认可最多',
    ranked: '排序，两两获胜数',
    consent: '一致同意',
  },
  ended: {
    decided: (winner: string) => `已决定：${winner}。`,
    tie: (options: string) => `平局，未作决定：${options}。`,
    objected: () => '未通过：有人反对。',
    nobody_chose: () => '未作决定：投票者全部弃权。',
    no_quorum: () => '未作决定：投票人数不足。',
  },
  settled: {
    first_listed: (tied: string) => `出现平局（${tied}）；按事先约定，取排在最前的选项。`,
    lot: (tied: string) => `出现平局（${tied}）；按事先约定抽签，以选票自带的随机数决定。`,
  },
  counted: (rule: string, counts: string, cast: number, quorum: number) =>
    `计票（${rule}）：${counts}。收到 ${cast} 张，至少需要 ${quorum} 张。`,
  otherwise: (names: string) => `另有选择：${names}。`,
  absent: (names: string) => `缺席，不计入任何一方：${names}。`,
  calledOff: '在开票之前被取消：已投的选票保持封存。',
  notListed: (choices: string) => `choices 必须与以下文字逐字一致：${choices}`,
  onlyOne: 'choices 只能有一项；留空表示弃权',
};
