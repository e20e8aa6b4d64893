import type { roundTable as En } from '../../en/protocols/round-table.js';
import type { Translation } from '../../translation.js';

export const roundTable: Translation<typeof En> = {
  agendaDone: '🎊 议程已完成，感谢参与！',
  agendaCut: '🎊 议程到此结束，最后一轮未能完成，感谢参与！',
  agreedInPart: '🤝 发言者已达成共识，但并非所有人都同意，或有人未能发言。感谢参与！',
  stopped: '圆桌已停止，已有内容保留在日志中。',
  notSelected: '无法按消息挑选，按顺序发言',
  emptyContribution: '发言为空',
  notThere: (names, there) => `/stance 提到了不在场的 ${names.join('、')}；除你之外在场的有：${there.join('、')}`,
  noMember: (id, there) => `${id} 不在场；在场的有：${there.join('、')}`,
  twice: (id) => `${id} 出现了两次`,
  count: (least, most) => `必须选出 ${least === most ? least : `${least} 至 ${most}`} 位成员`,
};
