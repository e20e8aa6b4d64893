import fc from 'fast-check';

/** The part of JSON Schema that the contract and the API's document use. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  required?: readonly string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  allOf?: readonly Schema[];
}

/** Schemas that others point to, by the last part of their address. */
export type Definitions = Record<string, Schema>;

/** Where the words and the schemas come from that others point to. */
export interface Vocabulary {
  definitions: Definitions;
  words: readonly string[];
  /** What was made so far, by name and depth. */
  made: Map<string, fc.Arbitrary<unknown>>;
}

/** Few and short: what is wrong with many is wrong with three, and a case has to be quick. */
const MOST_ITEMS = 3;
const MOST_CHARACTERS = 30;
const DEEPEST = 8;

/**
 * Values as a schema asks for them, optional fields now and then; strings are mostly words of a real channel, so that a
 * case comes further than to "there is no such participant".
 */
export function fromSchema(schema: Schema, vocabulary: Vocabulary, depth = 0): fc.Arbitrary<unknown> {
  const { $ref, allOf, type, enum: values, items = {} } = schema;
  if (depth > DEEPEST) return fc.constant(null);
  if ($ref) return referred($ref.slice($ref.lastIndexOf('/') + 1), vocabulary, depth);
  const of = (inner: Schema) => fromSchema(inner, vocabulary, depth + 1);
  if (allOf?.length === 1) return of(allOf[0]!);
  if (values) return fc.constantFrom(...values);
  switch (type) {
    case 'object':
      return objectOf(schema, of);
    case 'array':
      return fc.array(of(items), bounded(schema.minItems, schema.maxItems, MOST_ITEMS));
    case 'string':
      return stringOf(schema, vocabulary.words);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numberOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

/** Made once for each depth: conditions hold conditions in several places, and all of them would be without end. */
function referred(name: string, vocabulary: Vocabulary, depth: number): fc.Arbitrary<unknown> {
  const { definitions, made } = vocabulary;
  const key = `${name}/${depth}`;
  const known = made.get(key);
  if (known) return known;
  const one = fromSchema(definitions[name] ?? {}, vocabulary, depth + 1);
  made.set(key, one);
  return one;
}

function bounded(least = 0, most = Infinity, enough: number) {
  return { minLength: least, maxLength: Math.max(least, Math.min(most, enough)) };
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  of: (inner: Schema) => fc.Arbitrary<unknown>,
) {
  const fields = Object.entries(properties).map(([name, inner]) => [name, of(inner)] as const);
  if (!fields.length && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 9 }), of(additionalProperties), { maxKeys: 2 });
  const whole: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  const requiredKeys = required.filter((name) => name in whole);
  // Half of them bare: of many optional fields one is always wrong.
  const bare = Object.fromEntries(fields.filter(([name]) => requiredKeys.includes(name)));
  return fc.oneof(fc.record(bare), fc.record(whole, { requiredKeys }));
}

function numberOf({ type, minimum = 0, maximum = 1_000_000 }: Schema): fc.Arbitrary<unknown> {
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 12) });
  return fc.oneof(small, fc.constantFrom(minimum, maximum));
}

function stringOf({ format, pattern, minLength, maxLength }: Schema, words: readonly string[]): fc.Arbitrary<unknown> {
  if (format === 'date-time') return fc.integer({ min: 0, max: 4e12 }).map((time) => new Date(time).toISOString());
  const free = pattern
    ? fc.stringMatching(new RegExp(pattern, 'u'))
    : fc.string({ unit: 'grapheme', ...bounded(minLength, maxLength, MOST_CHARACTERS) });
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: free });
}
