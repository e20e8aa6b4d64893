import { command } from '../called.js';
import type {
  AreaScore,
  BarrierHeld,
  BarrierReleased,
  DocumentVersion,
  NoticeIssued,
  StatusChanged,
} from '@parley/contracts';
import { TITLES } from '@parley/protocols/interview';
import { colonOf, type Language } from '../language.js';

type Document = DocumentVersion['document'];

/** What the terminal says of an interview. */
export interface InterviewWords {
  language: Language;
  interview: string;
  success: string;
  partial: string;
  roles: Record<'interviewer' | 'architect', string>;
  /** What stands between a name and what is said. */
  colon: string;
  prompt: string;
  areas: Record<AreaScore['area'], string>;
  statuses: Record<StatusChanged['to'], string>;
  asksNext(area: string): string;
  held: Record<BarrierHeld['level'], string>;
  agents: Record<BarrierReleased['blocking_agent'], string>;
  wentOn(agent: string, why: string): string;
  by: Record<NoticeIssued['by'], string>;
  notice: string;
  approves: string;
  leaves: string;
  facts(added: number, changed: number): string;
  remembered(from: number, through: number, points: number): string;
  brokeIn: string;
  interrupted: string;
  takenBack: string;
  /** Above what somebody thinks. */
  thinksAloud(name: string): string;
  titles: Record<Document, string>;
  writes(documents: string, version: number): string;
  missed: string;
  delivered(documents: string, channel: string): string;
  missing(documents: string): string;
  summary: string;
  open: string;
  saved(folder: string): string;
  stoodAt(status: string, score: number): string;
  waits(messages: number): string;
  resume(channel: string): string;
  /** What silence comes to at the deadline: the user's, and of who asks or writes. */
  silence: Record<'say' | 'work', string>;
  /** How the user's turn is typed. */
  typing: string;
  over(channel: string): string;
  /** What an interview that is over cannot do is not advised. */
  noDocuments: Record<'open' | 'closed', string>;
  noDocument(document: string): string;
  help: string;
  state: {
    session: string;
    status: string;
    turns: string;
    score: string;
    updated: string;
    profile: string;
    pains: string;
    constraints: string;
    missing: string;
  };
  documentHead: [string, string, string];
  changed: string;
  same: string;
  /** Of the inbox: what a turn is, and who said what. */
  work: Record<'say' | 'answer' | 'write', string>;
  speaker: Record<'user' | 'interviewer', string>;
}

const en: InterviewWords = {
  language: 'en',
  interview: 'Interview',
  success: 'DOCUMENTS DELIVERED',
  partial: 'DOCUMENTS DELIVERED IN PART',
  roles: { interviewer: 'asks', architect: 'writes the documents' },
  colon: colonOf('en'),
  prompt: 'You: ',
  areas: {
    who: 'who you are',
    pain: 'what troubles you',
    context: 'how it is done today',
    constraints: 'constraints',
    success: 'what success is',
  },
  statuses: { Profiling: 'Profiling', DeepDive: 'DeepDive', Solutioning: 'Solutioning', Completed: 'Completed' },
  asksNext: (area) => `asks next about: ${area}`,
  held: { syncing: 'syncing thoughts…', thinking_deeply: 'thinking deeply…' },
  agents: { None: 'none', Analyst: 'Analyst', Judge: 'Judge', Summary: 'Summary', Monitor: 'Monitor' },
  wentOn: (agent, why) => `goes on without the ${agent}: ${why}`,
  by: { analyst: 'Analyst', judge: 'Judge', rules: 'Parley' },
  notice: 'to the Interviewer',
  approves: 'approves',
  leaves: 'changes no status',
  facts: (added, changed) => `${added} new, ${changed} changed`,
  remembered: (from, through, points) =>
    `turns ${from} to ${through} are remembered in ${points} points; word for word they stay in the log`,
  brokeIn: 'you broke in',
  interrupted: 'interrupted',
  takenBack: 'takes that back',
  thinksAloud: (name) => `${name} is thinking:`,
  titles: TITLES.en,
  writes: (documents, version) => `writes ${documents} (version ${version}); the talk goes on`,
  missed: 'could not be written',
  delivered: (documents, channel) => `${documents} are there: ${command`documents ${channel}`}`,
  missing: (documents) => `not written: ${documents}`,
  summary: 'Closing summary',
  open: 'Open',
  saved: (folder) => `saved in ${folder}`,
  stoodAt: (status, score) => `it stands at: ${status}, ${score}/100`,
  waits: (messages) => `${messages} message${messages === 1 ? '' : 's'} of yours wait${messages === 1 ? 's' : ''}`,
  silence: { say: 'it ends with what is known', work: 'it goes on without it' },
  typing: 'what you want to say',
  resume: (channel) => `the interview stays open; go on: ${command`interview --resume ${channel}`}`,
  over: (channel) => `the interview is over; read it: ${command`show ${channel}`} | ${command`documents ${channel}`}`,
  noDocuments: {
    open: 'no documents yet; /deliver has them written with what is known',
    closed: 'no documents were written, and the interview is over',
  },
  noDocument: (document) => `there is no ${document} yet`,
  help: [
    'What you type is said to the Interviewer; what you type early waits in its order.',
    '  Enter        while it speaks: breaks in; what you typed is said next',
    '  Ctrl-C       while it speaks: breaks in; else you leave, and the interview stays open',
    '  /state       what is known of you so far',
    '  /documents   the documents; /doc DOC_03 shows one',
    '  /deliver [DOC_03 …] [what is to change]   have them written',
    '  /end         ends it, as words like “bye” do',
  ].join('\n'),
  state: {
    session: 'session',
    status: 'status',
    turns: 'turns read',
    score: 'completeness',
    updated: 'last updated',
    profile: 'profile',
    pains: 'pain points',
    constraints: 'constraints',
    missing: 'missing',
  },
  documentHead: ['document', 'title', 'version'],
  changed: 'changed',
  same: 'nothing changed',
  work: { say: 'the Interviewer waits for you', answer: 'an answer to the user', write: 'a document' },
  speaker: { user: 'user', interviewer: 'interviewer' },
};

