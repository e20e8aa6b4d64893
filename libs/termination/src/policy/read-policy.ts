import { contractErrors, withMilliseconds, type FieldError, type TerminationPolicy } from '@parley/contracts';
import { CONDITIONS } from '../conditions/index.js';
import { policyErrors } from './policy.js';

/**
 * Checks what somebody gave as a policy: the contract first, then what no schema says. Lengths of time may be written as `30m`.
 * @param pointer where the value stands, as `/termination`: errors name the path from there
 */
export function policyProblems(value: unknown, pointer: string): FieldError[] {
  const wrong: FieldError[] = [];
  const policy = withMilliseconds(value, wrong, pointer);
  if (wrong.length) return wrong;
  const broken = contractErrors('TerminationPolicy', policy).map((error) => explained(error, pointer));
  return broken.length ? broken : policyErrors(policy as TerminationPolicy, pointer);
}

const NAMES = [...Object.keys(CONDITIONS), 'all', 'any', 'not'].join(', ');

/** An unknown key of a rule is an unknown condition: say which there are. */
function explained({ pointer, reason }: FieldError, prefix: string): FieldError {
  const ofRule = /\/(?:stop_when|all|any)\/\d+\/[^/]+$|\/not\/[^/]+$/u.test(pointer);
  const name = pointer.split('/').at(-1)!;
  const unknown = ofRule && reason === 'unknown field';
  return { pointer: prefix + pointer, reason: unknown ? `no condition is called ${name}; known: ${NAMES}` : reason };
}
