import type { NatsConnection, Subscription } from '@nats-io/transport-node';

/** How much of what a service is asked one of its replicas is given, beside the others: as often as it is here. */
export interface Weight {
  readonly weight: number;
  /** Calls back where it may be another. @returns how to stop that */
  onWeight(listener: () => void): () => void;
}

interface Options {
  connection: NatsConnection;
  subscribe(): Subscription;
  /** As much as the others where absent. */
  weight?: Weight | undefined;
}

/**
 * What a replica is given of a queue group. The broker gives each message to one subscription of the group, by chance: who
 * subscribes more often is given more.
 */
export class WeightedSubscription {
  private readonly subscriptions: Subscription[] = [];
  private readonly stop: (() => void) | undefined;

  constructor(private readonly options: Options) {
    this.stop = options.weight?.onWeight(() => this.adjust());
    this.adjust();
  }

  /** Takes no more, and handles what has come. */
  async drain(): Promise<void> {
    this.stop?.();
    await Promise.all(this.subscriptions.splice(0).map((one) => one.drain()));
  }

  private adjust(): void {
    const { connection, subscribe, weight: { weight } = { weight: 1 } } = this.options;
    // Its subscriptions have gone with it.
    if (connection.isClosed()) return;
    while (this.subscriptions.length < weight) this.subscriptions.push(subscribe());
    for (const one of this.subscriptions.splice(weight)) void one.drain().catch(() => undefined);
  }
}
