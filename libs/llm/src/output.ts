import { toFieldError, type FieldError } from '@parley/contracts';
import { isStorable, ownProperty, storable } from '@parley/untrusted';
import { withoutItems, type Prompt } from '@parley/protocols';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { COMPLAINTS } from './complaints.js';
import { jsonWithin } from './json-within.js';

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
const compiled = new WeakMap<object, ValidateFunction>();

/** Told at once of one answer. */
const MOST_COMPLAINTS = 10;

/** What came of reading an answer. */
export type Read =
  | {
      output: unknown;
      /** Items that could not be used, each with why: they are not in the output. */
      left_out?: string[];
    }
  | { complaint: string };

/**
 * Reads a model's answer and checks it against the whole schema, bounds included, and that all of it can be stored.
 * @param leavesOut what breaks the schema is left out by name and refuses nothing else: in fields that need not be there, or items of any
 * list as well
 * @returns the output, or what is wrong with it in the prompt's language
 */
export function parseOutput(
  { schema, language }: Pick<Prompt, 'schema' | 'language'>,
  text: string,
  leavesOut: 'nothing' | 'fields' | 'items' = 'nothing',
): Read {
  const { notJson } = COMPLAINTS[language];
  const complain = (errors: FieldError[]) => ({ complaint: inWords(errors, language) });
  const answered = jsonWithin(text);
  if (answered === undefined) return complain([{ pointer: '', reason: notJson }]);
  const validate = validatorOf(schema);
  const left_out = new Set<string>();
  let output = inCase(schema, answered);
  while (!validate(output)) {
    const errors = validate.errors ?? [];
    const told = errors.map((error) => toFieldError(error, language));
    const places = errors.flatMap(placesOf(output));
    const isLeft = leavesOut === 'items' || (leavesOut === 'fields' && places.every((place) => isSpare(schema, place)));
    const kept = isLeft ? without(schema, output, places) : undefined;
    if (kept === undefined) return complain(told);
    for (const { pointer, reason } of told) left_out.add(`${pointer} ${reason}`);
    output = kept;
  }
  const complaint = unstorableComplaint(output, language);
  return complaint === undefined ? { output, ...(left_out.size && { left_out: [...left_out] }) } : { complaint };
}

function validatorOf(schema: object): ValidateFunction {
  let validate = compiled.get(schema);
  if (!validate) compiled.set(schema, (validate = ajv.compile(schema)));
  return validate;
}

/** A place in a field that need not be there. */
function isSpare({ properties = {}, required = [] }: Node, place: string): boolean {
  const name = place.split('/')[1] ?? '';
  return Object.hasOwn(properties, name) && !required.includes(name);
}

/** An answer without the fields that are at these places themselves, where some need not be there; else without the items. */
function without(schema: Node, output: unknown, places: readonly string[]): unknown {
  const isWhole = (name: string): boolean => places.includes(`/${name}`) && isSpare(schema, `/${name}`);
  const fields = Object.entries(output as object);
  if (!fields.some(([name]) => isWhole(name))) return withoutItems(output, places);
  return Object.fromEntries(fields.filter(([name]) => !isWhole(name)));
}

/** Where an error lies; of a list that is too long in each item beyond its bound. */
const placesOf =
  (output: unknown) =>
  ({ keyword, instancePath, params }: ErrorObject): string[] => {
    if (keyword !== 'maxItems') return [instancePath];
    const list = instancePath
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => ownProperty(at as Record<string, unknown>, name), output);
    const most = Number(params['limit']);
    return (list as unknown[]).slice(most).map((_, index) => `${instancePath}/${most + index}`);
  };

/** What of a value cannot be stored, in words; undefined where all of it can. */
export function unstorableComplaint(value: unknown, language: Prompt['language']): string | undefined {
  const told = unstorable(value).map((pointer) => ({ pointer, reason: COMPLAINTS[language].unstorable }));
  return told.length ? inWords(told, language) : undefined;
}

function inWords(errors: FieldError[], language: Prompt['language']): string {
  const { whole, separator } = COMPLAINTS[language];
  const sentences = errors.slice(0, MOST_COMPLAINTS).map(({ pointer, reason }) => `${pointer || whole} ${reason}`);
  return sentences.join(separator);
}

interface Node {
  enum?: unknown[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
}

/** An answer with each of a schema's fixed words in the schema's own case: "Agree" is no other answer than "agree". */
function inCase(schema: object, value: unknown): unknown {
  const { enum: words, properties, items } = schema as Node;
  if (typeof value === 'string') return words ? (words.find((word) => isSame(word, value)) ?? value) : value;
  if (Array.isArray(value)) return items ? value.map((item) => inCase(items, item)) : value;
  if (typeof value !== 'object' || value === null || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inCase(ownProperty(properties, name) ?? {}, part)]),
  );
}

const isSame = (word: unknown, said: string): boolean =>
  typeof word === 'string' && word.toLowerCase() === said.trim().toLowerCase();

/** Pointers to the texts of a value that cannot be stored, names of fields included. */
function unstorable(value: unknown, pointer = ''): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isStorable(key) ? unstorable(part, `${pointer}/${key}`) : [`${pointer}/${storable(key)}`],
  );
}
