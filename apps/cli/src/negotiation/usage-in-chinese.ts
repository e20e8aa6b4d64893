/** What the commands of negotiations say of themselves, in Chinese by the English text. */
export const USAGE_IN_CHINESE: Readonly<Record<string, string>> = {
  'negotiate a demand: candidates are screened, a proposal is drafted, everyone gives feedback':
    '就一项需求协商：筛选候选者，起草方案，各方反馈',
  'the demand; who is asked is chosen for it': '需求；参与者为其选定',
  'a scenario file (YAML)': '场景文件（YAML）',

  'answer a turn': '答复方案',
  'accept, negotiate or withdraw': 'accept（接受）、negotiate（协商）或 withdraw（退出）',
  'a change you want (again for more)': '希望的修改，格式为 字段=值（可重复）',
  'plans on the table that you could accept, in a closing round: p1,p2 are equally good, and again for the next best':
    '收尾轮中可以接受的方案：p1,p2 表示同样好；可重复，后写的次之',
  'why you want the changes': '希望修改的理由',
  'refuse if this is not the current round': '若不是当前轮次则拒绝',

  'what changed between two versions of the proposal': '比较方案的两个版本',
  'a version, as 1': '版本，如 1',
  'a version, as 2': '版本，如 2',
};
