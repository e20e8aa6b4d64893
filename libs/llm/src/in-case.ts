import { own } from '@parley/contracts';

interface Node {
  enum?: unknown[];
  properties?: Record<string, Node>;
  items?: Node;
}

/** An answer with each of a schema's fixed words in the schema's own case: "Agree" is no other answer than "agree". */
export function inCase(schema: object, value: unknown): unknown {
  const { enum: words, properties, items } = schema as Node;
  if (typeof value === 'string') return words ? (words.find((word) => isSame(word, value)) ?? value) : value;
  if (Array.isArray(value)) return items ? value.map((item) => inCase(items, item)) : value;
  if (typeof value !== 'object' || value === null || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inCase(own(properties, name) ?? {}, part)]),
  );
}

const isSame = (word: unknown, said: string): boolean =>
  typeof word === 'string' && word.toLowerCase() === said.trim().toLowerCase();
