import { ownProperty } from '@parley/untrusted';

/** The members of an object in the order of RFC 8785, found once for each sequence in which names come. */
interface Order {
  keys: string[];
  /** As they are written: `"name":`. */
  names: string[];
}

/** The sequences of names met so far, as a tree: one step for each name. */
class Sequence {
  readonly next = new Map<string, Sequence>();
  order: Order | undefined;
}

const sequences = new Sequence();
let known = 0;
/** Steps kept: names that others make up must not fill memory. */
const MOST_KNOWN = 20_000;

/**
 * RFC 8785 canonical JSON. Members that are undefined are left out, as JSON.stringify leaves them out.
 * @throws where a number is not finite
 */
export const canonicalJson = (value: unknown): string => textOf(value) ?? 'null';

function textOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} is no JSON number`);
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return listText(value);
      if ('toJSON' in value && typeof value.toJSON === 'function') return textOf(value.toJSON());
      return objectText(value as Record<string, unknown>);
    default:
      return undefined;
  }
}

function listText(values: readonly unknown[]): string {
  let text = '[';
  for (let index = 0; index < values.length; index++) {
    if (index) text += ',';
    text += textOf(values[index]) ?? 'null';
  }
  return `${text}]`;
}

function objectText(value: Record<string, unknown>): string {
  const { keys, names } = orderOf(value);
  let text = '{';
  for (let index = 0; index < keys.length; index++) {
    const member = textOf(ownProperty(value, keys[index]!));
    if (member === undefined) continue;
    if (text.length > 1) text += ',';
    text += names[index]! + member;
  }
  return `${text}}`;
}

function orderOf(value: object): Order {
  const keys = Object.keys(value);
  let sequence = sequences;
  for (const key of keys) {
    let next = sequence.next.get(key);
    if (!next) {
      if (known >= MOST_KNOWN) return sorted(keys);
      known += 1;
      next = new Sequence();
      sequence.next.set(key, next);
    }
    sequence = next;
  }
  return (sequence.order ??= sorted(keys));
}

/** By UTF-16 code units, which is what the default order compares. */
function sorted(unsorted: readonly string[]): Order {
  const keys = [...unsorted].sort();
  return { keys, names: keys.map((key) => `${JSON.stringify(key)}:`) };
}
