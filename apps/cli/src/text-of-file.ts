import { readFileSync } from 'node:fs';
import { complaints } from './errors-wording.js';
import { CliError, EXIT } from './exit-codes.js';

/** @throws CliError where the file cannot be read */
export function textOfFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CliError(complaints().cannotRead(file, (error as Error).message), EXIT.usage);
  }
}
