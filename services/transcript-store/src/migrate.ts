import { AdminConfiguration, runMigration } from '@parley/configuration';
import { migrateProjections } from './projections/migrate-projections.js';

/** Brings the views' tables up to date, after those of the log and before the services start. */
await runMigration(AdminConfiguration, ({ DATABASE_ADMIN_URL }) => migrateProjections(DATABASE_ADMIN_URL));
