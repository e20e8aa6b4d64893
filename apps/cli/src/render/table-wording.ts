import type { BallotCast, Stance } from '@parley/contracts';
import type { Language } from './wording.js';

/** What the terminal says of a round table and of how channels end. */
interface TableWording {
  table: string;
  verdicts: Record<Stance['verdict'], string>;
  rejects: string;
  skipped: Record<'timeout' | 'turn_failed', string>;
  summary: string;
  closingSummary: string;
  open: string;
  judgedAgreed: string;
  judgedApart: string;
  announced(due: string): string;
  overridden: string;
  extended(rounds: number, minutes: number): string;
  voteCalled: string;
  choices: Record<BallotCast['choice'], string>;
  votePassed: string;
  voteLost: string;
  noQuorum: string;
  listening: string;
  why: string;
  also: string;
}

const en: TableWording = {
  table: 'Round table',
  verdicts: { agree: 'agrees', partly: 'agrees in part', disagree: 'disagrees', undecided: 'undecided' },
  rejects: 'rejects',
  skipped: { timeout: 'no answer in time', turn_failed: 'the model gave no usable answer' },
  summary: 'Moderator',
  closingSummary: 'Closing summary',
  open: 'Open',
  judgedAgreed: 'Judged to agree.',
  judgedApart: 'Judged not to agree.',
  announced: (due) => `It ends at ${due} unless you type /continue or /extend.`,
  overridden: 'It goes on.',
  extended: (rounds, minutes) =>
    [rounds && `${rounds} more round${rounds === 1 ? '' : 's'}`, minutes && `${minutes} more minutes`]
      .filter(Boolean)
      .join(', '),
  voteCalled: 'A vote on ending was called',
  choices: { end: 'end', continue: 'go on', abstain: 'abstain' },
  votePassed: 'it ends',
  voteLost: 'it goes on',
  noQuorum: 'too few took part, it goes on',
  listening: 'Your turn: say something, /vote, /extend 2 rounds, or [E] to end.',
  why: 'Why',
  also: 'Also true',
};

const zh: TableWording = {
  table: '圆桌',
  verdicts: { agree: '同意', partly: '部分同意', disagree: '不同意', undecided: '未定' },
  rejects: '反对',
  skipped: { timeout: '超时未发言', turn_failed: '模型未给出可用回答' },
  summary: '主持人',
  closingSummary: '闭幕总结',
  open: '未决',
  judgedAgreed: '判定为一致。',
  judgedApart: '判定为不一致。',
  announced: (due) => `将于 ${due} 结束；输入 /continue 或 /extend 可继续。`,
  overridden: '继续进行。',
  extended: (rounds, minutes) =>
    [rounds && `增加 ${rounds} 轮`, minutes && `延长 ${minutes} 分钟`].filter(Boolean).join('，'),
  voteCalled: '发起结束投票',
  choices: { end: '结束', continue: '继续', abstain: '弃权' },
  votePassed: '结束',
  voteLost: '继续',
  noQuorum: '参与人数不足，继续',
  listening: '轮到您：直接发言，或 /vote、/extend 2 轮，或输入 [E] 退出。',
  why: '依据',
  also: '同时满足',
};

export const tableWordingOf = (language: Language): TableWording => ({ en, zh })[language];
