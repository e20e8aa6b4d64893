import type { Terminal } from '../../terminal.js';
import type { roundTable as En } from '../../en/terminal/round-table.js';
import type { Translation } from '../../translation.js';
import { terms } from '../terms.js';
import { roundTable as roundTableTerms } from '../round-table.js';

export const roundTable = ({ self }: Terminal): Translation<ReturnType<typeof En>> => ({
  table: roundTableTerms.title,
  success: '达成共识',
  verdicts: terms.verdicts,
  rejects: '反对',
  summary: terms.moderator,
  closingSummary: terms.closingSummary,
  open: terms.open,
  judgedAgreed: '判定为一致。',
  judgedApart: '判定为不一致。',
  listening: '轮到您：直接发言，或 /vote、/extend 2 轮，或输入 [E] 退出；/help 查看其他命令。',
  silence: '本轮不再等待其发言',
  typing: '直接写您的发言；以“同意：”或“不同意：”开头可表明立场',
  commands: { '/plan 需求': '先举行一次规划研讨' },
  hasSpoken: (name) => `${name} 已发言`,
  usage: () => `用法：${self()} board "议题" | -f board.yaml`,
  topicOrFile: '请给出议题或文件；',
  emptyTopic: '议题为空；',
  tableOrFile: '--table 与文件只能给一个；',
  noTable: (id, known) => `没有名为 ${id} 的圆桌。现有：${known}`,
  nothingForTable: (id) => `请说明内容：${self()} ${id === 'redteam' ? 'redteam 文件' : `board --table ${id} "…"`}`,
  tableHead: ['名称', '调用', '做什么'],
});
