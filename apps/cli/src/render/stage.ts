import type { Language } from '../language.js';

/** What a renderer knows of a channel: names, colours, the width to fill. */
export interface Stage {
  width: number;
  language: Language;
  /** Between a name and what is said of it. */
  colon: string;
  /** Between the names of a list. */
  comma: string;
  /** Between the parts of a line that have commas of their own. */
  semicolon: string;
  name(id: string): string;
  /** The name above what somebody says or does: of an agent of AI it says that it is one (Article 50). */
  speaker(id: string): string;
  colourOf(id: string): string;
  /** A text that may have been heard while it was said: only what of it was not. */
  unheardOf(text: string): string;
}
