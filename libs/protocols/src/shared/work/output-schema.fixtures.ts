import type { JsonSchema, OutputSchema } from './output-schema.js';

/** Fields that a model writes and is told nothing of, as `en.picked.reason`. */
export const undescribed = (schema: OutputSchema): string[] =>
  Object.entries(schema).flatMap(([language, whole]) => undescribedIn(whole, language));

function undescribedIn({ properties, items }: JsonSchema, path: string): string[] {
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  return [
    ...fields.flatMap(([name, field]) => [
      ...(field['description'] ? [] : [`${path}.${name}`]),
      ...undescribedIn(field, `${path}.${name}`),
    ]),
    ...(items ? undescribedIn(items as JsonSchema, path) : []),
  ];
}

/** The fields of an answer in the order in which they are written, as `stance.claim`. */
export function fieldsInOrder({ properties, items }: JsonSchema, path = ''): string[] {
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  return [
    ...fields.flatMap(([name, field]) => [`${path}${name}`, ...fieldsInOrder(field, `${path}${name}.`)]),
    ...(items ? fieldsInOrder(items as JsonSchema, path) : []),
  ];
}
