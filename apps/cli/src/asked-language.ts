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
