import { canonicalJson, sha256 } from '@parley/contracts';
import type { Prompt } from './prompt.js';

const schemaHashes = new WeakMap<object, string>();

/**
 * SHA-256 (hex) of the exact prompt and the model it goes to: of RFC 8785 JSON, with the schema by its own hash, since
 * the same few schemas stand in every prompt. The language is told by the texts themselves.
 */
export function promptHash({ schema, language: _, ...prompt }: Prompt, model: string): string {
  let schema_hash = schemaHashes.get(schema);
  if (schema_hash === undefined) schemaHashes.set(schema, (schema_hash = sha256(canonicalJson(schema))));
  return sha256(canonicalJson({ ...prompt, schema_hash, model }));
}
