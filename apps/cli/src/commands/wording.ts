import { command, quoted } from '../called.js';
import { colonOf, spoken, type Language } from '../language.js';

/** What the commands say that read, send and audit, of channels of any protocol. */
interface CommandWording {
  colon: string;
  yes: string;
  no: string;
  rehearsal: string;
  /** Outcomes and phases, as lists have them; any other phase is `underWay`. */
  standing: Record<string, string>;
  underWay: string;
  channelHead: readonly string[];
  noChannels: string;
  state: Record<'round' | 'started' | 'lastActivity' | 'agreed' | 'silence' | 'endsByItself', string>;
  conditionHead: readonly string[];
  happened: string;
  notYet: string;
  /** A title of the inbox: what is asked for, and by when. */
  until(due: string): string;
  nothingWaits(name: string): string;
  voteOnEnding: string;
  round(round: number): string;
  core: string;
  verified(what: string, events: number, head: string): string;
  /** What a chain of hashes cannot show. */
  rehashed: string;
  noDeadLetters: string;
  letter(id: string): string;
  letterRows: Record<'givenUpBy' | 'about' | 'cause' | 'retried' | 'handled' | 'message', string>;
  tries(service: string, attempts: number, at: string): string;
  aboutEvent(type: string, event: string, channel: string): string;
  unreadable: string;
  retries(times: number, at: string, by: string): string;
  letterState: Record<'retrying' | 'handled' | 'givenUp', string>;
  givenUpAgain(retries: number): string;
  givenAgain(service: string, retry: number): string;
  whatCame(id: string): string;
  noQuarantine: string;
  atPosition(position: number, cause: string): string;
  viewsBack(channel: string): string;
  server(url: string): string;
  noServer(url: string): string;
  /** Of a data folder that was named. */
  noServerOf(folder: string): string;
  modelFails(why: string): string;
  rehearses: string;
  modelUntold: string;
  knowledgeAdded(counts: Record<'added' | 'replaced' | 'unchanged' | 'chunks', number>, collection: string): string;
  passages(count: number): string;
  noKnowledge(collection: string): string;
  nothingFound: string;
  page(page: number): string;
  removed(path: string): string;
  modelHead: readonly string[];
  work: Record<'fast' | 'strong', string>;
  unknownPrice: string;
  longPrompt(tokens: number): string;
  prices: string;
  noModel: string;
  extended: string;
  autoExit(on: boolean): string;
  goesOn: string;
  voteCalled: string;
  voted(choice: string): string;
  signalSent(name: string): string;
  stopped: string;
  written(file: string, run: string): string;
  /** Before a command acts: on which channel; and whether that is meant, where it was guessed. */
  changes(topic: string, channel: string): string;
  isMeant: string;
  /** @param page where the console shows it */
  channel(id: string, page: string | undefined): string;
  stillRunning(channel: string): string;
  stillRunningHere: string;
  filesLater(command: string): string;
  filesBy(command: string): string;
  startsHere: string;
  api(url: string): string;
  uses(url: string): string;
}

