import type { NatsConnection, Subscription } from '@nats-io/transport-node';

/** How often a replica looks at its weight, in milliseconds. */
const LOOK_MS = 500;

interface Options {
  connection: NatsConnection;
  subscribe(): Subscription;
  /** How much of what the service is asked this replica is given, beside the others; as much as they where absent. */
  weight?: (() => number) | undefined;
  lookMs?: number;
}

/**
 * What a replica is given of a queue group. The broker gives each message to one subscription of the group, by chance: who
 * subscribes more often is given more.
 */
export class WeightedSubscription {
  private readonly subscriptions: Subscription[] = [];
  private readonly looking: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {
    const { weight, lookMs = LOOK_MS } = options;
    if (weight) this.looking = setInterval(() => this.adjust(), lookMs);
    this.adjust();
  }

  /** Takes no more, and handles what has come. */
  async drain(): Promise<void> {
    clearInterval(this.looking);
    await Promise.all(this.subscriptions.splice(0).map((one) => one.drain()));
  }

  private adjust(): void {
    const { connection, subscribe } = this.options;
    // Its subscriptions have gone with it.
    if (connection.isClosed()) return clearInterval(this.looking);
    const weight = this.options.weight?.() ?? 1;
    while (this.subscriptions.length < weight) this.subscriptions.push(subscribe());
    for (const one of this.subscriptions.splice(weight)) void one.drain().catch(() => undefined);
  }
}
