import type { Command } from 'commander';

/**
 * A protocol may be named as in a chat: `@team task` (D7), in capitals too, and with the task in the same argument.
 * @param args what was typed behind `parley`
 * @returns the arguments with the prefix as commands know it, in small letters and by itself
 * @throws CommanderError where a global option is wrong
 */
export function withPrefix(program: Command, args: readonly string[]): string[] {
  // Behind an option stands its value: only the parser knows which argument comes first.
  const [first] = program.parseOptions([...args]).operands;
  const [prefix] = /^@\S+/u.exec(first ?? '') ?? [];
  if (!prefix) return [...args];
  const rest = first!.slice(prefix.length).trimStart();
  const at = args.indexOf(first!);
  return [...args.slice(0, at), prefix.toLowerCase(), ...(rest ? [rest] : []), ...args.slice(at + 1)];
}
