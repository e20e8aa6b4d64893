import { DURATION, toFieldError, withMilliseconds, type TerminationPolicy } from '@parley/contracts';
import { policyProblems } from '@parley/termination';
import { plainLine } from '@parley/untrusted';
import {
  commandOf,
  isReadable,
  kindOf,
  readScenario,
  readYaml,
  schemaChecker,
  type FileKind,
  type Scenario,
  type Wrong,
  type YamlRead,
} from '@parley/scenarios';
import { CliError, EXIT } from './exit-codes.js';
import { chosenLanguage } from './language.js';
import { nearest } from './nearest.js';
import { meantInPolicy } from './policy-meant.js';
import { textOfYaml } from './text-of-file.js';
import { spokenWords } from './words.js';

/**
 * Reads a scenario file.
 * @throws CliError with every error as `file:line:column field: reason`, or with the command that the file is for
 */
export const scenarioIn = (kind: FileKind, file: string): Scenario => parseScenario(kind, textOfYaml(file), file);

export function parseScenario(kind: FileKind, text: string, file: string): Scenario {
  const read = readScenario(text, kind, chosenLanguage());
  if (isReadable(read)) return read.value;
  const other = kindOf(read.value, kind);
  if (other !== undefined) {
    const command = other === 'board' ? tableOf(read.value as Scenario) : other;
    throw new CliError(spokenWords().errors.fileOfOther(file, command), EXIT.usage);
  }
  throw unreadable(read.wrong, file, read.value as Scenario | null);
}

/** A round table that nobody calls a party is a board. */
const tableOf = ({ mode }: Scenario): 'board' | 'party' => (mode === 'party' ? 'party' : 'board');

/** The body that a scenario file comes to. @throws CliError as `scenarioIn` does */
export const bodyOfFile = (kind: FileKind, file: string): Record<string, unknown> =>
  commandOf(kind, scenarioIn(kind, file));

/** Reads YAML against a schema. @throws CliError as `scenarioIn` does */
export function valueOfYaml<T>(text: string, file: string, ...reading: Reading<T>): T {
  const read: YamlRead<T> = readYaml(text, ...reading);
  if (isReadable(read)) return read.value;
  throw unreadable(read.wrong, file, null);
}

/**
 * The rules of ending in a file, as a scenario's `termination` has them.
 * @throws CliError as `scenarioIn` does
 */
export function rulesIn(file: string): TerminationPolicy {
  const read = readYaml<TerminationPolicy>(textOfYaml(file), ANYTHING, (given) =>
    policyProblems(given, '', chosenLanguage()),
  );
  if (isReadable(read)) return withMilliseconds(read.value) as TerminationPolicy;
  throw unreadable(read.wrong, file, { termination: read.value } as Scenario);
}

/** What no schema of a file says of it, its policy does. */
const ANYTHING = schemaChecker<TerminationPolicy>({});

type Reading<T> = Parameters<typeof readYaml<T>> extends [string, ...infer Rest] ? Rest : never;

const unreadable = (wrong: Wrong[], file: string, scenario: Scenario | null): CliError =>
  new CliError(wrong.map((one) => `${file}:${one.line}:${one.column} ${worded(one, scenario)}`).join('\n'), EXIT.usage);

function worded(wrong: Wrong, scenario: Scenario | null): string {
  if ('syntax' in wrong) return wrong.syntax;
  return `${plainLine(wrong.pointer) || '/'}: ${plainLine(reasonOf(wrong, scenario))}`;
}

/** Why, with what was most likely meant. */
function reasonOf(wrong: Exclude<Wrong, { syntax: string }>, scenario: Scenario | null): string {
  const { isThereTwice, meantInstead, duration } = spokenWords().errors;
  if ('twice' in wrong) return isThereTwice(wrong.twice);
  if ('breach' in wrong && wrong.breach.params['pattern'] === DURATION) return duration;
  const near =
    'breach' in wrong ? meantBy(wrong.breach) : meantInPolicy(inPolicy(wrong.pointer), scenario?.termination);
  const reason = 'breach' in wrong ? toFieldError(wrong.breach, chosenLanguage()).reason : wrong.reason;
  return near === undefined ? reason : reason + meantInstead(near);
}

const inPolicy = (pointer: string) => pointer.replace(/^\/termination/u, '');

type Breach = Extract<Wrong, { breach: unknown }>['breach'];

function meantBy({ keyword, params, parentSchema, data }: Breach): string | undefined {
  if (keyword === 'enum') return nearest(String(data), (params['allowedValues'] as unknown[]).map(String));
  if (keyword !== 'additionalProperties') return undefined;
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  return nearest(String(params['additionalProperty']), known);
}
