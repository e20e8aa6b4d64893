// What row-level security costs a reader: the queries of a channel's page and of a list, as a tenant, beside the same queries as the
// projector, outside a transaction. On one Postgres, in turns.
import 'reflect-metadata';
import { newId } from '@parley/contracts';
import { asTenant, migrateProjections, openProjections } from '@parley/transcript-store';
import { median, rate, report } from '../figures.mjs';
import { ownPostgres } from '../own-postgres.mjs';
import { size } from '../size.mjs';

const ROUNDS = size(5, 1);
const MILLISECONDS = size(1_000, 100);
const WARM_UP_MS = size(200, 50);
const TENANTS = 10;
const CHANNELS = size(2_000, 100);

const server = await ownPostgres();
await migrateProjections(server.adminUrl);
const projections = await openProjections(server.urlOf('parley_transcript_store'));
const { reader, writer } = projections;

const channels = Array.from({ length: CHANNELS }, (_, index) => [newId(), `tenant-${index % TENANTS}`]);
for (const [index, [id, tenant]] of channels.entries()) {
  await writer.query(`insert into projections.channels values ($1, $2, 'negotiation', 'open', now(), $3, $4)`, [
    id,
    tenant,
    index,
    { topic: 'A meetup', text: 'x'.repeat(2_000) },
  ]);
}

/** The queries of a request, with whom they are asked through. */
const QUERIES = {
  'one channel': async (manager, [id, tenant]) => {
    await manager.query('select * from projections.quarantine where channel_id = $1 and tenant = $2', [id, tenant]);
    await manager.query('select * from projections.channels where channel_id = $1 and tenant = $2', [id, tenant]);
  },
  'a list of 20': (manager, [, tenant]) =>
    manager.query('select * from projections.channels where tenant = $1 order by position desc limit 20', [tenant]),
};

const figures = [];
for (const [name, read] of Object.entries(QUERIES)) {
  for (const workers of [1, 10]) {
    const any = () => channels[Math.floor(Math.random() * CHANNELS)];
    const ways = {
      tenant: (channel = any()) => asTenant(reader, channel[1], (manager) => read(manager, channel)),
      without: () => read(writer.manager, any()),
    };
    const rates = { tenant: [], without: [] };
    for (const way of Object.values(ways)) await rate(workers, WARM_UP_MS, () => way());
    for (let round = 0; round < ROUNDS; round++) {
      for (const [way, work] of Object.entries(ways)) rates[way].push(await rate(workers, MILLISECONDS, () => work()));
    }
    const [value, without] = [median(rates.tenant), median(rates.without)];
    const title = `${name}, ${workers} at once`;
    figures.push({ bench: 'read', case: title, value, unit: 'reads/s' });
    figures.push({
      bench: 'read',
      case: title,
      value: without,
      unit: 'reads/s',
      peer: 'without',
      ratio: value / without,
    });
  }
}
report(figures);
await projections.close();
await server.close();
