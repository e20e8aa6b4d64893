import { self } from '../called.js';
import type { Stance } from '@parley/contracts';
import type { Language } from '../language.js';

/** What the terminal says of a round table. */
interface TableWording {
  table: string;
  success: string;
  verdicts: Record<Stance['verdict'], string>;
  rejects: string;
  summary: string;
  closingSummary: string;
  open: string;
  judgedAgreed: string;
  judgedApart: string;
  listening: string;
  /** What silence comes to at the deadline. */
  silence: string;
  /** How a turn is typed. */
  typing: string;
  /** What may be typed at a party besides. */
  commands: Record<string, string>;
  hasSpoken(name: string): string;
  usage: string;
  topicOrFile: string;
  emptyTopic: string;
}

const en: TableWording = {
  table: 'Round table',
  success: 'AGREEMENT',
  verdicts: { agree: 'agrees', partly: 'agrees in part', disagree: 'disagrees', undecided: 'undecided' },
  rejects: 'rejects',
  summary: 'Moderator',
  closingSummary: 'Closing summary',
  open: 'Open',
  judgedAgreed: 'Judged to agree.',
  judgedApart: 'Judged not to agree.',
  listening: 'Your turn: say something, /vote, /extend 2 rounds, or [E] to end; /help says what else.',
  silence: 'passed over in this round',
  typing: 'what you say; agree: … or disagree: … says where you stand',
  commands: { '/plan REQUIREMENT': 'holds a planning workshop meanwhile' },
  hasSpoken: (name) => `${name} has spoken`,
  get usage() {
    return `usage: ${self()} board "topic" | -f board.yaml`;
  },
  topicOrFile: 'give a topic or a file; ',
  emptyTopic: 'the topic is empty; ',
};

const zh: TableWording = {
  table: '圆桌',
  success: '达成共识',
  verdicts: { agree: '同意', partly: '部分同意', disagree: '不同意', undecided: '未定' },
  rejects: '反对',
  summary: '主持人',
  closingSummary: '闭幕总结',
  open: '未决',
  judgedAgreed: '判定为一致。',
  judgedApart: '判定为不一致。',
  listening: '轮到您：直接发言，或 /vote、/extend 2 轮，或输入 [E] 退出；/help 查看其他命令。',
  silence: '本轮不再等待其发言',
  typing: '直接写您的发言；以“同意：”或“不同意：”开头可表明立场',
  commands: { '/plan 需求': '先举行一次规划研讨' },
  hasSpoken: (name) => `${name} 已发言`,
  get usage() {
    return `用法：${self()} board "议题" | -f board.yaml`;
  },
  topicOrFile: '请给出议题或文件；',
  emptyTopic: '议题为空；',
};

export const tableWordingOf = (language: Language): TableWording => ({ en, zh })[language];