const zh: InterviewWords = {
  language: 'zh',
  interview: '访谈',
  success: '文档已交付',
  partial: '部分文档已交付',
  roles: { interviewer: '提问', architect: '撰写文档' },
  colon: colonOf('zh'),
  prompt: '您：',
  areas: { who: '您是谁', pain: '困扰所在', context: '目前的做法', constraints: '限制条件', success: '怎样算成功' },
  statuses: { Profiling: '初步了解', DeepDive: '深入了解', Solutioning: '探讨办法', Completed: '已完整' },
  asksNext: (area) => `接下来了解：${area}`,
  held: { syncing: '正在同步思维…', thinking_deeply: '系统正在深度思考…' },
  agents: { None: '无', Analyst: '分析者', Judge: '审核者', Summary: '总结者', Monitor: '监测' },
  wentOn: (agent, why) => `未等到${agent}，继续进行：${why}`,
  by: { analyst: '分析者', judge: '审核者', rules: 'Parley' },
  notice: '给访谈者的指示',
  approves: '批准',
  leaves: '不改变阶段',
  facts: (added, changed) => `新增 ${added} 条，更改 ${changed} 条`,
  remembered: (from, through, points) => `第 ${from} 至 ${through} 轮压缩为 ${points} 条记忆，原文保留在日志中`,
  brokeIn: '您打断了回答',
  interrupted: '被打断',
  takenBack: '收回这段话',
  thinksAloud: (name) => `${name} 的思考：`,
  titles: TITLES.zh,
  writes: (documents, version) => `正在撰写 ${documents}（第 ${version} 版），谈话可以继续`,
  missed: '未能写成',
  delivered: (documents, channel) => `${documents} 已写好：${command`documents ${channel}`}`,
  missing: (documents) => `未写成：${documents}`,
  summary: '闭幕总结',
  open: '未决',
  saved: (folder) => `已保存到 ${folder}`,
  stoodAt: (status, score) => `目前：${status}，完整度 ${score}/100`,
  waits: (messages) => `您有 ${messages} 条消息在等待`,
  silence: { say: '访谈将以已知内容结束', work: '访谈不再等待，继续进行' },
  typing: '直接输入您要说的话',
  resume: (channel) => `访谈保持开放，继续：${command`interview --resume ${channel}`}`,
  over: (channel) => `访谈已结束，查看：${command`show ${channel}`} | ${command`documents ${channel}`}`,
  noDocuments: { open: '还没有文档；/deliver 可按已知内容撰写', closed: '没有撰写文档，访谈已结束' },
  noDocument: (document) => `还没有 ${document}`,
  help: [
    '输入的内容会对访谈者说；提前输入的内容按顺序等待。',
    '  回车         对方说话时：打断，并接着说您输入的内容',
    '  Ctrl-C       对方说话时：打断；否则离开，访谈保持开放',
    '  /state       目前所了解的内容',
    '  /documents   文档列表；/doc DOC_03 查看其中一份',
    '  /deliver [DOC_03 …] [要改什么]   撰写文档',
    '  /end         结束访谈，“再见”等词也可以',
  ].join('\n'),
  state: {
    session: '会话',
    status: '阶段',
    turns: '已分析轮次',
    score: '完整度',
    updated: '最近更新',
    profile: '用户概况',
    pains: '痛点',
    constraints: '限制',
    missing: '尚缺',
  },
  documentHead: ['文档', '标题', '版本'],
  changed: '改动',
  same: '没有改动',
  work: { say: '访谈者在等您', answer: '答复用户', write: '撰写文档' },
  speaker: { user: '用户', interviewer: '访谈者' },
};

export const interviewWordsOf = (language: Language): InterviewWords => ({ en, zh })[language];
