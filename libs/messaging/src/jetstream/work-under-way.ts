import { setTimeout as delay } from 'node:timers/promises';
import { NoRespondersError, RequestError, type NatsConnection } from '@nats-io/transport-node';

/** So often who works on something is asked whether it still does. */
const ASK_MS = 2_000;
/**
 * A replica that stands still is waited for as long; one that has ended not at all, since its connection ends with it. Longer
 * than a machine stands still that will go on, and shorter than a turn may take.
 */
const STILL_MS = 60_000;

interface Taken {
  wasTaken: boolean;
  done(): void;
}

interface Times {
  askMs: number;
  stillMs: number;
}

/**
 * What a replica works on, told to the others over core NATS: what is asked of a model twice is paid twice. The broker delivers
 * again what nobody has said a word about for five seconds; who gets it asks first who works on it. Where nobody does, the broker
 * itself says so at once.
 */
export class WorkUnderWay {
  constructor(
    private readonly connection: NatsConnection,
    private readonly service: string,
    private readonly times: Times = { askMs: ASK_MS, stillMs: STILL_MS },
  ) {}

  /**
   * Waits until nobody else works on it.
   * @returns how to say that it is no more worked on here, and whether somebody else did; nothing where the service closes, or
   * its connection has for good, and another has to take it up
   */
  async take(id: string, signal: AbortSignal): Promise<Taken | undefined> {
    const subject = `parley.v1.under-way.${this.service}.${id}`;
    const ends = () => signal.aborted || this.connection.isClosed();
    const wasTaken = await this.free(subject, ends, signal);
    if (ends()) return undefined;
    const subscription = this.connection.subscribe(subject, { callback: (_, message) => void message.respond() });
    return { wasTaken, done: () => subscription.unsubscribe() };
  }

  /** @returns whether anybody had it */
  private async free(subject: string, ends: () => boolean, signal: AbortSignal): Promise<boolean> {
    let wasTaken = false;
    let silence: { since: number; session: string } | undefined;
    while (!ends()) {
      const { session } = this;
      const reply = await this.ask(subject);
      // Silence says nothing of what was asked over a connection that is gone.
      if (silence && silence.session !== this.session) silence = undefined;
      if (reply === 'nobody' && !silence) break;
      wasTaken = true;
      if (reply === 'works') silence = undefined;
      else if (reply === 'silent' && session === this.session) silence ??= { since: performance.now(), session };
      if (silence && performance.now() - silence.since >= this.times.stillMs) break;
      if (reply !== 'silent') await delay(this.times.askMs, undefined, { signal }).catch(() => undefined);
    }
    return wasTaken;
  }

  private ask(subject: string): Promise<'works' | 'nobody' | 'silent'> {
    return this.connection.request(subject, undefined, { timeout: this.times.askMs }).then(
      () => 'works' as const,
      (error: unknown) => (isNobody(error) ? 'nobody' : 'silent'),
    );
  }

  /** Which connection this is: the client makes a new one by itself where it is lost. */
  private get session(): string {
    const { server_id, client_id } = this.connection.info ?? {};
    return `${server_id}/${client_id}`;
  }
}

/** Whether the broker itself said that nobody listens there. */
export const isNobody = (error: unknown): boolean =>
  error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
