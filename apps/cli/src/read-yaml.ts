import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { DURATION, milliseconds, plainLine, toFieldError, type FieldError } from '@parley/contracts';
import { policyProblems } from '@parley/termination';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { complaints } from './errors-wording.js';
import { CliError, EXIT } from './exit-codes.js';
import { otherCommand, schemaFile } from './file-kind.js';
import { spoken } from './language.js';
import { nearest } from './nearest.js';
import { meantInPolicy } from './policy-meant.js';

// What was meant by a value is found among what its schema knows.
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true });
ajv.addSchema(schemaFile('termination.schema.json'), 'termination.schema.json');

/** A checker of one of the schemas in `schema/`, which editors use too. */
export function schemaOf<T>(file: string): ValidateFunction<T> {
  return ajv.compile<T>(schemaFile(file));
}

/** The same for a schema that is made here, as that of a turn. */
export const checkerOf = <T>(schema: object): ValidateFunction<T> => ajv.compile<T>(schema);

/**
 * Reads YAML against a schema.
 * @param more what no schema says, checked once the schema holds
 * @param whole what the text comes to before it is checked
 * @throws CliError with every error as `file:line:column field: reason`, or with the command that the file is for
 */
export function readYaml<T>(
  text: string,
  file: string,
  validate: ValidateFunction<T>,
  more: (value: T) => FieldError[] = () => [],
  whole: (value: unknown) => unknown = (value) => value,
): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  if (document.errors.length) {
    throw new CliError(document.errors.map((error) => `${at(error.pos[0])} ${error.message}`).join('\n'), EXIT.usage);
  }
  const value: unknown = whole(document.toJS());
  const errors = [
    ...(validate(value) ? more(value) : schemaErrors(validate)),
    ...policyProblemsOf(value as { termination?: unknown } | null),
  ];
  if (!errors.length) return value as T;
  const other = otherCommand(value, validate.schema);
  if (other !== undefined) throw new CliError(complaints().fileOfOther(file, other), EXIT.usage);
  throw new CliError(
    errors
      .map(
        ({ pointer, reason }) =>
          `${at(offsetOf(document, pointer))} ${plainLine(pointer) || '/'}: ${plainLine(reason)}`,
      )
      .join('\n'),
    EXIT.usage,
  );
}

/** Of a policy's errors the contract's own checker speaks more plainly. */
const schemaErrors = (validate: ValidateFunction): FieldError[] =>
  (validate.errors ?? [])
    .filter(({ keyword, instancePath }) => keyword !== 'oneOf' && !instancePath.startsWith('/termination'))
    .map(explained);

/** With what was most likely meant, and lengths of time in words instead of their pattern. */
function explained(error: ErrorObject): FieldError {
  const found = toFieldError(error, spoken());
  if (error.keyword === 'pattern' && error.params['pattern'] === DURATION)
    return { ...found, reason: complaints().duration };
  const near = meantBy(error);
  return near === undefined ? found : { ...found, reason: found.reason + complaints().meantInstead(near) };
}

function meantBy({ keyword, params, parentSchema, data }: ErrorObject): string | undefined {
  if (keyword === 'enum') return nearest(String(data), (params['allowedValues'] as unknown[]).map(String));
  if (keyword !== 'additionalProperties') return undefined;
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  return nearest(String(params['additionalProperty']), known);
}

const POLICY = '/termination';

function policyProblemsOf(value: { termination?: unknown } | null): FieldError[] {
  if (value?.termination === undefined) return [];
  return policyProblems(value.termination, POLICY, spoken()).map(({ pointer, reason }) => {
    const near = meantInPolicy(pointer.slice(POLICY.length), value.termination);
    return { pointer, reason: near === undefined ? reason : reason + complaints().meantInstead(near) };
  });
}

/** One name twice, in a list of people. */
export function duplicateNames(list: string, people: { name: string }[]): FieldError[] {
  return people.flatMap(({ name }, index) =>
    people.findIndex((other) => other.name === name) < index
      ? [{ pointer: `/${list}/${index}/name`, reason: complaints().isThereTwice(name) }]
      : [],
  );
}

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

/** A scenario's config: durations as `30s`, money in US dollars. */
export interface ScenarioConfig {
  budget_usd?: number;
  [name: string]: unknown;
}

const DURATIONS: ReadonlySet<string> = new Set([
  'feedback_timeout',
  'turn_timeout',
  'facilitation_timeout',
  'model_wait_limit',
  'time_limit',
  'background_timeout',
  'deep_thinking_after',
  'user_timeout',
  'resume_after',
]);

/** A scenario's config as REST takes it: in milliseconds, and in millionths of a US dollar. */
export const configBody = ({ budget_usd, ...config }: ScenarioConfig = {}): object => ({
  ...Object.fromEntries(
    Object.entries(config).map(([name, value]) =>
      DURATIONS.has(name) ? [`${name}_ms`, milliseconds(value as string)] : [name, value],
    ),
  ),
  ...(budget_usd !== undefined && { budget_micro_usd: Math.round(budget_usd * 1e6) }),
});
