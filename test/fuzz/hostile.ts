import fc from 'fast-check';

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};

/** JSON values that nobody sends by honest mistake. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2, [], {}, [[]]),
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '\u202e', '\u001b]52;c;eA==\u0007', '../../x', '```', '<script>'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'),
  fc.constantFrom<unknown>({ toString: 1 }, { __proto__: null, valueOf: 'x' }, { length: -1 }, { then: 'x' }),
  fc.constantFrom(3, 60, 400).map(nested),
  fc.constantFrom(200, 5_000, 60_000).map((length) => 'x'.repeat(length)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** How one place of a value is spoiled. */
const blow = fc.record({ path: fc.array(fc.nat(20), { maxLength: 6 }), value: hostileValue, key: fc.boolean() });

/** The same value as it is, or with one or two places spoiled. */
export const spoiled = (whole: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(whole, fc.oneof(fc.constant([]), fc.array(blow, { minLength: 1, maxLength: 2 })))
    .map(([value, blows]) => blows.reduce((all, one) => struck(all, one.path, one), value));

function struck(value: unknown, [first, ...rest]: number[], one: { value: unknown; key: boolean }): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return one.value;
  if (Array.isArray(value)) {
    const at = first % (value.length + 1);
    return value.toSpliced(at, 1, struck(value[at], rest, one));
  }
  const names = Object.keys(value);
  const name =
    one.key && !rest.length && typeof one.value === 'string' ? one.value : names[first % Math.max(1, names.length)];
  const fields = new Map<string, unknown>(Object.entries(value));
  if (name !== undefined) fields.set(name, struck(fields.get(name), rest, one));
  return Object.fromEntries(fields);
}

/** Bytes instead of JSON. */
export const rawBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '{', '[', 'null', '"x"', '{"a":1,"a":2}', '{"__proto__":{"x":1}}', '[1e999]', '\u0000', 'NaN'),
  fc.constantFrom(500, 6_000, 90_000).map((depth) => '['.repeat(depth)),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
