import type { whatIf as En } from '../../en/page/what-if.js';
import type { Translation } from '../../translation.js';
import { whatIf as shared } from '../what-if.js';

export const whatIf: Translation<typeof En> = {
  ...shared,
  title: '如果按别的规则结束？',
  about: '按这些规则重读日志，直到它们本会结束频道之处。不询问模型。',
  loading: '正在读取日志…',
  limitOfRounds: '最多几轮',
  limitOfTurns: '最多几次发言',
  off: '不设此限',
  saved: (turns, money) => `节省：${turns}，${money}。`,
  earlier: (condition, turns, all, round) => `它会更早结束：${condition}，在第 ${round} 轮，${all}中的${turns}之后。`,
};
