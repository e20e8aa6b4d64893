/** Where something stands that may not be there (RFC 6901), and what it is. */
interface Unclean {
  pointer: string;
  reason: string;
}

/** Whether Postgres and every reader of the log can take a text: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The text with what cannot be stored made visible. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();

/** Levels of nesting that what comes from outside may have. */
const MAX_DEPTH = 32;

/** What nothing from outside may hold, wherever it stands: text that cannot be stored, and nesting without end. */
export function uncleanJson(value: unknown, depth = 0): Unclean | undefined {
  if (depth > MAX_DEPTH) return { pointer: '', reason: `is nested deeper than ${MAX_DEPTH} levels` };
  if (typeof value === 'string') return uncleanText(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = uncleanText(key) ?? uncleanJson(inner, depth + 1);
    // Where it stands is put together on the way out: nearly everything is clean.
    if (found) return { ...found, pointer: `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}${found.pointer}` };
  }
  return undefined;
}

function uncleanText(text: string): Unclean | undefined {
  if (text.includes('\0')) return { pointer: '', reason: 'contains NUL' };
  return text.isWellFormed() ? undefined : { pointer: '', reason: 'contains half a surrogate pair' };
}
