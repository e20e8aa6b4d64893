import { ownProperty } from '@parley/untrusted';

/** A JSON Schema of the contract, its references resolved, with what its fields mean in one language. */
export interface Schema {
  type?: string;
  description?: string;
  enum?: readonly string[];
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
}

/** What a turn is answered with, where that has more parts than a line. */
export interface Form {
  schema: Schema;
  /** Where it is sent, below the channel's address; `/v1/channels/:id/` unless `under` names another list. */
  path: string;
  under?: 'interviews';
  /** What is sent, besides whose it is. */
  body(value: object): object;
}

/**
 * What was written, with empty what was left out, as REST does: a person leaves blank what there is nothing to say of.
 * Everything else stays as it is, for the contract to judge.
 */
export function filled(schema: Schema, value: unknown): unknown {
  const isLeftOut = value === undefined || value === null;
  switch (schema.type) {
    case 'object':
      if (!isLeftOut && (typeof value !== 'object' || Array.isArray(value))) return value;
      return filledObject(schema, (value ?? {}) as Record<string, unknown>);
    case 'array':
      if (isLeftOut) return [];
      return Array.isArray(value)
        ? value.filter((one) => one !== null).map((one) => filled(schema.items ?? {}, one))
        : value;
    case 'string':
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      return isLeftOut && !schema.enum ? '' : (value ?? undefined);
    case 'boolean':
      return isLeftOut ? false : value;
    default:
      return value ?? undefined;
  }
}

function filledObject({ properties = {}, required = [] }: Schema, given: Record<string, unknown>): object {
  const known = Object.entries(properties).flatMap(([name, schema]) => {
    const said = ownProperty(given, name);
    const isBlank = said === undefined || said === null || said === '';
    const value = isBlank && !required.includes(name) ? undefined : filled(schema, said);
    return value === undefined ? [] : [[name, value] as const];
  });
  const unknown = Object.entries(given).filter(([name]) => !Object.hasOwn(properties, name));
  return Object.fromEntries([...known, ...unknown]);
}
