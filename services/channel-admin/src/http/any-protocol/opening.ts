import { languageOf } from '@parley/contracts/language-of';
import { type CommandTypes } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Rules } from '@parley/protocols';
import type { InstallationNow } from '../../tokens.js';
import { configOf, policyOver } from '../command-values.js';
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
  installation: InstallationNow,
): CommandTypes[OpeningOf['command']] {
  const policy = ownProperty(defaults, config?.mode ?? protocol) ?? ownProperty(defaults, protocol) ?? {};
  return filledIn(command, {
    rehearsal: installation.rehearsal,
    language: languageOf(body.topic ?? ''),
    ...body,
    config: configOf(installation, config),
    termination: policyOver({ protocol, policy }, termination, installation.termination),
  });
}
