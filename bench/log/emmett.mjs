// The peer: appends through emmett-postgresql.
import { randomUUID } from 'node:crypto';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';

export async function emmett(adminUrl, { data, metadata }) {
  const store = getPostgreSQLEventStore(adminUrl);
  await store.schema.migrate();
  return {
    start(channels) {
      const heads = Array.from({ length: channels }, () => ({ name: `negotiation-${randomUUID()}`, version: 0n }));
      return async (worker) => {
        const head = heads[worker];
        const result = await store.appendToStream(head.name, [{ type: 'TimerSet', data, metadata }], {
          expectedStreamVersion: head.version === 0n ? 'STREAM_DOES_NOT_EXIST' : head.version,
        });
        head.version = result.nextExpectedStreamVersion;
      };
    },
    end: () => store.close(),
  };
}
