import { readFileSync } from 'node:fs';
import { ownFile } from './own-files.js';

interface Schema {
  title: string;
  properties: object;
}

/** The schemas of what is given to a command with -f. */
export const FILES = {
  negotiate: 'scenario.schema.json',
  board: 'round-table.schema.json',
  plan: 'plan.schema.json',
  team: 'team.schema.json',
  interview: 'interview.schema.json',
};

/** The command that a file is for. */
export type FileKind = keyof typeof FILES;

export const schemaFile = (file: string): object =>
  JSON.parse(readFileSync(ownFile(`schema/${file}`), 'utf8')) as object;

/**
 * The command that a file is for, where it is another's: more of its fields are that one's.
 * @param own the schema that the file does not follow
 */
export function otherCommand(value: unknown, own: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.keys(value);
  const known = ({ properties }: Schema) => fields.filter((field) => Object.hasOwn(properties, field)).length;
  let most = known(own as Schema);
  let found: string | undefined;
  for (const [command, file] of Object.entries(FILES)) {
    const count = known(schemaFile(file) as Schema);
    if (count > most) [most, found] = [count, command];
  }
  return found === 'board' ? tableOf(value) : found;
}

/** A round table that nobody calls a party is a board. */
export const tableOf = (value: { mode?: unknown }): 'board' | 'party' => (value.mode === 'party' ? 'party' : 'board');
