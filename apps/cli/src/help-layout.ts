import { Help, type Argument, type HelpConfiguration, type Option } from 'commander';
import stringWidth from 'string-width';
import { inChosenLanguage } from './help-in-chinese.js';
import { chosenLanguage } from './language.js';
import { wrap } from './render/wrap.js';

/** As narrow as a description may get beside its command. */
const LEAST_BESIDE = 40;
const usual = new Help();

/** The window of the help; undefined where it goes to a file or a pipe. */
const columnsOf = (): number | undefined => (process.stdout.isTTY ? process.stdout.columns : undefined);

/** A line that is wider than the terminal is broken, where it goes to one. */
export function legibleHelp(text: string, indent: string): string {
  const columns = columnsOf();
  return columns ? wrap(text, columns, indent) : text;
}

/** How a help is written: in the language of this command, and within the terminal. */
export const HELP: HelpConfiguration = {
  displayWidth: stringWidth,
  styleTitle: inChosenLanguage,
  styleUsage: placeholders,
  subcommandTerm: (command) => placeholders(usual.subcommandTerm(command)),
  commandDescription: (command) => inChosenLanguage(usual.commandDescription(command)),
  subcommandDescription: (command) => inChosenLanguage(usual.subcommandDescription(command)),
  optionDescription,
  argumentDescription,
  formatItem,
  formatHelp: (command, helper) => {
    const text = usual.formatHelp(command, helper);
    // Behind a Chinese colon stands no blank.
    return chosenLanguage() === 'en' ? text : legibleHelp(text.replace('： ', '：'), '  ');
  },
  // Commander breaks lines at blanks only, of which Chinese has none.
  boxWrap: (text, width) => (chosenLanguage() === 'en' ? usual.boxWrap(text, width) : wrap(text, width)),
};

function placeholders(text: string): string {
  return text.replaceAll(/\[(?:options|command)\]/gu, inChosenLanguage);
}

function optionDescription(option: Option): string {
  if (chosenLanguage() === 'en') return usual.optionDescription(option);
  return withLimits(option, option.required || option.optional ? option.defaultValue : undefined);
}

function argumentDescription(argument: Argument): string {
  return chosenLanguage() === 'en' ? usual.argumentDescription(argument) : withLimits(argument, argument.defaultValue);
}

/** A description in Chinese, with what may be chosen, and what is taken where nothing is said. */
function withLimits({ description, argChoices }: Pick<Option, 'description' | 'argChoices'>, byDefault: unknown) {
  const usually = String(byDefault ?? '');
  const limits = [argChoices && `可选 ${argChoices.join('、')}`, usually && `默认 ${usually}`]
    .filter(Boolean)
    .join('，');
  return inChosenLanguage(description) + (limits && `（${limits}）`);
}

/** On a terminal too narrow for two columns what a command does stands below it. */
function formatItem(term: string, termWidth: number, description: string, helper: Help): string {
  const columns = columnsOf();
  if (!columns || !description || columns - termWidth - 4 >= LEAST_BESIDE)
    return (chosenLanguage() === 'en' ? usual : within(columns)).formatItem(term, termWidth, description, helper);
  return [wrap(`  ${term}`, columns, '    '), wrap(`      ${description}`, columns)].join('\n');
}

/** What a help of that width does by itself. */
const within = (columns: number | undefined): Help => Object.assign(new Help(), { helpWidth: columns });
