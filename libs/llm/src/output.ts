import { toFieldError, type FieldError } from '@parley/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
const compiled = new WeakMap<object, ValidateFunction>();

/** Reads a model's answer and checks it against the whole schema, bounds included. */
export function parseOutput(
  schema: Record<string, unknown>,
  text: string,
): { output: unknown } | { errors: FieldError[] } {
  let output: unknown;
  try {
    output = JSON.parse(withoutFence(text));
  } catch {
    return { errors: [{ pointer: '', reason: 'is not JSON' }] };
  }
  let validate = compiled.get(schema);
  if (!validate) compiled.set(schema, (validate = ajv.compile(schema)));
  if (validate(output)) return { output };
  return { errors: (validate.errors ?? []).slice(0, 10).map(toFieldError) };
}

/** Models without structured output like to wrap JSON in a code fence. */
const withoutFence = (text: string): string => /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/u.exec(text)?.[1] ?? text;

/** Bounds that structured output does not know; they are checked by parseOutput, and told in words. */
const TOLD = ['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'minimum', 'maximum', 'format'] as const;

/** The schema as providers accept it. */
export function providerSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(providerSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema);
  const bounds = entries.filter(([key]) => (TOLD as readonly string[]).includes(key) && typeof schema === 'object');
  const isSchema = 'type' in schema && typeof (schema as { type: unknown }).type === 'string';
  if (!isSchema) return Object.fromEntries(entries.map(([key, value]) => [key, providerSchema(value)]));
  const kept = entries.filter(([key]) => !(TOLD as readonly string[]).includes(key));
  const description = bounds.map(([key, value]) => `${key} ${String(value)}`).join(', ');
  return {
    ...Object.fromEntries(kept.map(([key, value]) => [key, providerSchema(value)])),
    ...(description && { description }),
  };
}
