import {
  problem,
  type Command,
  type FieldError,
  type Problem,
  type ProblemCode,
  type SubmitFeedback,
} from '@parley/contracts';
import { deniesConsent } from '@parley/termination';
import { ownProperty } from '@parley/untrusted';
import type { Run as RunOf } from '../../shared/decider.js';
import { lateAnswer } from '../../shared/late-answers.js';
import { restartSilence } from '../../shared/stopping/clocks.js';
import { candidateOf, isOpen, proposalOf, type NegotiationState, type Turn } from '../state.js';
import { endEarly } from './conclude.js';
import { closeRoundIfSettled, markAbsent } from './rounds.js';
import { standingId } from './table.js';

type Run = RunOf<NegotiationState>;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Records one participant's answer (N2); the last one of a round closes it. */
export function submitFeedback(run: Run, { data }: Of<'SubmitFeedback'>): Problem | undefined {
  const { state } = run;
  const malformed = shapeProblem(data) ?? contradiction(data);
  if (malformed) return malformed;
  const found = openTurn(state, data);
  if ('code' in found) return lateAnswer(run, data.call, data.request_id ?? '', found.code, found.detail);
  const unknown = acceptsProblem(state, data);
  if (unknown) return unknown;
  run.emit('FeedbackRecorded', {
    request_id: found.turn.request_id,
    participant_id: data.participant_id,
    feedback_type: data.feedback_type,
    reasoning: data.reasoning,
    proposed_changes: data.proposed_changes,
    cycle: state.cycle,
    round: state.round,
    proposal_version: proposalOf(state).version,
    submitted_at: run.time,
    assumed: false,
    ...(data.call && { call: data.call }),
    ...(data.accepts?.length && { accepts: data.accepts }),
  });
  if (candidateOf(state, data.participant_id)?.kind === 'person') restartSilence(run);
  closeRoundIfSettled(run);
  return undefined;
}

/** A turn whose model gave nothing usable counts for nothing (N6); a spent budget ends the channel. */
export function failTurn(run: Run, { data }: Of<'FailTurn'>): Problem | undefined {
  const { request_id, call } = data;
  if (run.state.phase === 'closed') return lateAnswer(run, call, request_id, 'channel-closed');
  const turn = run.state.turns.find((candidate) => candidate.request_id === request_id);
  if (!turn || !isOpen(turn) || run.state.phase !== 'round') {
    const known = turn ?? ownProperty(run.state.settled, request_id);
    return lateAnswer(run, call, request_id, known ? 'late-feedback' : 'unknown-request');
  }
  markAbsent(run, turn, data);
  if (run.state.outOfFunds) endEarly(run, run.state.outOfFunds);
  else closeRoundIfSettled(run);
  return undefined;
}

function shapeProblem({ feedback_type, proposed_changes, accepts = [] }: SubmitFeedback): Problem | undefined {
  if (feedback_type === 'negotiate' && !proposed_changes.length && !accepts.length) {
    return problem('changes-missing', { errors: [{ pointer: '/proposed_changes', reason: 'is empty' }] });
  }
  if (feedback_type !== 'negotiate' && proposed_changes.length) {
    return problem('changes-not-allowed', {
      errors: [{ pointer: '/proposed_changes', reason: `goes with negotiate, not with ${feedback_type}` }],
    });
  }
  return undefined;
}

/** Plans are accepted by the ids under which they are on the table, each once, by whoever stays (N4). */
function acceptsProblem(state: NegotiationState, { feedback_type, accepts = [] }: SubmitFeedback): Problem | undefined {
  const there = [...(feedback_type === 'accept' ? [standingId(state)] : []), ...state.plans];
  const errors = accepts.flatMap(({ plan }, index): FieldError[] => {
    const pointer = `/accepts/${index}/plan`;
    if (!state.plans.length) return [{ pointer, reason: 'there are plans to accept in the closing round alone' }];
    if (feedback_type === 'withdraw') return [{ pointer, reason: 'whoever withdraws accepts no plan' }];
    if (!there.includes(plan))
      return [{ pointer, reason: `${plan} is not on the table; there are ${there.join(', ')}` }];
    return accepts.findIndex((other) => other.plan === plan) < index
      ? [{ pointer, reason: `${plan} is there twice` }]
      : [];
  });
  return errors.length ? problem('invalid-request', { errors }) : undefined;
}

/**
 * Consent whose words say no is neither, whoever recorded it would have to guess: it is asked back (R2). A model's reasons
 * are long, and say no to what was before: its feedback is what it says that it is.
 */
function contradiction({ feedback_type, reasoning, call }: SubmitFeedback): Problem | undefined {
  if (feedback_type !== 'accept' || call || !deniesConsent(reasoning)) return undefined;
  const reason =
    'says no, and feedback_type is accept: negotiate says what you want changed, withdraw that you take no part';
  return problem('invalid-request', { errors: [{ pointer: '/reasoning', reason }] });
}

interface Refused {
  code: ProblemCode;
  detail?: string;
}

function openTurn(state: NegotiationState, data: SubmitFeedback): { turn: Turn } | Refused {
  if (!candidateOf(state, data.participant_id)) return { code: 'not-a-participant' };
  const settled = data.request_id && ownProperty(state.settled, data.request_id);
  if (settled) {
    return { code: settled === 'answered' ? 'already-answered' : 'late-feedback' };
  }
  if (state.phase === 'closed') return { code: 'channel-closed' };
  if (state.withdrawn.includes(data.participant_id)) return { code: 'participant-withdrawn' };
  if (data.round !== undefined && data.round !== state.round) {
    return { code: 'wrong-round', detail: `the current round is ${state.round}` };
  }
  const turn = state.turns.find((candidate) => candidate.participant_id === data.participant_id);
  if (!turn) return { code: wasAsked(state, data.participant_id) ? 'no-open-turn' : 'not-a-participant' };
  if (data.request_id && data.request_id !== turn.request_id) return { code: 'unknown-request' };
  if (turn.feedback) return { code: turn.feedback.assumed ? 'late-feedback' : 'already-answered' };
  // A round that was ended early has turns that nobody waits for any more.
  if (!isOpen(turn) || state.phase !== 'round') return { code: 'late-feedback' };
  return { turn };
}

const wasAsked = ({ current }: NegotiationState, participantId: string): boolean =>
  current?.proposal.assignments.some((assignment) => assignment.participant_id === participantId) ?? false;
