import { Command } from 'commander';
import type { Language } from './language.js';

/**
 * The language that a command line asks for, wherever in it; read before anything else of it, as a help or what is
 * wrong with an option before `--lang` is told in it too.
 * @param args what was typed behind `parley`
 */
export function askedLanguage(args: readonly string[]): Language | undefined {
  // A missing or unknown language is refused where the line is parsed in earnest.
  const reader = new Command().option('--lang [language]');
  reader.parseOptions([...args]);
  const { lang } = reader.opts<{ lang?: string | true }>();
  return lang === 'zh' || lang === 'en' ? lang : undefined;
}

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
