import type { RecordedEvent } from '@parley/contracts';

/** States of a fold by version, as many of the last as may be asked for again, and those that are held; others are folded anew. */
export class PastStates<State> {
  private readonly kept = new Map<number, State>();
  private readonly held = new Map<number, State>();

  constructor(
    private readonly most: number,
    private readonly anew: (version: number) => State,
  ) {}

  keep(version: number, state: State): void {
    this.kept.set(version, state);
    this.kept.delete(version - this.most);
  }

  /** Keeps one for longer: of these so many too. */
  hold(version: number, state: State): void {
    this.held.set(version, state);
    const [oldest] = this.held.keys();
    if (this.held.size > this.most) this.held.delete(oldest!);
  }

  at(version: number): State {
    return this.kept.get(version) ?? this.held.get(version) ?? this.anew(version);
  }
}

/** Events of a channel before a version, from its first on. */
export function* eventsBefore(events: Iterable<RecordedEvent>, version: number): Generator<RecordedEvent> {
  for (const event of events) {
    if (event.version >= version) return;
    yield event;
  }
}

/** A fold of a channel up to a version, that included. */
export function foldedUpTo<State>(
  events: Iterable<RecordedEvent>,
  version: number,
  { initialState, evolve }: { initialState: State; evolve(state: State, event: RecordedEvent): State },
): State {
  let state = initialState;
  for (const event of eventsBefore(events, version + 1)) state = evolve(state, event);
  return state;
}
