import { breachPointer, OWN_SCHEMA } from '@parley/contracts';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { LineCounter, parseDocument, type Document } from 'yaml';

// What was meant by a value is found among what its schema knows.
const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  verbose: true,
  strictRequired: false,
  ...OWN_SCHEMA,
});
// It nests without an end, and is checked by the contract: here it is whatever it is.
ajv.addSchema({}, 'termination.schema.json');

export const schemaChecker = <T>(schema: object): ValidateFunction<T> => ajv.compile<T>(schema);

/** What is wrong, and where in the text: it is worded by whoever shows it. Lines and columns count from 1. */
export type Wrong = { line: number; column: number } & (
  | { syntax: string }
  | { pointer: string; breach: ErrorObject }
  | { pointer: string; twice: string }
  | { pointer: string; reason: string }
);

/** Something wrong, before it is known where it stands. */
export type Found = { pointer: string } & ({ breach: ErrorObject } | { twice: string } | { reason: string });

export type YamlRead<T> = { value: T } | { wrong: Wrong[]; value?: unknown };

export const isReadable = <T>(read: YamlRead<T>): read is { value: T } => !('wrong' in read);

/**
 * Reads YAML against a schema.
 * @param more what no schema says
 * @param whole what the text comes to before it is checked
 */
export function readYaml<T>(
  text: string,
  validate: ValidateFunction<T>,
  more: (value: unknown, holds: boolean) => Found[] = () => [],
  whole: (value: unknown) => unknown = (value) => value,
): YamlRead<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  if (document.errors.length) {
    return { wrong: document.errors.map(({ pos, message }) => ({ ...at(pos[0]), syntax: message })) };
  }
  const value: unknown = whole(document.toJS());
  const holds = validate(value);
  const found = [...(holds ? [] : breaches(validate)), ...more(value, holds)];
  if (!found.length) return { value: value as T };
  return { wrong: found.map((one) => ({ ...at(offsetOf(document, one.pointer)), ...one })), value };
}

/** That none of several forms fits is said by what is wrong in each. */
const breaches = ({ errors }: ValidateFunction): Found[] =>
  (errors ?? [])
    .filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf')
    .map((breach) => ({ pointer: breachPointer(breach), breach }));

/** Where the value of a pointer stands in the text; the nearest that exists, for what is missing. */
function offsetOf(document: Document, pointer: string): number {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
  for (; path.length; path.pop()) {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return node.range[0];
  }
  return 0;
}
