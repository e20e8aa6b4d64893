import type { anyProtocol as En } from '../../en/terminal/any-protocol.js';
import type { Translation } from '../../translation.js';

export const anyProtocol: Translation<typeof En> = {
  success: '已达成',
  silence: '按该协议的规则处理',
  unknown: (protocol) => `此版本的 parley 不认识协议 ${protocol}，以下按记录原样显示。`,
};
