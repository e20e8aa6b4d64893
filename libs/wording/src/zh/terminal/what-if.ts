import type { Terminal } from '../../terminal.js';
import type { whatIf as En } from '../../en/terminal/what-if.js';
import type { Translation } from '../../translation.js';
import { whatIf as shared } from '../what-if.js';

export const whatIf = ({ command }: Terminal): Translation<ReturnType<typeof En>> => ({
  ...shared,
  head: ['频道', '本会结束于', '节省发言', '节省费用', '结果', '主题'],
  verdict: {
    same: '原来结束之处',
    later: '晚于原来',
    not_yet: '尚未结束',
    announced: '只会宣布',
  },
  earlier: (turns, of) => `${of} 次发言中的第 ${turns} 次之后`,
  outcome: { same: '即最终结果', other: '另一结果', none: '' },
  stopped: (condition, measured, limit, place) =>
    `按这些规则，它会更早结束：${condition}，${measured} / ${limit}，在${place}之后。`,
  total: (earlier, channels, turns, money, same) =>
    `${channels} 个频道中有 ${earlier} 个会更早结束：节省 ${turns} 次发言和 ${money}；其中 ${same} 个的结果即最终结果。`,
  look: (how) => `当时的状态：${how}`,
  oneOf: () => `请写明频道或导出的文件；所有频道：${command`whatif --all --termination FILE`}`,
});
