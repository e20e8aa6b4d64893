import { CONTRACT_SCHEMA } from '@parley/contracts';

type MessageName = keyof (typeof CONTRACT_SCHEMA)['$defs'];

interface Schema {
  properties: Record<string, unknown>;
  required: readonly string[];
}

/**
 * The JSON Schema of what a model writes: the contract's message without what Parley adds itself (ids, the call),
 * every reference resolved in place, as providers ask.
 */
export function outputSchema(message: MessageName, fields: readonly string[]): Record<string, unknown> {
  const { properties } = CONTRACT_SCHEMA.$defs[message] as unknown as Schema;
  return {
    type: 'object',
    additionalProperties: false,
    required: [...fields],
    properties: Object.fromEntries(fields.map((field) => [field, inlined(properties[field])])),
  };
}

function inlined(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inlined);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref } = schema as { $ref?: string };
  if ($ref) return inlined(CONTRACT_SCHEMA.$defs[$ref.replace('#/$defs/', '') as MessageName]);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inlined(value)]));
}
