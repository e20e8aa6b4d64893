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
    return refuse(file, causeOf(error, chosenLanguage()));
  }
}

/** Bytes of a scenario or of experts, at most: four times what a server takes. */
export const MOST_OF_A_SCENARIO = 1_048_576;

/** @throws CliError where the file cannot be read, or is larger than what people write */
export function textOfScenario(file: string): string {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MOST_OF_A_SCENARIO) refuse(file, spokenWords().errors.tooLarge(size, MOST_OF_A_SCENARIO));
  return textOfFile(file);
}

/** The same of YAML. @throws CliError also where nothing is in it but comments */
export function textOfYaml(file: string): string {
  const text = textOfScenario(file);
  const isEmpty = text.split('\n').every((line) => /^\s*(?:#.*)?$/u.test(line));
  return isEmpty ? refuse(file, spokenWords().errors.nothingInIt) : text;
}

function refuse(file: string, why: string): never {
  throw new CliError(spokenWords().errors.cannotRead(file, why), EXIT.usage);
}
