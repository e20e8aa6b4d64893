import type { FieldError, OpenInterview } from '@parley/contracts';
import { duplicateErrors } from '../../shared/duplicate-errors.js';
import { requestFacilitation } from '../../shared/facilitation.js';
import type { Run } from './run.js';

/** What no schema says of an interview's opening (I1). */
export function openingErrors({ user, interviewer, architect }: OpenInterview): FieldError[] {
  const errors = duplicateErrors('seats', [user, interviewer, architect], ['participant_id', 'name']);
  if (user.kind !== 'person') errors.push({ pointer: '/user/kind', reason: 'must be person' });
  return errors;
}

/** The Analyst's first notice, for the Interviewer's first words (source 002, 3.1). */
export const begin = (run: Run): void => requestFacilitation(run, 'brief');
