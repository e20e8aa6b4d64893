import { languageOf } from '@parley/contracts/language-of';
import { basename } from 'node:path';
import type { CliError } from '../exit-codes.js';
import { textOfScenario } from '../text-of-file.js';
import { planFileAt } from './versions.js';
import { spokenWords, wordsOf } from '../words.js';

/** A report of Parley's: the version that it tells of. */
export interface OwnReport {
  from: string;
}

/** A text of anybody's. */
export interface OthersReport {
  name: string;
  text: string;
}

/** Characters of a requirement, as the server takes them. */
const MOST = 20_000;

/**
 * What was found out before (W1): of a report that Parley wrote, wherever it was copied to, the version itself is meant.
 * @param refuse makes the error, with the usage of where it was asked for
 * @throws CliError where there is nothing to read
 */
export function reportIn(file: string, refuse: (why: string) => CliError): OwnReport | OthersReport {
  const from = planFileAt(file);
  if (from !== undefined) return { from };
  const text = textOfScenario(file).trim();
  if (!text) throw refuse(spokenWords().plan.emptyReport(file));
  if (text.length > MOST) throw refuse(spokenWords().plan.longReport(file, text.length, MOST));
  return { name: basename(file), text };
}

/** A requirement with what is read with it, under a heading of its own. */
export const withReport = (requirement: string, { name, text }: OthersReport): string =>
  `${requirement.trim()}\n\n## ${wordsOf(languageOf(requirement)).plan.reportHeading(name)}\n\n${text}`;
