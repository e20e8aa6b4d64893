import type { Argument, Command, Option } from 'commander';

/** A command as a shell completes it. */
export interface Node {
  /** As it is typed: `parley plan diff`. */
  path: string;
  description: string;
  commands: { name: string; description: string }[];
  options: {
    flags: string[];
    description: string;
    choices: readonly string[];
    takesValue: boolean;
    /** Its value is a channel. */
    isChannel: boolean;
  }[];
  /** The places behind it where a channel is named, counted from 0. */
  channelsAt: number[];
}

/** Every command with its options, those of all commands among them. */
export function nodesOf(command: Command, before = '', shared: readonly Option[] = []): Node[] {
  const path = [before, command.name()].filter(Boolean).join(' ');
  const options = [...command.options, ...shared].filter(({ hidden }) => !hidden);
  const visible = command.createHelp().visibleCommands(command);
  const commands = visible.map((one) => ({ name: one.name(), description: one.description() }));
  const channelsAt = command.registeredArguments.flatMap((argument, place) => (isChannel(argument) ? [place] : []));
  const node = { path, description: command.description(), commands, options: options.map(optionOf), channelsAt };
  const children = visible
    .filter((one) => one.parent === command)
    .flatMap((one) => nodesOf(one, path, before ? shared : command.options));
  return [node, ...children];
}

const isChannel = (argument: Argument): boolean =>
  argument.name().startsWith('channel') || argument.description.includes('a channel');

const optionOf = ({ flags, short, long, description, argChoices = [], required, optional }: Option) => ({
  flags: [long, short].filter((flag) => flag !== undefined),
  description,
  choices: argChoices,
  takesValue: required || optional,
  isChannel: flags.includes('<channel>'),
});

/** What may stand at a place of the command line that follows on a command. */
export const wordsOf = ({ commands, options }: Node): string[] => [
  ...commands.map(({ name }) => name),
  ...options.flatMap(({ flags }) => flags),
];

/** The values of options that have a few only, by what stands before them: `parley channels --status`, or `* --lang` anywhere. */
export function choicesOf(nodes: readonly Node[]): Map<string, string> {
  const all = nodes.flatMap(({ path, options }) =>
    options.flatMap(({ flags, choices }) => flags.map((flag) => ({ path, flag, values: choices.join(' ') }))),
  );
  const isAnywhere = (flag: string) =>
    new Set(all.filter((one) => one.flag === flag).map((one) => one.values)).size === 1;
  const some = all.filter(({ values }) => values);
  return new Map(some.map(({ path, flag, values }) => [`${isAnywhere(flag) ? '*' : path} ${flag}`, values]));
}

/** Where channels are completed: behind a command (`parley show 0`, by the place), or an option (`parley interview --resume`). */
export function channelPlaces(nodes: readonly Node[]): { behind: string[]; options: string[] } {
  const behind = nodes.flatMap(({ path, channelsAt }) => channelsAt.map((place) => `${path} ${place}`));
  const options = nodes.flatMap(({ path, options }) =>
    options.filter((one) => one.isChannel).flatMap(({ flags }) => flags.map((flag) => `${path} ${flag}`)),
  );
  return { behind, options };
}

/** How the shell asks which channels there are: the line that was typed follows. */
export interface Asking {
  /** A command and its arguments, to be quoted. */
  call: readonly string[];
  /** As the script is loaded. */
  self: string;
}
