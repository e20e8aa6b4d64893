/** Whether Postgres and every reader of the log can take a text: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The text with what cannot be stored made visible. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();

/** Pointers to the texts of a value that cannot be stored, names of fields included. */
export function unstorable(value: unknown, pointer = ''): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isStorable(key) ? unstorable(part, `${pointer}/${key}`) : [`${pointer}/${storable(key)}`],
  );
}
