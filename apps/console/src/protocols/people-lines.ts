/** The lines of a text that say something. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Somebody who takes part, as a form has it. */
export interface Person {
  name: string;
  persona?: string;
  /** An agent elsewhere, and where it is. */
  kind?: 'a2a';
  url?: string;
}

/** A name, and behind a colon who it is, or the address of an agent elsewhere; the colon may be a Chinese one. */
export function personOf(line: string): Person {
  const at = line.search(/[:：]/u);
  if (at < 0) return { name: line };
  const persona = line.slice(at + 1).trim();
  const name = line.slice(0, at).trim();
  if (/^https?:\/\/\S+$/u.test(persona)) return { name, kind: 'a2a', url: persona };
  return { name, ...(persona && { persona }) };
}
