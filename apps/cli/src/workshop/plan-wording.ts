import { command, quoted, self } from '../called.js';
import { colonOf, spoken, type Language } from '../language.js';

/** What the commands around a plan say: how it is asked for, kept, compared and traced. */
interface PlanWording {
  answered(question: string): string;
  skipped(question: string): string;
  usage: string;
  /** In a chat. */
  lineUsage: string;
  emptyOption(option: string): string;
  unknownOption(option: string): string;
  valueMissing(option: string): string;
  reportIsVersion(file: string): string;
  emptyReport(file: string): string;
  longReport(file: string, length: number, most: number): string;
  reportHeading(name: string): string;
  noPlanIn(path: string): string;
  requirementOrFile: string;
  emptyRequirement: string;
  nothingToPlan: string;
  feedbackOnVersion: string;
  noVersion(version: string, folder: string): string;
  severalVersions(version: string, names: string): string;
  why(folder: string, name: string): string;
  rehearsed(version: number): string;
  apart(from: number, to: number): string;
  decidedIn(role: string, version: number): string;
  unopposed(names: string): string;
  stillObjects(role: string): string;
  settles: string;
  inDraft(round: number): string;
  insteadOf(entry: string): string;
  stances: Record<string, string>;
  colon: string;
}

const OPTIONS = {
  en: '[--from VERSION|FILE] [--feedback TEXT] [--report FILE]',
  zh: '[--from 版本|文件] [--feedback 意见] [--report 文件]',
};

const en: PlanWording = {
  answered: (question) => `${question} answered`,
  skipped: (question) => `${question} skipped`,
  get usage() {
    return `usage: ${self()} plan "requirement" [--report FILE] | -f plan.yaml | --from v1|FILE --feedback "…"`;
  },
  lineUsage: `usage: /plan [REQUIREMENT] ${OPTIONS.en}`,
  emptyOption: (option) => `${option} is empty; `,
  unknownOption: (option) => `there is no ${option} here; `,
  valueMissing: (option) => `${option} needs a value; `,
  reportIsVersion: (file) => `${file} is the report of a version, and --from names one: give one of them; `,
  emptyReport: (file) => `there is nothing in ${file}; `,
  longReport: (file, length, most) => `${file} has ${length} characters, and may have ${most}; `,
  reportHeading: (name) => `Report: ${name}`,
  noPlanIn: (path) => `${path} is no version of a plan: name its folder, planning.ai.json or planning_report.md`,
  requirementOrFile: 'give a requirement or a file; ',
  emptyRequirement: 'the requirement is empty; ',
  nothingToPlan: 'nothing to plan; ',
  feedbackOnVersion: '--feedback is on a version: say --from v1; ',
  noVersion: (version, folder) => `there is no version ${version} in ${folder}`,
  severalVersions: (version, names) => `${version} may be any of: ${names}; say which`,
  why: (folder, name) => `${quoted(folder)}   why: ${command`plan trace ${name}`}`,
  rehearsed: (version) => `v${version} is a rehearsal: no language model took part`,
  apart: (from, to) => `v${to} does not follow from v${from}: compared by their words`,
  decidedIn: (role, version) => `${role}, decided in v${version}`,
  unopposed: (names) => `saw it and did not object: ${names}`,
  stillObjects: (role) => `${role} still objects`,
  settles: 'settles',
  inDraft: (round) => `in the draft since R${round}`,
  insteadOf: (entry) => `, instead of ${entry}`,
  stances: { agree: 'agree', object: 'object', abstain: 'abstain', no_issue: 'no issue' },
  colon: colonOf('en'),
};

const zh: PlanWording = {
  answered: (question) => `${question} 已回答`,
  skipped: (question) => `${question} 已跳过`,
  get usage() {
    return `用法：${self()} plan "需求" [--report 文件] | -f plan.yaml | --from v1|文件 --feedback "…"`;
  },
  lineUsage: `用法：/plan [需求] ${OPTIONS.zh}`,
  emptyOption: (option) => `${option} 为空；`,
  unknownOption: (option) => `这里没有选项 ${option}；`,
  valueMissing: (option) => `${option} 缺少值；`,
  reportIsVersion: (file) => `${file} 就是某一版本的报告，而 --from 也指定了版本：请只给出其一；`,
  emptyReport: (file) => `${file} 中没有内容；`,
  longReport: (file, length, most) => `${file} 有 ${length} 个字符，最多 ${most} 个；`,
  reportHeading: (name) => `报告：${name}`,
  noPlanIn: (path) => `${path} 不是规划的版本：请给出其文件夹、planning.ai.json 或 planning_report.md`,
  requirementOrFile: '请给出需求或文件；',
  emptyRequirement: '需求为空；',
  nothingToPlan: '没有要规划的内容；',
  feedbackOnVersion: '--feedback 针对某一版本：请加上 --from v1；',
  noVersion: (version, folder) => `${folder} 中没有版本 ${version}`,
  severalVersions: (version, names) => `${version} 可能是以下任一个：${names}；请说明是哪个`,
  why: (folder, name) => `${quoted(folder)}   依据：${command`plan trace ${name}`}`,
  rehearsed: (version) => `v${version} 是排练：没有语言模型参与`,
  apart: (from, to) => `v${to} 并非由 v${from} 而来：按文字比较`,
  decidedIn: (role, version) => `${role}，于 v${version} 决定`,
  unopposed: (names) => `已知悉且未反对：${names}`,
  stillObjects: (role) => `${role} 仍反对`,
  settles: '解决',
  inDraft: (round) => `自 R${round} 起纳入草案`,
  insteadOf: (entry) => `，取代 ${entry}`,
  stances: { agree: '同意', object: '反对', abstain: '弃权', no_issue: '不是问题' },
  colon: colonOf('zh'),
};

export const planWordingOf = (language: Language): PlanWording => ({ en, zh })[language];

/** In the language of this command. */
export const planWords = (): PlanWording => planWordingOf(spoken());
