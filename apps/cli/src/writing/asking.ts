import type { Lines } from '../conversing/lines.js';
import type { Schema } from './form.js';

/** Where it is asked line by line, without an editor. */
export interface Asking {
  lines: Pick<Lines, 'next'>;
  tell(text: string): void;
  /** Told of a list: a line each, an empty one ends it. */
  listed: string;
  yes: RegExp;
}

/** The input has ended before all was said. */
export class Ended extends Error {}

/** What a form is filled in with, a field at a time. @throws Ended */
export async function asked(schema: Schema, asking: Asking, name = ''): Promise<unknown> {
  switch (schema.type) {
    case 'object':
      return askedFields(schema, asking, name);
    case 'array':
      return askedItems(schema.items ?? {}, asking, name);
    case 'boolean':
      return asking.yes.test(await next(asking));
    case 'number':
    case 'integer':
      return Number(await next(asking));
    default:
      return next(asking);
  }
}

async function askedFields({ properties = {}, required = [] }: Schema, asking: Asking, name: string): Promise<object> {
  const fields: [string, unknown][] = [];
  for (const [field, schema] of Object.entries(properties)) {
    // What may be absent and has parts is more than lines can tell apart.
    if (schema.type === 'object' && !required.includes(field)) continue;
    const path = [name, field].filter(Boolean).join('.');
    const choices = schema.enum ? ` (${schema.enum.join(' | ')})` : '';
    if (schema.type !== 'object') asking.tell(`${path}${choices}: ${schema.description ?? ''}`.trimEnd());
    fields.push([field, await asked(schema, asking, path)]);
    // An item that begins with nothing is none.
    if (name.endsWith(']') && fields.length === 1 && fields[0]![1] === '') return {};
  }
  return Object.fromEntries(fields);
}

async function askedItems(schema: Schema, asking: Asking, name: string): Promise<unknown[]> {
  const items: unknown[] = [];
  asking.tell(asking.listed);
  for (;;) {
    const item = await asked(schema, asking, `${name}[${items.length + 1}]`);
    const isNone = item === '' || (typeof item === 'object' && item !== null && !Object.keys(item).length);
    if (isNone) return items;
    items.push(item);
  }
}

async function next({ lines }: Asking): Promise<string> {
  const line = await lines.next();
  if (line === undefined) throw new Ended();
  return line.trim();
}
