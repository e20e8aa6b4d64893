// The product's own driver, watched.
import { createRequire } from 'node:module';

/** The driver that the product uses, not the one of a peer. */
const pg = createRequire(new URL('../libs/event-log/package.json', import.meta.url))('pg');

/** Counts what this process sends from now on, and remembers how it reaches the log. */
export function watchStatements() {
  const watched = { count: 0, appends: 0, connection: undefined };
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (...args) {
    watched.count += 1;
    if (args[0]?.name?.startsWith('parley-append')) watched.appends += 1;
    if (this.user === 'parley_channel_admin') {
      const { host, port, user, password, database } = this;
      watched.connection = { host, port, user, password, database };
    }
    return query.apply(this, args);
  };
  return watched;
}

export async function connectTo(connection) {
  const client = new pg.Client(connection);
  await client.connect();
  return client;
}
