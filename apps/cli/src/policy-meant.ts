import { contractSchema } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { nearest } from './nearest.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: readonly string[];
}

/** Rules have the names of conditions for fields. */
const RULE = 'TerminationRule';

/**
 * What was most likely meant by a field or a value of a policy (T6), by the contract; undefined where that knows it.
 * @param pointer from the policy on
 */
export function meantInPolicy(pointer: string, policy: unknown): string | undefined {
  const { $defs, ...whole } = contractSchema('TerminationPolicy') as Schema & { $defs: Record<string, Schema> };
  const dereferenced = (one: Schema): Schema => ownProperty<Schema>($defs, one.$ref?.split('/').at(-1) ?? '') ?? one;
  const parts = pointer.split('/').slice(1);
  let schema = dereferenced(whole);
  let value = policy;
  for (const part of parts) {
    const known = schema.properties;
    const inner = known ? ownProperty<Schema>(known, part) : schema.items;
    if (!inner) return known && nearest(part, Object.keys(known));
    schema = dereferenced(inner);
    value = ownProperty(value as Record<string, unknown>, part);
  }
  const known = parts[0] === 'without' ? Object.keys($defs[RULE]?.properties ?? {}) : (schema.enum ?? []);
  return typeof value !== 'string' || known.includes(value) ? undefined : nearest(value, known);
}
