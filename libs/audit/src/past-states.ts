/** States of a fold by version, as many of the last as may be asked for again; older ones are folded anew. */
export class PastStates<State> {
  private readonly kept = new Map<number, State>();

  constructor(
    private readonly most: number,
    private readonly anew: (version: number) => State,
  ) {}

  keep(version: number, state: State): void {
    this.kept.set(version, state);
    this.kept.delete(version - this.most);
  }

  at(version: number): State {
    return this.kept.get(version) ?? this.anew(version);
  }
}
