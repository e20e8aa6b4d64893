import {
  milliseconds,
  MOST_EXTENSION_MS,
  type Command,
  type FieldError,
  type Language,
  type Problem,
} from '@parley/contracts';
import {
  ballotChoice,
  isEndChoice,
  isFarewell,
  hasUsualExitWords,
  priorityCommands,
  type Policy,
} from '@parley/termination';
import { ownProperty } from '@parley/untrusted';
import type { Given } from '../work/turn-spec.js';

type Intervention = Extract<Command, { type: 'Intervene' }>;

const MINUTE_MS = 60_000;
const KNOWN = ['/stop', '/vote', '/extend', '/auto-exit', '/continue'];

/** What is wrong with what was typed, in the language in which the channel speaks to people. */
const COMPLAINTS = {
  en: {
    empty: 'is empty',
    extend: 'write /extend 2 rounds, or /extend 10 minutes, 90s, 30m, 2h; 30d at most',
    autoExit: 'write /auto-exit on, or /auto-exit off',
    noEnd: 'no command ends this channel; /stop stops it',
    unknown: (word: string, known: string[]) => `${word} is not a command of this channel; known: ${known.join(', ')}`,
  },
  zh: {
    empty: '为空',
    extend: '请写成 /extend 2 轮，或 /extend 10 分钟、90s、30m、2h；最多 30d',
    autoExit: '请写成 /auto-exit 开，或 /auto-exit 关',
    noEnd: '没有命令能让本频道结束；/stop 可将其停止',
    unknown: (word: string, known: string[]) => `本频道没有 ${word} 这个命令；可用：${known.join('、')}`,
  },
};

const wrong = (reason: string): FieldError => ({ pointer: '/text', reason });

/** Slash commands that only one protocol knows. What follows from them, its rules say when it counts (D5). */
export interface OwnCommands<S> {
  /** Each with its slash, in lower case. */
  words: readonly string[];
  /** Why one is not taken now, or nothing. @param text the whole of it */
  refusal?(state: S, text: string): Problem | undefined;
  /** The command that one stands for, or what is wrong with it; it stays something said where absent. */
  command?(text: string): Given | FieldError;
}

/** The first word of what a person typed, as commands are known by it. */
const wordOf = (text: string): string => text.trim().split(/\s+/u)[0]!.toLowerCase();

/** Whether a text is one of a protocol's own commands. */
export const isOwnCommand = ({ words }: Pick<OwnCommands<never>, 'words'>, text: string): boolean =>
  words.includes(wordOf(text));

/**
 * Whether a whole text is a command: a slash command that is known here, `[E]`, or what people say to leave. Only where
 * the channel ends by the usual exit words do others than its own count (T1).
 */
export function isCommandText(text: string, policy: Policy, own?: Pick<OwnCommands<never>, 'words'>): boolean {
  const known = [...KNOWN, ...priorityCommands(policy), ...(own?.words ?? [])];
  return known.includes(wordOf(text)) || isEnd(text, policy);
}

const isEnd = (text: string, policy: Policy): boolean =>
  isEndChoice(text) || (isFarewell(text) && hasUsualExitWords(policy));

/**
 * What a person typed, as the command it stands for, in every protocol and wherever they type (R2); plain text, and what
 * is left to the monitor (`/end`) or to the protocol, stay an intervention.
 */
export function spokenCommand(
  command: Intervention,
  policy: Policy,
  own?: Pick<OwnCommands<never>, 'words' | 'command'>,
  language: Language = 'en',
): Command | FieldError {
  const words = COMPLAINTS[language];
  const ends = priorityCommands(policy);
  const left = [...ends, ...(own?.words ?? [])];
  const text = command.data.text.trim();
  const [word = '', ...rest] = text.split(/\s+/u);
  if (!word) return wrong(words.empty);
  if (isEnd(text, policy)) {
    const [end] = ends;
    return end === undefined ? wrong(words.noEnd) : { ...command, data: { text: end } };
  }
  const meant = own && isOwnCommand(own, text) && own.command?.(text);
  if (meant) return 'pointer' in meant ? meant : ({ ...command, ...meant } as Command);
  if (!word.startsWith('/') || left.includes(word.toLowerCase())) return command;
  switch (word.toLowerCase()) {
    case '/stop':
      return {
        ...command,
        type: 'StopChannel',
        data: { reason: rest.join(' '), ...(command.data.shown && { shown: true }) },
      };
    case '/vote':
      return vote(command, rest.join(' '));
    case '/continue':
      return { ...command, type: 'ContinueChannel', data: {} };
    case '/extend':
      return extension(command, rest.join(' ')) ?? wrong(words.extend);
    case '/auto-exit':
      return autoExit(command, rest.join(' ').toLowerCase()) ?? wrong(words.autoExit);
    default:
      return wrong(words.unknown(word, [...KNOWN, ...left].toSorted()));
  }
}

/** A ballot where it is one word for it; whatever else it says is what is voted on. */
function vote(command: Intervention, said: string): Command {
  const choice = ballotChoice(said);
  if (choice) return { ...command, type: 'CastBallot', data: { choice, reasoning: '' } };
  return { ...command, type: 'CallVote', data: { question: said.slice(0, 1000) } };
}

function extension(command: Intervention, amount: string): Command | undefined {
  const [, count, unit = ''] = /^(\d{1,6})\s*(rounds?|轮|m|min|minutes?|分钟)$/iu.exec(amount) ?? [];
  const isRounds = /^(?:rounds?|轮)$/iu.test(unit);
  if (count && isRounds) return { ...command, type: 'ExtendLimits', data: { rounds: Number(count), time_ms: 0 } };
  const time_ms = count ? Number(count) * MINUTE_MS : milliseconds(amount);
  if (!time_ms || time_ms > MOST_EXTENSION_MS) return undefined;
  return { ...command, type: 'ExtendLimits', data: { rounds: 0, time_ms } };
}

const SWITCH: Readonly<Record<string, boolean>> = { on: true, off: false, 开: true, 关: false };

function autoExit(command: Intervention, said: string): Command | undefined {
  const on = ownProperty(SWITCH, said);
  return on === undefined ? undefined : { ...command, type: 'SwitchAutoExit', data: { on } };
}
