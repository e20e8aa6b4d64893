import { problem, type ModelCall, type Problem, type TurnRequested } from '@parley/contracts';
import type { Run as RunOf } from '../../shared/decider.js';
import { cancelTimer, isModels, turnDeadline } from '../../shared/timers.js';
import { lateAnswer } from '../../shared/late-answers.js';
import { CALLS_WITH_LOOKUPS } from '../../shared/lookups.js';
import { restartSilence } from '../../shared/stopping/clocks.js';
import { expertOf, pieceOf, teamOf, type TeamState, type TeamTurn, type TeamWork } from '../state.js';

export type Run = RunOf<TeamState>;

/** A piece of work to ask for. */
export interface Wanted {
  participant_id: string;
  work: TeamWork;
  phase_id?: string;
  /** The round of a debate. */
  round?: number;
}

/** Asks an expert for a piece of work. A person may be silent for so long, a model has a deadline of its own (N6). */
export function ask(run: Run, { participant_id, work, phase_id, round = 0 }: Wanted): void {
  const { kind: participant_kind = 'external', tools = [] } = expertOf(run.state, participant_id) ?? {};
  const calls = work === 'execute' && tools.length ? CALLS_WITH_LOOKUPS : 1;
  const due_at = turnDeadline(run, participant_kind, teamOf(run.state).config.turn_timeout_ms, calls);
  const piece = { participant_id, work, round, ...(phase_id !== undefined && { phase_id }) };
  const request_id = nextId(run.state, pieceOf(piece));
  const purpose = isModels(run.state, participant_kind) ? 'model_deadline' : 'turn_timeout';
  run.emit('TimerSet', { timer_id: timeoutOf(request_id), purpose, due_at });
  const asked: TurnRequested = { ...piece, request_id, participant_kind, cycle: 1, proposal_version: 0, due_at };
  run.emit('TurnRequested', asked);
}

/** Asks the lead for a piece of work. */
export const askLead = (run: Run, work: TeamWork, phase_id?: string, round?: number): void =>
  ask(run, {
    participant_id: teamOf(run.state).lead,
    work,
    ...(phase_id !== undefined && { phase_id }),
    ...(round !== undefined && { round }),
  });

/** `execute.api`, then `execute.api.2`. */
function nextId({ turns }: TeamState, piece: string): string {
  const tries = turns.filter((turn) => pieceOf(turn) === piece).length;
  return tries ? `${piece}.${tries + 1}` : piece;
}

export const timeoutOf = (requestId: string): string => `timeout.${requestId}`;

/** The turn's timer is no longer needed. */
export function cancelTimeout(run: Run, { request_id }: Pick<TeamTurn, 'request_id'>): void {
  cancelTimer(run, timeoutOf(request_id));
}

/** A turn that nobody waits for any more: a call under way is called off. */
export function skip(run: Run, turn: TeamTurn, cause: 'timeout' | 'turn_failed' | 'stopped'): void {
  const { request_id, participant_id, round } = turn;
  cancelTimeout(run, turn);
  run.emit('TurnSkipped', { request_id, participant_id, round, cause });
}

/** What every answer of a team has. */
export interface TeamAnswer {
  participant_id: string;
  request_id?: string;
  call?: ModelCall;
}

/**
 * Takes an answer to an open turn of this work; one that comes too late leaves its cost in the log.
 * @param take records it, or returns why it is refused; a refusal changes nothing
 */
export function answer(
  run: Run,
  work: TeamWork,
  data: TeamAnswer,
  take: (turn: TeamTurn) => Problem | undefined,
): Problem | undefined {
  const turn = openTurn(run.state, work, data);
  if ('type' in turn) return lateAnswer(run, data.call, data.request_id ?? '', turn.code, turn.detail);
  const refused = take(turn);
  if (refused) return refused;
  cancelTimeout(run, turn);
  if (expertOf(run.state, turn.participant_id)?.kind === 'person') restartSilence(run);
  return undefined;
}

/** Who, when, and at what cost: what an event that records an answer has of it. */
export const answeredBy = ({ request_id }: TeamTurn, { call }: TeamAnswer) => ({ request_id, ...(call && { call }) });

/** The open turn for this work, or why there is none. */
export function openTurn(
  state: TeamState,
  work: TeamWork,
  { participant_id, request_id }: TeamAnswer,
): TeamTurn | Problem {
  if (!expertOf(state, participant_id)) return problem('not-a-participant');
  if (state.phase === 'closed') return problem('channel-closed');
  const turns = state.turns.filter((one) => one.participant_id === participant_id && one.work === work);
  const open = turns.filter(({ status }) => status === 'open');
  if (request_id === undefined && open.length > 1) {
    return problem('unknown-request', { detail: `say which: ${open.map((one) => one.request_id).join(', ')}` });
  }
  const turn =
    request_id === undefined ? (open[0] ?? turns.at(-1)) : turns.find((one) => one.request_id === request_id);
  if (!turn) return problem(turns.length ? 'unknown-request' : 'no-open-turn');
  if (turn.status === 'answered') return problem('already-answered');
  return turn.status === 'open' ? turn : problem('late-feedback');
}
