import { partsOf, type Waiting } from '@parley/on-behalf';

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

/**
 * The schema of an answer as a form of plain fields; lists are left out where they may be empty. Undefined where it cannot be asked so:
 * then it is answered as data. Pure.
 */
export function formOf(waiting: Pick<Waiting, 'schema' | 'choices'>): Form | undefined {
  const { properties, required } = partsOf(waiting);
  if (waiting.choices) return ballotForm(waiting.choices, properties);
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

/** A ballot is one text, as `Lyon` or `Lyon > Ghent`: without its choices it would be an abstention. */
const ballotForm = (choices: readonly string[], properties: ReadonlyMap<string, Record<string, unknown>>): Form => ({
  type: 'object',
  properties: {
    choices: { type: 'string', minLength: 1, description: [...choices, 'abstain'].join(' | ') },
    ...(properties.has('reason') && { reason: fieldOf(properties.get('reason')!) }),
  },
  required: ['choices'],
});

const fieldOf = (one: Record<string, unknown>): Field =>
  Object.fromEntries(Object.entries(one).filter(([key]) => KNOWN.has(key))) as Field;
