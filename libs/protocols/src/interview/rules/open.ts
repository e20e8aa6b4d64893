import type { FieldError, InterviewOpened, OpenInterview, TerminationPolicy } from '@parley/contracts';
import { budgetRule, layered, WISHES, type Policy } from '@parley/termination';
import { duplicateErrors } from '../../shared/duplicate-errors.js';
import { remoteSeatErrors } from '../../shared/remote-seat-errors.js';
import { requestFacilitation } from '../../shared/facilitation.js';
import type { Run } from '../state.js';

const SEATS = ['/user', '/interviewer', '/architect'];

/** What no schema says of an interview's opening (I1). */
export function openingErrors({ user, interviewer, architect }: OpenInterview): FieldError[] {
  const errors = duplicateErrors('seats', [user, interviewer, architect], ['participant_id', 'name']);
  if (user.kind !== 'person') errors.push({ pointer: '/user/kind', reason: 'must be person' });
  errors.push(...remoteSeatErrors([user, interviewer, architect], (index) => SEATS[index]!));
  return errors;
}

/** The Analyst's first notice, for the Interviewer's first words (source 002, 3.1). */
export const begin = (run: Run): void => requestFacilitation(run, 'brief');

/** An interview ends when its user wants it to: nobody who thinks, or comes back days later, runs out of time (T6). */
export const DEFAULT_POLICY: TerminationPolicy = { auto_exit: true, stop_when: [...WISHES] };

/** Its own limits as conditions, below what the channel says. */
export const policyOf = ({ config, termination }: InterviewOpened): Policy =>
  layered(
    { stop_when: [{ round_limit: { max: config.max_turns } }, ...budgetRule(config.budget_micro_usd)] },
    termination,
  );
