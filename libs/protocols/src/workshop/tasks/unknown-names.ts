import type { Speech } from '@parley/contracts';
import { together } from '../../shared/work/error-text.js';
import { notThere } from '../not-there.js';
import { namesOf, unknownIn } from '../rules/speech-errors.js';
import { workshopOf, type WorkshopState } from '../state.js';

/** What a speech, or a part of one, names and is not there, with what is, as its author is told; undefined where all is there. */
export function unknownNames(state: WorkshopState, said: Partial<Speech>): { ids: string[]; told: string } | undefined {
  const unknown = unknownIn(state, said);
  if (!unknown.length) return undefined;
  const { language } = workshopOf(state);
  const there = namesOf(state);
  const kinds = [...new Set(unknown.map(({ as }) => as))];
  const told = kinds.map((kind) => {
    const ids = unknown.filter(({ as }) => as === kind).map(({ id }) => id);
    return notThere(language, kind, [...new Set(ids)], [...there[kind]]);
  });
  return {
    ids: [...new Set(unknown.map(({ id }) => id))].slice(0, 200),
    told: together(told, language),
  };
}
