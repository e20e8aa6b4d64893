import { problem, type Command, type LookupMade, type Problem } from '@parley/contracts';
import type { ChannelState } from './channel-state.js';
import type { Run } from './decider.js';

/** What a participant may look up before its turn, and with what (W7). */
export interface WantedLookup {
  /** The participant's name: tools are allowed by it. */
  name: string;
  /** The collection of the knowledge base. */
  collection: string;
  /** Look-ups made for this turn so far. */
  made: number;
  /** The servers whose tools it may use, `knowledge` among them; where absent, whatever the installation allows it. */
  servers?: readonly string[];
}

/** Look-ups before a turn: the knowledge base and tools come before the user (W7). */
export interface Lookups<S extends ChannelState> {
  /** Undefined where the turn is settled, or the participant has looked up what it may. */
  wanted(state: S, requestId: string): WantedLookup | undefined;
}

/** How often a participant may look things up before it has to answer. */
const MAX_LOOKUPS = 3;

/** It looks things up, with a model call each time, before it answers: so many calls its deadline leaves room for. */
export const CALLS_WITH_LOOKUPS = MAX_LOOKUPS + 1;

interface WithLookups {
  lookups: LookupMade[];
}

/** Keeps what was looked up for a turn that is open: the log says what was found, and the prompts rest on it (W7). */
export function keepLookup(
  run: Run<WithLookups>,
  round: number,
  { participant_id, request_id, offered, uses, call }: Extract<Command, { type: 'RecordLookup' }>['data'],
): Problem | undefined {
  const step = lookupsOf(run.state, request_id).length + 1;
  if (step > MAX_LOOKUPS) return problem('too-many-lookups', { detail: request_id });
  const made = { request_id, participant_id, round, step, offered, uses };
  run.emit('LookupMade', { ...made, ...(call && { call }) });
  return undefined;
}

/** What was looked up for one turn, in its order. */
export const lookupsOf = ({ lookups }: WithLookups, requestId: string): LookupMade[] =>
  lookups.filter((one) => one.request_id === requestId);

/** How often the participant may still look something up before it answers. */
export const lookupsLeft = (state: WithLookups, requestId: string): number =>
  MAX_LOOKUPS - lookupsOf(state, requestId).length;

/** True where the participant may look for more before it answers. */
export function mayLookUp(state: WithLookups, requestId: string): boolean {
  const made = lookupsOf(state, requestId);
  return made.length < MAX_LOOKUPS && made.at(-1)?.uses.length !== 0;
}
