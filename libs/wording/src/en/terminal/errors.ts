import type { Manifest, Problem } from '@parley/contracts';
import type { Terminal } from '../../terminal.js';
import { terms } from '../terms.js';

/** Why a command does not do what it was asked, whatever the protocol. */
export const errors = ({ command, self }: Terminal) => ({
  /** A server's refusal by its code; its own title where the language or the code is not known here. */
  problem: ({ title }: Pick<Problem, 'code' | 'title' | 'params'>) => title,
  colon: terms.colon,
  usage: 'usage',
  cannotReach: (url: string, why: string) => `cannot reach ${url} (${why}); start it with: ${command`up`}`,
  /** While it is waited for, whoever follows a channel. */
  away: (url: string, since: string) => `${url} is away (${since}): it is waited for; Ctrl-C leaves`,
  isBack: (url: string) => `${url} is there again`,
  /** What was typed while it was away. */
  keptUntilBack: (text: string) => `kept until the server is back: ${text}`,
  /** The same where nobody waits for it any more. */
  notSent: (text: string) => `not sent: ${text}`,
  viewsBehind: (channel: string) => `the views of ${channel} are behind; try again`,
  noAddress: (name: string, url: string, like: string) => `${name}=${url} is no address; write it as ${like}`,
  isThereAlready: (file: string) => `${file} is there already: no file is written over`,
  noFolder: 'there is no such folder',
  cannotWrite: (file: string, why: string) => `cannot write ${file}: ${why}`,
  cannotRead: (file: string, why: string) => `cannot read ${file}: ${why}`,
  lineTooLong: (most: number) => `one of its lines has more than ${most} bytes`,
  movedInLog: (position: number, after: number) =>
    `it says that it is at position ${position} of the log, which is not behind ${after}, that of the event before it`,
  tooLarge: (bytes: number, most: number) => `it has ${bytes} bytes, and may have ${most}`,
  isThereTwice: (name: string) => `${name} is there twice`,
  nothingInIt: 'nothing is in it',
  fileOfOther: (file: string, name: string) => `${file} is a file for parley ${name}: ${command`${name} -f ${file}`}`,
  badFileName: (name: string) => `the server names a file ${name}: nothing is written`,
  badVersion: (version: string) => `the server names a version ${version}: nothing is written`,
  twoProtocols: (one: string, other: string) => `a ${one} and a ${other} cannot be compared: name two of one protocol`,
  noChannelYet: 'there is no channel yet',
  /** A command would change what was guessed, and nobody can be asked. */
  nameIt: (topic: string, channel: string) =>
    `nothing was done: "${topic}" is not what this terminal opened or named last; name it: ${channel}`,
  nothingToSpread: (model: string | undefined) =>
    model === undefined
      ? 'no model is known that seats could be spread over: agents are rehearsed, or their server does not say what it has'
      : `${model} is the only model that is configured: set PARLEY_FAST_MODEL, or a key or server beside it`,
  fileNeedsDiverse: 'a file goes with --diverse',
  aboveLimit: (limit: string) =>
    `it may come to more than ${limit}, and nobody can be asked here: --yes begins all the same, --budget bounds it`,
  notMeant: 'nothing was done',
  noChannel: (given: string) => `${given} is no channel: give its id, the beginning of it, or last`,
  noChannelBegins: (given: string) => `no channel's id begins with ${given}`,
  severalMeant: (given: string) => `${given} may be any of`,
  waitsFor: (who: string, how: string) => `waits for ${who}: ${how}`,
  waitsForYou: (how: string) => `waits for you: ${how}`,
  noExport: (what: string, line: number, cut: boolean) =>
    `${what} is not a whole export: one JSON event a line (line ${line}${cut ? ', which was cut off' : ''})`,
  chainBreaks: (version: number) => `the hash chain breaks at version ${version}`,
  missing: (from: number, to: number) => (from === to ? 'it is missing' : `versions ${from} to ${to} are missing`),
  misplaced: (version: number) => `in its place is version ${version}`,
  changed: (type: string) => `this ${type} is not as it was recorded`,
  inputChanged: (version: number) =>
    `what is said to have been asked for at version ${version} is not what its hash is of`,
  copyChanged: (version: number) =>
    `version ${version} is said to be a copy of another channel's, and is not what the hash there is of`,
  noEvents: 'there are no events',
  lastLineMissing: (events: number) =>
    `the hash chain holds for ${events} events, but the last line is missing, which says that these are all: it may have been cut off`,
  otherEnd: (said: Manifest, found: Manifest) =>
    `it should have ${said.events} events of ${said.channel_id} up to ${said.head}, and has ${found.events} up to ${found.head}`,
  nothingReadable: (folder: string) => `nothing in ${folder} can be read`,
  /** Behind what is wrong with a field of a file. */
  meantInstead: (near: string) => `; did you mean ${near}?`,
  duration: 'must be a length of time: a whole number with its unit, as 30s, 10m, 2h or 3d (ms, s, m, h, d)',
  /** In the place of a command of another protocol. */
  takesPart: (how: string) => `this channel has no such command; in it you take part by: ${how}`,
  /** A chat that may wait for nobody. */
  chatTypes: () => `${command`chat`} reads what you type: it takes no --no-input`,
  meant: (near: string) => ` Did you mean ${near}?`,
  seeHelp: () => `(${self()} --help shows the usage)`,
  wholeNumber: (least: number, most: number) => `It must be a whole number from ${least} to ${most}.`,
  dollars: (most: number) => `It must be an amount of US dollars, from 0 to ${most}, as 0.50.`,
  seconds: (most: number) =>
    `It must be a number of seconds, or a length of time as 90s or 2m, more than 0 and at most ${most} seconds.`,
  extension:
    'It must be a length of time: a whole number with its unit, as 90s, 30m or 2h, more than 0 and at most 30d.',
  speed: 'It must be a number above 0, or max.',
  choices: (all: readonly string[]) => `Allowed choices are ${all.join(', ')}.`,
  isCommand: (word: string, near: string, forced: string) =>
    `did you mean ${near}? To take "${word}" as it is: ${forced}`,
});
