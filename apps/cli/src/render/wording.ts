import { command } from '../called.js';
import type { Applies, BallotCast, TurnSkipped } from '@parley/contracts';
import type { Language } from '../language.js';

/** What the terminal says of a channel of any protocol, in the language of the channel or of --lang. */
interface Wording {
  round(round: number, max: number, last: boolean): string;
  waitsFor(name: string): string;
  skipped: Record<TurnSkipped['cause'], string>;
  failed(task: string, message: string): string;
  /** A success has a word of its protocol's. */
  status: Record<string, string>;
  rounds(count: number): string;
  cost(tokens: string, dollars: string): string;
  rehearsal: string;
  unscripted(example: string): string;
  rehearsed: string;
  announced(due: string): string;
  overridden: string;
  extended(rounds: number, minutes: number): string;
  autoExit(on: boolean): string;
  paused(why: string, attempt: number, resumeAt: string, channel: string): string;
  /** It waits for somebody to mend something. */
  stopped(why: string, endsAt: string, channel: string): string;
  /** Of a model whose window holds less than was said. */
  leftOut(model: string, tokens: number): string;
  resumed: string;
  voteCalled: string;
  choices: Record<BallotCast['choice'], string>;
  votePassed: string;
  voteLost: string;
  noQuorum: string;
  facilitator: string;
  /** After a name, while nothing is heard yet. */
  thinks: string;
  /** Above what somebody says while it is said, and what it thinks. */
  speaks(name: string): string;
  thinksAloud(name: string): string;
  /** In place of what was heard while it was said. */
  above: string;
  /** After a name, where what was heard does not hold. */
  withdrawn: string;
  /** What may be typed while it is shown. */
  invitation: string;
  typed: string;
  /** Commands that may be typed, each with what it does. */
  commands: Record<string, string>;
  unknownCommand(word: string, near: string | undefined): string;
  /** When what was just said counts (D5). */
  applies: Record<Applies, string>;
}

const en: Wording = {
  round: (round, max, last) => `Round ${round}${max ? ` of ${max}` : ''}${last ? ' (the last)' : ''}`,
  waitsFor: (name) => `${name} is asked`,
  skipped: {
    timeout: 'no answer in time',
    turn_failed: 'the model gave no usable answer',
    stopped: 'called off: it ends with what there is',
  },
  failed: (task, message) => `${task} failed: ${message}`,
  status: {
    partial_consensus: 'PARTIAL CONSENSUS',
    rehearsed: 'REHEARSED',
    negotiation_timeout: 'NO AGREEMENT',
    failed: 'FAILED',
    stopped: 'STOPPED',
    completed: 'COMPLETED',
    no_agreement: 'NO AGREEMENT',
  },
  rounds: (count) => `after ${count} round${count === 1 ? '' : 's'}`,
  cost: (tokens, dollars) => `${tokens} · ${dollars}`,
  rehearsal: 'REHEARSAL: no language model takes part; everybody says what a script has for them, and nothing else.',
  unscripted: (example) =>
    `There is no script for a text of your own: nobody here understands it, and nothing is agreed. To a model: set ANTHROPIC_API_KEY, or use a local one (${command`doctor`} says which are here). To see how it goes: ${example}`,
  rehearsed: 'rehearsal',
  announced: (due) => `It ends at ${due} unless you type /continue or /extend.`,
  overridden: 'It goes on.',
  extended: (rounds, minutes) =>
    [rounds && `${rounds} more round${rounds === 1 ? '' : 's'}`, minutes && `${minutes} more minutes`]
      .filter(Boolean)
      .join(', '),
  autoExit: (on) => (on ? 'Conditions end it from now on.' : 'Conditions only warn from now on; people end it.'),
  paused: (why, attempt, resumeAt, channel) =>
    `No model answers (${why}). Nothing is decided without it: it is asked again at ${resumeAt} (wait ${attempt}); ${command`continue ${channel}`} asks at once, ${command`stop ${channel}`} ends.`,
  stopped: (why, endsAt, channel) =>
    `It stops here: ${why} Nothing is decided meanwhile and nobody asks again: ${command`continue ${channel}`} does, ${command`stop ${channel}`} ends it, and at ${endsAt} it ends as failed.`,
  leftOut: (model, tokens) =>
    `${model} cannot read all of it at once: from here on the oldest of the talk is left out of what it is asked (about ${tokens} tokens now). ${command`doctor`} says which setting makes its window larger.`,
  resumed: 'The model is asked again.',
  voteCalled: 'A vote on ending was called',
  choices: { end: 'end', continue: 'go on', abstain: 'abstain' },
  votePassed: 'it ends',
  voteLost: 'it goes on',
  noQuorum: 'too few took part, it goes on',
  facilitator: 'The facilitator',
  thinks: 'is thinking',
  speaks: (name) => `${name}:`,
  thinksAloud: (name) => `${name} is thinking:`,
  above: '↑ as said above',
  withdrawn: 'takes back what was heard so far',
  invitation: 'What you type is said to it; /help says what else there is, [E] ends it.',
  typed: 'What you type is said to all who take part.',
  commands: {
    '/extend 2 rounds': 'more of it; /extend 10 minutes too',
    '/auto-exit on': 'conditions end it; /auto-exit off: they only warn',
    '/continue': 'it goes on where it is about to end, or waits for a model',
    '/vote [question]': 'everybody is asked whether to end',
    '/vote yes': 'your own vote, while one is open: yes ends it; /vote no, /vote abstain',
    '/write': 'your turn in your editor, where it has more parts than a line',
    '/end': 'ends it with a summary, as [E], exit and bye do',
    '/stop': 'ends it at once',
  },
  unknownCommand: (word, near) =>
    `there is no ${word} here${near ? `; did you mean ${near}?` : ''} /help says what there is`,
  applies: {
    at_once: 'heard, counts at once',
    next_turn: 'heard, counts from the next turn on',
    next_round: 'heard, counts from the next round on',
    next_boundary: 'heard, counts from the next phase or round on',
  },
};

