import type { Terminal } from '../../terminal.js';
import type { negotiationCommands as En } from '../../en/terminal/negotiation-commands.js';
import type { Translation } from '../../translation.js';
import { terms } from '../terms.js';

export const negotiationCommands = ({ self }: Terminal): Translation<ReturnType<typeof En>> => ({
  noDifference: '没有差异',
  none: terms.none,
  gone: terms.gone,
  replied: (name, feedback) => `${name}：${feedback}`,
  usage: () => `用法：${self()} negotiate "需求" | -f scenario.yaml`,
  emptyDemand: '需求为空；',
  demandOrFile: '请给出需求或场景文件；',
  badPlan: (text) => `--accepts ${text}：请按所示填写方案编号，如 p1 或 p1,p2`,
  badChange: (text) => `--change ${text}：请写成 字段=值`,
});
