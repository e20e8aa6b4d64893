import { problem, type Command, type LookupMade, type Problem } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import type { WorkshopState } from '../state.js';
import { openTurn, type Run } from './turns.js';

/** How often a role may look things up before it has to speak. */
const MAX_LOOKUPS = 3;

/** Keeps what a role looked up: the knowledge base comes before the user (W7), and the log says what was found. */
export function recordLookup(run: Run, { data }: Extract<Command, { type: 'RecordLookup' }>): Problem | undefined {
  const { participant_id, request_id, offered, uses, call } = data;
  const turn = openTurn(run.state, data, 'speech');
  if (typeof turn === 'string') return lateAnswer(run, call, request_id, turn);
  const step = lookupsOf(run.state, request_id).length + 1;
  if (step > MAX_LOOKUPS) return problem('too-many-lookups', { detail: request_id });
  const made = { request_id, participant_id, round: run.state.round, step, offered, uses };
  run.emit('LookupMade', { ...made, ...(call && { call }) });
  return undefined;
}

/** What was looked up for one turn, in its order. */
export const lookupsOf = (state: WorkshopState, requestId: string): LookupMade[] =>
  state.lookups.filter((one) => one.request_id === requestId);

/** How often the role may still look something up before it speaks. */
export const lookupsLeft = (state: WorkshopState, requestId: string): number =>
  MAX_LOOKUPS - lookupsOf(state, requestId).length;

/** True where the role may look for more before it speaks. */
export function mayLookUp(state: WorkshopState, requestId: string): boolean {
  const made = lookupsOf(state, requestId);
  return made.length < MAX_LOOKUPS && made.at(-1)?.uses.length !== 0;
}
