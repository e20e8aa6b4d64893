import type { Language } from '@parley/contracts';
import { policyProblems } from '@parley/termination';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { fileSchema, type FileKind } from './files.js';
import { readYaml, schemaChecker, type Found, type YamlRead } from './read-yaml.js';

/** A file as it is written; `commandOf` makes a command of it. */
export interface Scenario {
  termination?: unknown;
  [field: string]: unknown;
}

interface Named {
  name?: string;
  expert?: string;
}

/** Lists of those who take part: one name twice would be two whom nobody can tell apart. */
const SEATS = ['candidates', 'members', 'roles', 'experts'] as const;

/**
 * Reads a scenario file's text.
 * @param language of what is said of a termination policy
 */
export const readScenario = (text: string, kind: FileKind, language: Language = 'en'): YamlRead<Scenario> =>
  readYaml(text, checkerOf(kind), (value, holds) => [
    ...(holds ? namedTwice(value as Scenario) : []),
    ...policyFound(value as Scenario | null, language),
  ]);

const checkers = new Map<FileKind, ValidateFunction<Scenario>>();

/** Compiled when it is first needed: most who read a file read one kind. */
function checkerOf(kind: FileKind): ValidateFunction<Scenario> {
  const known = checkers.get(kind) ?? schemaChecker<Scenario>(fileSchema(kind));
  checkers.set(kind, known);
  return known;
}

const namedTwice = (scenario: Scenario): Found[] =>
  SEATS.flatMap((list) => {
    const names = ((scenario[list] ?? []) as Named[]).map(({ name, expert = '' }) => name ?? expert);
    return names.flatMap((name, index) =>
      names.indexOf(name) < index ? [{ pointer: `/${list}/${index}/name`, twice: name }] : [],
    );
  });

const policyFound = (scenario: Scenario | null, language: Language): Found[] =>
  scenario?.termination === undefined ? [] : policyProblems(scenario.termination, '/termination', language);
