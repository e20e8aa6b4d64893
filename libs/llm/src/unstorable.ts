import { isStorable, storable } from '@parley/contracts';

/** Pointers to the texts of a value that cannot be stored, names of fields included. */
export function unstorable(value: unknown, pointer = ''): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isStorable(key) ? unstorable(part, `${pointer}/${key}`) : [`${pointer}/${storable(key)}`],
  );
}
