import { languageOf } from '@parley/contracts/language-of';
import { TABLE_IDS, TABLES, type ReadyTable } from '@parley/protocols/round-table/gallery';
import { commaOf } from '@parley/wording';
import { CliError, EXIT } from '../exit-codes.js';
import { namedMembers } from '../team/members.js';
import { textOfFileOrInput } from '../text-of-file.js';
import { chosenLanguage } from '../language.js';
import { spokenWords } from '../words.js';

/** What a ready table works on: what was typed, a document, or both. */
export interface GivenText {
  text?: string | undefined;
  document?: string | undefined;
}

/** @throws CliError where no table is called so */
export function readyTable(id: string): ReadyTable {
  const found = TABLES.find((one) => one.id === id);
  if (!found)
    throw new CliError(spokenWords().roundTable.noTable(id, TABLE_IDS.join(commaOf(chosenLanguage()))), EXIT.usage);
  return found;
}

/**
 * The body that opens a ready table, with its seats and its rounds, so that its price can be told beforehand.
 * @throws CliError where there is no such table, or nothing for it to work on
 */
export function tableBody(
  id: string,
  { text, document }: GivenText,
  options: { members?: string },
): Record<string, unknown> & { config: object } {
  const table = readyTable(id);
  const parts = [text, document === undefined ? undefined : textOfFileOrInput(document)];
  const question = parts.flatMap((part) => part?.trim() || []).join('\n\n');
  if (!question) throw new CliError(spokenWords().roundTable.nothingForTable(id), EXIT.usage);
  const language = languageOf(question);
  return {
    ...{ mode: 'board', table: id, question, language },
    members: namedMembers(options, language) ?? table[language].seats,
    config: { rounds: table.config.rounds },
  };
}
