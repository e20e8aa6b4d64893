import type { Proposal, ProposedChange } from '@parley/contracts';
import { isSeatField } from './requested-change.js';

const isTerm = (plan: Proposal, field: string): boolean => plan.terms.some((term) => term.field === field);

/** What a change is about: a term by its name, a part of a seat by whose it is. */
export const keyOf = (plan: Proposal, participantId: string, { field }: ProposedChange): string =>
  !isTerm(plan, field) && isSeatField(field) ? `${participantId}.${field}` : field;

/** The plan as somebody wants it: a term has another value or is new, or a part of the own seat has. */
export function withChange(plan: Proposal, participantId: string, { field, new_value }: ProposedChange): Proposal {
  if (isTerm(plan, field)) {
    return { ...plan, terms: plan.terms.map((term) => (term.field === field ? { ...term, value: new_value } : term)) };
  }
  if (!isSeatField(field)) return { ...plan, terms: [...plan.terms, { field, value: new_value }] };
  return {
    ...plan,
    assignments: plan.assignments.map((seat) =>
      seat.participant_id === participantId ? { ...seat, [field]: new_value } : seat,
    ),
  };
}
