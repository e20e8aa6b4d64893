import { PROTOCOLS } from '../protocols/index.js';
import type { ConsoleProtocol } from '../protocols/protocol.js';

/** The form that a text seems to ask for, and the words of it that say so; none where it says nothing of a form. */
export interface Proposed {
  form: ConsoleProtocol;
  because: string[];
}

/** Characters of a text that are looked at: it is said in the beginning what it is about. */
const LOOKED_AT = 2_000;
const MOST_SHOWN = 3;

/** By plain words, until a model reads it. Where two forms are named alike often, one that suits anything gives way. */
export function propose(text: string): Proposed {
  const looked = text.slice(0, LOOKED_AT);
  const found = PROTOCOLS.map((form) => ({ form, because: wordsFound(looked, form.signs) }));
  const inOrder = found.toSorted((one, other) => weight(other) - weight(one));
  return { form: inOrder[0]!.form, because: inOrder[0]!.because.slice(0, MOST_SHOWN) };
}

const weight = ({ form, because }: Proposed): number =>
  because.length + (form.suitsAnything ? (because.length ? -0.5 : 0.5) : 0);

const wordsFound = (text: string, signs: readonly RegExp[]): string[] => [
  ...new Set(signs.flatMap((sign) => text.match(sign) ?? []).map((word) => word.trim().toLowerCase())),
];
