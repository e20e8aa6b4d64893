import { toFieldError, type FieldError } from '@parley/contracts';
import type { Prompt } from '@parley/protocols';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { COMPLAINTS } from './complaints.js';
import { jsonWithin } from './json-within.js';
import { unstorable } from './unstorable.js';

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
const compiled = new WeakMap<object, ValidateFunction>();

/** Told at once of one answer. */
const MOST_COMPLAINTS = 10;

/**
 * Reads a model's answer and checks it against the whole schema, bounds included, and that all of it can be stored.
 * @returns the output, or what is wrong with it in the prompt's language
 */
export function parseOutput(
  { schema, language }: Pick<Prompt, 'schema' | 'language'>,
  text: string,
): { output: unknown } | { complaint: string } {
  const { notJson } = COMPLAINTS[language];
  const complain = (errors: FieldError[]) => ({ complaint: inWords(errors, language) });
  const output = jsonWithin(text);
  if (output === undefined) return complain([{ pointer: '', reason: notJson }]);
  let validate = compiled.get(schema);
  if (!validate) compiled.set(schema, (validate = ajv.compile(schema)));
  if (!validate(output)) return complain((validate.errors ?? []).map((error) => toFieldError(error, language)));
  const complaint = unstorableComplaint(output, language);
  return complaint === undefined ? { output } : { complaint };
}

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

/** Bounds that structured output does not know; they are checked by parseOutput, and told in words. */
const TOLD = ['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'minimum', 'maximum', 'format'] as const;

/** The schema as providers accept it. */
export function providerSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(providerSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema);
  const isSchema = 'type' in schema && typeof (schema as { type: unknown }).type === 'string';
  if (!isSchema) return Object.fromEntries(entries.map(([key, value]) => [key, providerSchema(value)]));
  const isTold = (key: string) => (TOLD as readonly string[]).includes(key);
  const bounds = entries.filter(([key]) => isTold(key)).map(([key, value]) => `${key} ${String(value)}`);
  const kept = entries.filter(([key]) => !isTold(key)).map(([key, value]) => [key, providerSchema(value)]);
  const said = (schema as { description?: string }).description;
  const description = [said, bounds.join(', ')].filter(Boolean).join(' · ');
  return { ...Object.fromEntries(kept), ...(description && { description }) };
}
