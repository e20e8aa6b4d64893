import { idFrom, type TerminationPolicy } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { fail } from '@parley/http';
import { REGISTRY } from '@parley/protocols';
import { layered, policyProblems, type Policy } from '@parley/termination';
import type { Installation, InstallationPolicies } from '../tokens.js';

/** The first line of a text, as lists show it. */
export const firstLine = (text: string): string =>
  (text.trim().split('\n')[0] ?? text).slice(0, 300) || text.slice(0, 300);

/** Without the members that are undefined: they are not JSON. */
export const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;

/** Whoever takes a seat, with an id. */
export const seatOf = <Seat extends { name: string; participant_id?: string }>(seat: Seat) => ({
  ...seat,
  participant_id: seat.participant_id ?? idFrom(seat.name),
});

/** What was set; where the budget was not, the installation's comes before the protocol's. */
export const configOf = <Config extends object>({ budgetMicroUsd }: Installation, given?: Config) =>
  defined({ budget_micro_usd: budgetMicroUsd, ...defined(given ?? {}) });

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
  return layered(policy, global, protocols && ownProperty(protocols, protocol), given as TerminationPolicy | undefined);
}
