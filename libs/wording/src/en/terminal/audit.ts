import { audit as shared, counted } from '../audit.js';
import { terms } from '../terms.js';

/** What the terminal says of an audit. */
export const audit = {
  ...shared,
  follows: (what: string, commands: number, events: number) =>
    `${what}: follows. ${counted(commands, 'command')} ${commands === 1 ? 'gives' : 'give'} the ${counted(events, 'recorded event')} by the rules of today`,
  incomplete: (what: string, follow: number, commands: number) =>
    `${what}: follows as far as it can be told. ${follow} of ${counted(commands, 'command')} ${follow === 1 ? 'gives' : 'give'} what was recorded`,
  diverges: (what: string, version: number, type: string) =>
    `${what}: does not follow from version ${version} on (command ${type})`,
  recorded: (text: string) => `recorded: ${text}`,
  decided: (text: string) => `decided now: ${text}`,
  event: (type: string) => `the event ${type}`,
  command: (type: string) => `command ${type}`,
  actor: {
    user: (id: string) => `key “${id}”`,
    operator: (id: string) => `operator “${id}”`,
    participant: (id: string) => `participant “${id}”`,
    service: terms.service,
  },
  proofNotChecked: (how: string) => `The proof that the file carries was not looked at: ${how}`,
  notByContract: (what: string, version: number, why: string) =>
    `${what}: version ${version} is no event that Parley could have recorded: ${why}`,
  refused: (count: number) =>
    `${counted(count, 'command')} ${count === 1 ? 'was' : 'were'} refused in the last 90 days; the last of them:`,
  all: (channels: number, follow: number, incomplete: number, diverge: number, broken: number) =>
    `${counted(channels, 'channel')}: ${follow} follow, ${incomplete} as far as it can be told, ${diverge} do not, ${broken} do not hold together`,
  oneOrAll: 'name a channel or a file, or --all, and not both',
  unknownProtocol: (what: string, protocol: string) =>
    `${what}: this release has no protocol ${protocol}, and cannot decide for it`,
};
