import { problem, type Command, type SubmitFeedback, type ProblemCode } from '@parley/contracts';
import { refuse, unfold, type Decision } from '../decider.js';
import { listenForSilence } from '../stopping/index.js';
import { evolve } from './evolve.js';
import { assumeFeedback, closeRoundIfSettled } from './rounds.js';
import { candidateOf, proposalOf, type NegotiationState, type Turn } from './state.js';
import { endEarly } from './conclude.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Records one participant's answer (N2); the last one of a round closes it. */
export function submitFeedback(state: NegotiationState, { data, time }: Of<'SubmitFeedback'>): Decision {
  const malformed = shapeProblem(data);
  if (malformed) return refuse(malformed);
  const found = openTurn(state, data);
  if ('code' in found) return lateAnswer(data, data.request_id ?? '', found);
  const run = unfold(state, evolve);
  run.emit('FeedbackRecorded', {
    request_id: found.turn.request_id,
    participant_id: data.participant_id,
    feedback_type: data.feedback_type,
    reasoning: data.reasoning,
    proposed_changes: data.proposed_changes,
    cycle: state.cycle,
    round: state.round,
    proposal_version: proposalOf(state).version,
    submitted_at: time,
    assumed: false,
    ...(data.call && { call: data.call }),
  });
  if (candidateOf(state, data.participant_id)?.kind === 'person') listenForSilence(run, time);
  closeRoundIfSettled(run);
  return { ok: true, events: run.events };
}

/** A turn whose model gave nothing usable is settled by the timeout policy at once; a spent budget ends the channel. */
export function failTurn(state: NegotiationState, { data, time }: Of<'FailTurn'>): Decision {
  const turn = state.turns.find((candidate) => candidate.request_id === data.request_id && !candidate.feedback);
  if (!turn)
    return lateAnswer(data, data.request_id, {
      code: state.settled[data.request_id] ? 'late-feedback' : 'unknown-request',
    });
  const run = unfold(state, evolve);
  run.emit('TurnFailed', {
    request_id: data.request_id,
    participant_id: turn.participant_id,
    code: data.code,
    message: data.message,
    ...(data.call && { call: data.call }),
  });
  if (data.code === 'budget' || data.code === 'spend_limit') {
    endEarly(run, data.code);
  } else {
    assumeFeedback(run, turn, 'turn_failed', time);
    closeRoundIfSettled(run);
  }
  return { ok: true, events: run.events };
}

function shapeProblem({ feedback_type, proposed_changes }: SubmitFeedback) {
  if (feedback_type === 'negotiate' && !proposed_changes.length) {
    return problem('changes-missing', { errors: [{ pointer: '/proposed_changes', reason: 'is empty' }] });
  }
  if (feedback_type !== 'negotiate' && proposed_changes.length) {
    return problem('changes-not-allowed', {
      errors: [{ pointer: '/proposed_changes', reason: `goes with negotiate, not with ${feedback_type}` }],
    });
  }
  return undefined;
}

interface Refused {
  code: ProblemCode;
  detail?: string;
}

function openTurn(state: NegotiationState, data: SubmitFeedback): { turn: Turn } | Refused {
  if (!candidateOf(state, data.participant_id)) return { code: 'not-a-participant' };
  if (data.request_id && state.settled[data.request_id]) {
    return { code: state.settled[data.request_id] === 'answered' ? 'already-answered' : 'late-feedback' };
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
  return { turn };
}

const wasAsked = (state: NegotiationState, participantId: string): boolean =>
  state.versions.at(-1)?.proposal.assignments.some((assignment) => assignment.participant_id === participantId) ??
  false;

const DISCARD_REASON: Partial<Record<ProblemCode, string>> = {
  'already-answered': 'already_answered',
  'late-feedback': 'late',
  'wrong-round': 'late',
  'no-open-turn': 'late',
  'participant-withdrawn': 'late',
  'channel-closed': 'channel_closed',
  'unknown-request': 'late',
};

/** Too late to count: a person is told; a model's answer leaves its cost in the log, and nothing else. */
function lateAnswer(data: Pick<SubmitFeedback, 'call'>, requestId: string, { code, detail }: Refused): Decision {
  const reason = DISCARD_REASON[code];
  if (!data.call || !reason) return refuse(problem(code, { detail }));
  return { ok: true, events: [{ type: 'AnswerDiscarded', data: { request_id: requestId, reason, call: data.call } }] };
}
