import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { toFieldError } from './contract.js';
import type { FieldError } from './problem.js';

/**
 * Checks a JSON value against a published JSON Schema (2020-12), as a reader of Parley's files would.
 * @returns what is wrong, field by field
 */
export function schemaErrors(schema: object, value: unknown): FieldError[] {
  const validate = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => toFieldError(error));
}

/** A schema is compiled once, for as long as somebody holds it. */
const compiled = new WeakMap<object, ValidateFunction>();

function compile(schema: object): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: true });
  addFormats.default(ajv, ['date-time', 'uuid']);
  return ajv.compile(schema);
}
