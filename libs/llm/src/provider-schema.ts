/** Bounds that no grammar of structured output enforces; they are checked by parseOutput, and told in words. */
const TOLD = ['minLength', 'maxLength', 'maxItems', 'minimum', 'maximum'];

/** Formats of strings that providers enforce. */
const FORMATS = 'date-time time date duration email hostname uri ipv4 ipv6 uuid'.split(' ');

/** What a grammar cannot follow in a pattern: what looks around or back, classes by property, and borders of words. */
const DEMANDING = /\(\?|\\[1-9bBpPk]/u;

/** The schema as providers accept it: what their grammar enforces stays in it, what it does not is told in words. */
export function providerSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(providerSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema);
  const isSchema = 'type' in schema && typeof (schema as { type: unknown }).type === 'string';
  if (!isSchema) return Object.fromEntries(entries.map(([key, value]) => [key, providerSchema(value)]));
  const told = entries.filter(([key, value]) => isTold(key, value));
  const bounds = told.map(([key, value]) => `${key} ${String(value)}`);
  const kept = entries
    .filter(([key, value]) => !isTold(key, value))
    .map(([key, value]) => [key, providerSchema(value)]);
  const said = (schema as { description?: string }).description;
  const description = [said, bounds.join(', ')].filter(Boolean).join(' · ');
  return { ...Object.fromEntries(kept), ...(description && { description }) };
}

function isTold(key: string, value: unknown): boolean {
  if (key === 'minItems') return Number(value) > 1;
  if (key === 'format') return !FORMATS.includes(String(value));
  if (key === 'pattern') return DEMANDING.test(String(value));
  return TOLD.includes(key);
}
