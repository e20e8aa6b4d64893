import type { Terminal } from '../../terminal.js';
import { generated } from '../generated.js';
import { terms } from '../terms.js';

const OPTIONS = '[--from VERSION|FILE] [--feedback TEXT] [--report FILE]';

/** What the commands around a plan say: how it is asked for, kept, compared and traced. */
export const plan = ({ command, quoted, self }: Terminal) => ({
  answered: (question: string) => `${question} answered`,
  skipped: (question: string) => `${question} skipped`,
  usage: () => `usage: ${self()} plan "requirement" [--report FILE] | -f plan.yaml | --from v1|FILE --feedback "…"`,
  /** In a chat. */
  lineUsage: `usage: /plan [REQUIREMENT] ${OPTIONS}`,
  emptyOption: (option: string) => `${option} is empty; `,
  unknownOption: (option: string) => `there is no ${option} here; `,
  valueMissing: (option: string) => `${option} needs a value; `,
  reportIsVersion: (file: string) => `${file} is the report of a version, and --from names one: give one of them; `,
  emptyReport: (file: string) => `there is nothing in ${file}; `,
  longReport: (file: string, length: number, most: number) =>
    `${file} has ${length} characters, and may have ${most}; `,
  reportHeading: (name: string) => `Report: ${name}`,
  noPlanIn: (path: string) =>
    `${path} is no version of a plan: name its folder, planning.ai.json or planning_report.md`,
  requirementOrFile: 'give a requirement or a file; ',
  emptyRequirement: 'the requirement is empty; ',
  nothingToPlan: 'nothing to plan; ',
  feedbackOnVersion: '--feedback is on a version: say --from v1; ',
  noVersion: (version: string, folder: string) => `there is no version ${version} in ${folder}`,
  severalVersions: (version: string, names: string) => `${version} may be any of: ${names}; say which`,
  why: (folder: string, name: string) => `${quoted(folder)}   why: ${command`plan trace ${name}`}`,
  rehearsed: (version: number) => `v${version}: ${generated.rehearsal}`,
  apart: (from: number, to: number) => `v${to} does not follow from v${from}: compared by their words`,
  decidedIn: (role: string, version: number) => `${role}, decided in v${version}`,
  unopposed: (names: string) => `saw it and did not object: ${names}`,
  stillObjects: (role: string) => `${role} still objects`,
  settles: 'settles',
  inDraft: (round: number) => `in the draft since R${round}`,
  insteadOf: (entry: string) => `, instead of ${entry}`,
  stances: { agree: 'agree', object: 'object', abstain: terms.choices.abstain, no_issue: terms.noIssue },
  colon: terms.colon,
});
