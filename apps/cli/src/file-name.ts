import { spokenWords } from './words.js';
import { CliError, EXIT } from './exit-codes.js';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)+$/u;

/** What a server calls a file is a name only, in the folder that it is meant for. @throws CliError where it is a path */
export function plainFileName(name: unknown): string {
  if (typeof name === 'string' && NAME.test(name)) return name;
  throw new CliError(spokenWords().errors.badFileName(JSON.stringify(name)), EXIT.systemError);
}

/** `v3` of what a server calls version 3. @throws CliError where it is no number */
export function versionFolder(version: unknown): string {
  if (Number.isSafeInteger(version) && Number(version) > 0) return `v${Number(version)}`;
  throw new CliError(spokenWords().errors.badVersion(JSON.stringify(version)), EXIT.systemError);
}
