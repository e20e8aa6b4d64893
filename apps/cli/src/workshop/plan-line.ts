import { CliError, EXIT } from '../exit-codes.js';
import { phraseOf, quotedWords, type Word } from '../quoted-words.js';
import { planRequest, type PlanOptions, type PlanRequest } from './plan-request.js';
import { spokenWords } from '../words.js';

/** The options of `/plan`, as `parley plan` has them (W1). */
const OPTIONS = ['from', 'feedback', 'report'] as const;

/** `/plan REQUIREMENT --from v1 --feedback "half the price" --report report.md`, as it is typed in a chat. @throws CliError */
export function planLine(line: string): PlanRequest {
  const requirement: Word[] = [];
  const options: Pick<PlanOptions, (typeof OPTIONS)[number]> = {};
  const words = quotedWords(line);
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const [, name, value] = /^--([^=]+)(?:=(.*))?$/su.exec(isQuoted(word) ? '' : word.text) ?? [];
    if (name === undefined) {
      requirement.push(word);
      continue;
    }
    const option = OPTIONS.find((one) => one === name);
    const given = value ?? words[++at]?.text;
    if (!option || given === undefined) throw refused(`--${name}`, option !== undefined);
    options[option] = given;
  }
  return planRequest(requirement.length ? phraseOf(requirement) : undefined, options, spokenWords().plan.lineUsage);
}

/** Two dashes within quotation marks are somebody's words. */
const isQuoted = ({ typed }: Word): boolean => !typed.startsWith('-');

function refused(option: string, isKnown: boolean): CliError {
  const { valueMissing, unknownOption, lineUsage } = spokenWords().plan;
  return new CliError((isKnown ? valueMissing : unknownOption)(option) + lineUsage, EXIT.usage);
}
