import { schemaErrors } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { PROTOCOLS } from '../registry.js';
import { BALLOT } from '../shared/work/ballot.js';
import type { JsonSchema } from '../shared/work/output-schema.js';
import { formErrors, formOf } from './form.js';

const field = (schema: object): JsonSchema => ({ type: 'object', properties: { a: schema } });
const asked = [
  ...PROTOCOLS.flatMap(({ name, turns }) =>
    Object.entries(turns).map(([kind, { schema }]) => [`${name} ${kind}`, schema.en] as const),
  ),
  ['ballot', BALLOT.schema.en] as const,
];

describe('a form that somebody else has made', () => {
  it.each(asked)('each that a Parley has its seats fill in is one: %s', (_, schema) => {
    expect(formErrors(schema)).toEqual([]);
    expect(Object.keys((formOf(schema)['properties'] as object | undefined) ?? {})).toEqual(
      Object.keys(schema['properties'] as object),
    );
  });

  it('what could take for ever to check is told, and not checked', () => {
    const form = formOf(field({ type: 'string', pattern: '^(a+)+$', description: 'Letters.' }));
    expect(form).toMatchObject({ properties: { a: { type: 'string', description: 'Letters. · pattern ^(a+)+$' } } });
    expect(schemaErrors(form, { a: `${'a'.repeat(60)}!` })).toEqual([]);
  });

  it('objects have the fields that they name, and no others', () => {
    const form = formOf({ ...field({ type: 'integer' }), required: ['a', 'b'], additionalProperties: true });
    expect(form).toMatchObject({ additionalProperties: false, required: ['a'] });
    expect(schemaErrors(form, { a: 1, b: 2 })).toMatchObject([{ pointer: '/b' }]);
  });

  it.each([
    ['/form/properties/a/$ref', field({ type: 'string', $ref: '#' })],
    ['/form/properties/a/type', field({ type: ['string', 'null'] })],
    ['/form/properties/a/properties', field({ type: 'object' })],
    ['/form/properties/a/items', field({ type: 'array' })],
    ['/form/properties/a', { type: 'object', properties: { a: 7 } }],
    ['/form/type', { type: 'array', items: { type: 'string' } }],
    ['/form', field({ type: 'string', minLength: 'many' })],
    ['/form', field({ type: 'string', description: 'a'.repeat(70_000) })],
  ])('what is none is refused by its place: %s', (pointer, schema) => {
    expect(formErrors(schema)).toMatchObject([{ pointer }]);
  });

  it('one that nests without an end is', () => {
    const deep = Array.from({ length: 40 }).reduce<JsonSchema>((inner) => field(inner), { type: 'string' });
    expect(formErrors(deep)[0]!.reason).toContain('deeper');
  });
});
