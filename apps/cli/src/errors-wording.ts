import { command, self } from './called.js';
import { ownProperty, type Manifest, type Problem } from '@parley/contracts';
import { colonOf, spoken, type Language } from './language.js';
import { clock } from './waiting/clock.js';
import { PROBLEMS_IN_CHINESE } from './problems-in-chinese.js';

/** Why a command does not do what it was asked, whatever the protocol. */
interface ErrorWording {
  /** A server's refusal by its code; its own title where the language or the code is not known here. */
  problem(problem: Pick<Problem, 'code' | 'title' | 'params'>): string;
  colon: string;
  usage: string;
  cannotReach(url: string, why: string): string;
  /** While it is waited for, whoever follows a channel. */
  away(url: string, ms: number): string;
  isBack(url: string): string;
  /** What was typed while it was away. */
  keptUntilBack(text: string): string;
  /** The same where nobody waits for it any more. */
  notSent(text: string): string;
  viewsBehind(channel: string): string;
  noAddress(name: string, url: string, like: string): string;
  cannotRead(file: string, why: string): string;
  isThereAlready(file: string): string;
  cannotWrite(file: string, why: string): string;
  tooLarge(bytes: number, most: number): string;
  isThereTwice(name: string): string;
  fileOfOther(file: string, command: string): string;
  badFileName(name: string): string;
  badVersion(version: string): string;
  noChannelYet: string;
  /** A command would change what was guessed, and nobody can be asked. */
  nameIt(topic: string, channel: string): string;
  notMeant: string;
  noChannel(given: string): string;
  noChannelBegins(given: string): string;
  severalMeant(given: string): string;
  waitsFor(who: string, how: string): string;
  waitsForYou(how: string): string;
  noExport(what: string, line: number, cut: boolean): string;
  chainBreaks(version: number): string;
  missing(from: number, to: number): string;
  misplaced(version: number): string;
  changed(type: string): string;
  noEvents: string;
  lastLineMissing(events: number): string;
  otherEnd(said: Manifest, found: Manifest): string;
  nothingReadable(folder: string): string;
  /** In the place of a command of another protocol. */
  takesPart(how: string): string;
  /** A chat that may wait for nobody. */
  chatTypes: string;
  meant(near: string): string;
  /** Behind what is wrong with a field of a file. */
  meantInstead(near: string): string;
  duration: string;
  seeHelp: string;
  wholeNumber(least: number, most: number): string;
  seconds(most: number): string;
  dollars(most: number): string;
  extension: string;
  speed: string;
  choices(all: readonly string[]): string;
  isCommand(word: string, near: string, forced: string): string;
}

const en: ErrorWording = {
  problem: ({ title }) => title,
  colon: colonOf('en'),
  usage: 'usage',
  cannotReach: (url, why) => `cannot reach ${url} (${why}); start it with: ${command`up`}`,
  away: (url, ms) => `${url} is away (${clock(ms)}): it is waited for; Ctrl-C leaves`,
  isBack: (url) => `${url} is there again`,
  keptUntilBack: (text) => `kept until the server is back: ${text}`,
  notSent: (text) => `not sent: ${text}`,
  viewsBehind: (channel) => `the views of ${channel} are behind; try again`,
  noAddress: (name, url, like) => `${name}=${url} is no address; write it as ${like}`,
  isThereAlready: (file) => `${file} is there already: no file is written over`,
  cannotWrite: (file, why) => `cannot write ${file}: ${why}`,
  cannotRead: (file, why) => `cannot read ${file}: ${why}`,
  tooLarge: (bytes, most) => `it has ${bytes} bytes, and may have ${most}`,
  isThereTwice: (name) => `${name} is there twice`,
  fileOfOther: (file, name) => `${file} is a file for parley ${name}: ${command`${name} -f ${file}`}`,
  badFileName: (name) => `the server names a file ${name}: nothing is written`,
  badVersion: (version) => `the server names a version ${version}: nothing is written`,
  noChannelYet: 'there is no channel yet',
  nameIt: (topic, channel) =>
    `nothing was done: "${topic}" is not what this terminal opened or named last; name it: ${channel}`,
  notMeant: 'nothing was done',
  noChannel: (given) => `${given} is no channel: give its id, the beginning of it, or last`,
  noChannelBegins: (given) => `no channel's id begins with ${given}`,
  severalMeant: (given) => `${given} may be any of`,
  waitsFor: (who, how) => `waits for ${who}: ${how}`,
  waitsForYou: (how) => `waits for you: ${how}`,
  noExport: (what, line, cut) =>
    `${what} is not a whole export: one JSON event a line (line ${line}${cut ? ', which was cut off' : ''})`,
  chainBreaks: (version) => `the hash chain breaks at version ${version}`,
  missing: (from, to) => (from === to ? 'it is missing' : `versions ${from} to ${to} are missing`),
  misplaced: (version) => `in its place is version ${version}`,
  changed: (type) => `this ${type} is not as it was recorded`,
  noEvents: 'there are no events',
  lastLineMissing: (events) =>
    `the hash chain holds for ${events} events, but the last line is missing, which says that these are all: it may have been cut off`,
  otherEnd: (said, found) =>
    `it should have ${said.events} events of ${said.channel_id} up to ${said.head}, and has ${found.events} up to ${found.head}`,
  nothingReadable: (folder) => `nothing in ${folder} can be read`,
  meantInstead: (near) => `; did you mean ${near}?`,
  duration: 'must be a length of time: a whole number with its unit, as 30s, 10m, 2h or 3d (ms, s, m, h, d)',
  takesPart: (how) => `this channel has no such command; in it you take part by: ${how}`,
  get chatTypes() {
    return `${command`chat`} reads what you type: it takes no --no-input`;
  },
  meant: (near) => ` Did you mean ${near}?`,
  get seeHelp() {
    return `(${self()} --help shows the usage)`;
  },
  wholeNumber: (least, most) => `It must be a whole number from ${least} to ${most}.`,
  dollars: (most) => `It must be an amount of US dollars, from 0 to ${most}, as 0.50.`,
  seconds: (most) =>
    `It must be a number of seconds, or a length of time as 90s or 2m, more than 0 and at most ${most} seconds.`,
  extension:
    'It must be a length of time: a whole number with its unit, as 90s, 30m or 2h, more than 0 and at most 30d.',
  speed: 'It must be a number above 0, or max.',
  choices: (all) => `Allowed choices are ${all.join(', ')}.`,
  isCommand: (word, near, forced) => `did you mean ${near}? To take "${word}" as it is: ${forced}`,
};

