import type { EventLog, LogSignal } from '@parley/event-log';
import {
  answerLogins,
  postgresSeatCheckpoint,
  SeatConnections,
  SeatDesk,
  SeatPublisher,
  type NatsConnection,
} from '@parley/messaging';
import { tellSeats, UNTOLD, type Registry } from '@parley/protocols';
import type { RecordedEvent } from '@parley/contracts';
import type { CommandHandler } from '../command-handler.js';
import { answerForSeat } from './answer-turn.js';
import { SeatKeys } from './seat-keys.js';

interface Options {
  /** channel-admin's own connection. */
  admin: NatsConnection;
  log: EventLog;
  signal: LogSignal;
  /** The pool of the role that owns the schema channel_admin. */
  pool: Parameters<typeof postgresSeatCheckpoint>[0];
  handler: CommandHandler;
  registry?: Registry;
  /** False while another replica publishes. */
  isOurs?(): boolean;
  /** What seats connect by; where absent they are told all the same, and nobody can be one. */
  access?: { desk: NatsConnection; issuer: string; graceMs?: number };
  /** For tests only. */
  lookMs?: number;
}

/** Tells seats what is for them over NATS, lets in who has the key of one, and answers it (ADR 33). */
export function serveSeats(options: Options): { close(): Promise<void> } {
  const { admin, log, signal, pool, registry, isOurs, access, lookMs } = options;
  const seats = access && serveAccess({ ...options, ...access });
  const publisher = new SeatPublisher({
    ...{ connection: admin, log, signal, checkpoint: postgresSeatCheckpoint(pool), untold: UNTOLD },
    tell: (fold, event) => tellSeats(fold, event, registry),
    ...(isOurs && { isOurs }),
    ...(seats && { onEvent: (event: RecordedEvent) => seats.lookAfter(event) }),
    ...(lookMs !== undefined && { lookMs }),
  });
  publisher.start();
  return {
    async close() {
      await publisher.close();
      await seats?.close();
    },
  };
}

function serveAccess({
  admin,
  log,
  handler,
  desk,
  issuer,
  graceMs,
  isOurs,
  lookMs: everyMs,
}: Options & NonNullable<Options['access']>) {
  const keys = new SeatKeys({ handler, log, ...(graceMs !== undefined && { graceMs }) });
  const accessOf = (seat: Parameters<SeatKeys['accessOf']>[0]) => keys.accessOf(seat);
  const answering = new SeatDesk({
    ...{ desk, admin, accessOf },
    handle: (command) => handler.handle(command),
    answer: (seat, given) => answerForSeat(handler, seat, given),
  });
  const logins = answerLogins({ connection: admin, issuer, identify: (token) => keys.identify(token) });
  const connections = new SeatConnections({
    ...{ admin, desk, accessOf },
    ...(isOurs && { isOurs }),
    ...(everyMs !== undefined && { everyMs }),
  });
  answering.start();
  connections.start();
  return {
    /** A new key ends the one before at once. */
    lookAfter({ type, channel_id }: RecordedEvent) {
      if (type === 'SeatTokenIssued') void connections.look(channel_id);
    },
    async close() {
      await connections.close();
      await logins.close();
      await answering.close();
    },
  };
}
