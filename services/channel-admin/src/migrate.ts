import { ConfigurationError, configurationOf } from '@parley/configuration';
import { migrate } from '@parley/event-log/migrations';
import { IsString, Matches } from 'class-validator';

class MigrationConfiguration {
  @Matches(/^postgres(?:ql)?:\/\/\S+$/u, {
    message: 'DATABASE_ADMIN_URL must look like postgres://admin:password@host:5432/database',
  })
  DATABASE_ADMIN_URL!: string;

  @IsString()
  CHANNEL_ADMIN_PASSWORD!: string;

  @IsString()
  TRANSCRIPT_STORE_PASSWORD!: string;
}

/** Brings a database up to date before the services start; the only program that gets the administrator's connection. */
try {
  const configuration = configurationOf(MigrationConfiguration);
  await migrate(configuration.DATABASE_ADMIN_URL, {
    parley_channel_admin: configuration.CHANNEL_ADMIN_PASSWORD,
    parley_transcript_store: configuration.TRANSCRIPT_STORE_PASSWORD,
    // Used by the standalone only; a password that nobody knows keeps it shut.
    parley_embedded_bus: crypto.randomUUID(),
  });
} catch (error) {
  process.stderr.write(`migrate: ${(error as Error).message}\n`);
  process.exitCode = error instanceof ConfigurationError ? 2 : 1;
}
