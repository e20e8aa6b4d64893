/** What an audit of a channel says. */
export const audit = {
  follows: (what: string, commands: number, events: number) =>
    `${what}: follows. ${commands} commands give the ${events} recorded events by the rules of today`,
  incomplete: (what: string, follow: number, commands: number) =>
    `${what}: follows as far as it can be told. ${follow} of ${commands} commands give what was recorded`,
  diverges: (what: string, version: number, type: string) =>
    `${what}: does not follow from version ${version} on (${type})`,
  checked: (verdicts: number, prompts: number) =>
    `${verdicts} verdicts of the monitor and ${prompts} prompts are as they were`,
  unrecorded: (count: number) =>
    `input not recorded: ${count} commands were given before inputs were kept, and cannot be decided again`,
  unlike: (count: number) =>
    `${count} prompts cannot be made anew to the letter: other rules worded them, or tools were offered that nobody used`,
  rules: (then: string, now: string) => `rules: then ${then}, now ${now}`,
  notNamed: 'not named',
  sameRules:
    'The rules are the same: the record was changed, or what is decided is not a function of what is recorded.',
  otherRules:
    'The rules are others than then: audit with the release that decided, to tell a change of rules from one of the record.',
  kind: {
    events: 'The command gives another event.',
    refused: 'The rules refuse the command.',
    input: 'What the command asked for is not there, or is not what its hash is of.',
    envelope: 'What stands around the event is not what its command gives.',
    verdict: 'The monitor comes to another verdict, or to other figures.',
    prompt: 'The prompt that is made anew has another hash.',
  },
  recorded: (text: string) => `recorded: ${text}`,
  decided: (text: string) => `decided now: ${text}`,
  nothing: 'nothing',
  refused: (count: number) => `${count} commands were refused in the last 90 days; the last of them:`,
  notShown:
    'What this does not show: that a model really said it, that the clock was right, that an input never reached the log, or that nobody wrote a whole record anew.',
  all: (channels: number, follow: number, incomplete: number, diverge: number, broken: number) =>
    `${channels} channels: ${follow} follow, ${incomplete} as far as it can be told, ${diverge} do not, ${broken} do not hold together`,
  oneOrAll: 'name a channel or a file, or --all, and not both',
  unknownProtocol: (what: string, protocol: string) =>
    `${what}: this release has no protocol ${protocol}, and cannot decide for it`,
};
