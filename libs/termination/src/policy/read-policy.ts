import {
  contractErrors,
  withMilliseconds,
  type FieldError,
  type Language,
  type TerminationPolicy,
} from '@parley/contracts';
import { CONDITIONS } from '../conditions/index.js';
import { COMPLAINTS, policyErrors } from './policy.js';

/**
 * Checks what somebody gave as a policy: the contract first, then what no schema says. Lengths of time may be written as `30m`.
 * @param pointer where the value stands, as `/termination`: errors name the path from there
 * @param language of the reasons
 */
export function policyProblems(value: unknown, pointer: string, language: Language = 'en'): FieldError[] {
  const wrong: FieldError[] = [];
  const policy = withMilliseconds(value, wrong, pointer, language);
  if (wrong.length) return wrong;
  const broken = contractErrors('TerminationPolicy', policy, language).map((error) =>
    explained(error, pointer, language),
  );
  return broken.length ? broken : policyErrors(policy as TerminationPolicy, pointer, language);
}

const NAMES = [...Object.keys(CONDITIONS), 'all', 'any', 'not'];

/** A key of a rule that is none is an unknown condition: say which there are. */
function explained({ pointer, reason }: FieldError, prefix: string, language: Language): FieldError {
  const ofRule = /\/(?:stop_when|all|any)\/\d+\/[^/]+$|\/not\/[^/]+$/u.test(pointer);
  const name = pointer.split('/').at(-1)!;
  const unknown = ofRule && !NAMES.includes(name);
  return { pointer: prefix + pointer, reason: unknown ? COMPLAINTS[language].noCondition(name, NAMES) : reason };
}
