import type { Command, FacilitationRequested, TurnRequested } from '@parley/contracts';
import { deciderOf } from '../../shared/frame.js';
import { facilitationWork, turnWork } from '../../shared/work/model-work.js';
import type { WorkshopState } from '../state.js';
import { workshop } from '../workshop.js';

const { initialState, decide, evolve } = deciderOf(workshop);

/** The state that a history leads to. @throws where one of its commands is refused */
export const after = (...history: Command[]): WorkshopState => history.reduce(next, initialState);

/** The state that one more command leads to. @throws where it is refused */
export function next(state: WorkshopState, sent: Command): WorkshopState {
  const decision = decide(state, sent);
  if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
  return decision.events.reduce(evolve, state);
}

/** The request of the turn that waits for a role. */
export function requestTo(state: WorkshopState, participantId: string): TurnRequested {
  const turn = state.turns.find(({ participant_id, status }) => participant_id === participantId && status === 'open');
  if (!turn) throw new Error(`nothing waits for ${participantId}`);
  const { request_id, participant_id, work, question_id } = turn;
  const asked = { request_id, participant_id, work, question_id };
  return { ...asked, participant_kind: 'hosted', cycle: 1, round: state.round, proposal_version: 0, due_at: '' };
}

/** The work of the turn that waits for a role. */
export const workOf = (state: WorkshopState, participantId: string) =>
  turnWork(workshop, state, requestTo(state, participantId))!;

/** What is asked of the coach. */
export const coachWorkOf = (state: WorkshopState) =>
  facilitationWork(workshop, state, state.facilitation as FacilitationRequested)!;
