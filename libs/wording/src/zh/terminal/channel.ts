import type { Terminal } from '../../terminal.js';
import type { channel as En } from '../../en/terminal/channel.js';
import type { Translation } from '../../translation.js';
import { terms } from '../terms.js';

export const channel = ({ command }: Terminal): Translation<ReturnType<typeof En>> => ({
  round: (round, max, last) => `第 ${round} 轮${max ? `（共 ${max} 轮）` : ''}${last ? '，最后一轮' : ''}`,
  waitsFor: (name) => `等待 ${name}`,
  skipped: { timeout: '超时未发言', turn_failed: '未给出可用回答', stopped: '已取消：以现有内容收尾' },
  failed: (task, message) => `${task} 失败：${message}`,
  status: {
    partial_consensus: '部分共识',
    rehearsed: '仅为排练',
    negotiation_timeout: terms.noAgreementHeading,
    failed: '失败',
    stopped: '已停止',
    completed: '已完成',
    no_agreement: terms.noAgreementHeading,
  },
  rounds: (count) => `共 ${count} 轮`,
  cost: (tokens, dollars) => `${tokens} · ${dollars}`,
  rehearsal: '排练：没有语言模型参与；各人只说脚本中的内容。',
  rehearsalWithOthers: '排练：没有 Parley 的语言模型参与。由其扮演的席位只说脚本中的内容；真人与外部智能体各自发言。',
  unscripted: (example) =>
    `您自己的文字没有脚本：这里没有谁理解它，也不会达成任何结论。使用模型：设置 ANTHROPIC_API_KEY，或使用本地模型（${command`doctor`} 会列出本机已有的）。想看完整过程：${example}`,
  rehearsed: terms.rehearsal,
  announced: (due) => `将于 ${due} 结束；输入 /continue 或 /extend 可继续。`,
  purpose: terms.purposeIs,
  keepUntil: terms.keepUntil,
  agentElsewhere: terms.agentElsewhere,
  cardChanged: (name: string, hash: string, channel: string, seat: string) =>
    `${name} 的智能体出示了另一张名片：在操作员同意之前视为缺席： ${command`agree-card ${channel} ${seat} ${hash}`}`,
  cardAgreed: terms.cardAgreed,
  wordsErased: terms.wordsErased,
  noSeatsOnNats: '此处不接受经由 NATS 的席位（NATS_SEATS_URL）；用于 REST 的密钥是：',
  overridden: '继续进行。',
  extended: (rounds, minutes) =>
    [rounds && `增加 ${rounds} 轮`, minutes && `延长 ${minutes} 分钟`].filter(Boolean).join('，'),
  autoExit: (on) => (on ? '从现在起，条件成立即结束。' : '从现在起，条件成立只提醒，由人结束。'),
  forked: (parent, version) => `分叉：至此为 ${parent} 的副本，直到版本 ${version}。`,
  taken: terms.takenFromParent,
  pace: { at_once: '排练立即播完。', readable: '排练按阅读速度播放。' },
  paused: (why, attempt, resumeAt, channel) =>
    `模型没有回答（${why}）。没有它就不作任何决定：将于 ${resumeAt} 再次询问（第 ${attempt} 次等待）；${command`continue ${channel}`} 立即再问，${command`stop ${channel}`} 结束。`,
  stopped: (why, endsAt, channel) =>
    `停在这里：${why}在此期间不作任何决定，也不会自动再问：${command`continue ${channel}`} 再次询问，${command`stop ${channel}`} 结束；到 ${endsAt} 将以失败告终。`,
  leftOut: (model, tokens) =>
    `${model} 一次读不完全部内容：从这里起，向它提问时会略去最早的对话（目前约 ${tokens} 个 token）。${command`doctor`} 会说明用哪个设置可以扩大窗口。`,
  resumed: '正在再次询问模型。',
  voteCalled: '发起结束投票',
  choices: terms.choices,
  votePassed: '结束',
  voteLost: '继续',
  noQuorum: '参与人数不足，继续',
  facilitator: terms.moderator,
  thinks: '正在思考',
  speaks: (name) => `${name}：`,
  thinksAloud: terms.thinksAloud,
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
    '/stop': terms.endsAtOnce,
  },
  unknownCommand: (word, near) =>
    `没有 ${word} 这个命令${near ? `；您是指 ${near} 吗？` : '。'}输入 /help 查看可用命令`,
  applies: terms.applies,
});