const en: CommandWording = {
  colon: colonOf('en'),
  yes: 'yes',
  no: 'no',
  rehearsal: 'rehearsal',
  standing: {
    success: 'success',
    completed: 'completed',
    partial_consensus: 'partial consensus',
    negotiation_timeout: 'no agreement',
    no_agreement: 'no agreement',
    failed: 'failed',
    stopped: 'stopped',
    rehearsed: 'rehearsed',
    closed: 'closed',
    clarifying: 'waits for an answer',
    listening: 'listening',
    waiting_for_model: 'waits for a model',
    closing: 'closing',
    checking: 'checking',
    drafting: 'drafting',
    screening: 'screening',
    documenting: 'writing',
  },
  underWay: 'under way',
  channelHead: ['channel', 'protocol', 'state', 'round', 'last activity', 'topic'],
  get noChannels() {
    return `no channels yet; try: ${command`negotiate "…"`}`;
  },
  state: {
    round: 'Round',
    started: 'Started',
    lastActivity: 'Last activity',
    agreed: 'Agreement',
    silence: 'Rounds since a person spoke',
    endsByItself: 'Ends by itself',
  },
  conditionHead: ['condition', 'now', 'warns at', 'ends at'],
  happened: 'has happened',
  notYet: 'not yet',
  until: (due) => `until ${due}`,
  nothingWaits: (name) => `nothing waits for ${name}`,
  voteOnEnding: 'vote on ending',
  round: (round) => `round ${round}`,
  core: 'core',
  verified: (what, events, head) => `${what}: ${events} events, the hash chain holds, head ${head}`,
  rehashed:
    'Whoever can write a whole file can also make its hashes anew: compare the head with one that you got another way.',
  noDeadLetters: 'no message was given up',
  letter: (id) => `dead letter ${id}`,
  letterRows: {
    givenUpBy: 'given up by',
    about: 'about',
    cause: 'cause',
    retried: 'retried',
    handled: 'handled',
    message: 'message',
  },
  tries: (service, attempts, at) => `${service}, after ${attempts} ${attempts === 1 ? 'try' : 'tries'}, ${at}`,
  aboutEvent: (type, event, channel) => `${type}, event ${event} of channel ${channel}`,
  unreadable: '(unreadable)',
  retries: (times, at, by) => `${times}×, the last time ${at} by ${by}`,
  letterState: { retrying: 'is being handled again', handled: 'handled by a retry', givenUp: 'given up' },
  givenUpAgain: (retries) => `given up again after ${retries} ${retries === 1 ? 'retry' : 'retries'}`,
  givenAgain: (service, retry) => `${service} is given it once more (retry ${retry})`,
  whatCame: (id) => `what came of it: ${command`dead-letters show ${id}`}`,
  noQuarantine: 'no channel is in quarantine',
  atPosition: (position, cause) => `at ${position}: ${cause}`,
  viewsBack: (channel) => `the views of ${channel} are there again`,
  server: (url) => `Server at ${url}`,
  noServerOf: (folder) =>
    `No server for PARLEY_DATA=${quoted(folder)}: each command starts its own, ${command`up`} keeps one`,
  noServer: (url) => `No server at ${url}: each command starts its own, ${command`up`} keeps one`,
  modelFails: (why) => `Model: ${why}`,
  rehearses: 'Model: REHEARSAL, the server has none: it plays scripts',
  modelUntold: 'Model: the server does not say which it uses',
  knowledgeAdded: ({ added, replaced, unchanged, chunks }, collection) =>
    `${added} added, ${replaced} replaced, ${unchanged} unchanged; ${chunks} passages in ${collection}`,
  passages: (count) => `${count} passage${count === 1 ? '' : 's'}`,
  noKnowledge: (collection) => `nothing in ${collection}; try: ${command`knowledge add FOLDER`}`,
  nothingFound: 'nothing found',
  page: (page) => `p. ${page}`,
  removed: (path) => `${path} removed`,
  modelHead: ['model', 'used for', 'input', 'output', 'cache read', 'cache write', 'released', 'price of'],
  work: { fast: 'quick work', strong: 'speaking and writing' },
  unknownPrice: 'unknown',
  longPrompt: (tokens) => `over ${tokens} tokens`,
  prices: 'US dollars for a million tokens. Others, and other dates: PARLEY_PRICES.',
  noModel: 'No model is configured: channels are rehearsed. With a key, these do the work.',
  extended: 'extended',
  autoExit: (on) => (on ? 'conditions end it from now on' : 'conditions only warn from now on'),
  goesOn: 'it goes on',
  changes: (topic, channel) => `on "${topic}" (${channel})`,
  isMeant: 'Is that the one? [y/N] ',
  voteCalled: 'a vote is called',
  voted: (choice) => `voted ${choice}`,
  signalSent: (name) => `signal ${name} sent`,
  stopped: 'stopped',
  written: (file, run) => `${file} is there; change it, then: ${run}`,
  channel: (id, page) => `channel ${id}${page === undefined ? '' : ` · ${page}`}`,
  stillRunning: (channel) => `still running; ${command`follow ${channel}`} | ${command`stop ${channel}`}`,
  filesBy: (how) => `its files: ${how}`,
  filesLater: (how) => `its files, once it is over: ${how}`,
  get stillRunningHere() {
    return `still running; it goes on when Parley is started again: ${command`up`}`;
  },
  startsHere: 'no server at 127.0.0.1:4700: starting the services in this process',
  api: (url) => `  API ${url}/docs   other parley commands find it as long as this one runs`,
  uses: (url) => `  using the server at ${url}`,
};

