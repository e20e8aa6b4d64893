import { command, quoted, self } from '../called.js';
import { spoken, type Language } from '../language.js';

/** Why a command of a team does not do what it was asked. */
interface TeamErrors {
  usage: string;
  emptyTask: string;
  nothingToDo: string;
  expertsOrFile: string;
  noTask(file: string): string;
  noFolder(folder: string): string;
  expertTwice(path: string, id: string): string;
  namedTwice(id: string): string;
  noExpert(name: string): string;
  allExperts: string;
  /** Of --members: nearly an expert's name. */
  expertOrName(name: string, near: string): string;
  nobodyNamed(list: string): string;
  membersOrFile: string;
  moreThanALine(work: string): string;
  saySummary: string;
  noWork(name: string): string;
  works(names: string): string;
  noObject: string;
  done(name: string, work: string): string;
}

const en: TeamErrors = {
  get usage() {
    return `usage: ${self()} team "task" | @team task | -f team.yaml`;
  },
  emptyTask: 'the task is empty; ',
  nothingToDo: 'nothing to do; ',
  expertsOrFile: 'give --experts or a file: the file names its experts',
  noTask: (file) => `${file} has no task; `,
  noFolder: (folder) => `--experts-dir ${folder} is no folder`,
  expertTwice: (path, id) => `${path}: an expert ${id} is there twice`,
  namedTwice: (id) => `${id} is named twice`,
  noExpert: (name) => `no expert is called ${name}.`,
  expertOrName: (name, near) =>
    `did you mean the expert ${near}? To have somebody called ${name}, say who it is: "${name} (…)"`,
  nobodyNamed: (list) => `--members ${quoted(list)} names nobody; as: "security-engineer, Ana (treasurer)"`,
  membersOrFile: '--members is for a text of your own: a file names its own',
  get allExperts() {
    return ` All: ${command`experts`}`;
  },
  moreThanALine: (work) => `${work} has more parts than a line: give it with --json FILE`,
  saySummary: 'say what came of it, or give --json FILE',
  noWork: (name) => `no work is called ${name}.`,
  works: (names) => ` There are: ${names}`,
  noObject: 'it is no object',
  done: (name, work) => `${name}: ${work}`,
};

const zh: TeamErrors = {
  get usage() {
    return `用法：${self()} team "任务" | @team 任务 | -f team.yaml`;
  },
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
  get allExperts() {
    return `全部专家：${command`experts`}`;
  },
  moreThanALine: (work) => `${work} 的内容不止一行：请用 --json FILE 给出`,
  saySummary: '请说明结果，或给出 --json FILE',
  noWork: (name) => `没有名为 ${name} 的工作。`,
  works: (names) => `可用的有：${names}`,
  noObject: '不是对象',
  done: (name, work) => `${name}：${work}`,
};

export const teamErrorsOf = (language: Language): TeamErrors => ({ en, zh })[language];

/** In the language of this command. */
export const teamComplaints = (): TeamErrors => teamErrorsOf(spoken());
