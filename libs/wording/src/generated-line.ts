import { generated as en } from './en/generated.js';
import type { Language } from './language.js';
import { generated as zh } from './zh/generated.js';

const GENERATED = { en, zh };
type Author = Parameters<typeof en.line>[0][number];

/** Authors: who wrote a text, and by which models: the line that stands on reports, documents and messages for people. */
export const generatedLine = (
  language: Language,
  { by, models }: { by: readonly Author[]; models: readonly string[] },
): string => GENERATED[language].line(by, models);

/** The name of a seat, which says where an AI agent has it: `Ana (AI)`. */
export const markedName = (language: Language, name: string, author: Author | undefined): string =>
  author === 'ai' ? `${name} (${GENERATED[language].ai})` : name;

/** What stands wherever a rehearsal is shown: who was played by scripts, and that others spoke for themselves. */
export const rehearsalLine = (language: Language): string => GENERATED[language].rehearsal;
