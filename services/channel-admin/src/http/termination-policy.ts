import type { TerminationPolicy } from '@parley/contracts';
import { fail } from '@parley/http';
import { layered, policyProblems, PROTOCOL_DEFAULTS, type Policy } from '@parley/termination';
import type { InstallationPolicies } from '../tokens.js';

/**
 * The policy of a new channel (T6): the installation's, then the protocol's, then its own.
 * @throws ProblemError invalid-request with the path of what is wrong
 */
export function terminationPolicy(
  kind: keyof typeof PROTOCOL_DEFAULTS,
  given: unknown,
  { global, protocols }: InstallationPolicies = {},
): Policy {
  const errors = given === undefined ? [] : policyProblems(given, '/termination');
  if (errors.length) fail('invalid-request', { errors });
  const protocol = kind === 'board' || kind === 'party' ? 'round-table' : kind;
  return layered(PROTOCOL_DEFAULTS[kind], global, protocols?.[protocol], given as TerminationPolicy | undefined);
}
