import { setTimeout as delay } from 'node:timers/promises';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { handOverSubject, type RecordedEvent } from '@parley/contracts';
import { handleWithin } from '@parley/telemetry';
import type { HandOvers, Turn } from '../ports.js';
import { carrierOf, tracedOptions } from './trace-headers.js';

/** So often who works on it says that it still does. */
const SIGN_OF_LIFE_MS = 2_000;
/** Whoever is silent for so long is not waited for. */
const SILENT_MS = 5_000;

type Reply = 'settled' | 'running' | 'failed';

interface Times {
  signOfLifeMs: number;
  silentMs: number;
}

/**
 * Hand-overs over core NATS request/reply. Who has begun a turn listens on a subject of this turn alone: where nobody
 * has, or who had was killed, the server itself says at once that nobody is there. What goes wrong between costs a second
 * model call, of which the decider discards an answer.
 */
export function natsHandOvers(
  connection: NatsConnection,
  { signOfLifeMs, silentMs }: Times = { signOfLifeMs: SIGN_OF_LIFE_MS, silentMs: SILENT_MS },
): HandOvers {
  return {
    accept(turn, settle) {
      const subscription = connection.subscribe(subjectOf(turn), {
        callback(error, message) {
          if (error) return;
          // Whoever asks over a connection that has been closed meanwhile hears nothing, and looks itself.
          void replyTo(message, turn, settle)
            .then((reply) => message.respond(reply))
            .catch(() => undefined);
        },
      });
      return () => subscription.unsubscribe();
    },
    async offer(turn, event, signal) {
      const payload = JSON.stringify(event);
      for (;;) {
        const reply = await connection
          .request(subjectOf(turn), payload, { timeout: silentMs, ...tracedOptions() })
          .then((message) => message.string() as Reply)
          .catch((): Reply => 'failed');
        if (reply !== 'running') return reply === 'settled';
        if (signal.aborted) return false;
      }
    },
  };

  async function replyTo(message: Msg, turn: Turn, settle: (event: RecordedEvent) => Promise<void>): Promise<Reply> {
    const event = eventOf(message, turn);
    if (!event) return 'failed';
    const settled = handleWithin(event, carrierOf(message.headers, event), () => settle(event)).then(
      (): Reply => 'settled',
      (): Reply => 'failed',
    );
    return Promise.race([settled, delay(signOfLifeMs, 'running' as const, { ref: false })]);
  }
}

const subjectOf = ({ tenant, channel_id, request_id }: Turn): string => handOverSubject(tenant, channel_id, request_id);

/** The event handed over, where it is of this turn; whether it is in the log, who settles the turn looks. */
function eventOf(message: Msg, turn: Turn): RecordedEvent | undefined {
  try {
    const event = message.json<RecordedEvent>();
    const { request_id } = event.data as { request_id?: string };
    const isOfTurn =
      event.tenant === turn.tenant && event.channel_id === turn.channel_id && request_id === turn.request_id;
    return isOfTurn ? event : undefined;
  } catch {
    return undefined;
  }
}
