import { own, type CommandTypes, type TerminationPolicy } from '@parley/contracts';
import { fail } from '@parley/http';
import type { Rules } from '@parley/protocols';
import { layered, policyProblems } from '@parley/termination';
import type { Installation } from '../../tokens.js';
import { configOf, languageOf } from '../command-values.js';
import { filledIn } from '../filled-in.js';

type OpeningOf = NonNullable<ReturnType<Rules['openingOf']>>;

/** What opens a channel of any protocol may say, as far as every opening has it; the rest is the protocol's. */
interface AnyOpening {
  topic?: string;
  termination?: unknown;
  config?: { mode?: string };
}

/**
 * Fills in what every opening has, and what REST lets be left out of the command. What the protocol needs besides, the contract
 * says is missing.
 * @throws ProblemError invalid-request
 */
export function anyOpeningData(
  protocol: string,
  { command, defaults }: OpeningOf,
  { termination, config, ...body }: AnyOpening,
  installation: Installation,
): CommandTypes[OpeningOf['command']] {
  const errors = termination === undefined ? [] : policyProblems(termination, '/termination');
  if (errors.length) fail('invalid-request', { errors });
  const { rehearsal, termination: { global, protocols } = {} } = installation;
  const policy = own(defaults, config?.mode ?? protocol) ?? own(defaults, protocol);
  return filledIn(command, {
    rehearsal,
    language: languageOf(body.topic ?? ''),
    ...body,
    config: configOf(installation, config),
    termination: layered(
      policy ?? {},
      global,
      protocols && own(protocols, protocol),
      termination as TerminationPolicy | undefined,
    ),
  });
}
