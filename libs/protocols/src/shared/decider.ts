import type { ParleyEvent, Problem } from '@parley/contracts';

/** What a command leads to: events to append (none where nothing has to happen), or a refusal that changes nothing. */
export type Decision<State> =
  /** The state is the one after the events: whoever decided has folded them already. */
  { ok: true; events: ParleyEvent[]; state: State } | { ok: false; problem: Problem };

/** A protocol's rules as three pure functions: no clock, no random, no I/O. */
export interface Decider<State, Command> {
  initialState: State;
  decide(state: State, command: Command): Decision<State>;
  evolve(state: State, event: ParleyEvent): State;
}

/** Emits events one by one and shows the state as it is after each: what a later step of one decision builds on. */
export interface Run<State> {
  readonly state: State;
  /** When the command was issued (RFC 3339): the only time a rule knows. */
  readonly time: string;
  readonly events: ParleyEvent[];
  emit<T extends ParleyEvent['type']>(type: T, data: Extract<ParleyEvent, { type: T }>['data']): void;
}

/** What is asked of somebody says on which day: a model knows no other, and the log's is the same at each replay. */
const dated = (event: ParleyEvent, time: string): ParleyEvent =>
  event.type === 'TurnRequested' || event.type === 'FacilitationRequested' || event.type === 'BallotRequested'
    ? ({ ...event, data: { ...event.data, asked_on: dayOf(time) } } as ParleyEvent)
    : event;

/** The day of a time (UTC), as 2026-11-23. */
const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10);

/** @param completed adds to an event what the frame records with it, whichever rule emits it */
export function startRun<State>(
  start: State,
  evolve: (state: State, event: ParleyEvent) => State,
  time: string,
  completed: (before: State, event: ParleyEvent) => ParleyEvent = (_before, event) => event,
): Run<State> {
  let state = start;
  const events: ParleyEvent[] = [];
  return {
    events,
    time,
    get state() {
      return state;
    },
    emit(type, data) {
      const event = completed(state, dated({ type, data } as ParleyEvent, time));
      events.push(event);
      state = evolve(state, event);
    },
  };
}
