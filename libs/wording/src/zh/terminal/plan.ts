import type { Terminal } from '../../terminal.js';
import type { plan as En } from '../../en/terminal/plan.js';
import type { Translation } from '../../translation.js';
import { generated } from '../generated.js';
import { terms } from '../terms.js';

const OPTIONS = '[--from 版本|文件] [--feedback 意见] [--report 文件]';

export const plan = ({ command, quoted, self }: Terminal): Translation<ReturnType<typeof En>> => ({
  answered: (question) => `${question} 已回答`,
  skipped: (question) => `${question} 已跳过`,
  usage: () => `用法：${self()} plan "需求" [--report 文件] | -f plan.yaml | --from v1|文件 --feedback "…"`,
  lineUsage: `用法：/plan [需求] ${OPTIONS}`,
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
  rehearsed: (version) => `v${version}：${generated.rehearsal}`,
  apart: (from, to) => `v${to} 并非由 v${from} 而来：按文字比较`,
  decidedIn: (role, version) => `${role}，于 v${version} 决定`,
  unopposed: (names) => `已知悉且未反对：${names}`,
  stillObjects: (role) => `${role} 仍反对`,
  settles: '解决',
  inDraft: (round) => `自 R${round} 起纳入草案`,
  insteadOf: (entry) => `，取代 ${entry}`,
  stances: { agree: '同意', object: '反对', abstain: terms.choices.abstain, no_issue: terms.noIssue },
  colon: terms.colon,
});
