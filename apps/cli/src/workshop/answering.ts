import { own } from '@parley/contracts';
import type { Answering } from '../protocol.js';
import { workshopWordingOf } from './wording.js';
import { PATHS, type WorkshopWork } from './work.js';

/** What a person's role does, as a line (W3, W4): a document's line is its summary. */
export const answering = (): Answering => ({
  silence: (_, language) => workshopWordingOf(language).silence,
  hint: ({ work = 'speech' }, language) => own(workshopWordingOf(language).typing, work),
  answer({ participant_id, request_id, work = 'speech' }, text) {
    const body = own(BODIES, work)?.(text);
    return body && { path: PATHS[work as WorkshopWork], body: { participant_id, request_id, ...body } };
  },
});

const BODIES: Record<WorkshopWork, (text: string) => object | undefined> = {
  speech: (text) => ({ speech: { analysis: text } }),
  follow_up: (text) => (SUFFICES.test(text) ? {} : { question: text }),
  ratify(text) {
    const entry_stances = typedStances(text);
    return entry_stances && { entry_stances };
  },
  document: (text) => ({ document: { summary: text } }),
};

const SUFFICES = /^(?:ok|okay|enough|可以|足够)[.。!！]?$/iu;

/** Nothing against anything. */
const ALL = /^(?:ok|okay|agree|同意|可以)[.。!！]?$/iu;
const ONE = /^(entry-\d+)\s+(agree|object|abstain|同意|反对|弃权)(?![a-z])(.*)$/iu;
/** Between where one stands and why. */
const BETWEEN = /^[\s:：,，]+/u;
const IN_CHINESE: Record<string, string> = { 同意: 'agree', 反对: 'object', 弃权: 'abstain' };

/**
 * `entry-1 agree; entry-2 object: why`, or `agree` alone for who has nothing against any.
 * @returns undefined where it is none
 */
export function typedStances(text: string): { entry_id: string; stance: string; reason: string }[] | undefined {
  if (ALL.test(text.trim())) return [];
  const parts = text.split(/[;；]/u).map((part) => part.trim());
  const stances = parts.flatMap((part) => {
    const [, entry_id, word, why = ''] = ONE.exec(part) ?? [];
    if (!entry_id || !word) return [];
    const stance = own(IN_CHINESE, word) ?? word.toLowerCase();
    return [{ entry_id: entry_id.toLowerCase(), stance, reason: why.replace(BETWEEN, '') }];
  });
  return stances.length === parts.length ? stances : undefined;
}
