/** What the JSON Schemas (2020-12) of the output files are made of. */
export const text = { type: 'string' } as const;
export const count = { type: 'integer', minimum: 0 } as const;
export const flag = { type: 'boolean' } as const;
export const list = (items: object) => ({ type: 'array', items });

/** Authors: who wrote it. */
export const authors = { enum: ['ai', 'script', 'people'] } as const;

/** An object with exactly these members, of which some may be absent. */
export const exactly = (properties: Record<string, object>, optional: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

export const generatedBy = exactly({ tool: { const: 'parley' }, by: list(authors), models: list(text) });
