import type { vote as En } from '../../en/page/vote.js';
import type { Translation } from '../../translation.js';
import { protocolTitles } from '../protocol-titles.js';
import { vote as voteTerms } from '../protocols/vote.js';
import { vote as voting } from '../vote.js';

export const vote: Translation<typeof En> = {
  ...voting,
  title: protocolTitles.vote,
  about: '每人各自投一次票；所有选票同时揭晓并计票。',
  comma: voteTerms.comma,
  choices: voteTerms.choices,
  ended: voteTerms.ended,
  settled: voteTerms.settled,
  absent: voteTerms.absent,
  ask: '表决事项；一致同意制填写提案',
  rule: '计票方式',
  ruleNames: { consent: '一致同意', plurality: '多数', approval: '认可', ranked: '排序' },
  whoVotes: '有两人或更多人时只由他们投票，除非另外写明智能体。',
  options: '可选项，每行一项',
  optionsWhy: '至少两项。',
  tie: '出现平局时',
  votedOn: '表决事项',
  voters: '投票者',
  hasVoted: '已投票',
  awaited: '尚未投票',
  sealedAs: (name, commitment) => `${name} 已投票，封存为 ${commitment}。`,
  wasAbsent: {
    timeout: (name) => `${name} 未在期限内投票：缺席，不计入任何一方。`,
    turn_failed: (name) => `${name} 未给出可用的选票：缺席，不计入任何一方。`,
    stopped: (name) => `${name} 在结束时尚未投票：缺席，不计入任何一方。`,
  },
  voter: '投票人',
  ballot: '选票',
  counts: '计票结果',
  answerAs: (name) => `以 ${name} 的身份投票`,
  due: (time) => `截至 ${time}。届时未投票者为缺席，不计入任何一方。`,
  yourChoice: '你的选择',
  place: (place) => `第 ${place} 位`,
  noMore: '其余都不选',
  abstain: '我弃权',
  yourReason: '理由，全部揭晓后与选票一同显示',
  whatWouldChange: '理由，以及需要改变什么；全部揭晓后显示',
  send: '封存我的选票',
  sendKeys: '按 Ctrl+Enter 封存，之后不能更改。',
};
