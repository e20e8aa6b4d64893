import { readFileSync } from 'node:fs';
import { ConfigurationError } from '@parley/configuration';
import { withMilliseconds, type FieldError } from '@parley/contracts';
import { PROTOCOLS } from '@parley/protocols';
import { policyProblems } from '@parley/termination';
import type { InstallationPolicies } from './tokens.js';

const NAMES = PROTOCOLS.map(({ name }) => name);

/**
 * Reads PARLEY_TERMINATION_FILE: `{"global": policy, "protocols": {"round-table": policy}}`.
 * @throws ConfigurationError naming the file and the path in it
 */
export function readInstallationPolicies(file: string): InstallationPolicies {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigurationError(`PARLEY_TERMINATION_FILE: ${file}: ${(error as Error).message}`);
  }
  const errors = problemsOf(value);
  if (!errors.length) return withMilliseconds(value) as InstallationPolicies;
  const lines = errors.map(({ pointer, reason }) => `PARLEY_TERMINATION_FILE: ${file}: ${pointer || '/'} ${reason}`);
  throw new ConfigurationError(lines.join('\n'));
}

function problemsOf(value: unknown): FieldError[] {
  if (!isObject(value)) return [{ pointer: '', reason: 'must be an object' }];
  return Object.entries(value).flatMap(([key, part]): FieldError[] => {
    if (key === 'global') return policyProblems(part, '/global');
    if (key !== 'protocols') return [{ pointer: `/${key}`, reason: 'unknown field' }];
    if (!isObject(part)) return [{ pointer: '/protocols', reason: 'must be an object' }];
    return Object.entries(part).flatMap(([protocol, policy]) =>
      NAMES.includes(protocol)
        ? policyProblems(policy, `/protocols/${protocol}`)
        : [{ pointer: `/protocols/${protocol}`, reason: `no such protocol; known: ${NAMES.join(', ')}` }],
    );
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
