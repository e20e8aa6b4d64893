import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { toFieldError } from './contract.js';
import type { FieldError } from './problem.js';

/**
 * Checks a JSON value against a published JSON Schema (2020-12), as a reader of Parley's files would.
 * @returns what is wrong, field by field
 */
export function schemaErrors(schema: object, value: unknown): FieldError[] {
  const ajv = new Ajv2020({ allErrors: true, strict: true });
  addFormats.default(ajv, ['date-time', 'uuid']);
  const validate = ajv.compile(schema);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => toFieldError(error));
}
