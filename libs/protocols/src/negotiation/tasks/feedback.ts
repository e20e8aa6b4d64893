import { own, type SubmitFeedback } from '@parley/contracts';
import { outputSchema } from '../../shared/work/output-schema.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import { candidateOf, openedOf, proposalOf, type NegotiationState } from '../state.js';
import { negotiationTask } from './facilitator.js';
import { feedbackTexts } from './feedback-text.js';
import { linesOf } from './rehearsal-lines.js';
import type { FeedbackTask } from './feedback-task.js';

/** A participant's answer to a version: after the source's prompt 5 (N2). Its persona is the stable part. */
export const feedback: TurnSpec<NegotiationState, FeedbackTask> = {
  kind: 'feedback',
  version: 3,
  schema: outputSchema('SubmitFeedback', [
    'reasoning',
    { proposed_changes: ['field', 'reason', 'new_value'] },
    'feedback_type',
  ]),
  tier: 'strong',
  max_output_tokens: 1500,
  task: (state, { participant_id }) => feedbackTask(state, participant_id),
  texts: feedbackTexts,
  rehearse,
  /** With changes only where they belong. */
  accept(output, { task: { language }, request: { participant_id, request_id, round }, call }) {
    const given = output as Pick<SubmitFeedback, 'feedback_type' | 'reasoning' | 'proposed_changes'>;
    const negotiates = given.feedback_type === 'negotiate';
    if (negotiates && !given.proposed_changes.length) return { invalid: NO_CHANGE[language] };
    const proposed_changes = negotiates ? given.proposed_changes : [];
    return checked('SubmitFeedback', { participant_id, request_id, round, ...given, proposed_changes, call }, language);
  },
};

const NO_CHANGE = {
  en: '/proposed_changes is empty, and feedback_type is negotiate',
  zh: '/proposed_changes 为空，而 feedback_type 是 negotiate',
};

/** @throws where the participant has no assignment in the current version: nobody else is ever asked (N1) */
export function feedbackTask(state: NegotiationState, participantId: string): FeedbackTask {
  const participant = candidateOf(state, participantId);
  const proposal = proposalOf(state);
  const assignment = proposal.assignments.find((seat) => seat.participant_id === participantId);
  if (!participant || !assignment) throw new Error(`${participantId} is not asked in this round`);
  const line = participant.script.find((candidate) => candidate.round === own(state.asked, participantId));
  return {
    ...negotiationTask(state),
    participant,
    assignment,
    proposal,
    round: state.round,
    last: state.last,
    max_rounds: openedOf(state).config.max_rounds + state.extraRounds,
    said: (own(state.said, participantId) ?? []).map(({ round, proposal_version, feedback_type, reasoning }) => ({
      round,
      version: proposal_version,
      feedback_type,
      reasoning,
    })),
    earlier: own(state.answered, participantId) ?? [],
    // Whoever is new has seen no version before.
    changes: own(state.said, participantId) ? state.changes : [],
    ...(line && { line }),
  };
}

/** By script; where it has no line the default of a silent seat, accept, which says that it is one. */
function rehearse({ line, language }: FeedbackTask) {
  if (line?.feedback === 'silent') return undefined;
  const feedback_type = line?.feedback ?? 'accept';
  const proposed_changes = feedback_type === 'negotiate' ? (line?.changes ?? []) : [];
  // Nobody is given words that no script has (P6): the reasons of its changes stand beside them.
  const reasoning = line ? (line.reasoning ?? '') : linesOf(language).byDefault;
  return { feedback_type, reasoning, proposed_changes };
}
