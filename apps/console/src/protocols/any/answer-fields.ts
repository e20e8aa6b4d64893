/** A JSON Schema of an answer, as far as a form goes by it. */
export interface AnswerSchema {
  type?: string;
  description?: string;
  enum?: readonly string[];
  properties?: Record<string, AnswerSchema>;
  required?: readonly string[];
}

/** What the form holds of each field, as it is typed. */
export type Typed = ReadonlyMap<string, string>;

/** What is typed as JSON, since a form has no better place for it. */
export const isJson = ({ type, enum: choices }: AnswerSchema): boolean =>
  !choices && !['string', 'boolean', 'integer', 'number'].includes(type ?? '');

/** What is sent; what is left blank is left out where it may be, and empty where not. @throws where something is no JSON */
export function answerOf({ properties = {}, required = [] }: AnswerSchema, typed: Typed): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const text = typed.get(name) ?? '';
      if (text.trim() === '' && !required.includes(name)) return [];
      return [[name, valueOf(schema, text)]];
    }),
  );
}

function valueOf(schema: AnswerSchema, text: string): unknown {
  if (isJson(schema)) return text.trim() ? (JSON.parse(text) as unknown) : schema.type === 'array' ? [] : {};
  if (schema.type === 'boolean') return text === 'true';
  if (schema.type === 'string') return text.trim();
  return Number(text);
}
