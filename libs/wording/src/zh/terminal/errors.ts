import { ownProperty } from '@parley/untrusted';
import type { Terminal } from '../../terminal.js';
import type { errors as En } from '../../en/terminal/errors.js';
import { problems } from '../problems.js';
import type { Translation } from '../../translation.js';
import { terms } from '../terms.js';

export const errors = ({ command, self }: Terminal): Translation<ReturnType<typeof En>> => ({
  problem: ({ code, title }) => ownProperty<string>(problems, code) ?? title,
  colon: terms.colon,
  usage: '用法',
  cannotReach: (url, why) => `无法连接 ${url}（${why}）；启动：${command`up`}`,
  away: (url, since) => `${url} 不在（${since}）：正在等待；按 Ctrl-C 离开`,
  isBack: (url) => `${url} 已恢复`,
  keptUntilBack: (text) => `已保留，待服务器恢复后发出：${text}`,
  notSent: (text) => `未发出：${text}`,
  viewsBehind: (channel) => `频道 ${channel} 的视图尚未跟上，请重试`,
  noAddress: (name, url, like) => `${name}=${url} 不是地址，应写成 ${like}`,
  isThereAlready: (file) => `${file} 已存在：不覆盖已有文件`,
  noFolder: '没有这个文件夹',
  cannotWrite: (file, why) => `无法写入 ${file}：${why}`,
  cannotRead: (file, why) => `无法读取 ${file}：${why}`,
  lineTooLong: (most) => `其中一行超过 ${most} 字节`,
  movedInLog: (position, after) => `它自称位于日志的第 ${position} 位，却不在前一事件（第 ${after} 位）之后`,
  tooLarge: (bytes, most) => `它有 ${bytes} 字节，最多可以有 ${most} 字节`,
  isThereTwice: (name) => `${name} 重复出现`,
  nothingInIt: '文件是空的',
  fileOfOther: (file, name) => `${file} 适用于 parley ${name}：${command`${name} -f ${file}`}`,
  badFileName: (name) => `服务器给出的文件名 ${name} 不可用，未写入任何内容`,
  badVersion: (version) => `服务器给出的版本 ${version} 不可用，未写入任何内容`,
  twoProtocols: (one, other) => `${one} 与 ${other} 无法比较：请写明同一协议的两个频道`,
  noChannelYet: '还没有频道',
  nameIt: (topic, channel) => `没有执行：“${topic}”不是本终端最近打开或指名的频道；请写明编号：${channel}`,
  nothingToSpread: (model) =>
    model === undefined
      ? '没有可供席位选用的模型：智能体为排练，或其服务器未说明有哪些模型'
      : `只配置了 ${model} 一个模型：请设置 PARLEY_FAST_MODEL，或再配置一个密钥或服务器`,
  fileNeedsDiverse: '文件须与 --diverse 同用',
  aboveLimit: (limit) => `花费可能超过 ${limit}，而此处无法询问：--yes 仍然开始，--budget 限定花费`,
  notMeant: '没有执行',
  noChannel: (given) => `${given} 不是频道：请给出其编号、编号的开头，或 last`,
  noChannelBegins: (given) => `没有编号以 ${given} 开头的频道`,
  severalMeant: (given) => `${given} 可能是以下任一个`,
  waitsFor: (who, how) => `等待 ${who}：${how}`,
  waitsForYou: (how) => `等待您：${how}`,
  noExport: (what, line, cut) =>
    `${what} 不是完整的导出：每行应为一个 JSON 事件（第 ${line} 行${cut ? '，该行被截断' : ''}）`,
  chainBreaks: (version) => `哈希链在版本 ${version} 处断开`,
  missing: (from, to) => (from === to ? '该版本缺失' : `缺少版本 ${from} 至 ${to}`),
  misplaced: (version) => `该处是版本 ${version}`,
  changed: (type) => `此 ${type} 与记录时不同`,
  inputChanged: (version) => `版本 ${version} 所附的请求内容与链中的哈希不符`,
  copyChanged: (version) => `版本 ${version} 自称是另一频道事件的副本，但与其在该频道中的哈希不符`,
  noEvents: '没有事件',
  lastLineMissing: (events) => `${events} 个事件的哈希链完整，但缺少说明这是全部内容的最后一行：可能被截断`,
  otherEnd: (said, found) =>
    `应有 ${said.channel_id} 的 ${said.events} 个事件，末端 ${said.head}；实有 ${found.events} 个，末端 ${found.head}`,
  nothingReadable: (folder) => `${folder} 中没有可读取的内容`,
  meantInstead: (near) => `；您是指 ${near} 吗？`,
  duration: '应为时长：整数加单位，如 30s、10m、2h 或 3d（ms、s、m、h、d）',
  takesPart: (how) => `本频道没有这个命令；在其中参与：${how}`,
  chatTypes: () => `${command`chat`} 需要输入，不能与 --no-input 同时使用`,
  meant: (near) => `您是指 ${near} 吗？`,
  seeHelp: () => `（用法见 ${self()} --lang zh --help）`,
  wholeNumber: (least, most) => `应为 ${least} 至 ${most} 的整数。`,
  dollars: (most) => `应为 0 至 ${most} 的美元金额，例如 0.50。`,
  seconds: (most) => `应为秒数，或 90s、2m 这样的时长，大于 0 且不超过 ${most} 秒。`,
  extension: '应为时长：整数加单位，如 90s、30m 或 2h，大于 0 且不超过 30d。',
  speed: '应为大于 0 的数，或 max。',
  choices: (all) => `可选值：${all.join('、')}。`,
  isCommand: (word, near, forced) => `您是指 ${near} 吗？要按原样使用“${word}”：${forced}`,
});
