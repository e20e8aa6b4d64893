import { problem, type Command, type LookupMade } from '@parley/contracts';
import { refuse, type Decision } from '../decider.js';
import { lateAnswer } from '../late-answers.js';
import type { WorkshopState } from './state.js';
import { openTurn } from './turns.js';

/** How often a role may look things up before it has to speak. */
export const MAX_LOOKUPS = 3;

/** Keeps what a role looked up: the knowledge base comes before the user (W7), and the log says what was found. */
export function recordLookup(state: WorkshopState, { data }: Extract<Command, { type: 'RecordLookup' }>): Decision {
  const { participant_id, request_id, offered, uses, call } = data;
  const turn = openTurn(state, data, 'speech');
  if (typeof turn === 'string') return lateAnswer(call, request_id, turn);
  const step = lookupsOf(state, request_id).length + 1;
  if (step > MAX_LOOKUPS) return refuse(problem('too-many-lookups', { detail: request_id }));
  const made = { request_id, participant_id, round: state.round, step, offered, uses };
  return { ok: true, events: [{ type: 'LookupMade', data: { ...made, ...(call && { call }) } }] };
}

/** What was looked up for one turn, in its order. */
export const lookupsOf = (state: WorkshopState, requestId: string): LookupMade[] =>
  state.lookups.filter((one) => one.request_id === requestId);

/** True where the role may look for more before it speaks. */
export function mayLookUp(state: WorkshopState, requestId: string): boolean {
  const made = lookupsOf(state, requestId);
  return made.length < MAX_LOOKUPS && made.at(-1)?.uses.length !== 0;
}
