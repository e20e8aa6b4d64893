import pg from 'pg';
import { PunctualClient } from './punctual-client.js';

/** How long the database may take, in milliseconds. */
export interface DatabaseTimeouts {
  /** To give a connection. */
  connectMs: number;
  /** For one statement. Migrations, and documents taken in, have their own time. */
  statementMs: number;
}

export const DATABASE_TIMEOUTS: DatabaseTimeouts = { connectMs: 3_000, statementMs: 6_000 };

/** The server ends a statement by itself where it can; a server that hangs does not, and is not waited for. */
const GRACE_MS = 500;

/** After how long a connection that nobody uses is asked whether it still stands, in milliseconds. */
const KEEP_ALIVE_MS = 5_000;

const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS };

/** The timeouts as the driver takes them, for a pool of its own or of TypeORM's (`extra`). */
export const driverTimeouts = ({ connectMs, statementMs }: DatabaseTimeouts) => ({
  ...KEPT_ALIVE,
  Client: PunctualClient,
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  query_timeout: statementMs + GRACE_MS,
  // A transaction whose client was lost keeps its locks no longer than this.
  idle_in_transaction_session_timeout: statementMs,
});

/** A connection's role from its beginning, as the driver takes it. */
export const actingAs = (role: string) => ({ options: `-c role=${role}` });

interface Options {
  max?: number;
  /** The role to be, where it is not the one that logs in. */
  role?: string;
  timeouts?: DatabaseTimeouts;
  /** Told of connections that break; each is replaced. */
  onBroken?(error: Error): void;
}

/** A pool whose connections may break at any time: who uses one is told by its statement, and nobody else ends. */
export function openPool(
  connectionString: string,
  { max = 10, role, timeouts = DATABASE_TIMEOUTS, onBroken = () => undefined }: Options = {},
): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, ...driverTimeouts(timeouts), ...(role && actingAs(role)) });
  pool.on('error', onBroken);
  // The pool listens to idle ones only: one that is checked out, and runs no statement just then, would end the process.
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
}

/**
 * A connection of its own, without a limit for statements unless it is said: for what may take long. Its statements tell
 * where it breaks.
 */
export async function openClient(
  connectionString: string,
  limits: Pick<pg.ClientConfig, 'query_timeout' | 'idle_in_transaction_session_timeout'> = {},
): Promise<pg.Client> {
  const connectionTimeoutMillis = DATABASE_TIMEOUTS.connectMs;
  const client = new PunctualClient({ connectionString, ...KEPT_ALIVE, connectionTimeoutMillis, ...limits });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
