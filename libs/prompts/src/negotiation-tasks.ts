import type { FacilitationRequested } from '@parley/contracts';
import { candidateOf, nameOf, openedOf, proposalOf, type NegotiationState } from '@parley/protocols';
import type { BallotTask } from './table-task.js';
import type { FeedbackTask, NegotiationTask } from './task.js';

/**
 * What a participant is asked, from the state at its TurnRequested (N2).
 * @throws where the participant has no assignment in the current version: nobody else is ever asked
 */
export function feedbackTask(state: NegotiationState, participantId: string): FeedbackTask {
  const participant = candidateOf(state, participantId);
  const proposal = proposalOf(state);
  const assignment = proposal.assignments.find((seat) => seat.participant_id === participantId);
  if (!participant || !assignment) throw new Error(`${participantId} is not asked in this round`);
  const timesAsked = askedSoFar(state, participantId);
  const line = participant.script.find((candidate) => candidate.round === timesAsked);
  return {
    kind: 'feedback',
    ...common(state),
    participant,
    assignment,
    proposal,
    round: state.round,
    last: state.last,
    earlier: state.answered
      .filter((request) => request.participant_id === participantId)
      .map(({ request, change, answer }) => ({ request, change, answer })),
    ...(line && { line }),
  };
}

/** What a participant is asked in a vote on ending (T1). */
export function negotiationBallotTask(state: NegotiationState, participantId: string): BallotTask {
  const participant = candidateOf(state, participantId);
  if (!participant) throw new Error(`${participantId} is not in this channel`);
  const { topic, language, demand } = openedOf(state);
  const { participant_id, name, kind, persona, skills } = participant;
  return {
    kind: 'ballot',
    language,
    topic,
    question: demand.text,
    interventions: state.applied.map((intervention) => intervention.text),
    open_points: state.requests.map(({ change }) => `${change.field}: ${change.new_value}`),
    member: { participant_id, name, kind, persona, expertise: skills, script: [] },
    ballot_question: state.stopping.vote?.question ?? '',
    heard: state.lastFeedback.map((one) => ({
      participant_id: one.participant_id,
      name: nameOf(state, one.participant_id),
      round: one.round,
      text: `${one.feedback_type}: ${one.reasoning}`,
    })),
  };
}

/** What the facilitator is asked, from the state at its FacilitationRequested. */
export function facilitationTask(state: NegotiationState, task: FacilitationRequested['task']): NegotiationTask {
  const opened = openedOf(state);
  const facilitated = { ...common(state), ...(opened.facilitator_script && { script: opened.facilitator_script }) };
  switch (task) {
    case 'screen':
      return { kind: 'screen', ...facilitated, candidates: opened.candidates };
    case 'draft':
      return { kind: 'draft', ...facilitated, selected: state.selected.flatMap((id) => candidateOf(state, id) ?? []) };
    case 'adjust':
    case 'compromise':
      return {
        kind: task,
        ...facilitated,
        proposal: proposalOf(state),
        round: state.round,
        max_rounds: opened.config.max_rounds,
        requests: state.requests,
        feedback: state.lastFeedback.map(({ participant_id, feedback_type, reasoning }) => ({
          participant_id,
          name: nameOf(state, participant_id),
          feedback_type,
          reasoning,
        })),
        replacements: state.incoming.flatMap(({ withdrawn_id, replacement_id, role }) => {
          const replacement = candidateOf(state, replacement_id);
          return replacement ? [{ withdrawn_id, replacement, role }] : [];
        }),
      };
    case 'gaps':
      return { kind: 'gaps', ...facilitated, proposal: proposalOf(state) };
    default:
      throw new Error(`a negotiation has no task ${task}`);
  }
}

function common(state: NegotiationState) {
  const { language, demand } = openedOf(state);
  return {
    language,
    demand,
    interventions: state.applied.map((intervention) => intervention.text),
    ...(state.facilitationError !== undefined && { previous_error: state.facilitationError }),
  };
}

/** Turns of this participant up to and with the current one. */
function askedSoFar(state: NegotiationState, participantId: string): number {
  const ended = `-${participantId}`;
  const earlier = Object.keys(state.settled).filter(
    (id) => /^turn-\d+-\d+-/u.test(id) && id.replace(/^turn-\d+-\d+/u, '') === ended,
  );
  return earlier.length + 1;
}
