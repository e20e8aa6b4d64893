import type { Assignment, Demand, FeedbackDto, FieldChange, Proposal, TablePlan } from '@parley/client';

/** A value that one may ask to have changed: a term, or of one's own assignment. */
export interface Field {
  field: string;
  value: string;
  unit?: string;
  /** Whether it is of one's own assignment. */
  own?: 'role' | 'task' | 'notes';
}

/** A proposal that waits for an answer, as a negotiation's inbox item has it. */
export interface Asked {
  participant_id: string;
  request_id: string;
  name: string;
  round: number;
  due_at: string;
  assignment: Assignment;
  proposal: Proposal;
  /** How those are called who are in it. */
  names?: Record<string, string>;
  demand?: Demand;
  /** How it differs from the version that was answered last. */
  changes?: FieldChange[];
  /** What else is on the table, in the closing round (N4). */
  plans?: TablePlan[];
  /** All accepted at once, and this turn supposes that it was wrong. */
  premortem?: true;
  /** What silence will mean (N6). */
  timeout_policy?: 'accept' | 'withdraw' | 'remind';
}

/** What was typed for a field: another value, and why. */
export interface Edit {
  value: string;
  reason: string;
}

/** What is being written: changes of what is there by its field, terms that are to be added, and a word on the whole. */
export interface Draft {
  edits: ReadonlyMap<string, Edit>;
  added: readonly (Edit & { field: string })[];
  reasoning: string;
  /** Plans on the table that one could accept. */
  plans: readonly string[];
}

export const NOTHING: Draft = { edits: new Map(), added: [], reasoning: '', plans: [] };

export const fieldsOf = ({ proposal, assignment }: Pick<Asked, 'proposal' | 'assignment'>): Field[] => [
  ...proposal.terms.map(({ field, value, unit }) => ({ field, value, ...(unit && { unit }) })),
  ...(['role', 'task', 'notes'] as const).map((own) => ({ field: own, value: assignment[own], own })),
];

/** What is asked to be otherwise: fields that have another value than before, and terms that are new. */
export function changesIn(asked: Asked, { edits, added }: Draft): (Edit & { field: string })[] {
  const edited = fieldsOf(asked).flatMap(({ field, value: before }) => {
    const { value = '', reason = '' } = edits.get(field) ?? {};
    return value.trim() && value.trim() !== before ? [{ field, value: value.trim(), reason: reason.trim() }] : [];
  });
  const more = added.flatMap(({ field, value, reason }) =>
    field.trim() && value.trim() ? [{ field: termName(field), value: value.trim(), reason: reason.trim() }] : [],
  );
  return [...edited, ...more];
}

/** As terms are called in a proposal: "Talk length" is talk_length. */
const termName = (typed: string): string => typed.trim().toLowerCase().replaceAll(/\s+/gu, '_');

/** Whether nothing that is asked for lacks its reason: each has one, or one was given for all. */
export const isReasoned = (changes: readonly Edit[], { reasoning }: Draft): boolean =>
  reasoning.trim() !== '' || changes.every(({ reason }) => reason !== '');

/** What was chosen by what was typed: whoever asks for nothing accepts. @param alone the plans that were ticked, and not the version */
export function feedbackOf(asked: Asked, draft: Draft, alone = false): FeedbackDto {
  const changes = changesIn(asked, draft);
  const { participant_id, request_id, round } = asked;
  const said = draft.reasoning.trim();
  const accepts = draft.plans.map((plan) => ({ plan, rank: 1 }));
  const who = { participant_id, request_id, round, ...(accepts.length && { accepts }) };
  if (alone) return { ...who, feedback_type: 'negotiate', reasoning: said };
  if (!changes.length) return { ...who, feedback_type: 'accept', reasoning: said };
  const reasons = [...new Set(changes.map(({ reason }) => reason).filter(Boolean))];
  return {
    ...who,
    feedback_type: 'negotiate',
    reasoning: said || reasons.join(' '),
    proposed_changes: changes.map(({ field, value, reason }) => ({ field, new_value: value, reason: reason || said })),
  };
}
