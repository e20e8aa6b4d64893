import type { Candidate, Demand, GapsIdentified, NegotiationConfig, OutcomeReached } from '@parley/contracts';
import { candidateOf, currentProposal, nameOf, openedOf, type NegotiationState } from '@parley/protocols';
import type { TurnView } from './turn-view.js';

/** What a negotiation's view has besides what every view has. */
export interface NegotiationView {
  protocol: 'negotiation';
  demand: Demand;
  /** Without their rehearsal scripts, which are in the log. */
  candidates: Omit<Candidate, 'script'>[];
  config: NegotiationConfig;
  selected: string[];
  withdrawn: string[];
  proposal_version: number;
  decision?: OutcomeReached;
  gaps?: GapsIdentified;
}

export function negotiationView(state: NegotiationState) {
  const { topic, language, demand, candidates, config, rehearsal } = openedOf(state);
  return {
    protocol: 'negotiation' as const,
    topic,
    language,
    phase: state.phase,
    ...(state.outcome && { outcome: state.outcome.status, decision: state.outcome }),
    cycle: state.cycle,
    round: state.round,
    max_rounds: config.max_rounds + state.extraRounds,
    rehearsal,
    demand,
    candidates: candidates.map(({ script: _script, ...candidate }) => candidate),
    config,
    selected: state.selected,
    withdrawn: state.withdrawn,
    proposal_version: currentProposal(state)?.version ?? 0,
    turns: state.turns.map(({ participant_id, request_id, feedback }): TurnView => ({
      participant_id,
      name: nameOf(state, participant_id),
      kind: candidateOf(state, participant_id)?.kind ?? 'external',
      request_id,
      status: feedback ? (feedback.assumed ? 'assumed' : 'answered') : 'open',
      ...(feedback && { feedback_type: feedback.feedback_type }),
    })),
    ...(state.gaps && { gaps: state.gaps }),
  };
}