const zh: ErrorWording = {
  problem: ({ code, title }) => ownProperty<string>(PROBLEMS_IN_CHINESE, code) ?? title,
  colon: colonOf('zh'),
  usage: '用法',
  cannotReach: (url, why) => `无法连接 ${url}（${why}）；启动：${command`up`}`,
  away: (url, ms) => `${url} 不在（${clock(ms)}）：正在等待；按 Ctrl-C 离开`,
  isBack: (url) => `${url} 已恢复`,
  keptUntilBack: (text) => `已保留，待服务器恢复后发出：${text}`,
  notSent: (text) => `未发出：${text}`,
  viewsBehind: (channel) => `频道 ${channel} 的视图尚未跟上，请重试`,
  noAddress: (name, url, like) => `${name}=${url} 不是地址，应写成 ${like}`,
  isThereAlready: (file) => `${file} 已存在：不覆盖已有文件`,
  cannotWrite: (file, why) => `无法写入 ${file}：${why}`,
  cannotRead: (file, why) => `无法读取 ${file}：${why}`,
  tooLarge: (bytes, most) => `它有 ${bytes} 字节，最多可以有 ${most} 字节`,
  isThereTwice: (name) => `${name} 重复出现`,
  fileOfOther: (file, name) => `${file} 适用于 parley ${name}：${command`${name} -f ${file}`}`,
  badFileName: (name) => `服务器给出的文件名 ${name} 不可用，未写入任何内容`,
  badVersion: (version) => `服务器给出的版本 ${version} 不可用，未写入任何内容`,
  noChannelYet: '还没有频道',
  nameIt: (topic, channel) => `没有执行：“${topic}”不是本终端最近打开或指名的频道；请写明编号：${channel}`,
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
  noEvents: '没有事件',
  lastLineMissing: (events) => `${events} 个事件的哈希链完整，但缺少说明这是全部内容的最后一行：可能被截断`,
  otherEnd: (said, found) =>
    `应有 ${said.channel_id} 的 ${said.events} 个事件，末端 ${said.head}；实有 ${found.events} 个，末端 ${found.head}`,
  nothingReadable: (folder) => `${folder} 中没有可读取的内容`,
  meantInstead: (near) => `；您是指 ${near} 吗？`,
  duration: '应为时长：整数加单位，如 30s、10m、2h 或 3d（ms、s、m、h、d）',
  takesPart: (how) => `本频道没有这个命令；在其中参与：${how}`,
  get chatTypes() {
    return `${command`chat`} 需要输入，不能与 --no-input 同时使用`;
  },
  meant: (near) => `您是指 ${near} 吗？`,
  get seeHelp() {
    return `（用法见 ${self()} --lang zh --help）`;
  },
  wholeNumber: (least, most) => `应为 ${least} 至 ${most} 的整数。`,
  dollars: (most) => `应为 0 至 ${most} 的美元金额，例如 0.50。`,
  seconds: (most) => `应为秒数，或 90s、2m 这样的时长，大于 0 且不超过 ${most} 秒。`,
  extension: '应为时长：整数加单位，如 90s、30m 或 2h，大于 0 且不超过 30d。',
  speed: '应为大于 0 的数，或 max。',
  choices: (all) => `可选值：${all.join('、')}。`,
  isCommand: (word, near, forced) => `您是指 ${near} 吗？要按原样使用“${word}”：${forced}`,
};

export const errorWordingOf = (language: Language): ErrorWording => ({ en, zh })[language];

/** In the language of this command. */
export const complaints = (): ErrorWording => errorWordingOf(spoken());
