import type { vote as En } from '../../en/terminal/vote.js';
import type { Terminal } from '../../terminal.js';
import type { Translation } from '../../translation.js';
import { protocolTitles } from '../protocol-titles.js';
import { vote as voteTerms } from '../protocols/vote.js';
import { vote as voting } from '../vote.js';

export const vote = ({ self }: Terminal): Translation<ReturnType<typeof En>> => ({
  ...voting,
  title: protocolTitles.vote,
  comma: voteTerms.comma,
  choices: voteTerms.choices,
  success: '已决定',
  silence: '缺席，不计入任何一方',
  typing: '选项文字或编号；“里昂 > 根特”表示排序，冒号后为理由；弃权。此处有多人投票时，先写名字：“安娜：里昂”',
  hasVoted: '已投票，封存为',
  noVote: '此频道不是盲投；是否结束频道的表决用 ballot 投票',
  consentChoices: '同意 | 反对 | 弃权',
  notListed: (text, known) => `${text} 不在以下选项中：${known}`,
  sealed: (name) => `${name} 的选票已封存`,
  usage: () => `用法：${self()} vote "问题" --options "甲, 乙" --people "安娜, 波" --members "哈尔（…）"`,
  nobody: '没有投票者；',
});
