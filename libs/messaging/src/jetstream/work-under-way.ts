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

/** Since when somebody has said nothing, and over which connection that was asked. */
interface Silence {
  since: number;
  session: string;
}

/**
 * What a replica works on, told to the others over core NATS: what is asked of a model twice is paid twice. The broker delivers
 * again what nobody has said a word about for five seconds; who gets it asks first who works on it. Where nobody does, the broker
 * itself says so at once; it says the same of a replica that stands still once it has given up its connection, and so a silence
 * that was heard counts for everything that is delivered again.
 */
export class WorkUnderWay {
  /** The last that was heard, whatever was asked. */
  private lastSilence: Silence | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly service: string,
    private readonly times: Times = { askMs: ASK_MS, stillMs: STILL_MS },
  ) {}

  /**
   * Waits until nobody else works on it.
   * @param again it was delivered before: whoever had it may stand still
   * @returns how to say that it is no more worked on here, and whether somebody else did; nothing where the service closes, or
   * its connection has for good, and another has to take it up
   */
  async take(id: string, signal: AbortSignal, again = false): Promise<Taken | undefined> {
    const subject = `parley.v1.under-way.${this.service}.${id}`;
    const ends = () => signal.aborted || this.connection.isClosed();
    const wasTaken = await this.free(subject, { ends, signal, again });
    if (ends()) return undefined;
    const subscription = this.connection.subscribe(subject, { callback: (_, message) => void message.respond() });
    return { wasTaken, done: () => subscription.unsubscribe() };
  }

  /** Another replica does not answer what it was asked over that connection; one that is gone since says nothing of it. */
  noteSilence(session: string): void {
    if (session === sessionOf(this.connection)) this.lastSilence = { since: performance.now(), session };
  }

  /** @returns whether anybody had it */
  private async free(
    subject: string,
    { ends, signal, again }: { ends(): boolean; signal: AbortSignal; again: boolean },
  ): Promise<boolean> {
    let wasTaken = false;
    let silence: Silence | undefined;
    // Whoever answers does not stand still.
    let isHeard = !again;
    while (!ends()) {
      const session = sessionOf(this.connection);
      const reply = await this.ask(subject);
      if (reply === 'silent') this.noteSilence(session);
      if (reply === 'works') [isHeard, silence] = [true, undefined];
      else if (reply === 'silent' || !isHeard) silence ??= this.lastSilence;
      if (silence?.session !== sessionOf(this.connection)) silence = undefined;
      if (reply === 'nobody' && !silence) break;
      wasTaken = true;
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
}

/** Which connection this is: the client makes a new one by itself where it is lost. */
export function sessionOf({ info }: NatsConnection): string {
  return `${info?.server_id}/${info?.client_id}`;
}

/** Whether the broker itself said that nobody listens there. */
export const isNobody = (error: unknown): boolean =>
  error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
