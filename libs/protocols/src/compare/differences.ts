import { ownProperty } from '@parley/untrusted';

/** Where two values of JSON differ. */
export interface FieldDifference {
  /** A JSON pointer. */
  pointer: string;
  /** As JSON; absent where the first has nothing there. */
  a?: string;
  b?: string;
}

/** So many are told: of two that have nothing in common nobody reads more. */
const MOST = 50;
/** Characters of a value. */
const MOST_OF_A_VALUE = 2_000;

/** Where two values differ, field by field, in the order of the first. */
export function differencesOf(a: unknown, b: unknown, pointer = ''): FieldDifference[] {
  if (isTree(a) && isTree(b) && Array.isArray(a) === Array.isArray(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names]
      .flatMap((name) => differencesOf(ownProperty(a, name), ownProperty(b, name), `${pointer}/${escaped(name)}`))
      .slice(0, MOST);
  }
  const [one, other] = [textOf(a), textOf(b)];
  if (one === other) return [];
  return [{ pointer, ...(one !== undefined && { a: cut(one) }), ...(other !== undefined && { b: cut(other) }) }];
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));

const cut = (text: string): string => (text.length > MOST_OF_A_VALUE ? `${text.slice(0, MOST_OF_A_VALUE - 1)}…` : text);

/** RFC 6901. */
const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
