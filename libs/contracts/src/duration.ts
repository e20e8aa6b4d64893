import type { Language } from './breaches.js';
import type { FieldError } from './problem.js';

/** A length of time as people write it: a whole number with its unit, as JSON Schema says it. */
export const DURATION = '^[0-9]+(ms|s|m|h|d)$';

/** What is wrong with one that is none. */
const NO_DURATION: Record<Language, string> = {
  en: 'must be milliseconds, or a length of time: a whole number with its unit, as 90s, 30m, 2h or 3d',
  zh: '应为毫秒数，或时长：整数加单位，如 90s、30m、2h 或 3d',
};

/** Most by which a channel is extended, in milliseconds: thirty days, as the contract has it. */
export const MOST_EXTENSION_MS = 2_592_000_000;

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `30m` in milliseconds; undefined for what is none. */
export function milliseconds(text: string): number | undefined {
  const [, count, unit] = /^(\d+)(ms|s|m|h|d)$/u.exec(text) ?? [];
  // One that is out of all bounds stays a number, so that the bounds refuse it.
  return count ? Math.min(Number.MAX_SAFE_INTEGER, Number(count) * UNITS[unit as keyof typeof UNITS]) : undefined;
}

/** Fields whose names end so are lengths of time, in whatever is sent: the contract has no names of the sender's own. */
const OF_TIME = /_ms$/u;

/**
 * A value whose lengths of time are numbers, however they were written: every field `…_ms` takes `30m` as well.
 * @param wrong takes those that are texts and no length of time; they stay as they are
 */
export function withMilliseconds(
  value: unknown,
  wrong: FieldError[] = [],
  pointer = '',
  language: Language = 'en',
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item, index) => withMilliseconds(item, wrong, `${pointer}/${index}`, language));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const at = `${pointer}/${name}`;
      if (typeof inner !== 'string' || !OF_TIME.test(name)) return [name, withMilliseconds(inner, wrong, at, language)];
      const read = milliseconds(inner);
      if (read === undefined) wrong.push({ pointer: at, reason: NO_DURATION[language] });
      return [name, read ?? inner];
    }),
  );
}

/** The JSON Schema of something that is sent: where it takes a length of time as a number, it takes `30m` too. */
export function takingDurations(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(takingDurations);
  return Object.fromEntries(
    Object.entries(schema).map(([name, inner]: [string, unknown]) => [
      name,
      OF_TIME.test(name) && isNumber(inner)
        ? { ...inner, type: [inner.type, 'string'], pattern: DURATION }
        : takingDurations(inner),
    ]),
  );
}

const isNumber = (schema: unknown): schema is { type: 'integer' | 'number' } =>
  typeof schema === 'object' &&
  schema !== null &&
  'type' in schema &&
  (schema.type === 'integer' || schema.type === 'number');
