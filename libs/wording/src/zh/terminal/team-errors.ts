import type { Terminal } from '../../terminal.js';
import type { teamErrors as En } from '../../en/terminal/team-errors.js';
import type { Translation } from '../../translation.js';

export const teamErrors = ({ command, quoted, self }: Terminal): Translation<ReturnType<typeof En>> => ({
  usage: () => `用法：${self()} team "任务" | @team 任务 | -f team.yaml`,
  emptyTask: '任务为空；',
  nothingToDo: '没有要做的事；',
  expertsOrFile: '请给出 --experts 或文件：文件已列出专家',
  noTask: (file) => `${file} 没有任务；`,
  noFolder: (folder) => `--experts-dir ${folder} 不是文件夹`,
  expertTwice: (path, id) => `${path}：专家 ${id} 重复出现`,
  namedTwice: (id) => `${id} 被列出两次`,
  noExpert: (name) => `没有名为 ${name} 的专家。`,
  expertOrName: (name, near) => `您是指专家 ${near} 吗？若确有名为 ${name} 的人，请说明身份：“${name}（…）”`,
  nobodyNamed: (list) => `--members ${quoted(list)} 没有指明任何人；例如：“security-engineer, 安娜（财务）”`,
  membersOrFile: '--members 用于您自己的文字：文件已指明参与者',
  allExperts: () => `全部专家：${command`experts`}`,
  moreThanALine: (work) => `${work} 的内容不止一行：请用 --json FILE 给出`,
  saySummary: '请说明结果，或给出 --json FILE',
  noWork: (name) => `没有名为 ${name} 的工作。`,
  works: (names) => `可用的有：${names}`,
  noObject: '不是对象',
  done: (name, work) => `${name}：${work}`,
});
