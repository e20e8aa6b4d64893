/** Lets through what came first: each passes only when those before it, of the same key, have passed. */
export class ArrivalOrder {
  private readonly last = new Map<string, Promise<void>>();

  /** Its place is taken with the call. @returns what to call once it has passed */
  async enter(key: string): Promise<() => void> {
    const before = this.last.get(key);
    let pass = () => undefined as void;
    const passed = new Promise<void>((resolve) => (pass = resolve));
    this.last.set(key, passed);
    await before;
    return () => {
      if (this.last.get(key) === passed) this.last.delete(key);
      pass();
    };
  }
}