const zh: Wording = {
  round: (round, max, last) => `第 ${round} 轮${max ? `（共 ${max} 轮）` : ''}${last ? '，最后一轮' : ''}`,
  waitsFor: (name) => `等待 ${name}`,
  skipped: { timeout: '超时未发言', turn_failed: '模型未给出可用回答', stopped: '已取消：以现有内容收尾' },
  failed: (task, message) => `${task} 失败：${message}`,
  status: {
    partial_consensus: '部分共识',
    rehearsed: '仅为排练',
    negotiation_timeout: '未达成一致',
    failed: '失败',
    stopped: '已停止',
    completed: '已完成',
    no_agreement: '未达成一致',
  },
  rounds: (count) => `共 ${count} 轮`,
  cost: (tokens, dollars) => `${tokens} · ${dollars}`,
  rehearsal: '排练：没有语言模型参与；各人只说脚本中的内容。',
  unscripted: (example) =>
    `您自己的文字没有脚本：这里没有谁理解它，也不会达成任何结论。使用模型：设置 ANTHROPIC_API_KEY，或使用本地模型（${command`doctor`} 会列出本机已有的）。想看完整过程：${example}`,
  rehearsed: '排练',
  announced: (due) => `将于 ${due} 结束；输入 /continue 或 /extend 可继续。`,
  overridden: '继续进行。',
  extended: (rounds, minutes) =>
    [rounds && `增加 ${rounds} 轮`, minutes && `延长 ${minutes} 分钟`].filter(Boolean).join('，'),
  autoExit: (on) => (on ? '从现在起，条件成立即结束。' : '从现在起，条件成立只提醒，由人结束。'),
  paused: (why, attempt, resumeAt, channel) =>
    `模型没有回答（${why}）。没有它就不作任何决定：将于 ${resumeAt} 再次询问（第 ${attempt} 次等待）；${command`continue ${channel}`} 立即再问，${command`stop ${channel}`} 结束。`,
  stopped: (why, endsAt, channel) =>
    `停在这里：${why}在此期间不作任何决定，也不会自动再问：${command`continue ${channel}`} 再次询问，${command`stop ${channel}`} 结束；到 ${endsAt} 将以失败告终。`,
  leftOut: (model, tokens) =>
    `${model} 一次读不完全部内容：从这里起，向它提问时会略去最早的对话（目前约 ${tokens} 个 token）。${command`doctor`} 会说明用哪个设置可以扩大窗口。`,
  resumed: '正在再次询问模型。',
  voteCalled: '发起结束投票',
  choices: { end: '结束', continue: '继续', abstain: '弃权' },
  votePassed: '结束',
  voteLost: '继续',
  noQuorum: '参与人数不足，继续',
  facilitator: '主持人',
  thinks: '正在思考',
  speaks: (name) => `${name}：`,
  thinksAloud: (name) => `${name} 的思考：`,
  above: '↑ 见上文',
  withdrawn: '收回刚才未说完的话',
  invitation: '您输入的内容会在讨论中说出；/help 查看其他命令，[E] 结束。',
  typed: '您输入的内容会对所有参与者说。',
  commands: {
    '/extend 2 轮': '增加轮数；也可 /extend 10 分钟',
    '/auto-exit 开': '条件成立即结束；/auto-exit 关 则只提醒',
    '/continue': '即将结束或等待模型时，继续进行',
    '/vote [问题]': '请所有人表决是否结束',
    '/vote 是': '表决时投您自己的票：是即结束；也可 /vote 否、/vote 弃权',
    '/write': '轮到您且一行说不完时，在编辑器中填写',
    '/end': '总结后结束，[E]、“退出”、“再见”也可以',
    '/stop': '立即结束',
  },
  unknownCommand: (word, near) =>
    `没有 ${word} 这个命令${near ? `；您是指 ${near} 吗？` : '。'}输入 /help 查看可用命令`,
  applies: {
    at_once: '已收到，立即生效',
    next_turn: '已收到，自下一次发言起生效',
    next_round: '已收到，自下一轮起生效',
    next_boundary: '已收到，自下一阶段或下一轮起生效',
  },
};

export const wordingOf = (language: Language): Wording => ({ en, zh })[language];
