import type { Language } from '@parley/contracts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  description?: string;
  [bound: string]: unknown;
}

/** A value that keeps a schema, its bounds included, whether they stand in it or are told in its description. */
export function fitting(schema: Schema, language: Language, name = 'answer'): unknown {
  const { enum: values, properties, items, anyOf, oneOf } = schema;
  if (schema.const !== undefined) return schema.const;
  if (values?.length) return values[0];
  const choice = (anyOf ?? oneOf)?.[0];
  if (choice) return fitting(choice, language, name);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {})
          .filter(([key]) => schema.required?.includes(key) ?? true)
          .map(([key, value]) => [key, fitting(value, language, key)]),
      );
    case 'array':
      return Array.from({ length: boundOf(schema, 'minItems') ?? 0 }, () => fitting(items ?? {}, language, name));
    case 'integer':
    case 'number':
      return boundOf(schema, 'minimum') ?? 1;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return textOf(schema, language, name);
  }
}

/** A bound of the schema, or as it is told in words where a provider knows no such bound. */
function boundOf(schema: Schema, bound: string): number | undefined {
  const told = new RegExp(`${bound} (\\d+)`, 'u').exec(schema.description ?? '')?.[1];
  const value = schema[bound] ?? told;
  return value === undefined ? undefined : Number(value);
}

const SENTENCE: Record<Language, (name: string) => string> = {
  en: (name) => `What there is to say of ${name.replaceAll('_', ' ')}, in a sentence that a person would read.`,
  zh: (name) => `关于“${name}”要说的话，用一句人能读懂的句子写在这里。`,
};

function textOf(schema: Schema, language: Language, name: string): string {
  if (schema.format === 'uuid') return '01900000-0000-7000-8000-000000000000';
  const most = boundOf(schema, 'maxLength') ?? Infinity;
  const least = boundOf(schema, 'minLength') ?? 0;
  // What a pattern is for is an id: the field's name, as ids are written.
  const sentence = schema['pattern'] === undefined ? SENTENCE[language](name) : name.replaceAll('_', '-');
  return sentence.repeat(Math.max(1, Math.ceil(least / sentence.length))).slice(0, most);
}
