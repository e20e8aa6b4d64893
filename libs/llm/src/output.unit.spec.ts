import { REGISTRY } from '@parley/protocols';
import { describe, expect, it } from 'vitest';
import { parseOutput } from './output.js';
import { providerSchema } from './provider-schema.js';

const text = { type: 'string', minLength: 1 };
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['verdict', 'points'],
  properties: {
    verdict: { type: 'string', enum: ['agree', 'object', 'Completed'] },
    points: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['text', 'turns'],
        properties: { text, turns: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 1 } } },
      },
    },
  },
};
const read = (value: unknown, leavesOut = false, language: 'en' | 'zh' = 'en') =>
  parseOutput({ schema, language }, JSON.stringify(value), leavesOut ? 'items' : 'nothing');
const point = (said: string, ...turns: number[]) => ({ text: said, turns });

describe('an answer', () => {
  it.each([
    ['Agree', 'agree'],
    [' OBJECT ', 'object'],
    ['completed', 'Completed'],
  ])('says %s, which is %s', (verdict, meant) => {
    expect(read({ verdict, points: [] })).toEqual({ output: { verdict: meant, points: [] } });
  });

  it('is no other word for it', () => {
    expect(read({ verdict: 'agreed', points: [] })).toMatchObject({
      complaint: expect.stringContaining('/verdict must be one of agree') as string,
    });
  });

  it('is refused for an item, unless its items may be left out: then without it, and with why', () => {
    const answer = { verdict: 'agree', points: [point('one', 1), point('two'), point('', 2)] };
    expect(read(answer)).toHaveProperty('complaint');
    expect(read(answer, true)).toEqual({
      output: { verdict: 'agree', points: [point('one', 1)] },
      left_out: [
        expect.stringMatching(/^\/points\/1\/turns must NOT have fewer than 1 items$/u),
        expect.stringMatching(/^\/points\/2\/text /u),
      ],
    });
    expect(read(answer, true, 'zh')).toMatchObject({
      left_out: ['/points/1/turns 至少需要 1 项', '/points/2/text 至少需要 1 个字符'],
    });
  });

  it('is left with none of its items where none can be used, and with as many as there may be where there are more', () => {
    expect(read({ verdict: 'agree', points: [point('one', 0)] }, true)).toMatchObject({ output: { points: [] } });
    const many = ['a', 'b', 'c', 'd', 'e'].map((said) => point(said, 1));
    expect(read({ verdict: 'agree', points: many }, true)).toMatchObject({ output: { points: many.slice(0, 3) } });
  });

  it.each([
    [{ points: null }, {}],
    [{ points: 'one' }, {}],
    [{ points: [point('', 1), point('two', 2)] }, { points: [point('two', 2)] }],
  ])('is left without what need not be there: %j', (given, left) => {
    const spare = { schema: { ...schema, required: ['verdict'] }, language: 'en' } as const;
    const read = (value: object) => parseOutput(spare, JSON.stringify(value), 'fields');
    expect(read({ verdict: 'agree', ...given })).toEqual({
      output: { verdict: 'agree', ...left },
      left_out: [expect.stringMatching(/^\/points/u)],
    });
    expect(read({ verdict: 'no', ...given })).toHaveProperty('complaint');
    expect(
      parseOutput({ schema, language: 'en' }, JSON.stringify({ verdict: 'agree', ...given }), 'fields'),
    ).toHaveProperty('complaint');
  });

  it('is refused whole for what stands in no list', () => {
    expect(read({ verdict: 'no', points: [point('one', 0)] }, true)).toHaveProperty('complaint');
    expect(read({ points: [] }, true)).toHaveProperty('complaint');
  });
});

describe('the schema that a provider is sent', () => {
  it('keeps what its grammar enforces, and tells the rest in words', () => {
    expect(
      providerSchema({
        type: 'object',
        properties: {
          some: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string', format: 'date', maxLength: 9 } },
          more: { type: 'array', minItems: 2, description: 'Several.', items: { type: 'string', format: 'phone' } },
          id: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]*$' },
          name: { type: 'string', pattern: '^[\\p{L}]+$' },
        },
      }),
    ).toEqual({
      type: 'object',
      properties: {
        some: {
          ...{ type: 'array', minItems: 1, description: 'maxItems 3' },
          items: { type: 'string', format: 'date', description: 'maxLength 9' },
        },
        more: {
          ...{ type: 'array', description: 'Several. · minItems 2' },
          items: { type: 'string', description: 'format phone' },
        },
        id: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]*$' },
        name: { type: 'string', description: 'pattern ^[\\p{L}]+$' },
      },
    });
  });

  it('of every kind of work has no bound that is refused', () => {
    const refused =
      /"(?:minLength|maxLength|maxItems|minimum|maximum)":|"minItems":(?:[2-9]|1\d)|"pattern":"[^"]*\\\\[pPbB]/u;
    for (const { turns, facilitations } of REGISTRY.protocols) {
      for (const spec of [...Object.values(turns), ...Object.values(facilitations)]) {
        expect(refused.exec(JSON.stringify(providerSchema(spec.schema.en)))?.[0], spec.kind).toBeUndefined();
      }
    }
  });
});
