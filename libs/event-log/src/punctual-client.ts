import { Socket } from 'node:net';
import pg from 'pg';
import { preparedName } from './prepared-name.js';
import { readingAs } from './reading-as.js';

/** How long a server may take to close a connection that says goodbye, in milliseconds. */
const GOODBYE_MS = 1_000;

/**
 * A connection that is destroyed where the server does not answer in time (`query_timeout`, its own or a statement's). The driver itself would only
 * stop waiting: whoever is given the connection next, as TypeORM gives it back to its pool, would wait behind a statement
 * that is never answered, and so would everybody after that.
 */
export class PunctualClient extends pg.Client {
  /** For whom everything is read while it is set: row-level security then gives the tenant's rows alone. */
  tenant: string | undefined;
  private readonly socket: Socket;
  private readonly mostMs: number | undefined;
  private deadline: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, query_timeout: 0, stream: () => socket });
    this.socket = socket;
    this.mostMs = config.query_timeout;
    // Everything that was asked is answered.
    this.on('drain', () => clearTimeout(this.deadline));
    socket.on('close', () => clearTimeout(this.deadline));
  }

  override query(...asked: unknown[]): never {
    const [{ query_timeout = this.mostMs }] = asked as [{ query_timeout?: number }];
    clearTimeout(this.deadline);
    if (query_timeout) this.deadline = setTimeout(() => this.socket.destroy(), query_timeout);
    const [text, values = []] = asked;
    if (typeof text !== 'string' || !Array.isArray(values)) return super.query(...(asked as [string])) as never;
    const read = this.tenant === undefined ? { text, values } : readingAs(this.tenant, { text, values });
    return super.query(
      { ...read, ...(read.values.length && { name: preparedName(read.text) }) },
      ...(asked.slice(2) as []),
    ) as never;
  }

  override end(...told: unknown[]): never {
    const cutOff = setTimeout(() => this.socket.destroy(), GOODBYE_MS).unref();
    this.socket.once('close', () => clearTimeout(cutOff));
    return super.end(...(told as [])) as never;
  }
}
