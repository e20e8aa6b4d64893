import type { ParleyEvent } from '@parley/contracts';
import { withHeldClocks, withReleasedClocks } from '../shared/stopping/stopping-state.js';
import type { Clarification, WorkshopState } from './state.js';

/** Folds the questions to the user (W6). */
export function evolveClarifications(state: WorkshopState, event: ParleyEvent): WorkshopState {
  switch (event.type) {
    case 'ClarificationAsked': {
      const asked: Clarification = { ...event.data, status: 'asked', exchanges: [] };
      return { ...state, clarifications: [...state.clarifications, asked] };
    }
    case 'WorkshopPaused':
      return { ...state, phase: 'clarifying', stopping: withHeldClocks(state.stopping, event.data.held) };
    case 'ClarificationRelayed':
      return changed(state, event.data.question_id, () => ({ status: 'relayed', relayed: event.data.text }));
    case 'ClarificationAnswered':
      return changed(state, event.data.question_id, ({ relayed, text, exchanges }) => ({
        status: 'answered',
        exchanges: [...exchanges, { question: relayed ?? text, answer: event.data.answer }],
      }));
    case 'ClarificationFollowedUp':
      return changed(state, event.data.question_id, () => ({
        status: 'asked',
        text: event.data.text,
        relayed: undefined,
      }));
    case 'ClarificationSettled':
      return changed(state, event.data.question_id, (before) => settled(before, event.data));
    case 'ClarificationSkipped':
      return changed(state, event.data.question_id, () => ({ status: 'skipped' }));
    case 'WorkshopResumed':
      // A relay that nobody waits for any more must not pass for the next one's.
      return { ...state, phase: 'round', facilitation: undefined, stopping: withReleasedClocks(state.stopping) };
    default:
      return state;
  }
}

/** What was found answers as the user would have. */
function settled(
  { text: question, exchanges }: Clarification,
  { cause, text: answer, source, unasked }: Extract<ParleyEvent, { type: 'ClarificationSettled' }>['data'],
): Partial<Clarification> {
  if (cause === 'workshop_ended') return { status: 'unanswered' };
  if (answer === undefined) return { status: 'settled', ...(unasked !== undefined && { unasked }) };
  return {
    status: 'settled',
    exchanges: [...exchanges, { question, answer, ...(source !== undefined && { source }) }],
  };
}

const changed = (
  state: WorkshopState,
  questionId: string,
  change: (before: Clarification) => Partial<Clarification>,
): WorkshopState => ({
  ...state,
  clarifications: state.clarifications.map((one) =>
    one.question_id === questionId ? { ...one, ...change(one) } : one,
  ),
});
