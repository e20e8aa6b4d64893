import { schemaErrors, type FieldError } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { JsonSchema } from '../shared/work/output-schema.js';

/** How large a form may be, in UTF-16 code units of JSON, and how deep. */
const MOST_LENGTH = 65_536;
const MOST_DEPTH = 12;

const TYPES: readonly unknown[] = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** What a form says of a value besides its type and what it holds. */
const KEPT = 'enum const description title minLength maxLength minItems maxItems minimum maximum'.split(' ');
/** What is told in words: to check it could take for ever, or needs more than the value. */
const TOLD = ['pattern', 'format'];
/** What would make it another form than it seems where it was left out. */
const REFUSED = '$ref $dynamicRef anyOf oneOf allOf not if then else patternProperties prefixItems contains'.split(' ');

/**
 * The form of an answer, out of a JSON Schema that somebody else has made: types, fields, choices, bounds and descriptions, so that it
 * is checked in a time that is bounded by its size. Objects hold the fields that they name and no others. Pure.
 */
export const formOf = (schema: JsonSchema): JsonSchema => nodeOf(schema);

/** Why a schema is no form that can be filled in; empty where it is one. Pure. */
export function formErrors(schema: JsonSchema): FieldError[] {
  if (JSON.stringify(schema).length > MOST_LENGTH)
    return [{ pointer: '/form', reason: `is longer than ${MOST_LENGTH} characters` }];
  const errors = nodeErrors(schema, '/form', 0);
  if (schema['type'] !== 'object') errors.push({ pointer: '/form/type', reason: 'must be object' });
  if (errors.length) return errors;
  try {
    schemaErrors(formOf(schema), {});
    return [];
  } catch (error) {
    return [{ pointer: '/form', reason: `is no JSON Schema: ${(error as Error).message}`.slice(0, 300) }];
  }
}

function nodeErrors(node: unknown, pointer: string, depth: number): FieldError[] {
  if (!isObject(node)) return [{ pointer, reason: 'must be a schema' }];
  if (depth > MOST_DEPTH) return [{ pointer, reason: `lies deeper than ${MOST_DEPTH}` }];
  const { type, items, properties } = node;
  return [
    ...REFUSED.filter((name) => Object.hasOwn(node, name)).map((name) => ({
      pointer: `${pointer}/${name}`,
      reason: 'is no part of a form',
    })),
    ...(TYPES.includes(type) ? [] : [{ pointer: `${pointer}/type`, reason: `must be one of ${TYPES.join(', ')}` }]),
    ...(type === 'object' && !isObject(properties)
      ? [{ pointer: `${pointer}/properties`, reason: 'is missing: a form names its fields' }]
      : []),
    ...(isObject(properties) ? Object.entries(properties) : []).flatMap(([name, part]) =>
      nodeErrors(part, `${pointer}/properties/${name}`, depth + 1),
    ),
    ...(type === 'array' ? nodeErrors(items, `${pointer}/items`, depth + 1) : []),
  ];
}

function nodeOf(node: JsonSchema): JsonSchema {
  const { type, items, properties, required } = node as JsonSchema & {
    items?: JsonSchema;
    properties?: Record<string, JsonSchema>;
    required?: unknown;
  };
  const kept = Object.entries(node).filter(([name]) => KEPT.includes(name));
  const description = [node['description'], ...TOLD.flatMap((name) => toldOf(node, name))].filter(Boolean).join(' · ');
  return {
    type,
    ...Object.fromEntries(kept),
    ...(description && { description }),
    ...(type === 'array' && items && { items: nodeOf(items) }),
    ...(type === 'object' && properties && fieldsOf(properties, required)),
  };
}

const fieldsOf = (properties: Record<string, JsonSchema>, required: unknown): JsonSchema => ({
  additionalProperties: false,
  required: Array.isArray(required) ? required.filter((name) => Object.hasOwn(properties, String(name))) : [],
  properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, nodeOf(part)])),
});

function toldOf(node: JsonSchema, name: string): string[] {
  const said = ownProperty(node, name);
  return typeof said === 'string' ? [`${name} ${said}`] : [];
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
