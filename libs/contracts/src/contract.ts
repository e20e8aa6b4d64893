import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { BREACHES, type Language } from './breaches.js';
import { CONTRACT_SCHEMA } from './generated/schemas.js';
import type { FieldError } from './problem.js';

/** A generated schema is checked by a test, not by each program that starts; and to make its checks smaller takes longer than to run them. */
export const OWN_SCHEMA = { validateSchema: false, code: { optimize: false } } as const;

const ajv = new Ajv2020({ allErrors: true, strict: true, validateFormats: true, ...OWN_SCHEMA });
addFormats.default(ajv, ['date-time', 'uuid']);
ajv.addSchema(CONTRACT_SCHEMA);

const validators = new Map<string, ValidateFunction>();

/**
 * Checks a JSON value against a message of proto/.
 * @param message the message's name, as `SubmitFeedback`
 * @param language of the reasons
 * @returns what is wrong, field by field; empty where the value keeps the contract
 * @throws where the contract has no such message
 */
export function contractErrors(message: string, value: unknown, language: Language = 'en'): FieldError[] {
  const validate = validatorOf(message);
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, 20).map((error) => toFieldError(error, language));
}

/** The JSON Schema of one message, self-contained, for documentation and for other validators. */
export function contractSchema(message: keyof (typeof CONTRACT_SCHEMA)['$defs']) {
  return { ...CONTRACT_SCHEMA.$defs[message], $defs: CONTRACT_SCHEMA.$defs };
}

function validatorOf(message: string): ValidateFunction {
  let validate = validators.get(message);
  if (!validate) {
    validate = ajv.compile({ $ref: `${CONTRACT_SCHEMA.$id}#/$defs/${message}` });
    validators.set(message, validate);
  }
  return validate;
}

/** An ajv error as a pointer and a sentence without ajv's vocabulary. */
export function toFieldError(error: ErrorObject, language: Language = 'en'): FieldError {
  return { pointer: breachPointer(error), reason: BREACHES[language](error) ?? error.message ?? error.keyword };
}

/** Where an ajv error is: a field that is missing or unknown is named by what is to hold it. */
export function breachPointer({ params, instancePath }: ErrorObject): string {
  const field: unknown = params['additionalProperty'] ?? params['missingProperty'];
  return field === undefined ? instancePath : `${instancePath}/${String(field)}`;
}

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
