import { command, self } from '../called.js';
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
