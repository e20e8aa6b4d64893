import { ownProperty } from '@parley/untrusted';
import { conditions as en } from './en/conditions.js';
import type { Language } from './language.js';
import { conditions as zh } from './zh/conditions.js';

const CONDITIONS: Record<Language, Record<string, string>> = { en, zh };

/** A condition as people read it; a composition, as `all(consensus, not(vote))`, is named by its parts. */
export const conditionName = (condition: string, language: Language): string =>
  condition.replaceAll(
    /[a-z_]+/gu,
    (word) => ownProperty(CONDITIONS[language], word) ?? word.replaceAll('_', ' ').trim(),
  );
