import { type FieldError, type ModelCall } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';

/**
 * A value without the items of lists in which these places lie, of each the innermost.
 * @param pointers JSON Pointers, without escapes
 * @returns undefined where one of them lies in no list: then there is nothing that could be left out
 */
export function withoutItems<T>(value: T, pointers: readonly string[]): T | undefined {
  const items = pointers.map((pointer) => itemOf(value, pointer.split('/').slice(1)));
  if (!items.length || items.includes(undefined)) return undefined;
  return without(value, '', new Set(items as string[])) as T;
}

/** The innermost item of a list that a place lies in. */
function itemOf(value: unknown, path: readonly string[]): string | undefined {
  let at = value;
  let found: string | undefined;
  path.forEach((name, index) => {
    const next = typeof at === 'object' && at !== null ? ownProperty(at as Record<string, unknown>, name) : undefined;
    if (Array.isArray(at) && next !== undefined) found = `/${path.slice(0, index + 1).join('/')}`;
    at = next;
  });
  return found;
}

function without(value: unknown, pointer: string, items: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const here = `${pointer}/${index}`;
      return items.has(here) ? [] : [without(item, here, items)];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, without(part, `${pointer}/${name}`, items)]),
  );
}

/** A call whose answer is recorded without what these errors are about; where no model was called there is none. */
export const withLeftOut = (call: ModelCall | undefined, errors: readonly FieldError[]): ModelCall | undefined => {
  if (!call) return undefined;
  const parts = errors.map(({ pointer, reason }) => `${pointer} ${reason}`.slice(0, 500));
  return { ...call, left_out: [...(call.left_out ?? []), ...parts].slice(0, 50) };
};
