import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Expert } from '@parley/contracts';
import { CliError, EXIT } from '../exit-codes.js';
import { scenarioIn } from '../read-yaml.js';
import { spokenWords } from '../words.js';

type ExpertFile = Partial<Omit<Expert, 'participant_id'>> & { id?: string; name: string };

/** An expert of the user's own, as POST /v1/teams takes it. */
export type OwnExpert = ExpertFile & { id: string };

/** Where own experts are looked for when nobody says. */
const USUAL_FOLDER = 'experts';

/**
 * The experts of a folder, one a YAML file, by id: the file's name where it does not say.
 * @param folder the usual one where absent, if there is one
 * @throws CliError with every error as `file:line:column field: reason`
 */
export function ownExperts(folder?: string): Map<string, OwnExpert> {
  const from = folder ?? USUAL_FOLDER;
  if (!existsSync(from) || !statSync(from).isDirectory()) {
    if (folder === undefined) return new Map();
    throw new CliError(spokenWords().teamErrors.noFolder(folder), EXIT.usage);
  }
  const own = new Map<string, OwnExpert>();
  for (const file of readdirSync(from)
    .filter((name) => /\.ya?ml$/iu.test(name))
    .sort()) {
    const path = join(from, file);
    const read = scenarioIn('expert', path) as unknown as ExpertFile;
    const id = read.id ?? basename(file, extname(file));
    if (own.has(id)) throw new CliError(spokenWords().teamErrors.expertTwice(path, id), EXIT.usage);
    own.set(id, { ...read, id });
  }
  return own;
}
