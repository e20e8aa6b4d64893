import type { Waiting } from './waiting.js';

type Parts = { properties: Map<string, Record<string, unknown>>; required: string[] };

/** The fields of an answer, and which have to be there. Pure. */
export function partsOf({ schema }: Pick<Waiting, 'schema'>): Parts {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Record<string, unknown>>;
    required?: string[];
  };
  return { properties: new Map(Object.entries(properties)), required };
}

/** What of a question an answer follows from. */
type Asked = Pick<Waiting, 'schema' | 'choices'>;

/** The answer that a form's content is: what it did not ask for is empty. Pure. */
export function answerOf(waiting: Asked, content: Record<string, unknown>): Record<string, unknown> {
  const { choices } = content;
  // A form without lists has a ballot as one text.
  if (waiting.choices && typeof choices === 'string') return { reason: '', ...content, choices: [choices] };
  const { properties, required } = partsOf(waiting);
  const empty = required.filter((name) => !Object.hasOwn(content, name) && properties.get(name)?.['type'] === 'array');
  return { ...Object.fromEntries(empty.map((name) => [name, []])), ...content };
}

/**
 * An answer as it was given: an object, one written as JSON, or a text: what is chosen of a list, else the one field of text that has to be there.
 * @throws Error naming the schema where it is none of these. Pure.
 */
export function answerIn(waiting: Asked, given: string | Record<string, unknown>): Record<string, unknown> {
  if (typeof given !== 'string') return answerOf(waiting, given);
  const parsed = given.trim().startsWith('{') ? parsedObject(given) : undefined;
  if (parsed) return answerOf(waiting, parsed);
  if (waiting.choices) return answerOf(waiting, { choices: given });
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
