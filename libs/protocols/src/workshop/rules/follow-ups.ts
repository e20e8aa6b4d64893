import type { Clarification, WorkshopState } from '../state.js';

/** How often the user is asked on about one question, and by one role in the whole workshop (W6). */
const OF_A_QUESTION = 2;
const OF_A_ROLE = 6;

/** How often the role may still ask on about this question. */
export function followUpsLeft(state: WorkshopState, question: Clarification): number {
  const ofRole = state.clarifications.filter(({ asked_by }) => asked_by === question.asked_by);
  const asked = ofRole.reduce((sum, one) => sum + followUpsOf(one), 0);
  return Math.max(0, Math.min(OF_A_QUESTION - followUpsOf(question), OF_A_ROLE - asked));
}

/** What was asked about a question beyond its first words: one that waits counts. */
const followUpsOf = ({ status, exchanges }: Clarification): number =>
  status === 'asked' || status === 'relayed' ? exchanges.length : Math.max(0, exchanges.length - 1);
