import type { Language } from '../language.js';
import type { WorkshopWork } from './work.js';

/** What the terminal says of a workshop. */
interface WorkshopWording {
  workshop(version: number): string;
  success: string;
  feedback: string;
  advice: string;
  comments: string;
  question: string;
  raised: string;
  resolved: string;
  merged(into: string): string;
  dismissed: string;
  reopened(by: string): string;
  added(entry: string): string;
  superseded(entry: string): string;
  assumption: string;
  paused: string;
  resumed: string;
  truncated(dropped: number): string;
  offTopic: string;
  coach: string;
  refused: string;
  document(file: string): string;
  report: string;
  stillOpen(count: number): string;
  stances: Record<string, string>;
  /** What silence comes to at the deadline. */
  silence: string;
  /** How a turn is typed. */
  typing: Record<WorkshopWork, string>;
  /** What may be typed to a question. */
  commands: Record<string, string>;
  lapsed: Record<string, string>;
  /** Of several at once, before their titles. */
  many: Record<
    'IssueRaised' | 'IssueResolved' | 'IssueMerged' | 'IssueDismissed' | 'DraftEntryAdded' | 'DraftEntryLapsed',
    (count: number) => string
  >;
  stillObjects(who: string, entry: string): string;
  ratification: string;
  nothingAgainst: string;
  looksUp: string;
  nothingFound: string;
  notThere(ids: readonly string[]): string;
  answeredIn(source: string): string;
  /** What a role would still have asked, where it may ask on no more. */
  unasked: string;
  repeats(entry: string): string;
  /** Of the inbox: who asks, what is assumed where nobody answers, and what a role's turn is. */
  asks(name: string): string;
  elseAssumed: string;
  work: Record<WorkshopWork, string>;
  /** How far the plan has come; `new` marks what somebody has not heard of. */
  standing: Record<'issues' | 'draft' | 'proposed' | 'new', string>;
  yourQuestion: string;
  userSays: string;
}

const en: WorkshopWording = {
  workshop: (version) => `Planning workshop · v${version}`,
  success: 'SUCCESS',
  feedback: 'Feedback on the version before',
  advice: 'Advice',
  comments: 'on',
  question: 'asks the user',
  raised: 'new issue',
  resolved: 'resolved',
  merged: (into) => `merged into ${into}`,
  dismissed: 'no issue after all',
  reopened: (by) => `reopened by ${by}`,
  added: (entry) => `in the draft: ${entry}`,
  superseded: (entry) => `${entry} is replaced`,
  assumption: 'assumes',
  paused: 'The workshop waits for you; nothing runs out meanwhile.',
  resumed: 'The workshop goes on.',
  truncated: (dropped) => `${dropped} characters too long: cut off`,
  offTopic: 'keep to the topic',
  coach: 'Coach',
  refused: 'not allowed by the stances',
  document: (file) => `writes ${file}`,
  report: 'Report',
  stillOpen: (count) => (count ? `${count} still open` : 'nothing left open'),
  stances: { agree: '✓', object: '✗', abstain: '○', no_issue: '∅' },
  silence: 'the round goes on without it',
  typing: {
    speech: 'your speech; in it, entry-1 object: why says where you stand; /write opens your editor',
    follow_up: 'what is still unclear; ok where the answer suffices',
    ratify: 'agree | entry-1 agree; entry-2 object: why',
    document: 'the summary of your document; /write opens your editor',
  },
  commands: { '/skip': 'leaves a question to the role, which then assumes' },
  lapsed: {
    issues_settled: 'off the table: its issue is settled',
    superseded_meanwhile: 'off the table: what it would replace is replaced',
    rival_stands: 'off the table: its rival is in the draft',
    workshop_ended: 'not agreed on',
    merged: 'says the same as another, which stands for both',
  },
  many: {
    IssueRaised: (count) => `${count} new issues`,
    IssueResolved: (count) => `${count} issues resolved`,
    IssueMerged: (count) => `${count} issues merged`,
    IssueDismissed: (count) => `${count} were no issues after all`,
    DraftEntryAdded: (count) => `${count} entries in the draft`,
    DraftEntryLapsed: (count) => `${count} entries`,
  },
  stillObjects: (who, entry) => `${who} still objects to ${entry}`,
  ratification: 'Before it ends, everybody hears of',
  nothingAgainst: 'has heard of them and objects to none',
  looksUp: 'looks up',
  nothingFound: 'nothing found',
  answeredIn: (source) => `is answered in ${source}`,
  unasked: 'would have been asked on, and was not: it had been asked on as often as may be',
  repeats: (entry) => `proposes ${entry} again: it is one entry`,
  notThere: (ids) => `names what is not there: ${ids.join(', ')}`,
  asks: (name) => `${name} asks`,
  elseAssumed: 'else assumed',
  work: {
    speech: 'a speech',
    follow_up: 'whether the answer suffices',
    ratify: 'where it stands on entries',
    document: 'a document',
  },
  standing: {
    issues: 'open issues',
    draft: 'in the draft',
    proposed: 'proposed',
    new: '(you have not heard of it)',
  },
  yourQuestion: 'you asked',
  userSays: 'the user answers',
};

