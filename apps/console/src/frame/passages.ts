import { diffLines, diffWordsWithSpace } from 'diff';

/** A stretch of text that two versions share, or that only one of them has. */
export interface Passage {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** Characters left out in the middle of what is the same. */
  cut?: number;
}

/** Characters kept at either end of a long stretch that is the same. */
const KEPT = 160;
/** Texts that have next to nothing in common take long to compare word by word; then lines are, or each is shown whole. */
const MOST_MS = 1_500;

const segmenters = new Map<string, Intl.Segmenter>();

/** What finds the words of a language. */
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? makeSegmenter(language);
  segmenters.set(language, known);
  return known;
}

const makeSegmenter = (language: string) => new Intl.Segmenter(language, { granularity: 'word' });

/** What was changed in a text, word by word; Chinese has its words too. @param language in which it is */
export function passagesOf(before: string, now: string, language: string): Passage[] {
  const parts =
    diffWordsWithSpace(before, now, { intlSegmenter: segmenterOf(language), timeout: MOST_MS }) ??
    diffLines(before, now, { timeout: MOST_MS });
  if (!parts) return [removed(before), added(now)];
  return parts.flatMap(({ value, added: isNew, removed: isGone }, index) => {
    if (isNew) return added(value);
    if (isGone) return removed(value);
    return shared(value, index === 0, index === parts.length - 1);
  });
}

const added = (text: string): Passage => ({ kind: 'added', text });
const removed = (text: string): Passage => ({ kind: 'removed', text });

/** Keeps only what is beside a change of a long stretch. */
function shared(text: string, isFirst: boolean, isLast: boolean): Passage[] {
  const head = isFirst ? 0 : KEPT;
  const tail = isLast ? 0 : KEPT;
  const cut = text.length - head - tail;
  if (cut <= KEPT) return [{ kind: 'same', text }];
  const ends = { kind: 'same' as const, text: text.slice(0, head), cut };
  return [ends, ...(tail ? [{ kind: 'same' as const, text: text.slice(-tail) }] : [])];
}
