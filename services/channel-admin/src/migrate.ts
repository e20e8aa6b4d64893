import { AdminConfiguration, runMigration } from '@parley/configuration';
import { migrate } from '@parley/event-log/migrations';
import { IsString } from 'class-validator';

class MigrationConfiguration extends AdminConfiguration {
  @IsString()
  CHANNEL_ADMIN_PASSWORD!: string;

  @IsString()
  TRANSCRIPT_STORE_PASSWORD!: string;
}

/** Brings roles and log up to date before the services start; those who run as a service never get the administrator's connection. */
await runMigration(MigrationConfiguration, ({ DATABASE_ADMIN_URL, ...passwords }) =>
  migrate(DATABASE_ADMIN_URL, {
    parley_channel_admin: passwords.CHANNEL_ADMIN_PASSWORD,
    parley_transcript_store: passwords.TRANSCRIPT_STORE_PASSWORD,
    // Used by the standalone only; a password that nobody knows keeps it shut.
    parley_embedded_bus: crypto.randomUUID(),
  }),
);
