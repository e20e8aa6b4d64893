import type { InterviewDocument, Language } from '@parley/contracts';
import { partsOf, type Part, type Statement } from './parts.js';
import type { PartName } from './words.js';

/** What became of the statements under one heading, from one version of a document to another (I6). */
export interface PartDifference {
  part: PartName;
  title: string;
  added: Statement[];
  removed: Statement[];
  changed: { before: Statement; now: Statement }[];
  unchanged: Statement[];
}

export interface DocumentDifference {
  /** Present where it was put otherwise. */
  summary?: { before: string; now: string };
  parts: PartDifference[];
}

/** Two statements of which so much is the same are one that was changed. */
const ALIKE = 0.5;

/** Two versions of one document, statement by statement, in the order of the headings. */
export function compareDocuments(
  before: InterviewDocument,
  now: InterviewDocument,
  language: Language,
): DocumentDifference {
  const [old, current] = [partsOf(before, language), partsOf(now, language)];
  const headings = [...current, ...old.filter(({ part }) => !find(current, part))];
  return {
    ...(before.summary !== now.summary && { summary: { before: before.summary, now: now.summary } }),
    parts: headings.map(({ part, title }) => ({ part, title, ...differenceOf(find(old, part), find(current, part)) })),
  };
}

const find = (parts: Part[], name: PartName): Part | undefined => parts.find(({ part }) => part === name);

function differenceOf(before: Part | undefined, now: Part | undefined): Omit<PartDifference, 'part' | 'title'> {
  const [old, current] = [before?.statements ?? [], now?.statements ?? []];
  const unchanged = current.filter((one) => old.some((other) => isSame(one, other)));
  const changed: PartDifference['changed'] = [];
  const removed = old.filter((one) => !current.some((other) => isSame(one, other)));
  const added = current.filter((one) => !unchanged.includes(one));
  for (const statement of [...added]) {
    const like = mostAlike(statement, removed);
    if (!like) continue;
    changed.push({ before: like, now: statement });
    removed.splice(removed.indexOf(like), 1);
    added.splice(added.indexOf(statement), 1);
  }
  return { added, removed, changed, unchanged };
}

const isSame = (one: Statement, other: Statement): boolean => JSON.stringify(one) === JSON.stringify(other);

function mostAlike({ text }: Statement, others: Statement[]): Statement | undefined {
  const [best] = others
    .map((other) => ({ other, likeness: likeness(text, other.text) }))
    .filter((one) => one.likeness >= ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness);
  return best?.other;
}

/** How many pairs of letters two texts share, of 1: it needs no words, so it holds in Chinese too. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size ? (2 * shared) / (a.size + b.size) : 0;
}

const pairsOf = (text: string): Set<string> => {
  const letters = [...text.toLowerCase().matchAll(/[\p{L}\p{N}]/gu)].map(([letter]) => letter);
  return new Set(letters.slice(1).map((letter, index) => letters[index]! + letter));
};
