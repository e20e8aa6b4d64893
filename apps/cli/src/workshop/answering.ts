import { ownProperty } from '@parley/untrusted';
import { typedStances } from '@parley/termination';
import type { Answering } from '../protocol.js';
import { PATHS, type WorkshopWork } from './work.js';
import { wordsOf } from '../words.js';

/** What a person's role does, as a line (W3, W4): a document's line is its summary. */
export const answering = (): Answering => ({
  silence: (_, language) => wordsOf(language).workshop.silence,
  hint: ({ work = 'speech' }, language) => ownProperty(wordsOf(language).workshop.typing, work),
  answer({ participant_id, request_id, work = 'speech' }, text) {
    const body = ownProperty(BODIES, work)?.(text);
    if (!body) return 'unread';
    return { path: PATHS[work as WorkshopWork], body: { participant_id, request_id, ...body } };
  },
});

const BODIES: Record<WorkshopWork, (text: string) => object | undefined> = {
  speech: (text) => ({ speech: { analysis: text } }),
  follow_up: (text) => (SUFFICES.test(text) ? {} : { question: text }),
  ratify(text) {
    const entry_stances = stancesOnEntries(text);
    return entry_stances && { entry_stances };
  },
  document: (text) => ({ document: { summary: text } }),
};

const SUFFICES = /^(?:ok|okay|enough|可以|足够)[.。!！]?$/iu;

/** Nothing against anything. */
const ALL = /^(?:ok|okay|agree|同意|可以)[.。!！]?$/iu;

/** `entry-1 agree; entry-2 object: why`, or `agree` alone for who has nothing against any; undefined where any of it is none. */
export function stancesOnEntries(text: string): { entry_id: string; stance: string; reason: string }[] | undefined {
  if (ALL.test(text.trim())) return [];
  const { stances, unread, prose } = typedStances(text);
  const isWhole = stances.length > 0 && !unread.length && !prose.length;
  if (!isWhole || !stances.every(({ id }) => id.startsWith('entry-'))) return undefined;
  return stances.map(({ id, ...said }) => ({ entry_id: id, ...said }));
}
