import type { OutputConfiguration } from 'commander';
import { chosenLanguage } from './language.js';
import { legible } from './output.js';
import { spokenWords } from './words.js';

/** What commander refuses a command line with, and the same in Chinese. Its values may be anything, line breaks too. */
const IN_CHINESE: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^unknown command '(.*)'$/su, (name) => `没有命令 ${name}`],
  [/^unknown option '(.*)'$/su, (flag) => `没有选项 ${flag}`],
  [/^missing required argument '(.*)'$/su, (name) => `缺少参数 <${name}>`],
  [/^required option '(.*)' not specified$/su, (flags) => `缺少必需的选项 ${flags}`],
  [/^option '(.*)' argument missing$/su, (flags) => `选项 ${flags} 缺少值`],
  [
    /^too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)\.$/su,
    (command, most, given) => `${command || 'parley'} 最多接受 ${most} 个参数，给出了 ${given} 个`,
  ],
  [
    /^option '(.*?)' argument '(.*)' is invalid\. (.*)$/su,
    (flags, value, why) => `选项 ${flags} 的值“${value}”无效。${limitInChinese(why!)}`,
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.*?)'\. (.*)$/su,
    (value, name, why) => `参数 <${name}> 的值“${value}”无效。${limitInChinese(why!)}`,
  ],
];

/** Commander's own limit; ours are said in the language already. */
const limitInChinese = (why: string): string =>
  why.replace(/^Allowed choices are (.*)\.$/su, (_, choices: string) => `可选值：${choices.replaceAll(', ', '、')}。`);

const ERROR = /^error: (.*?)(?:\n\(Did you mean (?:one of )?(.*)\?\))?$/su;

/** What commander says of a wrong command line, in Chinese; what is none of its errors as it is. */
function inChinese(text: string): string {
  const [, error, near] = ERROR.exec(text) ?? [];
  for (const [pattern, said] of error === undefined ? [] : IN_CHINESE) {
    const found = pattern.exec(error!);
    if (!found) continue;
    const meant = near === undefined ? '' : `\n（${spokenWords().errors.meant(near.replaceAll(', ', '、'))}）`;
    return `错误：${said(...found.slice(1))}${meant}`;
  }
  return text;
}

/** Says in the language of this command why a command line is refused, and where its usage stands. */
export const USAGE_ERRORS: OutputConfiguration = {
  outputError(text, write) {
    const told = chosenLanguage() === 'en' ? text : `${legible(inChinese(text.trimEnd()), process.stderr.columns)}\n`;
    write(`${told}${spokenWords().errors.seeHelp()}\n`);
  },
};