const zh: WorkshopWording = {
  workshop: (version) => `规划工作坊 · v${version}`,
  success: '规划成功',
  feedback: '对上一版的反馈',
  advice: '建议',
  comments: '回应',
  question: '请用户澄清',
  raised: '新问题',
  resolved: '已解决',
  merged: (into) => `并入 ${into}`,
  dismissed: '确认为伪问题',
  reopened: (by) => `由 ${by} 重新提出`,
  added: (entry) => `纳入共识草案：${entry}`,
  superseded: (entry) => `${entry} 被取代`,
  assumption: '假设',
  paused: '工作坊等待您的回答，期间不计时。',
  resumed: '工作坊继续。',
  truncated: (dropped) => `超长 ${dropped} 字，已截断`,
  offTopic: '请勿偏离主题',
  coach: '敏捷教练',
  refused: '与立场不符，未采纳',
  document: (file) => `输出 ${file}`,
  report: '规划报告',
  stillOpen: (count) => (count ? `仍有 ${count} 个未解决` : '没有遗留问题'),
  stances: { agree: '✓', object: '✗', abstain: '○', no_issue: '∅' },
  silence: '本轮不再等待其发言',
  typing: {
    speech: '直接写您的发言；写“entry-1 反对：理由”可表明立场；/write 打开编辑器',
    follow_up: '写出仍不清楚之处；答案已足够则写“可以”',
    ratify: '同意 | entry-1 同意；entry-2 反对：理由',
    document: '写出文档的摘要；/write 打开编辑器',
  },
  commands: { '/skip': '把问题交由角色自行假设' },
  lapsed: {
    issues_settled: '不再讨论：相应问题已解决',
    superseded_meanwhile: '不再讨论：拟取代的条目已被取代',
    rival_stands: '不再讨论：与之矛盾的条目已纳入草案',
    workshop_ended: '未达成一致',
    merged: '与另一条相同，合为一条',
  },
  many: {
    IssueRaised: (count) => `${count} 个新问题`,
    IssueResolved: (count) => `${count} 个问题已解决`,
    IssueMerged: (count) => `${count} 个问题已合并`,
    IssueDismissed: (count) => `${count} 个确认为伪问题`,
    DraftEntryAdded: (count) => `${count} 条纳入共识草案`,
    DraftEntryLapsed: (count) => `${count} 条`,
  },
  stillObjects: (who, entry) => `${who}仍反对 ${entry}`,
  ratification: '结束之前，请各角色就以下条目表态',
  nothingAgainst: '已知悉，未提出反对',
  looksUp: '检索',
  nothingFound: '未找到',
  answeredIn: (source) => `已有答案，见 ${source}`,
  unasked: '追问次数已满，未再追问',
  repeats: (entry) => `再次提出 ${entry}：仍为一条`,
  notThere: (ids) => `提到了不存在的：${ids.join('、')}`,
  asks: (name) => `${name} 提问`,
  elseAssumed: '否则假设',
  work: { speech: '发言', follow_up: '判断回答是否足够', ratify: '就条目表态', document: '撰写文档' },
  standing: { issues: '未决问题', draft: '已纳入草案', proposed: '已提出', new: '（您尚未表态）' },
  yourQuestion: '您的提问',
  userSays: '用户的回答',
};

export const workshopWordingOf = (language: Language): WorkshopWording => ({ en, zh })[language];
