import type { Assignment, FeedbackDto, Proposal, Term } from '@parley/client';

/** A value that one may ask to have changed: a term, or of one's own assignment. */
export interface Field {
  field: string;
  value: string;
}

/** A proposal that waits for an answer, as a negotiation's inbox item has it. */
export interface Asked {
  participant_id: string;
  request_id: string;
  round: number;
  due_at: string;
  assignment: Assignment;
  proposal: Proposal;
}

export const fieldsOf = ({ proposal, assignment }: Asked): Field[] => [
  ...proposal.terms.map(({ field, value }: Term) => ({ field, value })),
  { field: 'role', value: assignment.role },
  { field: 'task', value: assignment.task },
];

/** Whatever was edited is asked for, with the one reason that was given. */
export function feedbackOf(asked: Asked, edits: ReadonlyMap<string, string>, reasoning: string): FeedbackDto {
  const changed = changedIn(asked, edits);
  const { participant_id, request_id, round } = asked;
  const who = { participant_id, request_id, round, reasoning };
  if (!changed.length) return { ...who, feedback_type: 'accept' };
  const proposed_changes = changed.map(({ field, value }) => ({ field, new_value: value, reason: reasoning }));
  return { ...who, feedback_type: 'negotiate', proposed_changes };
}

/** Fields that have another value than before. */
export const changedIn = (asked: Asked, edits: ReadonlyMap<string, string>): Field[] =>
  fieldsOf(asked).flatMap(({ field, value: before }) => {
    const value = edits.get(field)?.trim();
    return value !== undefined && value !== '' && value !== before ? [{ field, value }] : [];
  });
