import { stem } from '../language/key-terms.js';
import { words } from '../language/text.js';
import { weightOf } from './leanings.js';
import type { Topic } from './target.js';
import { operatorOf } from './value.js';

/** How many words what turns them round reaches. */
const REACH = 3;

export interface SaidWord {
  term: string;
  /** What is left of its leaning: 1, or what acts on it leaves. */
  left: number;
}

/** The words of a statement, stemmed, each once under each thing that acts on it, without those of the topic and numbers. */
export function saidWords(topic: Topic, statement: string): SaidWord[] {
  const said = new Map<string, SaidWord>();
  let acting = operatorOf('');
  let since = 0;
  for (const word of words(statement)) {
    since += 1;
    const term = stem(word);
    const by = since <= REACH ? acting : undefined;
    if (!topic.terms.has(term) && !/\d/u.test(word))
      said.set(`${by?.name ?? ''} ${term}`, { term, left: by?.operator.leaves ?? 1 });
    const acts = operatorOf(word);
    if (acts) [acting, since] = [acts, 0];
  }
  return [...said.values()];
}

/** Above 0 where people who speak for something use such words, below where they speak against it. A long statement leans no further than a short one. */
export function leaningOf(said: readonly SaidWord[]): number {
  return shareOf(said) * said.reduce((sum, { term, left }) => sum + left * weightOf(term), 0);
}

/** How much each word of a statement counts. */
export const shareOf = (said: readonly SaidWord[]): number => 1 / Math.sqrt(said.length + 4);
