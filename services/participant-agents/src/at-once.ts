/** How many of something may be under way at the same time, in all and of one tenant. */
export class AtOnce {
  private readonly under = new Map<string, number>();
  private all = 0;

  constructor(private readonly most: { all: number; ofTenant: number }) {}

  /** @returns undefined where there are as many already */
  async within<T>(tenant: string, work: () => Promise<T>): Promise<T | undefined> {
    const own = this.under.get(tenant) ?? 0;
    if (this.all >= this.most.all || own >= this.most.ofTenant) return undefined;
    this.count(tenant, 1);
    try {
      return await work();
    } finally {
      this.count(tenant, -1);
    }
  }

  private count(tenant: string, by: number): void {
    this.all += by;
    const left = (this.under.get(tenant) ?? 0) + by;
    if (left) this.under.set(tenant, left);
    else this.under.delete(tenant);
  }
}
