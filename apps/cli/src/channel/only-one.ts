import { spokenWords } from '../words.js';
import { CliError, EXIT } from '../exit-codes.js';

/** What may be meant, and how it is told apart. */
export interface Candidate {
  id: string;
  name: string;
}

const MOST_LISTED = 10;

/** The one candidate that is meant; undefined where there is none. @throws CliError with the candidates where there are several */
export function onlyOne(given: string, candidates: readonly Candidate[]): string | undefined {
  const [one, another] = candidates;
  if (!another) return one?.id;
  const lines = candidates.slice(0, MOST_LISTED).map(({ id, name }) => `\n  ${id}  ${name}`);
  const more = candidates.length > MOST_LISTED ? '\n  …' : '';
  throw new CliError(`${spokenWords().errors.severalMeant(given)}:${lines.join('')}${more}`, EXIT.usage);
}