const zh: CommandWording = {
  colon: colonOf('zh'),
  yes: '是',
  no: '否',
  rehearsal: '排练',
  standing: {
    success: '成功',
    completed: '已完成',
    partial_consensus: '部分共识',
    negotiation_timeout: '未达成一致',
    no_agreement: '未达成一致',
    failed: '失败',
    stopped: '已停止',
    rehearsed: '仅为排练',
    closed: '已结束',
    clarifying: '等待回答',
    listening: '等待发言',
    waiting_for_model: '等待模型',
    closing: '收尾中',
    checking: '检查中',
    drafting: '起草中',
    screening: '筛选中',
    documenting: '撰写中',
  },
  underWay: '进行中',
  channelHead: ['频道', '方式', '状态', '轮次', '最近活动', '主题'],
  get noChannels() {
    return `还没有频道；可以试试：${command`negotiate "…"`}`;
  },
  state: {
    round: '轮次',
    started: '开始',
    lastActivity: '最近活动',
    agreed: '达成共识',
    silence: '无人发言的轮数',
    endsByItself: '自动结束',
  },
  conditionHead: ['条件', '当前值', '提醒值', '结束值'],
  happened: '已发生',
  notYet: '未发生',
  until: (due) => `截止 ${due}`,
  nothingWaits: (name) => `没有等待 ${name} 的事项`,
  voteOnEnding: '是否结束的表决',
  round: (round) => `第 ${round} 轮`,
  core: '核心',
  verified: (what, events, head) => `${what}：${events} 个事件，哈希链完整，末端 ${head}`,
  rehashed: '能写出整个文件的人也能重新生成其中的哈希：请与您通过其他途径得到的末端哈希比较。',
  noDeadLetters: '没有被放弃的消息',
  letter: (id) => `死信 ${id}`,
  letterRows: {
    givenUpBy: '放弃者',
    about: '内容',
    cause: '原因',
    retried: '重试',
    handled: '处理',
    message: '消息',
  },
  tries: (service, attempts, at) => `${service}，尝试 ${attempts} 次后，${at}`,
  aboutEvent: (type, event, channel) => `${type}，频道 ${channel} 的事件 ${event}`,
  unreadable: '（无法读取）',
  retries: (times, at, by) => `${times} 次，最近一次 ${at}，由 ${by}`,
  letterState: { retrying: '正在重新处理', handled: '重试后已处理', givenUp: '已放弃' },
  givenUpAgain: (retries) => `重试 ${retries} 次后再次放弃`,
  givenAgain: (service, retry) => `已再次交给 ${service}（第 ${retry} 次重试）`,
  whatCame: (id) => `查看结果：${command`dead-letters show ${id}`}`,
  noQuarantine: '没有被隔离的频道',
  atPosition: (position, cause) => `位置 ${position}：${cause}`,
  viewsBack: (channel) => `频道 ${channel} 的视图已恢复`,
  server: (url) => `服务器 ${url}`,
  noServerOf: (folder) => `PARLEY_DATA=${quoted(folder)} 没有服务器：每个命令自行启动服务，${command`up`} 可保持一个`,
  noServer: (url) => `${url} 没有服务器：每个命令自行启动服务，${command`up`} 可保持一个`,
  modelFails: (why) => `模型：${why}`,
  rehearses: '模型：排练，服务器没有模型，按脚本进行',
  modelUntold: '模型：服务器没有说明使用哪个',
  knowledgeAdded: ({ added, replaced, unchanged, chunks }, collection) =>
    `新增 ${added}，替换 ${replaced}，未变 ${unchanged}；${collection} 中共 ${chunks} 段`,
  passages: (count) => `${count} 段`,
  noKnowledge: (collection) => `${collection} 中没有内容；可以试试：${command`knowledge add FOLDER`}`,
  nothingFound: '没有找到',
  page: (page) => `第 ${page} 页`,
  removed: (path) => `已移除 ${path}`,
  modelHead: ['模型', '用途', '输入', '输出', '缓存读取', '缓存写入', '发布日期', '价格依据'],
  work: { fast: '快速工作', strong: '发言与写作' },
  unknownPrice: '未知',
  longPrompt: (tokens) => `超过 ${tokens} 个词元`,
  prices: '每百万词元的美元价格。其他模型与日期：PARLEY_PRICES。',
  noModel: '没有配置模型：频道为排练。配置密钥后由以上模型工作。',
  extended: '已延长',
  autoExit: (on) => (on ? '从现在起，条件成立即结束' : '从现在起，条件成立只提醒'),
  goesOn: '继续进行',
  changes: (topic, channel) => `对象：“${topic}”（${channel}）`,
  isMeant: '是这一个吗？[y/N] ',
  voteCalled: '已发起表决',
  voted: (choice) => `已投票：${choice}`,
  signalSent: (name) => `已发送信号 ${name}`,
  stopped: '已停止',
  written: (file, run) => `已写出 ${file}；修改后运行：${run}`,
  channel: (id, page) => `频道 ${id}${page === undefined ? '' : ` · ${page}`}`,
  stillRunning: (channel) => `仍在进行；${command`follow ${channel}`} | ${command`stop ${channel}`}`,
  filesBy: (how) => `取得文件：${how}`,
  filesLater: (how) => `结束后取得文件：${how}`,
  get stillRunningHere() {
    return `仍在进行；再次启动 Parley 后继续：${command`up`}`;
  },
  startsHere: '127.0.0.1:4700 没有服务器：在本进程中启动服务',
  api: (url) => `  API ${url}/docs   本命令运行期间，其他 parley 命令可以找到它`,
  uses: (url) => `  使用服务器 ${url}`,
};

export const commandWordingOf = (language: Language): CommandWording => ({ en, zh })[language];

/** In the language of this command. */
export const commandWords = (): CommandWording => commandWordingOf(spoken());
