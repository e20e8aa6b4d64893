import { readFileSync, statSync } from 'node:fs';
import { causeOf } from './causes.js';
import { CliError, EXIT } from './exit-codes.js';
import { chosenLanguage } from './language.js';
import { spokenWords } from './words.js';

/** @throws CliError where the file cannot be read */
export const textOfFile = (file: string): string => textFrom(file, file);

/** The same; - reads the input. @throws CliError where it cannot be read */
export const textOfFileOrInput = (file: string): string => textFrom(file === '-' ? 0 : file, file);

function textFrom(source: string | number, file: string): string {
  try {
    return readFileSync(source, 'utf8');
  } catch (error) {
    throw new CliError(spokenWords().errors.cannotRead(file, causeOf(error, chosenLanguage())), EXIT.usage);
  }
}

/** Bytes of a scenario or of experts, at most: four times what a server takes. */
export const MOST_OF_A_SCENARIO = 1_048_576;

/** @throws CliError where the file cannot be read, is larger than what people write, or has nothing in it but comments */
export function textOfScenario(file: string): string {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const words = spokenWords().errors;
  const refuse = (why: string): never => {
    throw new CliError(words.cannotRead(file, why), EXIT.usage);
  };
  if (size > MOST_OF_A_SCENARIO) refuse(words.tooLarge(size, MOST_OF_A_SCENARIO));
  const text = textOfFile(file);
  return text.split('\n').every((line) => /^\s*(?:#.*)?$/u.test(line)) ? refuse(words.nothingInIt) : text;
}
