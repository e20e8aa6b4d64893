import { uncleanJson, type FieldError } from '@parley/contracts';

/** What no parameter of a path or query may be: text that cannot be stored, or several values where one is meant. */
export function uncleanParams(params: unknown): FieldError | undefined {
  const twice = Object.entries((params ?? {}) as object).find(([, value]) => Array.isArray(value));
  return twice ? { pointer: `/${twice[0]}`, reason: 'is given more than once' } : uncleanJson(params);
}
