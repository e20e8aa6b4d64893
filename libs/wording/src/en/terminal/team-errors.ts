import type { Terminal } from '../../terminal.js';

/** Why a command of a team does not do what it was asked. */
export const teamErrors = ({ command, quoted, self }: Terminal) => ({
  usage: () => `usage: ${self()} team "task" | @team task | -f team.yaml`,
  emptyTask: 'the task is empty; ',
  nothingToDo: 'nothing to do; ',
  expertsOrFile: 'give --experts or a file: the file names its experts',
  noTask: (file: string) => `${file} has no task; `,
  noFolder: (folder: string) => `--experts-dir ${folder} is no folder`,
  expertTwice: (path: string, id: string) => `${path}: an expert ${id} is there twice`,
  namedTwice: (id: string) => `${id} is named twice`,
  noExpert: (name: string) => `no expert is called ${name}.`,
  /** A name in --members is nearly an expert's. */
  expertOrName: (name: string, near: string) =>
    `did you mean the expert ${near}? To have somebody called ${name}, say who it is: "${name} (…)"`,
  nobodyNamed: (list: string) => `--members ${quoted(list)} names nobody; as: "security-engineer, Ana (treasurer)"`,
  membersOrFile: '--members is for a text of your own: a file names its own',
  allExperts: () => ` All: ${command`experts`}`,
  moreThanALine: (work: string) => `${work} has more parts than a line: give it with --json FILE`,
  saySummary: 'say what came of it, or give --json FILE',
  noWork: (name: string) => `no work is called ${name}.`,
  works: (names: string) => ` There are: ${names}`,
  noObject: 'it is no object',
  done: (name: string, work: string) => `${name}: ${work}`,
});
