import type { Waiting } from './waiting.js';

/** What a client's form may ask for: one level of plain fields. */
interface Form {
  type: 'object';
  properties: Record<string, Field>;
  required: string[];
}
type Field = Record<string, unknown> & { type: 'string' | 'number' | 'integer' | 'boolean' };

const PLAIN: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);
/** What a form's field may say; more of JSON Schema no client has to know. */
const KNOWN: ReadonlySet<string> = new Set([
  'type',
  'title',
  'description',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'default',
]);

type Parts = { properties: Map<string, Record<string, unknown>>; required: string[] };

function partsOf({ schema }: Pick<Waiting, 'schema'>): Parts {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Record<string, unknown>>;
    required?: string[];
  };
  return { properties: new Map(Object.entries(properties)), required };
}

/**
 * The schema of an answer as a form of plain fields; lists are left out where they may be empty. Undefined where it cannot be asked so:
 * then it is answered as data. Pure.
 */
export function formOf(waiting: Pick<Waiting, 'schema'>): Form | undefined {
  const { properties, required } = partsOf(waiting);
  const fields = [...properties].filter(([, one]) => PLAIN.has(one['type']));
  const names = new Set(fields.map(([name]) => name));
  const isLeftOut = (name: string) => properties.get(name)?.['type'] === 'array' && !properties.get(name)?.['minItems'];
  if (!fields.length || !required.every((name) => names.has(name) || isLeftOut(name))) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, one]) => [name, fieldOf(one)])),
    required: required.filter((name) => names.has(name)),
  };
}

const fieldOf = (one: Record<string, unknown>): Field =>
  Object.fromEntries(Object.entries(one).filter(([key]) => KNOWN.has(key))) as Field;

/** The answer that a form's content is: what it did not ask for is empty. Pure. */
export function answerOf(waiting: Pick<Waiting, 'schema'>, content: Record<string, unknown>): Record<string, unknown> {
  const { properties, required } = partsOf(waiting);
  const empty = required.filter((name) => !Object.hasOwn(content, name) && properties.get(name)?.['type'] === 'array');
  return { ...Object.fromEntries(empty.map((name) => [name, []])), ...content };
}

/**
 * An answer as it was given: an object, one written as JSON, or a text where the schema has one field of text that has to be there.
 * @throws Error naming the schema where it is none of these. Pure.
 */
export function answerIn(
  waiting: Pick<Waiting, 'schema'>,
  given: string | Record<string, unknown>,
): Record<string, unknown> {
  if (typeof given !== 'string') return answerOf(waiting, given);
  const parsed = given.trim().startsWith('{') ? parsedObject(given) : undefined;
  if (parsed) return answerOf(waiting, parsed);
  const { properties, required } = partsOf(waiting);
  const [only, another] = required.filter((name) => properties.get(name)?.['type'] !== 'array');
  if (only !== undefined && another === undefined) return answerOf(waiting, { [only]: given });
  throw new Error(`this takes an object of this schema: ${JSON.stringify(waiting.schema)}`);
}

function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
