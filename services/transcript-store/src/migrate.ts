import { AdminConfiguration, runMigration } from '@parley/configuration';
import { migrateKnowledge } from '@parley/knowledge';
import { migrateProjections } from './projections/migrate-projections.js';

/** Brings the tables of views and knowledge up to date, after those of the log and before the services start. */
await runMigration(AdminConfiguration, async ({ DATABASE_ADMIN_URL }) => {
  await migrateProjections(DATABASE_ADMIN_URL);
  await migrateKnowledge(DATABASE_ADMIN_URL);
});
