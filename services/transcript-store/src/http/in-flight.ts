/** Work that several wait for is done once. */
export class InFlight<T> {
  private readonly groups = new Map<string, Map<string, Promise<T>>>();

  /** @param group what `forget` names */
  share(group: string, key: string, work: () => Promise<T>): Promise<T> {
    const known = this.groups.get(group) ?? new Map<string, Promise<T>>();
    const found = known.get(key);
    if (found) return found;
    this.groups.set(group, known);
    const done = work().finally(() => {
      if (known.get(key) === done) known.delete(key);
      if (!known.size && this.groups.get(group) === known) this.groups.delete(group);
    });
    known.set(key, done);
    return done;
  }

  /** Whoever asks from now on gets what is begun from now on. */
  forget(group: string): void {
    this.groups.delete(group);
  }
}
