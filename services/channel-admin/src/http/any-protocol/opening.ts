import { own, type CommandTypes, type TerminationPolicy } from '@parley/contracts';
import { fail } from '@parley/http';
import type { Rules } from '@parley/protocols';
import { layered, policyProblems } from '@parley/termination';
import type { Installation } from '../../tokens.js';
import { languageOf } from '../command-values.js';

type OpeningOf = NonNullable<ReturnType<Rules['openingOf']>>;

/** What opens a channel of any protocol may say, as far as every opening has it; the rest is the protocol's. */
interface AnyOpening {
  topic?: string;
  termination?: unknown;
  config?: { mode?: string };
}

/**
 * Fills in what every opening has. What is the protocol's own has no defaults here: the contract says what is missing.
 * @throws ProblemError invalid-request
 */
export function anyOpeningData(
  protocol: string,
  { defaults }: OpeningOf,
  { termination, ...body }: AnyOpening,
  { rehearsal, budgetMicroUsd, termination: { global, protocols } = {} }: Installation,
): CommandTypes[OpeningOf['command']] {
  const errors = termination === undefined ? [] : policyProblems(termination, '/termination');
  if (errors.length) fail('invalid-request', { errors });
  const policy = own(defaults, body.config?.mode ?? protocol) ?? own(defaults, protocol);
  const budget = budgetMicroUsd === undefined ? {} : { budget_micro_usd: budgetMicroUsd };
  return {
    rehearsal,
    language: languageOf(String(body.topic)),
    ...body,
    ...(body.config && { config: { ...budget, ...body.config } }),
    termination: layered(
      policy ?? {},
      global,
      protocols && own(protocols, protocol),
      termination as TerminationPolicy | undefined,
    ),
  } as unknown as CommandTypes[OpeningOf['command']];
}
