import { stem } from '../language/key-terms.js';
import { words } from '../language/text.js';
import { OPERATORS } from './operators.js';
import type { Topic } from './target.js';
import { oneOf } from './value.js';
import { WORD_WEIGHTS } from './word-weights.js';

/** What turns the value of the words after it: not, lacks, reduces, undermines. */
const turns = oneOf(
  Object.values(OPERATORS)
    .filter(({ good }) => good < 0)
    .flatMap(({ words: turning }) => turning.trim().split(/\s+/u)),
);
/** How many words that reaches. */
const REACH = 3;

/**
 * The words of a statement, stemmed, each once, without those of the topic and numbers; "!" before one that stands up to three words
 * after what turns them round (as Das and Chen, 2001, mark words after "not"): "no harm" is not "harm".
 */
export function saidWords(topic: Topic, statement: string): Set<string> {
  const said = new Set<string>();
  let turned = -Infinity;
  words(statement).forEach((word, at) => {
    const term = stem(word);
    if (!topic.terms.has(term) && !/\d/u.test(word)) said.add(at - turned <= REACH ? `!${term}` : term);
    if (turns(word) || word.endsWith("n't")) turned = at;
  });
  return said;
}

/** Above 0 where people who speak for something use such words, below where they speak against it. A long statement leans no further than a short one. */
export const leaningOf = (said: ReadonlySet<string>): number =>
  [...said].reduce((sum, word) => sum + (leanings.get(word) ?? 0), 0) / Math.sqrt(said.size + 4);

const leanings = new Map(
  WORD_WEIGHTS.trim()
    .split(/\s+/u)
    .map((entry) => entry.split(':') as [string, string])
    .map(([word, hundredths]) => [word, Number(hundredths) / 100]),
);
