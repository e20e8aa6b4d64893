import { own, type TerminationPolicy } from '@parley/contracts';
import { fail } from '@parley/http';
import { REGISTRY } from '@parley/protocols';
import { layered, policyProblems, type Policy } from '@parley/termination';
import type { InstallationPolicies } from '../tokens.js';

/**
 * The policy of a new channel (T6): its protocol's defaults, then the installation's, then its own.
 * @param mode the protocol's name, or its mode where it has several
 * @throws ProblemError invalid-request with the path of what is wrong
 */
export function terminationPolicy(mode: string, given: unknown, policies?: InstallationPolicies): Policy {
  return policyOver(REGISTRY.defaultPolicy(mode), given, policies);
}

/** The same over the defaults of a protocol that need not be registered. @throws as `terminationPolicy` does */
export function policyOver(
  { protocol, policy }: ReturnType<typeof REGISTRY.defaultPolicy>,
  given: unknown,
  { global, protocols }: InstallationPolicies = {},
): Policy {
  const errors = given === undefined ? [] : policyProblems(given, '/termination');
  if (errors.length) fail('invalid-request', { errors });
  return layered(policy, global, protocols && own(protocols, protocol), given as TerminationPolicy | undefined);
}
