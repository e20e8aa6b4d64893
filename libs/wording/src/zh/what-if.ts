import type { whatIf as En } from '../en/what-if.js';
import type { Translation } from '../translation.js';

export const whatIf: Translation<typeof En> = {
  would: {
    same: '按这些规则，它会在原来结束之处结束。',
    later: '按这些规则，它不会在原来结束之处结束：此后会怎样，日志无从知道。',
    not_yet: '按这些规则，它至今不会结束。',
  },
  place: (version, position, round) => `第 ${round} 轮的事件 ${version}（位置 ${position}）`,
  announced: (condition, measured, limit, place) =>
    `auto_exit 为关，这些规则只提醒：在${place}之后会宣布结束（${condition}，${measured} / ${limit}），由人决定。`,
  turns: (then, finallyTurns, saved) => `发言 ${then} 次，而非 ${finallyTurns} 次：节省 ${saved} 次。`,
  money: (then, finallyMoney, saved) => `费用 ${then}，而非 ${finallyMoney}：节省 ${saved}；结束本身的费用两边都不计。`,
  finalOne: '当时的结果就是最终结果。',
  anotherOne: '当时的结果不是最终结果。',
  then: '当时',
  finally: '最终',
  nothing: '（无）',
  doubts: (times) => `这些规则有 ${times} 次会询问中立模型，其回答无人知道：按“继续”计。`,
};
